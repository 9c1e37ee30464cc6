import { shop } from '../config';
import { call, mailTo } from '../shared/contactLinks';
import { escapeHtml, styleElement, type DocumentParts } from './document';

/** Of these pages alone. */
const styles = `
.header{position:static}
.header-inside{display:flex;min-height:var(--header-row)}
.legal{max-width:42rem;margin:0 auto;padding:var(--space-6) var(--gutter) var(--space-8)}
.legal>*+*{margin-top:var(--space-4)}
.legal>*+h2{margin-top:var(--space-6);font-size:var(--text-large)}
.legal ul{padding-left:1.25em;list-style:disc}
.legal li+li{margin-top:var(--space-2)}
`;

/** Those of these links whose address the shop has set. */
const linksTo = (links: [address: string | false | undefined, text: string][]) =>
  links
    .map(([address, text]) => address && `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`)
    .filter(Boolean)
    .join('\n');

/**
 * A page beside the shop, in its dress and without a script. It imports no component: what the
 * development server adds to those runs only in the shop's own scripts.
 *
 * @param text its content as HTML, with one `h1`; `{name}` in it stands for the shop's name
 */
export function renderLegalPage(
  { css, links }: Pick<DocumentParts, 'css' | 'links'>,
  text: string,
): string {
  const { name, basePath, contact: { email = '', telephone = '', address = '' } = {} } = shop;
  const [, heading = ''] = /<h1>(.*?)<\/h1>/s.exec(text) ?? [];
  return `<!doctype html>
<html lang="${shop.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} · ${escapeHtml(name)}</title>
<meta name="theme-color" content="${links.paper.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${links.paper.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${links.icon}" type="image/svg+xml">
${styleElement(css)}
<style>${styles}</style>
</head>
<body>
<div id="root">
<header class="header"><div class="header-inside">
<a class="logo" href="${basePath}"><img class="logo-mark" src="${links.icon}" alt="">${escapeHtml(name)}</a>
</div></header>
<main class="legal">
${text.replaceAll('{name}', escapeHtml(name))}
</main>
<footer class="shop-footer">
${address && `<p>${escapeHtml(address)}</p>`}
<p class="shop-footer-links">
${linksTo([
  [email && mailTo(email), email],
  [telephone && call(telephone), telephone],
  [shop.conditions, 'Conditions of use'],
  [shop.privacy, 'Privacy notice'],
  [basePath, `Back to ${name}`],
])}
</p>
</footer>
</div>
</body>
</html>
`;
}
