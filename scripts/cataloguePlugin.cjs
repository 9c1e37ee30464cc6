const fs = require('node:fs');
const path = require('node:path');
const { createJiti } = require('jiti');
const ts = require('typescript');
const { NormalModuleReplacementPlugin, WebpackError } = require('webpack');

const { checkCatalogue } = createJiti(__filename)('../src/features/catalogue/checkCatalogue.ts');
const catalogue = path.resolve('src/features/catalogue/products.ts');
const picture = /\.jpg$/;
const compilerOptions = { module: 'CommonJS', target: 'ES2022', esModuleInterop: true };

const compiled = new Map();

/** Its text as JavaScript; made anew only when it has changed, for a long one takes its time. */
function compile(file) {
  const text = fs.readFileSync(file, 'utf8');
  if (compiled.get(file)?.text !== text) {
    compiled.set(file, { text, code: ts.transpileModule(text, { compilerOptions }).outputText });
  }
  return compiled.get(file).code;
}

/** What a module of the catalogue exports; pictures are no more than their names in it. */
function run(file) {
  const module = { exports: {} };
  const load = (request) => {
    if (picture.test(request)) return request;
    if (!request.startsWith('.')) return require(request);
    const other = path.resolve(path.dirname(file), request);
    return other.endsWith('.json')
      ? JSON.parse(fs.readFileSync(other, 'utf8'))
      : run(`${other}.ts`);
  };
  new Function('module', 'exports', 'require', compile(file))(module, module.exports, load);
  return module.exports;
}

function sentences() {
  try {
    return checkCatalogue(run(catalogue).products);
  } catch (error) {
    return [`${path.relative('', catalogue)} can't be read: ${error.message}`];
  }
}

/**
 * Webpack plugin: fails the build, in plain sentences, when the catalogue has wrong entries or when
 * a picture is not there. Nothing of it reaches the shop.
 */
module.exports = class CataloguePlugin {
  apply(compiler) {
    const missing = new Map();
    // An empty module stands in for a missing picture: one sentence is enough, and the other
    // checks go on.
    new NormalModuleReplacementPlugin(picture, (resource) => {
      const file = path.resolve(resource.context, resource.request);
      if (fs.existsSync(file)) return;
      const importer = path.relative('', resource.contextInfo.issuer);
      missing.set(
        file,
        `${importer}: there is no picture ${path.relative('', file)}; ` +
          'put the photograph there, or correct the import.',
      );
      resource.missingDependencies.add(file);
      resource.request = 'data:text/javascript,export default ""';
    }).apply(compiler);

    compiler.hooks.thisCompilation.tap('CataloguePlugin', (compilation) => {
      missing.clear();
      compilation.hooks.processAssets.tap('CataloguePlugin', () => {
        for (const sentence of [...sentences(), ...missing.values()]) {
          compilation.errors.push(new WebpackError(sentence));
        }
      });
    });
  }
};
