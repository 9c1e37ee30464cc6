import { shop } from '#shop/config';
import { documentWords as words } from '#words/shell';

export interface PageParts {
  /** The style sheet's text, to be inlined; in development its address, for hot updates. */
  css: { text: string } | { href: string };
  /** The addresses that `build/plugins/installablePlugin.cjs` returns. */
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

/** The frame of every page of the site; its content is HTML. */
export const renderPage = (
  { css, links }: PageParts,
  { title, head, body }: Record<'title' | 'head' | 'body', string>,
  htmlAttributes = '',
) => `<!doctype html>
<html lang="${shop.market.language}" ${htmlAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="theme-color" content="${links.paper.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${links.paper.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${links.icon}" type="image/svg+xml">
${head}
${'text' in css ? `<style>${css.text}</style>` : `<link rel="stylesheet" href="${css.href}">`}
</head>
<body>
${body}
</body>
</html>
`;

/**
 * True only in the browsers that package.json lists, and newer ones; in ES5, so that older ones can
 * evaluate it. They run no script of the shop: the page can be read, and says what it needs.
 */
export const newEnough = 'self.URL&&URL.parse';

export interface DocumentParts extends PageParts {
  /** The script that runs before any content: `src/app/startup/inline/`, compiled. */
  inlineScript: string;
  /** The addresses of the shop's scripts; the inlined script loads them. */
  scripts: string[];
}

/** The body of a page with a screen of the shop. */
export const renderBody = (screen: string) => `<div id="root">${screen}</div>
<p class="notice notice-foot" id="old">${words.oldBrowser}</p>
<script>if(${newEnough})old.remove()</script>`;

const home = shop.origin + shop.basePath;

/** The links to the shop's other languages for search engines: each page names all of them, and itself. */
const languageLinks = () =>
  Object.entries(shop.alternates ? { ...shop.alternates, [shop.market.language]: home } : {})
    .map(
      ([tag, address]) =>
        `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(address)}">`,
    )
    .join('');

/**
 * The one HTML page of the shop.
 *
 * @param screen the HTML of the prerendered screen; none in development
 */
export default function renderDocument(
  { inlineScript, scripts, ...parts }: DocumentParts,
  screen = '',
): string {
  const { touchIcon, manifest, sharePicture } = parts.links;
  const [name, description] = [escapeHtml(shop.name), escapeHtml(shop.description)];
  const content = {
    title: name,
    head: `<meta name="description" content="${description}">
<link rel="canonical" href="${home}">${languageLinks()}
<meta property="og:type" content="website">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${home}">
<meta property="og:image" content="${shop.origin}${sharePicture}">
<meta name="twitter:card" content="summary_large_image">
<link rel="apple-touch-icon" href="${touchIcon}">
<link rel="manifest" href="${manifest}">
<script>if(${newEnough}){${inlineScript}}</script>`,
    body: renderBody(screen),
  };
  return renderPage(parts, content, `data-scripts="${scripts.join(' ')}"`);
}
