const { readFileSync } = require('node:fs');

/**
 * Whether the packages in the lock file of a project are installed.
 *
 * @param {string} folder
 */
module.exports = function isInstalled(folder) {
  try {
    const wanted = packagesIn(`${folder}/package-lock.json`);
    // npm writes this file when an installation is complete.
    const installed = packagesIn(`${folder}/node_modules/.package-lock.json`);
    return Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
};

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
