const { compileApart } = require('../compileApart.cjs');

/** Webpack plugin: compiles an entry to be inlined; `text` is complete when the page is rendered. */
module.exports = class InlineScriptPlugin {
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
};
