const path = require('node:path');

/** The forgiving search alone, as a script that makes the global `search`. */
module.exports = {
  mode: 'production',
  entry: './src/features/search/forgivingSearch.tsx',
  output: { filename: 'search.js', library: { name: 'search', type: 'var' } },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, configFile: path.resolve('tsconfig.json') },
      },
    ],
  },
};
