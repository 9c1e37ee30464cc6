const path = require('node:path');
const { promisify } = require('node:util');
const { EntryPlugin, library } = require('webpack');

/**
 * Compiles an entry without sharing any chunk or runtime with the shop's scripts.
 *
 * @param {import('webpack').Compilation} compilation of the shop
 * @param {string} entry its path
 * @param {{ isModule?: boolean }} options `isModule`: to be run by Node in this build, so it isn't minified
 * @returns its code and its styles; empty if it has errors, which the build reports
 */
async function compileWithStyles(compilation, entry, { isModule = false } = {}) {
  const { name } = path.parse(entry);
  const filename = isModule ? name : `${name}.js`;
  const cssFilename = `${name}.css`;
  const output = { filename, cssFilename, ...(isModule && { library: { type: 'commonjs2' } }) };
  const child = compilation.createChildCompiler(name, output, [
    new EntryPlugin(compilation.compiler.context, entry, { name }),
    new library.EnableLibraryPlugin('commonjs2'),
  ]);
  await promisify(child.runAsChild.bind(child))();
  const [code = '', styles = ''] = [filename, cssFilename].map((file) => {
    const asset = compilation.getAsset(file);
    if (asset) compilation.deleteAsset(file);
    return asset?.source.source().toString();
  });
  return { code, styles };
}

/**
 * The same for an entry without styles.
 *
 * @type {(compilation: import('webpack').Compilation, entry: string) => Promise<string>}
 */
const compileApart = async (compilation, entry) =>
  (await compileWithStyles(compilation, entry)).code;

module.exports = { compileApart, compileWithStyles };
