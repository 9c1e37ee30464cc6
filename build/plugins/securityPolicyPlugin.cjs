const { createHash } = require('node:crypto');

const inlineScript = /<script>(.*?)<\/script>/gs;
const inlineStyle = /<style>(.*?)<\/style>/gs;

/**
 * The sources that allow what is inlined, by its hashes.
 *
 * @type {(html: string, pattern: RegExp) => string[]}
 */
const hashes = (html, pattern) => [
  ...new Set(
    Array.from(
      html.matchAll(pattern),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
];

/**
 * Webpack plugin: gives each page a content security policy that allows its inlined scripts and styles
 * by their hashes. A page can't hold all of a policy: `scripts/lib/deployment.ts` sends that of 404.html,
 * which allows what is inlined in any page, as a header too, with what is missing.
 */
module.exports = class SecurityPolicyPlugin {
  /** @param {string[]} outsideOrigins where the identity service and the database are */
  constructor(outsideOrigins) {
    this.outsideOrigins = outsideOrigins;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SecurityPolicyPlugin', (compilation) => {
      // After the last hash has found its way into the pages, and before the service worker's list
      // says which page it is.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 20;
      compilation.hooks.processAssets.tap({ name: 'SecurityPolicyPlugin', stage }, () => {
        const names = Object.keys(compilation.assets).filter((name) => name.endsWith('.html'));
        const pages = names.map((name) => String(compilation.assets[name]?.source()));
        for (const [index, text] of pages.entries()) {
          const name = names[index] ?? '';
          const policy = this.policyFor(name.endsWith('404.html') ? pages.join() : text);
          const meta = `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`;
          const page = text.replace('<meta charset="utf-8">', meta);
          compilation.updateAsset(name, new sources.RawSource(page));
        }
      });
    });
  }

  /** @param {string} html */
  policyFor(html) {
    const directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes(html, inlineScript)],
      'style-src': hashes(html, inlineStyle),
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'", ...this.outsideOrigins],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['shop#webpack', 'shop#scripts', 'shop#worker'],
    };
    return Object.entries(directives)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; ');
  }
};
