const path = require('node:path');
const { promisify } = require('node:util');
const { EntryPlugin } = require('webpack');

/**
 * Compiles an entry with a compiler of its own, so that it shares no chunk and no runtime with the
 * shop's scripts, nor what the development server adds to every entry.
 *
 * @param {import('webpack').Compilation} compilation of the shop
 * @param {string} entry its path
 * @returns its text; empty if it has errors, which are the build's
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
