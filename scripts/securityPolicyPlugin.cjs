const { createHash } = require('node:crypto');
const { minify } = require('terser');

const inlineScript = /(<script>)(.*?)(<\/script>)/gs;
const inlineStyle = /(<style>)(.*?)(<\/style>)/gs;

/** What the policy calls an inlined text by. */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Replaces each match's middle group by what an asynchronous function makes of it. */
async function replaceInside(html, pattern, change) {
  const changed = await Promise.all([...html.matchAll(pattern)].map(([, , text]) => change(text)));
  return html.replace(pattern, (_match, open, _text, close) => open + changed.shift() + close);
}

/**
 * Webpack plugin: makes the inlined scripts of all pages small, and gives each page a content security
 * policy that knows them, and the inlined styles, by their hashes. A page can't carry all of a policy:
 * `scripts/lib/hosting.mjs` sends it as a header too, with what is missing.
 */
module.exports = class SecurityPolicyPlugin {
  /** @param {string[]} identityOrigins where the identity service is */
  constructor(identityOrigins) {
    this.identityOrigins = identityOrigins;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SecurityPolicyPlugin', (compilation) => {
      // After the last hash has found its way into the pages, and before the service worker's list
      // says which page it is.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 20;
      compilation.hooks.processAssets.tapPromise(
        { name: 'SecurityPolicyPlugin', stage },
        async () => {
          const pages = new Map();
          for (const name of Object.keys(compilation.assets).filter((n) => n.endsWith('.html'))) {
            const html = compilation.getAsset(name).source.source().toString();
            const small = async (text) => (await minify(text)).code;
            pages.set(name, await replaceInside(html, inlineScript, small));
          }
          const policy = this.policyFor([...pages.values()].join());
          for (const [name, html] of pages) {
            const meta = `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`;
            const page = html.replace('<meta charset="utf-8">', meta);
            compilation.updateAsset(name, new sources.RawSource(page));
          }
        },
      );
    });
  }

  policyFor(html) {
    const hashes = (pattern) => [...html.matchAll(pattern)].map(([, , text]) => hashOf(text));
    const directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes(inlineScript)],
      'style-src': hashes(inlineStyle),
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'", ...this.identityOrigins],
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
