import { shop } from '../../config';
import type { Product } from '../../features/catalogue/product';
import { escapeHtml } from '../page';
import { pageAddress } from './structuredData';

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
