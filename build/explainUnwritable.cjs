const { mkdtempSync, rmdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

const refusals = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Why a folder, or with `error` what that error is about, can't be written to, in a sentence that says
 * what to do; undefined where it can be, or where the error is another one.
 *
 * @param {string} folder
 * @param {{ code?: string, path?: string }} [error]
 */
module.exports = function explainUnwritable(folder, error = refusalOf(folder)) {
  if (!error?.path || !refusals.includes(error.code ?? '')) return undefined;
  return (
    `${resolve(error.path)} can't be written to (${error.code}). ` +
    'Make it writable, or copy the project to a folder of your own.'
  );
};

/**
 * What happens when something is made in the folder: only that tells, on every system.
 *
 * @param {string} folder
 */
function refusalOf(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.writable-')));
    return undefined;
  } catch (error) {
    return { code: /** @type {NodeJS.ErrnoException} */ (error).code, path: folder };
  }
}
