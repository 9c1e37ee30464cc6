import { shop } from '#shop/config';
import { pagesPath } from '../../catalogue/model/pagePath';
import { notFoundWords } from '#words/notFound';
import { documentWords as words } from '#words/shell';
import { escapeHtml, type PageParts } from './document';
import { renderTextPage } from './textPage';

/**
 * Redirects links that were mangled or are out of date: from an encoded hash sign, from a product's former
 * page to the shop, which finds the product by the id in the slug, from a screen without a hash sign, and from a mark at the
 * end of an address. The shop mends the rest (`src/mendedLink.ts`). In ES5, for any browser.
 */
const script = `(function (path, rest, folder, shop) {
var screen = /(?:#|%(?:25)*23)!?((?:[/?]|%(?:25)*[23]f).*)/i.exec(path + rest), plain = path
try { plain = decodeURIComponent(plain); plain = decodeURIComponent(plain) } catch (e) {}
var bare = plain.replace(/(?:[\\s.,;:!?'"\`*_~<>()[\\]{}|…।”’»]|&(?:amp|gt|lt|quot);?)+[/]*$/, '')
if (screen) location.replace(shop + '#' + screen[1])
else if (plain.indexOf(folder) === 0) location.replace(shop + '#/?product=' + encodeURIComponent(plain.slice(folder.length).split(/[/?#&]/)[0]))
else if (path.indexOf(shop) === 0 && /^(?:product|item|p|categor(?:y|ie)|collection|search|order|cart|basket|checkout|login|account)s?(?:[/?#]|$)/i.test(plain.slice(shop.length))) location.replace(shop + '#/' + (path + rest).slice(shop.length))
else if (bare !== plain && (bare + '/').indexOf(shop) === 0) location.replace(location.origin + bare)
})(location.pathname, location.search + location.hash, ${[pagesPath, shop.basePath].map((path) => JSON.stringify(path)).join(', ')})`;

export default (parts: PageParts) =>
  renderTextPage(
    parts,
    `<script>${script}</script>
<h1>${notFoundWords.title}</h1>
<p>${notFoundWords.advice}</p>
<p><a class="button" href="${shop.basePath}">${escapeHtml(words.goTo(shop.name))}</a></p>`,
  );
