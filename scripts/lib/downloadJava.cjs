/** Downloads a Java runtime into a folder, and shows its progress. Arguments: the folder, the version. */
const fs = require('node:fs');
const path = require('node:path');
const njre = require('njre');

const [folder = '', version] = process.argv.slice(2);
// njre downloads to this folder first.
const TMPDIR = path.join(folder, 'download');
fs.rmSync(TMPDIR, { recursive: true, force: true });
fs.mkdirSync(TMPDIR);
Object.assign(process.env, { TMPDIR, TEMP: TMPDIR, TMP: TMPDIR });

if (process.stdout.isTTY) setInterval(showProgress, 500).unref();
function showProgress() {
  const files = fs
    .readdirSync(TMPDIR, { recursive: true })
    .map((name) => path.join(TMPDIR, String(name)));
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  process.stdout.write(`\r${(bytes / 1e6).toFixed(0)} MB`);
}

// njre writes beside this file.
njre.install(Number(version), { installPath: path.join(folder, 'jre') }).then(
  () => {
    fs.rmSync(TMPDIR, { recursive: true, force: true });
    console.log('\rJava is here.');
  },
  (/** @type {Error} */ error) => {
    console.error(`\rJava can’t be downloaded: ${error.message}`);
    process.exitCode = 1;
  },
);
