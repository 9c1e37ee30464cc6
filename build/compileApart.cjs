const path = require('node:path');
const { promisify } = require('node:util');
const { EntryPlugin } = require('webpack');

/**
 * Compiles an entry without sharing any chunk or runtime with the shop's scripts.
 *
 * @param {import('webpack').Compilation} compilation of the shop
 * @param {string} entry its path
 * @returns its code; empty if it has errors, which the build reports
 */
module.exports = async function compileApart(compilation, entry) {
  const { name } = path.parse(entry);
  const filename = `${name}.js`;
  const child = compilation.createChildCompiler(name, { filename }, [
    new EntryPlugin(compilation.compiler.context, entry, { name }),
  ]);
  await promisify(child.runAsChild.bind(child))();
  const asset = compilation.getAsset(filename);
  if (asset) compilation.deleteAsset(filename);
  return asset?.source.source().toString() ?? '';
};
