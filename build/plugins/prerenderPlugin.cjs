const { optimize } = require('webpack');

const NAME = 'PrerenderPlugin';

/**
 * Webpack plugin: keeps what is rendered at build time in one piece. Its compilation is html-webpack-
 * plugin's own, whose lazy parts would be emitted beside the shop's, for nobody.
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
