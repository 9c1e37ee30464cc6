import { createJiti } from 'jiti';
import { median, quantile } from './statistics.mjs';

/**
 * How long the search takes among 1,000 products, in Node at full speed.
 *
 * @returns milliseconds for each letter of the texts that a shopper types: `median` and `p98`
 */
export async function measureSearch() {
  const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic' } });
  const search = await jiti.import('../src/features/search/searchProducts.tsx');
  const kinds = ['smartwatch', 'phone', 'laptop', 'lamp', 'hair wax', 'book'];
  const more = ['woven strap', 'triple camera', 'cedar and vetiver', 'heart rate', 'blue clay'];
  const products = Array.from({ length: 1000 }, (_, index) => ({
    title: `Small ${kinds[index % 6]}, ${more[index % 5]}, ${index} GB, made by hand number ${index}`,
    keywords: index % 2 ? ['mobile', 'handset'] : [],
  }));
  const times = [];
  for (const text of ['smartwatches 16gb', 'phobe woven', 'mobile', 'lamps']) {
    for (let end = 1; end <= text.length; end += 1) {
      const start = performance.now();
      search.searchProducts(products, text.slice(0, end));
      times.push(performance.now() - start);
    }
  }
  return { median: median(times), p98: quantile(times, 0.98) };
}
