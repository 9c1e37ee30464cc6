const { marked } = require('marked');

/**
 * Webpack loader: makes a page's template of a text in Markdown, such as `src/legal/privacy.md`.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
module.exports = function legalPageLoader(text) {
  return `import { renderTextPage } from ${JSON.stringify(require.resolve('../src/html/textPage.ts'))};
export default (parts) => renderTextPage(parts, ${JSON.stringify(marked.parse(text))});`;
};
