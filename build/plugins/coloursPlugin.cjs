const { readFileSync } = require('node:fs');
const path = require('node:path');
const { WebpackError } = require('webpack');
const { load } = require('../shop.cjs');

/** @type {typeof import('../colours')} */
const { describeShortfalls, fillIn, readColours } = load('./colours.ts');

const TOKENS = path.resolve('shop/colours.css');

/** The shop's colours, as its style sheet has them now. */
const shopColours = () => readColours(readFileSync(TOKENS, 'utf8'));

/** Webpack plugin: fails a production build if a text has too little contrast; in development it warns. */
class ColoursPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, options }) {
    hooks.thisCompilation.tap('ColoursPlugin', (compilation) => {
      compilation.fileDependencies.add(TOKENS);
      compilation.hooks.processAssets.tap('ColoursPlugin', () => {
        const { warnings, errors } = compilation;
        const problems = options.mode === 'development' ? warnings : errors;
        problems.push(...describeShortfalls(shopColours()).map((text) => new WebpackError(text)));
      });
    });
  }
}

module.exports = { ColoursPlugin, TOKENS, fillIn, shopColours };
