const fs = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '../src/markets');

/**
 * The existing markets, as lines that a merchant can copy.
 *
 * @returns such as `import { germany } from '../src/markets/germany/market'`
 */
function marketImports() {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name, 'market.ts');
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      const found = Array.from(
        text.matchAll(/^export const (\w+): Market\b/gm),
        ([, each]) => each,
      );
      return found.length > 0
        ? [`import { ${found.join(', ')} } from '../src/markets/${name}/market'`]
        : [];
    });
}

/** The advice on what to write as the `market` in `shop/config.ts`. */
const marketAdvice = () =>
  `one of the markets in src/markets/, without quotes, and its import at the top: ${marketImports().join('; ')}; ` +
  'or your own: docs/merchant.md, “Markets”';

module.exports = { marketAdvice };
