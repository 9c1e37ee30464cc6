const { createJiti } = require('jiti');
const path = require('node:path');
const fs = require('node:fs');
const webpack = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const refreshTypeScript = require('react-refresh-typescript').default;
const BudgetPlugin = require('./scripts/budgetPlugin.cjs');
const CataloguePlugin = require('./scripts/cataloguePlugin.cjs');
const InstallablePlugin = require('./scripts/installablePlugin.cjs');
const LicencesPlugin = require('./scripts/licencesPlugin.cjs');
const SecurityPolicyPlugin = require('./scripts/securityPolicyPlugin.cjs');
const serviceWorker = require('./scripts/serviceWorker.cjs');

const load = createJiti(__filename);
const { identityOrigins, resolveBuildVariables, shop } = load('./src/config.ts');
const { pictureWidths } = load('./src/components/pictureWidths.ts');

if (fs.existsSync('.env')) process.loadEnvFile('.env');
const variables = resolveBuildVariables(process.env);
const port = Number(process.env.PORT ?? 3000);
/** From the shop's folder to the site's. */
const siteRoot = '../'.repeat(shop.basePath.split('/').length - 2);

/** Takes an asset out of the build, to be inlined elsewhere. */
function take(compilation, name) {
  const text = compilation.getAsset(name).source.source().toString();
  compilation.deleteAsset(name);
  return text;
}

/** @returns {webpack.Configuration} */
module.exports = (_env, { mode = 'production' }) => {
  const dev = mode === 'development';
  const withdrawn = process.env.SERVICE_WORKER === 'off';
  const installable = new InstallablePlugin(shop);
  const reactRouter = path.dirname(require.resolve('react-router/package.json'));
  return {
    mode,
    entry: './src/index.tsx',
    devtool: dev ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.resolve(`dist${shop.basePath}`),
      publicPath: shop.basePath,
      uniqueName: 'shop',
      trustedTypes: { policyName: 'shop#webpack' },
      filename: dev ? 'static/js/[name].js' : 'static/js/[name].[contenthash:8].js',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      // Beside the site, not in it: errors can be traced, and no shopper downloads the sources.
      sourceMapFilename: dev ? undefined : `${siteRoot}../source-maps/[file].map`,
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
      // The ids of `DeterministicModuleIdsPlugin` below.
      moduleIds: dev ? 'named' : false,
      splitChunks: {
        cacheGroups: {
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' },
          // A large catalogue changes more often than the code beside it.
          catalogue: {
            test: /features.catalogue.(products|pictures)/,
            name: 'catalogue',
            chunks: 'initial',
            minSize: 20_000,
          },
        },
      },
      minimizer: [
        // The licences that comments speak of are in `licences.txt`.
        new MinimizerPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        ...Object.fromEntries(
          Object.entries(variables).map(([name, value]) => [
            `process.env.${name}`,
            JSON.stringify(value) ?? 'undefined',
          ]),
        ),
        'process.env.SERVICE_WORKER': JSON.stringify(dev || withdrawn ? 'off' : 'on'),
      }),
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
          links: installable.links,
        }),
      }),
      new HtmlPlugin({
        template: 'src/notFound.ts',
        filename: `${siteRoot}404.html`,
        inject: false,
        minify: false,
      }),
      installable,
      // webpack's own runtime is in every build.
      new LicencesPlugin(['webpack', ...serviceWorker.packages]),
      new CataloguePlugin(),
      new ForkTsCheckerPlugin({ async: dev }),
      // webpack's own ids have three digits, and four from fifty modules on: one picture more would
      // rename every module, and with them the files that returning shoppers have.
      !dev && new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 5 }),
      !dev && new SecurityPolicyPlugin(identityOrigins(variables)),
      dev ? new ReactRefreshPlugin() : new BudgetPlugin(),
      !dev && serviceWorker({ basePath: shop.basePath, off: withdrawn }),
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
