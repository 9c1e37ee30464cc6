const { marked } = require('marked');

/**
 * Webpack loader: turns a Markdown text, such as `shop/legal/privacy.md`, into the template of a page.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
module.exports = function legalPageLoader(text) {
  return `import { renderTextPage } from ${JSON.stringify(require.resolve('../src/app/prerender/textPage.ts'))};
export default (parts) => renderTextPage(parts, ${JSON.stringify(marked.parse(text))});`;
};
