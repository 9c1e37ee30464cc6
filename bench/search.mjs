import { brotliCompressSync } from 'node:zlib';
import { createJiti } from 'jiti';
import { median, quantile } from './statistics.mjs';

const COUNT = 10_000;
const adjectives = 'slim small sturdy matte woven brushed cedar triple midnight quiet'.split(' ');
const materials = 'cotton steel bamboo leather glass ceramic linen clay brass wool'.split(' ');
const kinds = 'smartwatch phone laptop lamp wax book kettle bottle charger shirt basket'.split(' ');
const ports = ['2 USB-C', '1 USB-A', 'USB-C, HDMI, headphones', 'micro USB'];

/** A product of a catalogue with many words: brands, models and numbers. */
function buildProduct(index) {
  // Spread over the lists without a visible pattern.
  const turn = (index * 7919) % 10_007;
  const of = (list, step) => list[Math.floor(turn / step) % list.length];
  const brand = `Br${(turn % 1500).toString(36)}`;
  const kind = of(kinds, 3);
  return {
    title: `${brand} ${of(adjectives, 7)} ${of(materials, 5)} ${kind}, ${turn % 900} GB, model ${index}`,
    keywords: [of(kinds, 11), `${of(adjectives, 2)} ${kind}`, brand],
    details: {
      facts: {
        Colour: of(['black', 'white', 'navy', 'maroon', 'olive', 'mustard'], 4),
        Material: `${of(materials, 6)} and ${of(materials, 9)}`,
        Weight: `${20 + (turn % 400) * 10} g`,
        Memory: `${2 ** (turn % 6)} GB`,
        Ports: of(ports, 8),
        Binding: of(['Hardcover', 'Paperback', 'Spiral'], 10),
        Size: `${turn % 97} × ${turn % 89} × ${turn % 31} cm`,
        'In the box': `${of(kinds, 12)}, manual`,
      },
    },
  };
}

/**
 * How long the search takes among 10,000 products, in Node at full speed.
 *
 * @returns milliseconds for each letter of the texts that a shopper types: `median` and `p98`; to `load` the
 *   index, with its first search; and its `kilobytes`, compressed
 */
export async function measureSearch() {
  const jiti = createJiti(import.meta.url);
  const load = (module) => jiti.import(`../src/features/search/matching/${module}.ts`);
  const { buildSearchIndex } = await load('buildSearchIndex');
  const { findProducts } = await load('findProducts');
  const products = Array.from({ length: COUNT }, (_, index) => buildProduct(index));
  const prices = products.map((_, index) => 49 + index);
  const text = JSON.stringify(buildSearchIndex(products));
  let index;
  const measure = (run) => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const loads = Array.from({ length: 9 }, () =>
    measure(() => {
      index = JSON.parse(text);
      findProducts(index, prices, 'lamp');
    }),
  );
  const times = [];
  for (const query of ['smartwatches 16gb', 'phobe woven', 'phone under 700', 'lamps', 'usb-c']) {
    for (let end = 1; end <= query.length; end += 1) {
      times.push(measure(() => findProducts(index, prices, query.slice(0, end))));
    }
  }
  return {
    median: median(times),
    p98: quantile(times, 0.98),
    load: median(loads),
    kilobytes: brotliCompressSync(text).length / 1000,
  };
}
