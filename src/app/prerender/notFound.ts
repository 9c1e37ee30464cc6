import { shop } from '../../../shop/config';
import { pagesPath } from '../../catalogue/model/pagePath';
import { documentWords as words } from '../../words/en/documents';
import { escapeHtml, type PageParts } from './document';
import { renderTextPage } from './textPage';

/**
 * Leads from a product's former page to the shop, which finds the product by the id in the slug. In ES5, for any
 * browser.
 */
const script = `(function (path, folder, shop) {
if (path.indexOf(folder) === 0) location.replace(shop + '#/?product=' + path.slice(folder.length).split('/')[0])
})(location.pathname, ${[pagesPath, shop.basePath].map((path) => JSON.stringify(path)).join(', ')})`;

export default (parts: PageParts) =>
  renderTextPage(
    parts,
    `<script>${script}</script>
<h1>${words.notFound}</h1>
<p>${words.notFoundAdvice}</p>
<p><a class="button" href="${shop.basePath}">${escapeHtml(words.goTo(shop.name))}</a></p>`,
  );
