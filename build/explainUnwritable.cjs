const { mkdtempSync, rmdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

/**
 * A message if a folder can't be written to, or if an error says so of its path.
 *
 * @param {string} folder
 * @param {{ code?: string, path?: string }} [error]
 */
module.exports = function explainUnwritable(folder, error = tryToWrite(folder)) {
  if (!error?.path || !['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) return undefined;
  return (
    `${resolve(error.path)} can't be written to (${error.code}). ` +
    'Make it writable, or copy the project to a folder of your own.'
  );
};

/**
 * Writes a file, because trying is the only test that works on every system.
 *
 * @param {string} folder
 */
function tryToWrite(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.writable-')));
    return undefined;
  } catch (error) {
    return { code: /** @type {NodeJS.ErrnoException} */ (error).code, path: folder };
  }
}
