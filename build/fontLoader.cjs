const subsetFont = require('subset-font');

/**
 * Webpack loader: keeps of a variable web font the characters that the shop's own texts use (Basic
 * Latin, the rupee sign, typographic punctuation) and the weights of its type scale. Anything else,
 * such as an accent in an e-mail address, falls back to the system's font.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
function fontLoader(font) {
  const basicLatin = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } };
  subsetFont(font, `${basicLatin}\u00a0₹–—‘’“”…·×`, options).then(
    (subset) => this.callback(null, subset),
    this.async(),
  );
}

module.exports = Object.assign(fontLoader, { raw: true });
