import { shop } from './config';
import { early, fetchScripts, reachSearch, showKeptCount } from './early';
import { basketKey } from './services/basketStorage';

export interface DocumentParts {
  /** The style sheet's text, to be inlined; in development its address, so that edits show. */
  css: { text: string } | { href: string };
  /** The addresses of the shop's scripts, in the order in which they run. */
  scripts: string[];
  /** What `scripts/installablePlugin.cjs` has made, for browsers and for those who share a link. */
  links: {
    paper: { light: string; dark: string };
    icon: string;
    touchIcon: string;
    manifest: string;
    sharePicture: string;
  };
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The one HTML page of the shop.
 *
 * @param head what else the screen wants in the head
 * @param screen the HTML of the screen that the page holds; none in development
 */
export default function renderDocument(
  { css, scripts, links }: DocumentParts,
  { head = '', screen = '' } = {},
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(shop.name)}</title>
<meta name="description" content="${escapeHtml(shop.description)}">
<meta name="theme-color" content="${links.paper.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${links.paper.dark}" media="(prefers-color-scheme: dark)">
<meta property="og:type" content="website">
<meta property="og:title" content="${escapeHtml(shop.name)}">
<meta property="og:description" content="${escapeHtml(shop.description)}">
<meta property="og:url" content="${shop.origin}${shop.basePath}">
<meta property="og:image" content="${shop.origin}${links.sharePicture}">
<meta name="twitter:card" content="summary_large_image">
${head}
<link rel="icon" href="${links.icon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${links.touchIcon}">
<link rel="manifest" href="${links.manifest}">
<script>(${early.toString()})('${basketKey}');addEventListener('keydown',${reachSearch.toString()})</script>
${'text' in css ? `<style>${css.text}</style>` : `<link rel="stylesheet" href="${css.href}">`}
</head>
<body>
<div id="root">${screen}</div>
<noscript>Please switch on JavaScript: the basket and signing in need it.</noscript>
<script>(${showKeptCount.toString()})('${basketKey}')</script>
<script>(${fetchScripts.toString()})(${JSON.stringify(scripts)})</script>
</body>
</html>
`;
}
