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
 * Its text as JavaScript; made again only when it has changed, because a long one takes its time.
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
 * Runs a module that the merchant writes.
 *
 * @param {string} source the path of its file
 * @returns `exported`, what the module exports, in which a picture is the path of its file;
 *   `pictures`, these paths; `files`, what was read
 * @throws where it can't be run
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
