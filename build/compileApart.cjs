const path = require('node:path');
const { promisify } = require('node:util');
const { EntryPlugin, library, NormalModuleReplacementPlugin, optimize } = require('webpack');

/**
 * Compiles an entry without sharing any chunk or runtime with the shop's scripts.
 *
 * @param {import('webpack').Compilation} compilation of the shop
 * @param {string} entry its path
 * @param {{ isModule?: boolean }} options `isModule`: to be run by Node in this build, so it isn't minified
 * @returns its code; empty if it has errors, which the build reports
 */
async function compileApart(compilation, entry, { isModule = false } = {}) {
  const { name } = path.parse(entry);
  const filename = isModule ? name : `${name}.js`;
  const output = { filename, ...(isModule && { library: { type: 'commonjs2' } }) };
  const child = compilation.createChildCompiler(name, output, [
    new EntryPlugin(compilation.compiler.context, entry, { name }),
    new library.EnableLibraryPlugin('commonjs2'),
  ]);
  await promisify(child.runAsChild.bind(child))();
  const asset = compilation.getAsset(filename);
  if (asset) compilation.deleteAsset(filename);
  return asset?.source.source().toString() ?? '';
}

/** Webpack plugin: compiles an entry to be inlined; `text` is complete when the page is rendered. */
class InlineScriptPlugin {
  text = '';

  /** @param {string} entry its path */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.make.tapPromise('InlineScriptPlugin', async (compilation) => {
      this.text = await compileApart(compilation, this.entry);
    });
  }
}

/**
 * Webpack plugin: emits one file for each separate compilation, and no styles for the page renderer. Otherwise
 * child compilations would emit their lazy chunks, and html-webpack-plugin's its style sheets, into the site.
 */
const prerenderPlugin = {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const NAME = 'PrerenderPlugin';
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.childCompiler.tap(NAME, (child, name) => {
        new optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(child);
        if (!/^(HtmlWebpackCompiler|renderProductPage)/.test(name)) return;
        new NormalModuleReplacementPlugin(/\.css$/, 'data:text/javascript,').apply(child);
      });
    });
  },
};

module.exports = { compileApart, InlineScriptPlugin, prerenderPlugin };
