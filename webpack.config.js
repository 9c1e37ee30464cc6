const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const refreshTypeScript = require('react-refresh-typescript').default;
const { BudgetPlugin } = require('./build/plugins/budgetPlugin.cjs');
const CataloguePlugin = require('./build/plugins/cataloguePlugin.cjs');
const { ColoursPlugin } = require('./build/plugins/coloursPlugin.cjs');
const { InlineScriptPlugin, prerenderPlugin } = require('./build/compileApart.cjs');
const { guides } = require('./build/guidePageLoader.cjs');
const explainUnwritable = require('./build/explainUnwritable.cjs');
const { photograph } = require('./build/runSource.cjs');
const InstallablePlugin = require('./build/plugins/installablePlugin.cjs');
const LicencesPlugin = require('./build/plugins/licencesPlugin.cjs');
const NamedChunksPlugin = require('./build/plugins/namedChunksPlugin.cjs');
const ProductPagesPlugin = require('./build/plugins/productPagesPlugin.cjs');
const SecurityPolicyPlugin = require('./build/plugins/securityPolicyPlugin.cjs');
const { serviceWorker, packages } = require('./build/serviceWorker.cjs');
const { conditions, load, shop } = require('./build/shop.cjs');
const { bannersFolder, productsFile } = require('./build/subpaths.cjs');

/** @typedef {webpack.Configuration & { devServer: import('webpack-dev-server').Configuration }} Configuration */

const { loadDotEnv } = load('./dotEnv.ts');
const { checkAddress } = load('./checkConfig.ts');
const { requireOwnShop } = load('./requireOwnShop.ts');
const { definitionsOf, outsideSources, resolveBuildVariables } = load('./variables.ts');
const { checkFolders } = load('./checkFolders.ts');
const { legalText } = load('./legalText.ts');
const { pictureWidths } = load('../src/ui/pictureWidths.ts');

const obstacle =
  explainUnwritable(__dirname) ?? [...checkAddress(shop), ...checkFolders(shop.market)].join('\n');
// The error has no stack, which would hide the message.
if (obstacle) throw Object.assign(new Error(obstacle), { stack: obstacle });

loadDotEnv(process.env);
const variables = resolveBuildVariables(process.env);
const port = Number(process.env.PORT || 3000);
/** Whether the build reads the database: a demo's emulator may not run yet. */
const canReadDatabase =
  variables.DATABASE === 'on' &&
  (!variables.FIRESTORE_EMULATOR_URL || Boolean(process.env.FIRESTORE_EMULATOR_HOST));
/** The path from the shop's folder to the site's. */
const siteRoot = '../'.repeat(shop.basePath.split('/').length - 2);

/** The legal pages, by their texts in `shop/legal`. `CataloguePlugin` names one without a text. */
const legalPages = [shop.conditions, shop.privacy, shop.imprint].flatMap((name) => {
  const text = path.resolve(legalText(path.parse(String(name)).name, shop.market.language));
  return name && existsSync(text) ? [{ name, text }] : [];
});

/**
 * The text of a style sheet without its charset, which the page states itself.
 *
 * @param {string | Buffer} source
 */
const inlinable = (source) => String(source).replace(/^@charset "UTF-8";/, '');

/** @type {WeakMap<webpack.Compilation, string>} */
const taken = new WeakMap();

/**
 * Takes the style sheet out of the build, to inline it into the pages.
 *
 * @param {webpack.Compilation} compilation
 * @param {string} name
 */
function takeStyles(compilation, name) {
  const known = taken.get(compilation);
  if (known !== undefined) return known;
  const asset = compilation.getAsset(name);
  if (!asset) throw new Error(`The build has no ${name}.`);
  const text = inlinable(asset.source.source());
  compilation.deleteAsset(name);
  taken.set(compilation, text);
  return text;
}

/**
 * The addresses of the scripts that start the shop.
 *
 * @param {webpack.Compilation} compilation
 */
const scriptsOf = ({ entrypoints }) =>
  [...(entrypoints.get('main')?.getFiles() ?? [])]
    .filter((file) => file.endsWith('.js'))
    .map((file) => shop.basePath + file);

/**
 * The styles of a lazy part, by the name of its chunk.
 *
 * @param {webpack.Compilation} compilation
 * @param {string} name
 */
