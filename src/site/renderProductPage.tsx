import { renderToStaticMarkup } from 'react-dom/server.edge';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { rangeOf } from '../catalogue/offerTexts';
import { type Product, variantsOf } from '../catalogue/product';
import { shop } from '../config';
import { paths } from '../ui/navigation';
import { shellWords } from '../words/en/shell';
import { escapeHtml, newEnough, type PageParts, renderPage } from './document';
import { ProductPage } from './ProductPage';
import {
  describe,
  describeBreadcrumbs,
  describeProduct,
  home,
  pageAddress,
} from './structuredData';
import './productPage.css';

/* Compiled and run by `build/plugins/productPagesPlugin.cjs`. */

export { slugOf } from '../catalogue/pagePath';

interface ProductPageParts extends PageParts {
  /** `src/startup/inline/`, compiled. */
  inlineScript: string;
  /** `src/startup/inline/productPage.ts`, compiled: runs at the end of the page. */
  priceScript: string;
  /** In pixels, of a picture's widest file. */
  sizeOf: (image: string) => { width: number; height: number };
  /** The names of the catalogue's categories. */
  categories: readonly string[];
}

/** Leads from a product's page to the shop's screens. */
const navigator = {
  createHref: (to: To) => {
    const path = typeof to === 'string' ? to : createPath(to);
    return path === paths.home ? shop.basePath : `${shop.basePath}#${path}`;
  },
} as Navigator;

/** JSON in a script element, which ends at the first `</script`, whatever is around it. */
const dataBlock = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

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
    'product:price:amount': rangeOf(variantsOf(product)).price,
    'product:price:currency': 'INR',
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

/** A product's own page, for search engines and shared links. It needs none of the shop's scripts. */
export function renderProductPage(product: Product, parts: ProductPageParts): string {
  // One category is no choice.
  const category = parts.categories.length > 1 ? product.category : undefined;
  const content = renderToStaticMarkup(
    <Router location={paths.home} navigator={navigator} static>
      <ProductPage product={product} category={category} />
    </Router>,
  );
  return renderPage(parts, {
    title: shellWords.title(escapeHtml(product.title), escapeHtml(shop.name)),
    head: renderHead(product, parts, category),
    body: `<div id="root">${content}</div>
<script>if(${newEnough}){self.old&&old.remove();${parts.priceScript}}</script>`,
  });
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
