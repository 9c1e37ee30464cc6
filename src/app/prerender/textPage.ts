import { shop } from '#shop/config';
import { withdrawalPath } from '../../navigation';
import { call, mailTo } from '../../orders/contactLinks';
import { documentWords, shellWords, withdrawalLinkWords } from '#words/shell';
import { escapeHtml, type PageParts, renderPage } from './document';

const styles = `
.header{position:static}
.legal{width:100%;max-width:42rem;margin:0 auto;overflow-wrap:anywhere;hyphens:auto;padding:var(--space-6) var(--gutter) var(--space-8)}
.legal p{white-space:normal}
.legal>*+*{margin-top:var(--space-4)}
.legal>*+h2{margin-top:var(--space-6);font-size:var(--text-large)}
.legal ul{padding-left:1.25em;list-style:disc}
.legal li+li{margin-top:var(--space-2)}
`;

const link = (address: string | false | undefined, text: string, className = '') =>
  address
    ? `<a href="${escapeHtml(address)}"${className && ` class="${className}"`}>${escapeHtml(text)}</a>`
    : '';

/**
 * A legal page or the 404 page, in the shop's style and without scripts. It uses no component: what
 * the development server adds to components runs only in the shop's own scripts.
 *
 * @param text its content as HTML, with one `h1`; `{name}` in it stands for the shop's name
 * @param head more for its head, as HTML
 */
export function renderTextPage(parts: PageParts, text: string, head = ''): string {
  const { basePath, conditions, privacy, imprint, seller } = shop;
  const { email = '', telephone = '', address = '' } = shop.contact ?? {};
  const withdrawal = process.env.WITHDRAWAL === 'on' && `${basePath}#${withdrawalPath}`;
  const name = escapeHtml(shop.name);
  const [, heading = ''] = /<h1>(.*?)<\/h1>/s.exec(text) ?? [];
  return renderPage(parts, {
    title: shellWords.title(heading, name),
    head: `<style>${styles}</style>${head}`,
    body: `<div id="root">
<header class="header"><div class="header-inside">
<a class="logo" href="${basePath}"><img class="logo-mark" src="${parts.links.icon}" alt="">${name}</a>
</div></header>
<main class="legal">
${text.replaceAll('{name}', name)}
</main>
<footer class="shop-footer">
${seller ? `<p>${escapeHtml(shellWords.seller(seller))}</p>` : ''}
${address && `<p>${escapeHtml(address)}</p>`}
${withdrawal ? `<p>${link(withdrawal, withdrawalLinkWords.withdraw, 'button button-quiet')}</p>` : ''}
<p class="shop-footer-links">
${link(email && mailTo(email), email)}
${link(telephone && call(telephone), telephone)}
${link(conditions && basePath + conditions, shellWords.conditions)}
${link(privacy && basePath + privacy, shellWords.privacy)}
${link(imprint && basePath + imprint, shellWords.imprint)}
${link(basePath, documentWords.backTo(shop.name))}
</p>
</footer>
</div>`,
  });
}

const guideStyles = `
.guide>*+*{margin-top:var(--space-4)}
.guide>*+h2{margin-top:var(--space-6);font-size:var(--text-large)}
.guide li>*+*,.guide li+li{margin-top:var(--space-2)}
.guide ol{padding-left:1.5em;list-style:decimal}
.guide pre{overflow-x:auto;padding:var(--space-3);background:var(--cloth)}
.guide-table{overflow-x:auto}
.guide table{min-width:32rem;border-collapse:collapse;font-size:var(--text-small)}
.guide :is(th,td){border-top:var(--rule);padding:var(--space-2);text-align:left;vertical-align:top;hyphens:none}
`;

/** A page of the guide for merchants, which is in English. Search engines leave it out. */
export const renderGuidePage = (parts: PageParts, text: string) =>
  renderTextPage(
    parts,
    `<div class="guide" lang="en">${text}</div>`,
    `<meta name="robots" content="noindex"><style>${guideStyles}</style>`,
  );
