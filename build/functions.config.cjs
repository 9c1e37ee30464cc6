/**
 * webpack's configuration for the functions: one file for Node, with the shop's configuration, words and catalogue. The
 * packages stay outside, as Firebase installs those of `functions/package/package.json`, but for `tldts`: the emulator would
 * find another version of it.
 */
const { DefinePlugin } = require('webpack');
const { shopColours } = require('./plugins/coloursPlugin.cjs');
const { photograph } = require('./runSource.cjs');
const { conditions, load, shop } = require('./shop.cjs');

const { loadDotEnv } = load('./dotEnv.ts');
const { emailedConditions } = load('./emailedConditions.ts');
const { definitionsOf, resolveBuildVariables } = load('./variables.ts');

loadDotEnv(process.env);
const { light } = shopColours();
const { html, text } = emailedConditions(shop) ?? {};

/** @type {(env: { WEBPACK_WATCH?: boolean }) => import('webpack').Configuration} */
module.exports = ({ WEBPACK_WATCH: isDevelopment }) => ({
  mode: 'production',
  // The runtime is in `scripts/lib/deployment.ts`.
  target: 'node22',
  entry: {
    index: './functions/index.ts',
    ...(isDevelopment && { previews: './functions/previews.ts' }),
  },
  output: { filename: '[name].js', library: { type: 'commonjs2' } },
  devtool: false,
  externalsType: 'commonjs',
  externals: [/^(firebase-admin|firebase-functions|nodemailer|web-push)(\/|$)/],
  resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: [...conditions, '...'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      // The catalogue imports pictures, but emails and messages show none.
      { test: photograph, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  // Source maps trace errors in Firebase's log.
  optimization: { minimize: false },
  plugins: [
    new DefinePlugin({
      ...definitionsOf(resolveBuildVariables(process.env)),
      'process.env.ACCENT': JSON.stringify(light['--accent']),
      'process.env.ON_ACCENT': JSON.stringify(light['--on-accent']),
      'process.env.CONDITIONS_HTML': JSON.stringify(html) ?? 'undefined',
      'process.env.CONDITIONS_TEXT': JSON.stringify(text) ?? 'undefined',
    }),
  ],
  stats: 'errors-only',
});
