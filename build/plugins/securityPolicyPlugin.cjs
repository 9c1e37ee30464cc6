const { createHash } = require('node:crypto');

/** @typedef {'script' | 'style'} Tag */

/**
 * The sources that allow inlined scripts and styles, by their texts: thousands of pages have the same.
 *
 * @type {Map<string, string>}
 */
const known = new Map();

/** @param {string} text */
function sourceOf(text) {
  const source =
    known.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(text, source);
  return source;
}

/**
 * The sources that allow the inlined scripts or styles of a page, by their hashes.
 *
 * @type {(html: string, tag: Tag) => string[]}
 */
const hashes = (html, tag) => {
  const texts = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return [...new Set(Array.from(texts, ([, text = '']) => sourceOf(text)))];
};

/**
 * Webpack plugin: gives each page a content security policy that allows what it inlines. The policy of
 * 404.html allows what any page inlines: `scripts/lib/deployment.ts` makes a header of it for all addresses.
 */
module.exports = class SecurityPolicyPlugin {
  /** @param {import('../variables').OutsideSources} outside */
  constructor(outside) {
    this.outside = outside;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = 'SecurityPolicyPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The policy comes after the last hash is in the pages, and before the service worker lists them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 20;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const pages = compilation
          .getAssets()
          .filter(({ name }) => name.endsWith('.html'))
          .map(({ name, source }) => ({ name, html: String(source.source()) }));
        const inlined = pages.map(({ html }) => ({
          script: hashes(html, 'script'),
          style: hashes(html, 'style'),
        }));
        const all = {
          script: [...new Set(inlined.flatMap(({ script }) => script))],
          style: [...new Set(inlined.flatMap(({ style }) => style))],
        };
        for (const [place, { name, html }] of pages.entries()) {
          const policy = this.policyFor(name.endsWith('404.html') ? all : (inlined[place] ?? all));
          const meta = `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`;
          const page = html.replace('<meta charset="utf-8">', meta);
          compilation.updateAsset(name, new sources.RawSource(page));
        }
      });
    });
  }

  /** @param {Record<Tag, string[]>} inlined the sources of what a page inlines */
  policyFor({ script, style }) {
    const { connect, scripts, frames } = this.outside;
    // reCAPTCHA assigns plain texts where Trusted Types require trusted ones.
    const hasTrustedTypes = scripts.length === 0;
    const directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...script, ...scripts],
      'style-src': ["'self'", ...style],
      // Pictures from the database are shown at `blob:` addresses.
      'img-src': ["'self'", 'blob:'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'", ...connect],
      ...(frames.length > 0 && { 'frame-src': frames }),
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      ...(hasTrustedTypes && {
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['shop#webpack', 'shop#scripts', 'shop#worker', 'shop#data'],
      }),
    };
    return Object.entries(directives)
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; ');
  }
};
