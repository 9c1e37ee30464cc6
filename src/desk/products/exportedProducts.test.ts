import { readFileSync } from 'node:fs';
import { longest } from '../../catalogue/model/texts';
import { readExported } from './exportedProducts';

const november = Date.parse('2026-11-15');

/** Reads one of the files in `src/testing/exports`, which have the columns that both shops document. */
function readFixture(name: 'shopify' | 'woocommerce') {
  const file = readFileSync(`src/testing/exports/${name}.csv`, 'utf8');
  const exported = readExported(file, november);
  if (!exported) throw new Error('Its columns are unknown.');
  const byId = new Map(exported.products.map((each) => [each.product.id, each]));
  const remarks = exported.remarks.map(({ row, what, cell }) => [row, what, cell]);
  return { ...exported, byId, remarks };
}

const csv = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

describe('products exported from Shopify', () => {
  const { source, byId, remarks } = readFixture('shopify');

  it('takes a product’s texts without their HTML, its prices, search words and pictures', () => {
    expect(source).toBe('Shopify');
    expect(byId.get('clay-water-jug')).toEqual({
      row: 2,
      product: {
        id: 'clay-water-jug',
        title: 'Clay water jug, 1.5 l',
        price: 649,
        was: 799,
        category: 'Kitchen',
        keywords: ['jug', 'matka', 'summer', 'Riverbank Pottery', 'JUG-15'],
        details: {
          text: 'Keeps water cool & sweet.\n* Unglazed inside\n* Made by hand',
          weight: 1800,
        },
      },
      pictures: [
        { address: 'https://pictures.example/jug.jpg?v=1', caption: 'The jug', row: 2 },
        { address: 'https://pictures.example/jug-top.jpg?v=1', caption: 'From above', row: 3 },
      ],
      sold: { 'clay-water-jug': { row: 2, left: 12 } },
    });
  });

  it('makes one product of several rows, with a variant for each combination of options', () => {
    const { product, pictures, sold } = byId.get('block-print-kurta') ?? {};
    expect(product).toMatchObject({
      price: 1299,
      details: { weight: 300, variantWeights: { 'KURTA-M-I': 320 } },
      variants: [
        { id: 'KURTA-S-I', name: 'S, Indigo' },
        { id: 'KURTA-M-I', name: 'M, Indigo', soldOut: true },
        { id: 'block-print-kurta-L-Indigo', name: 'L, Indigo', price: 1400, was: 1599 },
      ],
    });
    expect(pictures?.map(({ address, caption }) => [address.split('/').at(-1), caption])).toEqual([
      ['kurta.jpg', ''],
      ['kurta-back.jpg', ''],
      ['kurta-indigo.jpg', 'S, Indigo'],
    ]);
    expect(sold).toEqual({
      'KURTA-S-I': { row: 4, left: 3, picture: 'https://pictures.example/kurta-indigo.jpg' },
      'KURTA-M-I': { row: 5, left: 0, picture: 'https://pictures.example/kurta-indigo.jpg' },
      'block-print-kurta-L-Indigo': { row: 6 },
    });
  });

  it('hides a draft', () => {
    expect(byId.get('winter-shawl')?.product).toMatchObject({ price: 2450, hidden: true });
  });

  it('names each row that it leaves out or changes', () => {
    expect(remarks).toEqual([
      [6, 'rounded', '1,399.50'],
      [7, 'sameVariant', 'L, Indigo'],
      [8, 'giftCard', ''],
      [9, 'notSent', ''],
      [11, 'noPrice', ''],
      [12, 'formula', '=HYPERLINK("https://pictures.example","Free")'],
      [13, 'otherCurrency', '$15.00'],
    ]);
  });

  it('leaves out a variant that needs no shipping beside those that are sent', () => {
    const text = csv(
      ['Handle', 'Title', 'Option1 Value', 'Variant Price', 'Variant Requires Shipping'],
      ['book', 'Book', 'File', '90.00', 'false'],
      ['book', '', 'Paperback', '240.00', 'true'],
      ['book', '', 'Audio', '120.00', 'false'],
    );
    const { products = [], remarks: all } = readExported(text) ?? {};
    expect(products.map(({ product }) => product)).toMatchObject([
      { title: 'Book', price: 240, variants: [{ name: 'Paperback' }] },
    ]);
    expect(all).toEqual([
      { row: 2, what: 'notSent', cell: '' },
      { row: 4, what: 'notSent', cell: '' },
    ]);
  });

  it('reads the columns by their newer names, too', () => {
    const text = csv(
      ['Title', 'URL handle', 'Description', 'Status', 'SKU', 'Price', 'Product image URL'],
      [
        'Tea towel',
        'tea-towel',
        'Linen',
        'Active',
        'TT',
        '240.00',
        'https://pictures.example/t.png',
      ],
    );
    expect(readExported(text)?.products).toMatchObject([
      { product: { id: 'tea-towel', price: 240, keywords: ['TT'] }, pictures: [{ row: 2 }] },
    ]);
  });

  it('cuts a description of two megabytes after a sentence', () => {
    const text = csv(
      ['Handle', 'Title', 'Body (HTML)', 'Variant Price'],
      ['long', 'Long', '<p>Soft &lt;3 cotton.</p>'.repeat(80_000), '10.00'],
    );
    const [{ product } = {}] = readExported(text)?.products ?? [];
    expect(product?.details?.text).toMatch(/^Soft <3 cotton\.\n[^]+ cotton\.$/);
    expect(product?.details?.text?.length).toBeLessThanOrEqual(longest.text);
  });

  it('reads the rest of a file with thousands of nested tags, and a handle of thousands of dots', () => {
    const nested = `${'<div>'.repeat(30_000)}Deep`;
    const text = csv(
      ['Handle', 'Title', 'Body (HTML)', 'Variant Price'],
      [`${'.'.repeat(300_000)}a`, 'Mug', `<p>Blue</p>${nested}`, '10.00'],
      ['deep', nested, '', '10.00'],
      ['jug', 'Jug', 'Green', '20.00'],
    );
    const { products = [], remarks: all } = readExported(text) ?? {};
    expect(products.map(({ product }) => product)).toMatchObject([
      { id: 'product', title: 'Mug', details: { text: 'Blue' } },
      { id: 'jug', title: 'Jug', details: { text: 'Green' } },
    ]);
    expect(all).toEqual([{ row: 3, what: 'noTitle', cell: '' }]);
  });

  it('gives products ids that differ in more than capitals, the same in each export', () => {
    const text = csv(
      ['Handle', 'Title', 'Variant SKU', 'Option1 Value', 'Variant Price'],
      ['Mug', 'Mug', 'a/1', 'Red', '10.00'],
      ['Mug', '', 'A 1', 'Blue', '10.00'],
    );
    const ids = () =>
      readExported(text)?.products.flatMap(({ product: { id, variants = [] } }) => [
        id,
        ...variants.map((variant) => variant.id),
      ]);
    expect(ids()).toEqual(['Mug', 'a-1', 'A-1-2']);
    expect(ids()).toEqual(ids());
  });
});

