/** `npm run import -- products_export.csv`: takes over the products that Shopify or WooCommerce has exported. */
import path from 'node:path';
import { importProducts } from './lib/importProducts';
import { Stop } from './lib/stop';
import { supervise } from './lib/supervise';

supervise(main, { interrupted: 130 });

async function main() {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) {
    throw new Stop(
      'Give the file with the products, as Shopify or WooCommerce exports it: npm run import -- products_export.csv',
    );
  }
  const { source, added, updated, kept, hidden, pictures, lines, before } = await importProducts(
    file,
    {
      onProgress: (done, all) => {
        if (process.stdout.isTTY) process.stdout.write(`\rPictures: ${done} of ${all}`);
        else if (done === all || done % 50 === 0) console.log(`Pictures: ${done} of ${all}`);
      },
    },
  );
  if (process.stdout.isTTY) process.stdout.write('\n');
  for (const line of lines) console.log(line);
  console.log(
    `\nFrom ${source}: ${added} products added, ${updated} updated, with ${pictures} pictures. ${kept} others stay as they were.`,
  );
  if (hidden > 0) {
    console.log(
      `${hidden} are hidden, because they have no picture: import again, or add one in shop/products.ts and delete hidden: true.`,
    );
  }
  console.log(`The list from before is in ${path.relative('.', before)}.`);
  console.log('See your shop: npm start');
}
