const path = require('node:path');

/** Turns a photograph into an address like the build's, and a style sheet into nothing. */
module.exports = {
  process(/** @type {string} */ _source, /** @type {string} */ file) {
    const { name, ext } = path.parse(file);
    if (ext === '.css') return { code: 'exports.default = undefined;' };
    const address = `/haat/static/media/${name}.00000000-960.webp`;
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(address)} };` };
  },
};
