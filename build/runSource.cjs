const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/** Of a line in a message, in characters. */
const LONGEST = 60;

/** What a photograph can be saved as. */
const photograph = /\.(jpe?g|png|webp)$/i;

/**
 * Where a text can't be read, and what to write.
 *
 * @param {string} text
 * @param {ts.Diagnostic} fault
 */
function explain(text, { start = 0, messageText }) {
  const number = text.slice(0, start).split('\n').length;
  const line = text.split('\n')[number - 1]?.trim() ?? '';
  const reason = ts.flattenDiagnosticMessageText(messageText, ' ');
  const advice = /\d,\d/.test(line)
    ? 'write numbers without commas, such as 1349.'
    : `check its quotes, commas and brackets (${reason})`;
  return `line ${number} can't be read, “${line.slice(0, LONGEST)}”; ${advice}`;
}

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
  const { outputText: code, diagnostics: [fault] = [] } = ts.transpileModule(text, {
    compilerOptions,
    reportDiagnostics: true,
  });
  if (fault) throw new Error(explain(text, fault));
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
function runSource(source) {
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
      if (photograph.test(other)) {
        pictures.add(other);
        return other;
      }
      if (other.endsWith('.json')) return run(other);
      if (fs.existsSync(`${other}.ts`)) return run(`${other}.ts`);
      throw new Error(
        `it imports '${request}'; save the photograph as .jpg, .png or .webp, and import that.`,
      );
    };
    new Function('module', 'exports', 'require', compile(file))(module, module.exports, load);
    return module.exports;
  };
  return { exported: run(source), pictures, files };
}

module.exports = Object.assign(runSource, { photograph });
