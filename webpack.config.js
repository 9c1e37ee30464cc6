const { createJiti } = require('jiti');
const path = require('node:path');
const fs = require('node:fs');
const webpack = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const refreshTypeScript = require('react-refresh-typescript').default;
const BudgetPlugin = require('./scripts/budgetPlugin.cjs');

const load = createJiti(__filename);
const { resolveBuildVariables, shop } = load('./src/config.ts');
const { pictureWidths } = load('./src/components/pictureWidths.ts');

if (fs.existsSync('.env')) process.loadEnvFile('.env');
const variables = resolveBuildVariables(process.env);
const port = Number(process.env.PORT ?? 3000);

/** Takes an asset out of the build, to be inlined elsewhere. */
function take(compilation, name) {
  const text = compilation.getAsset(name).source.source().toString();
  compilation.deleteAsset(name);
  return text;
}

/** @returns {webpack.Configuration} */
module.exports = (_env, { mode = 'production' }) => {
  const dev = mode === 'development';
  const reactRouter = path.dirname(require.resolve('react-router/package.json'));
  return {
    mode,
    entry: './src/index.tsx',
    devtool: dev ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.resolve(`dist${shop.basePath}`),
      publicPath: shop.basePath,
      filename: dev ? 'static/js/[name].js' : 'static/js/[name].[contenthash:8].js',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      // Beside the site, not in it: errors can be traced, and no shopper downloads the sources.
      sourceMapFilename: dev ? undefined : '../../source-maps/[file].map',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // react-router's package.json offers only its development build to bundlers.
      alias: dev ? {} : { 'react-router$': `${reactRouter}/dist/production/index.mjs` },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            getCustomTransformers: () => ({ before: dev ? [refreshTypeScript()] : [] }),
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.woff2$/, loader: './scripts/fontLoader.cjs', type: 'asset/resource' },
        {
          test: /\.jpg$/,
          loader: './scripts/pictureLoader.cjs',
          options: { widths: pictureWidths, draft: dev },
        },
      ],
    },
    optimization: {
      // Minified HTML would lose the markers by which React finds its texts.
      minimizeOptions: { html: false },
      splitChunks: {
        cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' } },
      },
      minimizer: ['...', new CssMinimizerPlugin()],
    },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries(variables).map(([name, value]) => [
            `process.env.${name}`,
            JSON.stringify(value) ?? 'undefined',
          ]),
        ),
      ),
      // The name of a style sheet has no hash in development: with one, hot updates of it stop.
      new MiniCssExtractPlugin({
        filename: `static/css/[name]${dev ? '' : '.[contenthash:8]'}.css`,
      }),
      new HtmlPlugin({
        template: dev ? 'src/document.ts' : 'src/prerender.tsx',
        inject: false,
        minify: false,
        templateParameters: (compilation, { css: [href], js: scripts }) => ({
          css: dev ? { href } : { text: take(compilation, href.slice(shop.basePath.length)) },
          scripts,
        }),
      }),
      new CopyPlugin({ patterns: ['public'] }),
      new ForkTsCheckerPlugin({ async: dev }),
      dev ? new ReactRefreshPlugin() : new BudgetPlugin(),
    ],
    cache: { type: 'filesystem', buildDependencies: { config: [__filename] } },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port,
      static: false,
      devMiddleware: { publicPath: shop.basePath },
      // The page's own host: hot updates are refused to another, and 127.0.0.1 is not localhost.
      client: { overlay: true, webSocketURL: 'auto://0.0.0.0:0/ws' },
    },
  };
};
