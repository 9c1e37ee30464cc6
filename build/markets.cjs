const fs = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '../src/markets');

/**
 * The markets that there are, as lines that a merchant can copy.
 *
 * @returns such as `import { germany } from '../src/markets/germany'`
 */
function marketImports() {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      const found = Array.from(
        text.matchAll(/^export const (\w+): Market\b/gm),
        ([, each]) => each,
      );
      const from = `../src/markets/${path.parse(name).name}`;
      return found.length > 0 ? [`import { ${found.join(', ')} } from '${from}'`] : [];
    });
}

/** What to write as the `market` in `shop/config.ts`. */
const marketAdvice = () =>
  `one of the markets in src/markets/, without quotes, and its import at the top: ${marketImports().join('; ')}; ` +
  'or your own: docs/merchant.md, “Markets”';

module.exports = { marketAdvice, marketImports };
