const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
const { EventEmitter } = require('node:events');

/**
 * Webpack plugin for development: begins to check the types when the page has been built. Side by
 * side both take longer, and the page is what is waited for.
 */
module.exports = class TypesAfterPage {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const page = new EventEmitter();
    compiler.hooks.emit.tap('TypesAfterPage', () => void page.emit('built'));
    const { start } = ForkTsCheckerPlugin.getCompilerHooks(compiler);
    start.tapAsync('TypesAfterPage', (change, _compilation, callback) => {
      // By the types of the hook, it gives options.
      page.once('built', () => callback(null, /** @type {never} */ (change)));
    });
  }
};