const stylesOfChunk = ({ namedChunks, assets }, name) =>
  Array.from(namedChunks.get(name)?.files ?? [], (file) =>
    file.endsWith('.css') ? inlinable(assets[file]?.source() ?? '') : '',
  ).join('');

/** @type {(env: unknown, options: Pick<webpack.Configuration, 'mode'>) => Configuration} */
module.exports = (_env, { mode = 'production' }) => {
  const dev = mode === 'development';
  if (!dev) requireOwnShop(shop, variables);
  const releaseEffort = 3;
  const effort = dev ? 0 : Number(process.env.PICTURE_EFFORT || releaseEffort);
  const withdrawn = process.env.SERVICE_WORKER === 'off';
  const inlineScript = new InlineScriptPlugin('./src/app/startup/inline/main.ts');
  const installable = new InstallablePlugin(shop);
  const reactRouter = path.dirname(require.resolve('react-router/package.json'));
  /** @type {(compilation: webpack.Compilation, assets: { css: string[] }) => object} */
  const stylesOf = (compilation, { css: [href = ''] }) =>
    dev ? { href } : { text: takeStyles(compilation, href.slice(shop.basePath.length)) };
  /** @type {(options: { isFramed: boolean, leastWidth?: number, isOptional?: boolean }) => object} */
  const pictures = (options) => ({
    loader: './build/pictureLoader.cjs',
    options: {
      ...options,
      widths: pictureWidths,
      effort,
    },
  });
  return {
    mode,
    // The list of browsers in package.json decides the syntax, here and below.
    target: 'browserslist',
    entry: './src/main.tsx',
    devtool: dev ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.resolve(`dist${shop.basePath}`),
      publicPath: shop.basePath,
      uniqueName: 'shop',
      trustedTypes: { policyName: 'shop#webpack' },
      filename: dev ? 'static/js/[name].js' : 'static/js/[name].[contenthash:8].js',
      // The name has no hash in development, because hot updates would stop.
      cssFilename: dev ? 'static/css/[name].css' : 'static/css/[name].[contenthash:8].css',
      cssChunkFilename: dev ? 'static/css/[name].css' : 'static/css/[name].[contenthash:8].css',
      assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      // A module that threw throws the same error again, instead of exporting nothing.
      strictModuleErrorHandling: true,
      // Source maps lie beside the site, so that errors can be traced and no shopper downloads the sources.
      sourceMapFilename: dev ? undefined : `${siteRoot}../source-maps/[file].map`,
      clean: true,
    },
    experiments: { css: true },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: [...conditions, '...'],
      // react-router's package.json offers only its development build to bundlers.
      alias: dev ? undefined : { 'react-router$': `${reactRouter}/dist/production/index.mjs` },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            // `npm start` and `npm run build` check the types themselves.
            transpileOnly: true,
            compilerOptions: { noEmit: false },
            getCustomTransformers: () => ({ before: dev ? [refreshTypeScript()] : [] }),
          },
        },
        // This loader runs before TypeScript's, which is above it.
        {
          include: path.resolve(productsFile),
          loader: './build/catalogueLoader.cjs',
          options: {
            publicPath: shop.basePath,
            variables: !dev && canReadDatabase ? variables : undefined,
          },
        },
        { test: /\.css$/, type: 'css' },
        // The module imports TypeScript without extensions.
        { test: /build.worker\.mjs$/, resolve: { fullySpecified: false } },
        // The module registers itself, so webpack would keep it in shops that don't use it.
        { test: /node_modules.(@firebase.)?(firebase.)?app-check/, sideEffects: false },
        { test: /\.md$/, exclude: /[\\/]docs[\\/]/, loader: './build/legalPageLoader.cjs' },
        { test: /[\\/]docs[\\/][^\\/]+\.md$/, loader: './build/guidePageLoader.cjs' },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: photograph,
          oneOf: [
            { include: path.resolve(bannersFolder), ...pictures({ isFramed: false }) },
            // These pictures come from the shop's database: `catalogueLoader` leaves out those that can't be shown.
            {
              include: /\.pictures/,
              ...pictures({ isFramed: true, leastWidth: 320, isOptional: true }),
            },
            pictures({ isFramed: true }),
          ],
        },
      ],
    },
    optimization: {
      // `DeterministicModuleIdsPlugin` below sets the ids.
      moduleIds: dev ? 'named' : false,
      splitChunks: {
        cacheGroups: {
          // In development, files that several parts share would mix the order of their styles.
          ...(dev && { default: false }),
          vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial' },
          // A merchant's content has its own file: it changes more often than the code, and no budget counts it.
          content: {
            test: /shop(s.\w+)?.(config\.ts|products\.ts|pictures|banners|Logo\.tsx)/,
            name: 'content',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
      minimizer: [
        // All licences are in `licences.txt`.
        new MinimizerPlugin({
          extractComments: false,
          minimizerOptions: {
            compress: { passes: 3, hoist_funs: true, ecma: 2022 },
            format: { comments: false },
          },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: webpack.css.cssMinify,
          minimizerOptions: { rewriteCustomProperties: true },
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        ...definitionsOf(variables),
        // `src/environment.ts` explains these variables.
        'process.env.WITHDRAWAL': JSON.stringify(
          variables.DATABASE === 'on' && shop.market.withdrawal ? 'on' : 'off',
        ),
        'process.env.CODES': JSON.stringify(
          variables.DATABASE === 'on' && shop.codes ? 'on' : 'off',
        ),
        'process.env.SERVICE_WORKER': JSON.stringify(dev || withdrawn ? 'off' : 'on'),
      }),
      new HtmlPlugin({
        template: dev ? 'src/app/prerender/document.ts' : 'src/app/prerender/prerender.tsx',
        inject: false,
        minify: false,
        // The cache would miss a change of only the inlined script.
        cache: false,
        templateParameters: (compilation, assets) => ({
          css: stylesOf(compilation, assets),
          inlineScript: inlineScript.text,
          scripts: assets.js,
          links: installable.links,
        }),
      }),
      ...[
        ...legalPages,
        ...guides.map((name) => ({ name: `guide/${name}.html`, text: `docs/${name}.md` })),
        { name: `${siteRoot}404.html`, text: 'src/app/prerender/notFound.ts' },
      ].map(
        ({ name, text }) =>
          new HtmlPlugin({
            template: text,
            filename: name,
            inject: false,
            minify: false,
            cache: false,
            templateParameters: (compilation, assets) => ({
              css: stylesOf(compilation, assets),
              links: installable.links,
            }),
          }),
      ),
      prerenderPlugin,
      inlineScript,
      installable,
      // webpack's own runtime is in every build.
      new LicencesPlugin(
        ['webpack', ...packages],
        [
          {
            title: '@fontsource-variable/figtree 5.3.0',
            licence: 'OFL-1.1',
            text: readFileSync('public/fonts/LICENSE', 'utf8').trim(),
          },
        ],
      ),
      new CataloguePlugin(shop),
      new ColoursPlugin(),
      // webpack's own ids have three digits, and four from fifty modules on: one picture more would
      // rename every module, and with them the files that returning shoppers have.
      !dev && new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 5 }),
      !dev && new NamedChunksPlugin(),
      !dev &&
        new ProductPagesPlugin({
          entry: './src/app/prerender/renderProductPage.tsx',
          siteRoot,
          parts: (compilation) => ({
            inlineScript: inlineScript.text,
            scripts: scriptsOf(compilation),
            css: { text: `${taken.get(compilation)}${stylesOfChunk(compilation, 'product')}` },
            links: installable.links,
          }),
        }),
      !dev && new SecurityPolicyPlugin(outsideSources(variables)),
      // The plugin's overlay would repeat the dev server's, or cover the shop's error screen.
      dev
        ? new ReactRefreshPlugin({ overlay: false })
        : new BudgetPlugin({
            language: shop.market.language,
            weighsPictures: effort >= releaseEffort,
          }),
      !dev &&
        serviceWorker({
          basePath: shop.basePath,
          pages: ['index.html', ...legalPages.map(({ name }) => name)],
          off: withdrawn,
        }),
    ],
    cache: {
      type: 'filesystem',
      buildDependencies: { config: [__filename] },
      // The cache contains all of these: another sub-path, market, or copy of this folder needs its own.
      version: `${__dirname} ${shop.basePath} ${conditions.join()}`,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port,
      static: false,
      proxy: process.env.FUNCTIONS_URL
        ? [{ context: [`${shop.basePath}functions/`], target: process.env.FUNCTIONS_URL }]
        : undefined,
      devMiddleware: { publicPath: shop.basePath },
      // The client uses the page's own host, as hot updates from another are rejected, even 127.0.0.1 for localhost.
      client: {
        // The shop's own error screen shows runtime errors with their stack.
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
    },
  };
};
