import { execFileSync } from 'node:child_process';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import type { Product } from '../../catalogue/model/product';
import { setShop } from '../../testing/setShop';
import { describeBreadcrumbs, describeProduct } from './structuredData';

/*
 * The types of `schema-dts`, generated from schema.org's vocabulary, check the names and values of the code
 * itself. This checks what Google requires.
 */

interface Issue {
  issueMessage: string;
  severity: 'ERROR' | 'WARNING';
  fieldNames: string[];
}

/** Jest can't import the validator, an ES module. */
const validator = `
  import Validator from '@adobe/structured-data-validator';
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  console.log(JSON.stringify(await new Validator().validate({ jsonld: JSON.parse(text) })));
`;

function issuesOf(...data: { '@type': string }[]) {
  const input = JSON.stringify(
    Object.fromEntries(
      data.map((each) => [each['@type'], data.filter((other) => other['@type'] === each['@type'])]),
    ),
  );
  const found = execFileSync(process.execPath, ['--input-type=module', '-e', validator], {
    input,
    maxBuffer: 100_000_000,
  });
  return JSON.parse(found.toString()) as Issue[];
}

/** Google recommends these fields, but the shop doesn't know them. */
const unknown = `
  aggregateRating review audience brand color hasCertification isbn gtin gtin8 gtin12 gtin13 gtin14
  inProductGroupWithID isVariantOf material mpn pattern size subjectOf priceValidUntil handlingTime
  addressRegion postalCode returnFees returnMethod
`
  .trim()
  .split(/\s+/);

const lamp: Product = { id: 'a', title: '<b> & "c"', image: '/shop/a-960.webp', price: 1 };
const wax: Product = { ...lamp, id: 'wax', price: 133, contents: { amount: 100, unit: 'g' } };
const shirt: Product = {
  id: 'b',
  title: 'Shirt',
  image: '/shop/b-960.webp',
  price: 1200,
  category: 'Clothes',
  variants: [
    { id: 'b-s', name: 'S' },
    { id: 'b-l', name: 'L', price: 1300, soldOut: true },
  ],
};

beforeEach(() => {
  setShop({ delivery: { price: 49, freeFrom: 999, days: [2, 5] }, returns: 14, orders: true });
  process.env.DATABASE = 'on';
});

afterEach(() => {
  delete process.env.DATABASE;
});

it('gives Google all that it requires, in a shop with all terms, with none, and with areas', () => {
  const data = [
    {},
    { delivery: undefined, returns: undefined },
    { delivery: { price: 49, areas: ['11', '12'] } },
  ].flatMap((terms) => {
    setShop(terms);
    return [...products, lamp, { ...lamp, rating: 4, reviews: 128 }, wax, shirt].flatMap(
      (product) => [describeProduct(product), describeBreadcrumbs(product, product.category)],
    );
  });
  const issues = issuesOf(...data);
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  const missing = new Set(issues.flatMap(({ fieldNames }) => fieldNames));
  expect([...missing].filter((name) => !unknown.includes(name))).toEqual([]);
  // The validator reports a required field that is missing.
  const withoutOffer: Record<string, unknown> & { '@type': string } = {
    ...describeProduct(lamp),
    offers: undefined,
  };
  const [issue] = issuesOf(withoutOffer);
  expect(issue).toHaveProperty('severity', 'ERROR');
});

it('states a product’s price, availability, delivery and returns', () => {
  expect(describeProduct(lamp)).toMatchObject({
    '@type': 'Product',
    name: lamp.title,
    sku: 'a',
    offers: {
      price: 1,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      shippingDetails: {
        shippingRate: { value: 49 },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 5 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      seller: { name: shop.name },
    },
  });
  expect(describeProduct({ ...lamp, soldOut: true })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
  // A shop without orders sells on the spot only.
  setShop({ orders: false });
  expect(describeProduct(lamp)).toMatchObject({
    offers: { availability: 'https://schema.org/InStoreOnly' },
  });
});

it('states a rating only for a product whose reviews are counted', () => {
  const rated = { ...lamp, rating: 4 };
  expect(describeProduct({ ...rated, reviews: 128 })).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 128 },
  });
  for (const product of [rated, { ...rated, reviews: 0 }, { ...lamp, reviews: 1 }]) {
    expect(describeProduct(product)).not.toHaveProperty('aggregateRating');
  }
});

it('states what a product contains, and the unit that its price is compared by', () => {
  expect(describeProduct(wax)).toMatchObject({
    offers: {
      price: 133,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 133,
        priceCurrency: 'INR',
        referenceQuantity: {
          value: 100,
          unitCode: 'GRM',
          valueReference: { value: 1, unitCode: 'KGM' },
        },
      },
    },
  });
  expect(describeProduct(lamp)).not.toHaveProperty('offers.priceSpecification');
});

it('states who made a product, where, and its warranty, if the label says so', () => {
  const details = { maker: 'Asha Rao, 1 Market Road', origin: 'India', warranty: '1 year' };
  expect(describeProduct({ ...lamp, details })).toMatchObject({
    manufacturer: { '@type': 'Organization', name: 'Asha Rao, 1 Market Road' },
    countryOfOrigin: { '@type': 'Country', name: 'India' },
    offers: { warranty: { '@type': 'WarrantyPromise', description: '1 year' } },
  });
  for (const name of ['manufacturer', 'countryOfOrigin', 'offers.warranty']) {
    expect(describeProduct(lamp)).not.toHaveProperty(name);
  }
});

it('groups variants, each at its own price, with free delivery from the shop’s limit', () => {
  const group = describeProduct(shirt);
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Shirt',
    productGroupID: 'b',
    variesBy: 'https://schema.org/size',
    hasVariant: [
      { name: 'Shirt, S', sku: 'b-s', size: 'S', offers: { price: 1200 } },
      {
        name: 'Shirt, L',
        sku: 'b-l',
        offers: { price: 1300, availability: 'https://schema.org/OutOfStock' },
      },
    ],
  });
  const seen = { ...shirt, pictures: ['/red.webp', '/blue.webp'] };
  const [first] = shirt.variants ?? [];
  const pictured = { ...seen, variants: first && [{ ...first, image: '/blue.webp' }] };
  expect(describeProduct(pictured)).toMatchObject({
    hasVariant: [
      { image: ['/blue.webp', shirt.image, '/red.webp'].map((each) => shop.origin + each) },
    ],
  });
  // Each variant has an address of its own.
  const urls = (
    group as unknown as { hasVariant: { url: string; offers: { url: string } }[] }
  ).hasVariant.map(({ url, offers }) => [url, offers.url]);
  expect(urls.map(([url, offer]) => url === offer)).toEqual([true, true]);
  expect(urls[1]?.[0]).toMatch(/\/\?variant=b-l$/);
  expect(JSON.stringify(group)).toContain('"shippingRate":{"@type":"MonetaryAmount","value":0,');
});

it.each([
  [['S', 'XL', 'One size'], true],
  [['500 ml', '1 litre 2'], true],
  [['Red', 'Small'], false],
  [['Walnut', 'Oak'], false],
])('says that a product varies by size only if all of %j are sizes', (names, areSizes) => {
  const variants = names.map((name) => ({ id: name, name }));
  const group = JSON.stringify(describeProduct({ ...lamp, variants }));
  expect(group.includes('https://schema.org/size')).toBe(areSizes);
});
