import { shop } from '../config';
import { newEnough } from './newEnough';

export interface DocumentParts {
  css: Styles;
  /** The text of the script that runs before any content: `src/boot/inline/`, compiled. */
  inlineScript: string;
  /** The addresses of the shop's scripts, which the inlined script loads. */
  scripts: string[];
  /** What `build/plugins/installablePlugin.cjs` has made, for browsers and for those who share a link. */
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

/** The style sheet's text, to be inlined; in development its address, so that edits show. */
type Styles = { text: string } | { href: string };

export const styleElement = (css: Styles) =>
  'text' in css ? `<style>${css.text}</style>` : `<link rel="stylesheet" href="${css.href}">`;

/**
 * The one HTML page of the shop.
 *
 * @param head what else the screen wants in the head
 * @param screen the HTML of the screen that the page holds; none in development
 */
export default function renderDocument(
  { css, inlineScript, scripts, links }: DocumentParts,
  { head = '', screen = '' } = {},
): string {
  return `<!doctype html>
<html lang="${shop.language}" data-scripts="${scripts.join(' ')}">
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
<script>if(${newEnough}){${inlineScript}}</script>
${styleElement(css)}
</head>
<body>
<div id="root">${screen}</div>
<p class="notice notice-foot" id="old">You can look around. To fill a basket or sign in, please use a newer browser or switch on JavaScript.</p>
<script>if(${newEnough})old.remove()</script>
</body>
</html>
`;
}
