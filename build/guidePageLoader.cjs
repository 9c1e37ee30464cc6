const path = require('node:path');
const { Marked } = require('marked');

/** The guides that are pages, by their files in `docs/`: those that the desk leads to. */
const guides = ['payments', 'functions'];

/** Parts for those who have the code before them. */
const leftOut = /^## (?:In the code|Try it on your machine)\n[^]*?(?=^## |$(?![^]))/gm;

/**
 * The anchor of a heading in links, as on GitHub.
 *
 * @param {string} text
 */
const idOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-');

/**
 * The target of a guide's link on its page; `undefined` if only the repository has it.
 *
 * @param {string} href
 */
function target(href) {
  if (/^(https?:|#)/.test(href)) return href;
  const [file = '', part] = href.split('#');
  const { dir, name, ext } = path.parse(file);
  if (dir || ext !== '.md' || !guides.includes(name)) return undefined;
  return `${name}.html${part ? `#${part}` : ''}`;
}

const marked = new Marked({
  useNewRenderer: true,
  renderer: {
    heading({ tokens, text, depth }) {
      // The page's title is its `h1`.
      const id = depth === 1 ? '' : ` id="${idOf(text)}"`;
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const [to, text] = [target(href), this.parser.parseInline(tokens)];
      return to === undefined ? text : `<a href="${to}">${text}</a>`;
    },
    table(token) {
      const { header, rows } = token;
      /** @type {(tag: string, cells: typeof header) => string} */
      const row = (tag, cells) =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      return `<div class="guide-table" tabindex="0" role="group"><table><thead>${row('th', header)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table></div>`;
    },
  },
});

/**
 * Webpack loader: turns a guide, such as `docs/functions.md`, into the template of a page.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
function guidePageLoader(text) {
  return `import { renderGuidePage } from ${JSON.stringify(require.resolve('../src/app/prerender/textPage.ts'))};
export default (parts) => renderGuidePage(parts, ${JSON.stringify(marked.parse(text.replace(leftOut, '')))});`;
}

module.exports = Object.assign(guidePageLoader, { guides });
