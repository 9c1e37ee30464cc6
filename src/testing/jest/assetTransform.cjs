const path = require('node:path');

/** Gives a photograph the kind of address that the build gives it, and a style sheet nothing. */
module.exports = {
  process(/** @type {string} */ _source, /** @type {string} */ file) {
    const { name, ext } = path.parse(file);
    if (ext === '.css') return { code: 'exports.default = undefined;' };
    const address = `/haat/static/media/${name}.00000000-960.webp`;
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(address)} };` };
  },
};
