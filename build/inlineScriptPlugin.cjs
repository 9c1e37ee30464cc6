const { EntryPlugin } = require('webpack');

const NAME = 'InlineScriptPlugin';

/**
 * Webpack plugin: compiles an entry to one text, to be inlined into the page; `text` is complete when
 * the page is made. The entry has a compiler of its own, so that it shares no chunk and no runtime
 * with the shop's scripts, nor what the development server adds to every entry.
 */
module.exports = class InlineScriptPlugin {
  text = '';

  /** @param {string} entry its path */
  constructor(entry) {
    this.entry = entry;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.make.tapAsync(NAME, (compilation, done) => {
      const filename = 'inline.js';
      const child = compilation.createChildCompiler(NAME, { filename }, [
        new EntryPlugin(compiler.context, this.entry, { name: 'inline' }),
      ]);
      child.runAsChild((error) => {
        const asset = compilation.getAsset(filename);
        if (asset) {
          this.text = asset.source.source().toString();
          compilation.deleteAsset(filename);
        }
        done(error);
      });
    });
  }
};
