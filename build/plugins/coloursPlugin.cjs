const { readFileSync } = require('node:fs');
const path = require('node:path');
const { createJiti } = require('jiti');
const { WebpackError } = require('webpack');

/** @type {typeof import('../colours')} */
const { describeShortfalls, fillIn, readColours } = createJiti(__filename)('../colours.ts');

const TOKENS = path.resolve('src/shared/styles/tokens.css');

/** The shop's colours, as its style sheet gives them now. */
const shopColours = () => readColours(readFileSync(TOKENS, 'utf8'));

/**
 * Webpack plugin: names every text that can't be read on its ground. It stops a production build; in
 * development it warns, so that colours can be tried.
 */
class ColoursPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ColoursPlugin', (compilation) => {
      compilation.fileDependencies.add(TOKENS);
      compilation.hooks.processAssets.tap('ColoursPlugin', () => {
        const dev = compiler.options.mode === 'development';
        const problems = dev ? compilation.warnings : compilation.errors;
        problems.push(...describeShortfalls(shopColours()).map((text) => new WebpackError(text)));
      });
    });
  }
}

module.exports = { ColoursPlugin, TOKENS, fillIn, shopColours };