describe('products exported from WooCommerce', () => {
  const { source, byId, remarks } = readFixture('woocommerce');

  it('takes a product with its sale, its visible attributes and its pictures', () => {
    expect(source).toBe('WooCommerce');
    expect(byId.get('LAMP-1')).toMatchObject({
      product: {
        title: 'Paper lamp',
        price: 899,
        was: 1199,
        category: 'Light',
        keywords: ['lamp', 'evening'],
        details: {
          text: 'Folded by hand.\nTakes an E27 bulb.',
          facts: { Material: 'Paper, Bamboo' },
          weight: 350,
          size: { length: 25, width: 25, height: 4.5 },
        },
      },
      pictures: [
        { address: 'https://pictures.example/lamp.jpg' },
        { address: 'https://pictures.example/lamp,2.jpg' },
      ],
      sold: { 'LAMP-1': { row: 2, left: 4 } },
    });
  });

  it('reads weights and sizes in the units that the columns name', () => {
    const text = csv(
      [
        'ID',
        'Type',
        'Name',
        'Regular price',
        'Weight (lbs)',
        'Length (in)',
        'Width (in)',
        'Height (in)',
      ],
      ['1', 'simple', 'Bowl', '420', '2', '10', '8', '1.5'],
      ['2', 'simple', 'Cup', '120', 'light', '10', '', ''],
    );
    const { products = [] } = readExported(text) ?? {};
    expect(products.map(({ product }) => product.details)).toEqual([
      { weight: 908, size: { length: 25.4, width: 20.3, height: 3.8 } },
      undefined,
    ]);
  });

  it('takes the regular price once a sale has ended', () => {
    const file = readFileSync('src/testing/exports/woocommerce.csv', 'utf8');
    const { products = [] } = readExported(file, Date.parse('2026-12-02')) ?? {};
    expect(products[0]?.product).toMatchObject({ price: 1199 });
    expect(products[0]?.product).not.toHaveProperty('was');
  });

  it('makes variants of the variations that name their parent, by its number or its code', () => {
    expect(byId.get('TEE')).toMatchObject({
      product: {
        price: 420,
        // The small one has no weight of its own.
        details: {
          facts: { Fabric: 'Cotton' },
          weight: 200,
          variantWeights: { 'TEE-M': 250 },
          size: { length: 30, width: 20, height: 2 },
        },
        variants: [
          { id: 'TEE-S', name: 'S' },
          { id: 'TEE-M', name: 'M', price: 450, soldOut: true },
        ],
      },
      sold: { 'TEE-S': { row: 5, left: 7 } },
    });
  });

  it('leaves out variations that are disabled or not sent, and a former price that isn’t clear', () => {
    const text = csv(
      ['ID', 'Type', 'Name', 'Published', 'In stock?', 'Regular price', 'Sale price', 'Parent'],
      ['1', 'variable', 'Tee', '1', '1', '', '', ''],
      ['2', 'variation', 'Tee - S', '1', '1', 'about 500', '420', 'id:1'],
      ['3', 'variation', 'Tee - M', '0', '1', '450', '', 'id:1'],
      ['4', 'variation, virtual', 'Tee - Lesson', '1', '1', '450', '', 'id:1'],
      ['5', 'variation, downloadable', 'Tee - Pattern', '1', '1', '450', '', 'id:1'],
    );
    const { products = [], remarks: all = [] } = readExported(text) ?? {};
    expect(products.map(({ product }) => product.variants)).toEqual([
      [{ id: '1-Tee-S', name: 'Tee - S' }],
    ]);
    expect(all.map(({ row, what }) => [row, what])).toEqual([
      [3, 'noFormerPrice'],
      [4, 'disabled'],
      [5, 'notSent'],
      [6, 'notSent'],
    ]);
  });

  it('names each row that it leaves out', () => {
    expect(remarks).toEqual([
      [6, 'noParent', 'CAP'],
      [7, 'notSent', ''],
      [8, 'group', ''],
      [9, 'elsewhere', ''],
      [10, 'formula', '+Plus cushion'],
    ]);
  });
});

it('doesn’t take a file with other columns for an export', () => {
  expect(readExported('id,title,price\n1,Lamp,99\n')).toBeUndefined();
  expect(readExported('Handle,Title,Variant Price\n')?.products).toEqual([]);
});
