import type { Product } from '../catalogue/product';
import { shop } from '../config';
import { escapeHtml } from './document';
import { pageAddress } from './structuredData';
import './productPage.css';

const home = shop.origin + shop.basePath;

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

/* Compiled and run by `build/plugins/productPagesPlugin.cjs`. */

export { slugOf } from '../catalogue/pagePath';
export { renderProductPage } from './renderProductPage';
