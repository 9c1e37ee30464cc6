const sharp = require('sharp');
const { Compilation, sources } = require('webpack');
const { compileApart } = require('../compileApart.cjs');

/** @typedef {import('../../src/catalogue/model/product').Product} Product */

/**
 * Webpack plugin: emits a page for each product, `products/<slug>/index.html`, with `sitemap.xml`, and
 * `robots.txt` at the root of the site.
 */
module.exports = class ProductPagesPlugin {
  /**
   * @param {object} options
   * @param {string} options.entry the path of the code that renders the pages
   * @param {string} options.siteRoot from the shop's folder to the site's
   * @param {(compilation: import('webpack').Compilation) => any} options.parts what all pages share, when everything
   *   else is built
   */
  constructor({ entry, siteRoot, parts }) {
    this.entry = entry;
    this.siteRoot = siteRoot;
    this.parts = parts;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'ProductPagesPlugin';
    let code = '';
    /** @type {Product[]} */
    let products = [];
    compiler.hooks.make.tapPromise(name, async (compilation) => {
      code = await compileApart(compilation, this.entry, { isModule: true });
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The products are read before webpack concatenates modules.
      compilation.hooks.finishModules.tap(name, (modules) => {
        // `catalogueLoader` puts them there.
        products = Array.from(modules).flatMap(({ buildInfo }) => buildInfo?.products ?? []);
      });
      // The pages come after the stages that check each file, and before the pages get their policies.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 30;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        if (compilation.errors.length === 0) await this.emit(compilation, products, code);
      });
    });
  }

  /**
   * @param {Compilation} compilation
   * @param {Product[]} products
   * @param {string} code renders the pages
   */
  async emit(compilation, products, code) {
    const module = { exports: {} };
    new Function('module', 'exports', 'require', code)(module, module.exports, require);
    const { renderProductPage, renderSitemap, robots, slugOf } =
      /** @type {typeof import('../../src/app/prerender/renderProductPage')} */ (module.exports);

    const categories = [...new Set(products.flatMap(({ category }) => category ?? []))];
    const sizes = await this.measure(compilation, new Set(products.map(({ image }) => image)));
    /** @type {(image: string) => { width: number, height: number }} */
    const sizeOf = (image) => sizes.get(image) ?? { width: 0, height: 0 };
    const parts = { ...this.parts(compilation), sizeOf, categories };
    /** @type {(file: string, text: string) => void} */
    const emit = (file, text) => {
      compilation.emitAsset(file, new sources.RawSource(text), { minimized: true });
    };
    for (const product of products) {
      emit(`products/${slugOf(product)}/index.html`, renderProductPage(product, parts));
    }
    emit('sitemap.xml', renderSitemap(products));
    emit(`${this.siteRoot}robots.txt`, robots);
  }

  /**
   * @param {Compilation} compilation
   * @param {Set<string>} images their addresses
   */
  async measure({ assets, outputOptions }, images) {
    const { publicPath } = outputOptions;
    return new Map(
      await Promise.all(
        Array.from(images, async (image) => {
          const file = assets[image.slice(String(publicPath).length)];
          const { width = 0, height = 0 } = file ? await sharp(file.buffer()).metadata() : {};
          return /** @type {const} */ ([image, { width, height }]);
        }),
      ),
    );
  }
};
