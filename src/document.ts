import { shop } from './config';
import { early, fetchScripts } from './early';

export interface DocumentParts {
  /** The style sheet's text, to be inlined; in development its address, so that edits show. */
  css: { text: string } | { href: string };
  /** The addresses of the shop's scripts, in the order in which they run. */
  scripts: string[];
}

/**
 * The one HTML page of the shop.
 *
 * @param head what else the screen wants in the head
 * @param screen the HTML of the screen that the page holds; none in development
 */
export default function renderDocument(
  { css, scripts }: DocumentParts,
  { head = '', screen = '' } = {},
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${shop.name}</title>
<meta name="description" content="${shop.description}">
<meta name="theme-color" content="#fbf6ec">
${head}
<link rel="icon" href="${shop.basePath}icon.svg" type="image/svg+xml">
<script>(${early.toString()})()</script>
${'text' in css ? `<style>${css.text}</style>` : `<link rel="stylesheet" href="${css.href}">`}
</head>
<body>
<div id="root">${screen}</div>
<noscript>Please switch on JavaScript: the basket and signing in need it.</noscript>
<script>(${fetchScripts.toString()})(${JSON.stringify(scripts)})</script>
</body>
</html>
`;
}
