const { optimize } = require('webpack');

const NAME = 'PrerenderPlugin';

/**
 * Webpack plugin: keeps the code that renders the pages in one piece. Otherwise html-webpack-plugin's child
 * compilation would emit its lazy chunks into the site.
 */
module.exports = class PrerenderPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.childCompiler.tap(NAME, (child, name) => {
        if (!name.startsWith('HtmlWebpackCompiler')) return;
        new optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(child);
      });
    });
  }
};
