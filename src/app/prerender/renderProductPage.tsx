import { shop } from '#shop/config';
import { type Product, rangeOf, variantsOf } from '../../catalogue/model/product';
import { pageProductId, pageProductRead } from '../../catalogue/product/pageProduct';
import { homePath } from '../../navigation';
import { productScreen } from '../../pages/HomePage';
import { ProductPage } from '../../pages/ProductPage';
import { shellWords } from '#words/shell';
import { decimalOf } from '../../words/typedMoney';
import type { Services } from '../services';
import { makeStore } from '../store';
import { type DocumentParts, escapeHtml, newEnough, renderBody, renderPage } from './document';
import { renderScreen } from './renderScreen';
import {
  describe,
  describeBreadcrumbs,
  describeProduct,
  home,
  pageAddress,
} from './structuredData';

/* Compiled and run by `build/plugins/productPagesPlugin.cjs`. */

export { slugOf } from '../../catalogue/model/pagePath';

// The build renders the page at once, and can't wait for a lazy part.
productScreen.loaded = ProductPage;

interface ProductPageParts extends DocumentParts {
  /** The size of a picture's widest file, in pixels. */
  sizeOf: (image: string) => { width: number; height: number };
  /** The names of the catalogue's categories. */
  categories: readonly string[];
}

/** JSON in a script element, which ends at the first `</script`, whatever is around it. */
const dataBlock = (data: object, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function renderHead(product: Product, parts: ProductPageParts, category: string | undefined) {
  const { title, image } = product;
  const { width, height } = parts.sizeOf(image);
  const address = pageAddress(product);
  const description = describe(product);
  const properties = {
    'og:type': 'product',
    'og:site_name': shop.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': shop.origin + image,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': title,
    'product:price:amount': decimalOf(rangeOf(variantsOf(product)).price),
    'product:price:currency': shop.market.currency,
  };
  const metas = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(String(content))}">`,
  );
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...metas,
    '<meta name="twitter:card" content="summary_large_image">',
    dataBlock(describeProduct(product)),
    dataBlock(describeBreadcrumbs(product, category)),
    `<script>if(${newEnough}){${parts.inlineScript}}</script>`,
  ].join('\n');
}

/**
 * A product's own page, for search engines and shared links: the screen of the product, which the shop's scripts then
 * take over.
 */
export function renderProductPage(product: Product, parts: ProductPageParts): string {
  // A single category leaves nothing to choose.
  const category = parts.categories.length > 1 ? product.category : undefined;
  const store = makeStore({} as Services);
  store.dispatch(pageProductRead(product));
  const address = homePath({ product: product.id });
  const screen = renderScreen(store, address, shop.basePath);
  const page = {
    title: shellWords.title(escapeHtml(product.title), escapeHtml(shop.name)),
    head: renderHead(product, parts, category),
    body: dataBlock(product, `type="application/json" id="${pageProductId}"`) + renderBody(screen),
  };
  const attributes = `data-screen="${escapeHtml(address)}" data-scripts="${parts.scripts.join(' ')}"`;
  return renderPage(parts, page, attributes);
}

/** The addresses that search engines should know. */
export function renderSitemap(products: readonly Product[]): string {
  const urls = [home, ...products.map(pageAddress)].map(
    (address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** Allows everything; crawlers read it at the root of a host only. */
export const robots = `User-agent: *
Allow: /

Sitemap: ${home}sitemap.xml
`;
