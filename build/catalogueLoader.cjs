const { randomUUID } = require('node:crypto');
const path = require('node:path');
const { createJiti } = require('jiti');
const runSource = require('./runSource.cjs');

const load = createJiti(__filename);
/** @type {typeof import('./checkCatalogue')} */
const { checkCatalogue } = load('./checkCatalogue.ts');
/** @type {typeof import('./rules/shopRules')} */
const { releaseOf } = load('./rules/shopRules.ts');

/**
 * Webpack loader for the catalogue: splits it in two, so that details don't make the first scripts larger.
 * `products` has empty `details` where there are any; `products?details` has only ids and details, and
 * `products?release` the release of the prices.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function catalogueLoader(source) {
  let catalogue;
  try {
    catalogue = runSource(this.resourcePath);
  } catch {
    // `CataloguePlugin` reports it.
    return source;
  }
  for (const file of catalogue.files) this.addDependency(file);
  if (checkCatalogue(catalogue.exported.products).length > 0) return source;
  const products = /** @type {import('../src/features/catalogue/product').Product[]} */ (
    catalogue.exported.products
  );
  if (this.resourceQuery === '?release') {
    return `export const release = ${JSON.stringify(releaseOf(products))};\n`;
  }
  const entries =
    this.resourceQuery === '?details'
      ? products
          .filter(({ details, pictures }) => details ?? pictures)
          .map(({ id, details, pictures }) => ({ id, details, pictures }))
      : products.map(({ details, pictures, ...shown }) =>
          (details ?? pictures) ? { ...shown, details: {} } : shown,
        );

  /** @type {Map<string, string>} */
  const names = new Map();
  const mark = randomUUID();
  const text = JSON.stringify(entries, (_key, value) => {
    if (!catalogue.pictures.has(value)) return value;
    const name = names.get(value) ?? `picture${names.size}`;
    names.set(value, name);
    return mark + name;
  }).replace(new RegExp(`"${mark}(\\w+)"`, 'g'), '$1');
  const imports = Array.from(names, ([file, name]) => {
    const request = path.relative(this.context, file).replaceAll(path.sep, '/');
    return `import ${name} from ${JSON.stringify(`./${request}`)};\n`;
  });
  return `${imports.join('')}export const products = ${text};\n`;
};
