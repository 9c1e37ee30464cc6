import { shop } from '../config';
import { documentWords as words } from '../words/en/documents';
import { escapeHtml, renderPage, type PageParts } from './page';

/**
 * True only in the browsers that package.json lists, and newer ones; in ES5, so that older ones can
 * evaluate it. They run no script of the shop: the page can be read, and says what it needs.
 */
export const newEnough = 'self.URL&&URL.parse';

export interface DocumentParts extends PageParts {
  /** The script that runs before any content: `src/boot/inline/`, compiled. */
  inlineScript: string;
  /** The addresses of the shop's scripts; the inlined script loads them. */
  scripts: string[];
}

/**
 * The one HTML page of the shop.
 *
 * @param head what else the screen needs in the head
 * @param screen the HTML of the prerendered screen; none in development
 */
export default function renderDocument(
  { inlineScript, scripts, ...parts }: DocumentParts,
  { head = '', screen = '' } = {},
): string {
  const { touchIcon, manifest, sharePicture } = parts.links;
  const [name, description] = [escapeHtml(shop.name), escapeHtml(shop.description)];
  const content = {
    title: name,
    head: `<meta name="description" content="${description}">
<link rel="canonical" href="${shop.origin}${shop.basePath}">
<meta property="og:type" content="website">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${shop.origin}${shop.basePath}">
<meta property="og:image" content="${shop.origin}${sharePicture}">
<meta name="twitter:card" content="summary_large_image">
${head}
<link rel="apple-touch-icon" href="${touchIcon}">
<link rel="manifest" href="${manifest}">
<script>if(${newEnough}){${inlineScript}}</script>`,
    body: `<div id="root">${screen}</div>
<p class="notice notice-foot" id="old">${words.oldBrowser}</p>
<script>if(${newEnough})old.remove()</script>`,
  };
  return renderPage(parts, content, `data-scripts="${scripts.join(' ')}"`);
}
