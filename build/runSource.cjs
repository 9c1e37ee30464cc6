const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/** @type {Map<string, { text: string, code: string }>} */
const compiled = new Map();

/**
 * Compiles a file to JavaScript, unless it hasn't changed: a large catalogue takes a while.
 *
 * @param {string} file
 */
function compile(file) {
  const text = fs.readFileSync(file, 'utf8');
  const known = compiled.get(file);
  if (known?.text === text) return known.code;
  const code = ts.transpileModule(text, { compilerOptions }).outputText;
  compiled.set(file, { text, code });
  return code;
}

/**
 * Runs a module that the merchant writes. In what it exports, a picture is the path of its file.
 *
 * @param {string} source its path
 * @returns `exported`, `pictures` (their paths), and the `files` that were read
 * @throws if it can't be run
 */
module.exports = function runSource(source) {
  /** @type {Set<string>} */
  const pictures = new Set();
  /** @type {Set<string>} */
  const files = new Set();

  /** @type {(file: string) => any} */
  const run = (file) => {
    files.add(file);
    if (file.endsWith('.json')) return JSON.parse(fs.readFileSync(file, 'utf8'));
    const module = { exports: {} };
    const load = (/** @type {string} */ request) => {
      if (!request.startsWith('.')) return require(request);
      const other = path.resolve(path.dirname(file), request);
      if (!other.endsWith('.jpg')) return run(other.endsWith('.json') ? other : `${other}.ts`);
      pictures.add(other);
      return other;
    };
    new Function('module', 'exports', 'require', compile(file))(module, module.exports, load);
    return module.exports;
  };
  return { exported: run(source), pictures, files };
};
