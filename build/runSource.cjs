const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { marketAdvice } = require('./markets.cjs');

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

/** The most characters of a line in a message. */
const LONGEST = 60;

/** Matches the endings of photographs that can be imported. */
const photograph = /\.(jpe?g|png|webp)$/i;

/**
 * Says where a text can't be read, and what to write.
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

/** Matches the endings of other pictures from cameras, phones and programs. */
const otherPicture = /\.(heic|heif|avif|gif|bmp|tiff?|svg|pdf|raw|dng|psd)$/i;

/**
 * Says where a text first has a name.
 *
 * @param {string} text
 * @param {string} name
 */
function placeOf(text, name) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => new RegExp(`(?<![\\w$'"])${name}(?![\\w$])`).test(line));
  return index < 0 ? '' : `line ${index + 1}, “${(lines[index] ?? '').trim().slice(0, LONGEST)}”: `;
}

/**
 * Says what to write instead of an import of a missing file.
 *
 * @param {string} file that has it
 * @param {string} request
 */
function explainImport(file, request) {
  const it = `it imports '${request}'`;
  if (!request.startsWith('.')) {
    return `${it}, which isn't installed; correct it, delete the line, or start a path with ./ or ../`;
  }
  if (/\/markets\//.test(request))
    return `${it}, and there is no such market; write ${marketAdvice()}`;
  const extension = path.extname(request);
  if (otherPicture.test(request) || (/pictures\//.test(request) && extension)) {
    return `${it}; save the photograph as .jpg, .png or .webp, and import that`;
  }
  if (extension === '.ts' || extension === '.tsx' || extension === '.js') {
    return `${it}; leave out the ${extension} at its end`;
  }
  const target = path.resolve(path.dirname(file), request);
  const near = fs.existsSync(path.dirname(target)) ? fs.readdirSync(path.dirname(target)) : [];
  const plain = path.basename(target).toLowerCase();
  const similar = near.find((name) => path.parse(name).name.toLowerCase() === plain);
  const advice = similar ? `is it '${similar}'? Correct it` : 'correct it, or delete the line';
  return `${it}, and there is no such file; ${advice}`;
}

/**
 * Says in a sentence why a merchant's module fails.
 *
 * @param {string} file
 * @param {unknown} error
 */
function explainFailure(file, error) {
  const { name, message = String(error) } = /** @type {Partial<Error>} */ (Object(error));
  const [, unknown] = /^(.+) is not defined$/.exec(message) ?? [];
  const text = fs.readFileSync(file, 'utf8');
  if (name !== 'ReferenceError' || !unknown) return message;
  const isMarket = new RegExp(`market:\\s*${unknown}\\b`).test(text);
  const isYesOrNo = /^(yes|no|ja|nein|on|off|haan|nahi|TRUE|FALSE|True|False)$/.test(unknown);
  const advice = isMarket
    ? `write ${marketAdvice()}.`
    : isYesOrNo
      ? 'write true or false.'
      : 'put quotes around it if it is a text, or import it at the top.';
  return `${placeOf(text, unknown)}nothing is called ${unknown}; ${advice}`;
}

/** An error whose message already says what to write. */
class Explained extends Error {}

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
  if (fault) throw new Explained(explain(text, fault));
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
    try {
      return runFile(file);
    } catch (error) {
      const message = error instanceof Explained ? error.message : explainFailure(file, error);
      // An imported file reports its own errors.
      const isOther = file !== source && !message.startsWith('in ');
      const place = isOther ? `in ${path.relative(path.dirname(source), file)}, ` : '';
      throw new Explained(place + message);
    }
  };
  /** @type {(file: string) => any} */
  const runFile = (file) => {
    files.add(file);
    if (file.endsWith('.json')) return JSON.parse(fs.readFileSync(file, 'utf8'));
    const module = { exports: {} };
    const load = (/** @type {string} */ request) => {
      if (!request.startsWith('.')) {
        try {
          return require(request);
        } catch {
          throw new Explained(`${explainImport(file, request)}.`);
        }
      }
      const other = path.resolve(path.dirname(file), request);
      if (photograph.test(other)) {
        pictures.add(other);
        return other;
      }
      if (other.endsWith('.json') && fs.existsSync(other)) return run(other);
      if (fs.existsSync(`${other}.ts`)) return run(`${other}.ts`);
      throw new Explained(`${explainImport(file, request)}.`);
    };
    new Function('module', 'exports', 'require', compile(file))(module, module.exports, load);
    return module.exports;
  };
  return { exported: run(source), pictures, files };
}

module.exports = Object.assign(runSource, { photograph });
