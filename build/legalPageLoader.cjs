const { marked } = require('marked');

/**
 * Webpack loader: makes a page's template of a text in Markdown, such as `src/legal/privacy.md`.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} text
 */
module.exports = function legalPageLoader(text) {
  return `import { renderLegalPage } from ${JSON.stringify(require.resolve('../src/html/legalPage.ts'))};
export default (parts) => renderLegalPage(parts, ${JSON.stringify(marked.parse(text))});`;
};
