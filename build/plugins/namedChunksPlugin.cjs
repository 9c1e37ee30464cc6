/** Webpack plugin: makes a chunk's name its id, so that the first scripts need no table of ids and names. */
class NamedChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks }) {
    hooks.compilation.tap('NamedChunksPlugin', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('NamedChunksPlugin', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}

module.exports = NamedChunksPlugin;
