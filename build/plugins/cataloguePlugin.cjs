const fs = require('node:fs');
const path = require('node:path');
const { NormalModuleReplacementPlugin, WebpackError } = require('webpack');
const { photograph } = require('../runSource.cjs');
const { load } = require('../shop.cjs');
const { bannersFolder } = require('../subpaths.cjs');

/** @type {typeof import('../checkSources')} */
const { checkAmounts, checkLinks, checkSources } = load('./checkSources.ts');

/**
 * Webpack plugin: fails the build with a message for each wrong value in the catalogue or `shop/config.ts`,
 * and for each missing or wrong picture.
 */
module.exports = class CataloguePlugin {
  /** @param {import('../../shop/config').Shop} shop as webpack was configured with it */
  constructor(shop) {
    this.shop = shop;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const missing = new Map();
    // An empty module replaces a missing picture, so that the other checks still run.
    new NormalModuleReplacementPlugin(photograph, (resource) => {
      const request = resource.request.replace('#shop/banners', path.resolve(bannersFolder));
      const file = path.resolve(resource.context, request);
      if (fs.existsSync(file)) return;
      const importer = path.relative('', resource.contextInfo.issuer);
      const message =
        `${importer}: there is no picture ${path.relative('', file)}; ` +
        'put the photograph there, or correct the import.';
      missing.set(file, message);
      resource.missingDependencies.add(file);
      resource.request = 'data:text/javascript,export default ""';
    }).apply(compiler);

    const name = 'CataloguePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      missing.clear();
      /** @type {string[]} */
      let pictures = [];
      // Each problem is reported once, though several compilations load the picture.
      compilation.hooks.finishModules.tap(name, (modules) => {
        pictures = Array.from(modules).flatMap(({ buildInfo }) => buildInfo?.pictureProblem ?? []);
      });
      compilation.hooks.processAssets.tap(name, () => {
        for (const message of [...checkSources(this.shop), ...missing.values(), ...pictures]) {
          compilation.errors.push(new WebpackError(message));
        }
        compilation.warnings.push(
          ...[...checkAmounts(), ...checkLinks()].map((message) => new WebpackError(message)),
        );
      });
    });
  }
};
