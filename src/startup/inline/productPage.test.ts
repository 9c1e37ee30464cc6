/** @jest-environment ./src/testing/browserEnvironment.ts */
import { firstPriceList, type Offer } from '../../catalogue/priceList';
import type { Product } from '../../catalogue/product';
import { priceDocumentOf, toFields } from '../../firebase/priceDocument';
import { renderProductPage } from '../../site/renderProductPage';

const lamp: Product = { id: '7', title: 'Lamp', image: '/lamp.01234567-1280.webp', price: 590 };
const variants = [
  { id: '7-s', name: 'Small' },
  { id: '7-m', name: 'Medium' },
  { id: '7-l', name: 'Large', price: 690 },
];

type Offers = Readonly<Record<string, Partial<Offer>>>;

/** The shop's list with these offers, of which the last build knows nothing. */
function documentOf(offers: Offers, newsSince = 0) {
  const all = Object.entries(offers).map(([id, offer]): [string, Offer] => [
    id,
    { price: 590, soldOut: false, left: undefined, ...offer },
  ]);
  const news = Object.fromEntries(all.map(([id]) => [id, 2]));
  const list = { ...firstPriceList(Object.fromEntries(all)), news, newsSince };
  return Response.json([{ found: { fields: toFields(priceDocumentOf(list)) } }]);
}

const requests = jest.fn<Promise<Response>, [url: string, options: { body: string }]>();
const answer = (response: () => Response) => {
  requests.mockImplementation(() => Promise.resolve().then(response));
};
const answered = () => new Promise((resolve) => setTimeout(resolve));

const environment = {
  ...{ DATABASE: 'on', FIREBASE_PROJECT_ID: 'demo-haat', FIREBASE_API_KEY: 'demo' },
};

/** Opens the product's page as built, and runs its script. */
async function open(product: Partial<Product> = {}, env: Readonly<Record<string, string>> = {}) {
  const links = { paper: { light: '', dark: '' }, icon: '', touchIcon: '', manifest: '' };
  const html = renderProductPage(
    { ...lamp, ...product },
    {
      ...{ css: { text: '' }, links: { ...links, sharePicture: '' }, categories: [] },
      ...{ inlineScript: '', priceScript: '', sizeOf: () => ({ width: 1280, height: 960 }) },
    },
  );
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  document.getElementById('old')?.remove();
  const built = page();
  // The tests may run beside an emulator.
  const { FIRESTORE_EMULATOR_URL: _emulator, ...around } = process.env;
  jest.replaceProperty(process, 'env', { ...around, ...environment, ...env });
  const listen = jest.spyOn(document, 'addEventListener');
  jest.isolateModules(() => {
    jest.requireActual('./productPage');
  });
  close();
  const listeners = [...listen.mock.calls];
  close = () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  };
  await answered();
  return built;
}

/** Ends what the page that is open listens to. */
let close = () => undefined as unknown;

function select() {
  const found = document.querySelector('select');
  if (!found) throw new Error('There is no choice.');
  return found;
}

/** What a shopper sees of the offer. */
function page() {
  const selectors = '.left-note, .former-price, .price, option, button, .sold-out';
  return Array.from(document.querySelectorAll<HTMLElement>(selectors))
    .filter((element) => !element.closest('[hidden]'))
    .map((element) => {
      const isOff = element.matches('option:disabled');
      return `${element.textContent}${isOff ? ', disabled' : ''}`;
    });
}

async function comeBackAfter(ms: number, now: jest.SpyInstance) {
  now.mockReturnValue(ms);
  document.dispatchEvent(new Event('visibilitychange'));
  await answered();
}

afterEach(() => {
  close();
});

beforeEach(() => {
  requests.mockReset();
  Object.assign(window, { fetch: requests });
});

it.each<[what: string, built: Partial<Product>, today: Partial<Offer>, seen: string[]]>([
  ['another price', {}, { price: 650 }, ['₹650', 'Add to basket']],
  [
    'a former price',
    { was: 650 },
    { price: 500 },
    ['Was ₹650 You save ₹150', '₹500', 'Add to basket'],
  ],
  ['no former price once it isn’t higher', { was: 650 }, { price: 650 }, ['₹650', 'Add to basket']],
  ['how few are left', {}, { left: 3 }, ['Only 3 left', '₹590', 'Add to basket']],
  ['nothing about many that are left', {}, { left: 6 }, ['₹590', 'Add to basket']],
  ['that it’s sold out', { was: 650 }, { soldOut: true }, ['₹590', 'Sold out']],
  ['that none is left', { was: 650 }, { left: 0, price: 500 }, ['₹590', 'Sold out']],
  [
    'that it’s on sale again',
    { soldOut: true, was: 650 },
    { price: 600 },
    ['Was ₹650 You save ₹50', '₹600', 'Add to basket'],
  ],
])('shows %s', async (_what, built, today, seen) => {
  answer(() => documentOf({ 7: today, 8: { soldOut: true } }));
  await open(built);
  expect(page()).toEqual(seen);
  expect(requests).toHaveBeenCalledTimes(1);
});

it('shows a price that falls for the first time, and the button works after it was away', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  answer(() => documentOf({ 7: { soldOut: true } }));
  await open();
  const button = () => document.querySelector('button');
  expect(button()).toBeNull();
  answer(() => documentOf({ 7: { price: 500, left: 1 } }));
  await comeBackAfter(61_000, now);
  expect(page()).toEqual(['Only 1 left', '₹500', 'Add to basket']);
  expect(button()?.dataset.product).toBe('7');
  expect(document.querySelector('.product-page-old')).toBeNull();
});

it('moves the focus from the button to what takes its place', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  answer(() => documentOf({}));
  await open();
  document.querySelector('button')?.focus();
  answer(() => documentOf({ 7: { soldOut: true } }));
  await comeBackAfter(61_000, now);
  expect(document.activeElement?.textContent).toBe('Sold out');
});

describe('of a product with variants', () => {
  it('shows the lowest price, and each variant’s if they differ', async () => {
    answer(() => documentOf({ '7-s': { price: 550 }, '7-l': { price: 650, soldOut: true } }));
    await open({ variants });
    expect(page()).toEqual([
      'From ₹550',
      ...['Small, ₹550', 'Medium, ₹590', 'Large (sold out), disabled'],
      'Add to basket',
    ]);
    answer(() => documentOf({ '7-l': {} }));
    await open({ variants });
    expect(page()).toEqual(['₹590', 'Small', 'Medium', 'Large', 'Add to basket']);
  });

  it('chooses the first that isn’t sold out, until the shopper chooses another', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    answer(() => documentOf({ '7-s': { soldOut: true }, '7-l': { price: 690, left: 2 } }));
    await open({ variants });
    expect(select().value).toBe('7-m');
    expect(page()).not.toContain('Only 2 left');
    select().value = '7-l';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    expect(page()).toContain('Only 2 left');
    // Another one isn't put in its place.
    answer(() => documentOf({ '7-l': { left: 0 } }));
    await comeBackAfter(61_000, now);
    expect(select().value).toBe('7-l');
    expect(page().slice(-2)).toEqual(['Large (sold out), disabled', 'Sold out']);
    select().value = '7-m';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    expect(page().at(-1)).toBe('Add to basket');
  });

  it('shows no choice while all are sold out', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const all = (offer: Partial<Offer>) =>
      documentOf(Object.fromEntries(variants.map(({ id }) => [id, offer])));
    answer(() => all({ soldOut: true }));
    await open({ variants });
    expect(page()).toEqual(['From ₹590', 'Sold out']);
    answer(() => all({ price: 600 }));
    await comeBackAfter(61_000, now);
    expect(page()).toEqual(['₹600', 'Small', 'Medium', 'Large', 'Add to basket']);
    await open({ variants, soldOut: true });
    expect(page()).toEqual(['₹600', 'Small', 'Medium', 'Large', 'Add to basket']);
  });
});

it('reads the whole list if the page is older than the news: what isn’t in it is sold out', async () => {
  answer(() => documentOf({ 8: {} }, 2));
  await open();
  expect(page()).toEqual(['₹590', 'Sold out']);
  const masks = requests.mock.calls.map(
    ([, { body }]) => (JSON.parse(body) as { mask?: object }).mask,
  );
  expect(masks).toEqual([
    { fieldPaths: ['news', 'newsSince', 'revision', 'delivery', 'cards'] },
    undefined,
  ]);
  answer(() => documentOf({ 7: { price: 610, left: 2 }, 8: {} }, 2));
  await open();
  expect(page()).toEqual(['Only 2 left', '₹610', 'Add to basket']);
});

it.each<[what: string, response: () => Response]>([
  ['no list is published', () => Response.json([{ missing: 'shop/prices' }])],
  ['there is no database', () => new Response('', { status: 404 })],
  ['the answer is none of a database', () => new Response('<p>')],
  [
    'the database can’t be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('stays as built if %s', async (_what, response) => {
  answer(response);
  const built = await open({ was: 650, left: 2 });
  expect(built).toEqual(['Only 2 left', 'Was ₹650 You save ₹60', '₹590', 'Add to basket']);
  expect(page()).toEqual(built);
  expect(requests).toHaveBeenCalledTimes(1);
});

it('reads when the page is shown, and again when it comes back after a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  // As while the browser prerenders it.
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  answer(() => documentOf({}));
  await open();
  expect(requests).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  await comeBackAfter(1000, now);
  expect(requests).toHaveBeenCalledTimes(1);
  await comeBackAfter(60_000, now);
  expect(requests).toHaveBeenCalledTimes(1);
  await comeBackAfter(62_000, now);
  expect(requests).toHaveBeenCalledTimes(2);
});

it.each<[where: string, env: Record<string, string>, isOnline: boolean, count: number]>([
  ['nothing offline', {}, false, 0],
  ['offline from the emulator', { FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8080' }, false, 1],
  ['nothing with App Check', { FIREBASE_APP_CHECK_KEY: 'key' }, true, 0],
  ['nothing in a shop without a database', { DATABASE: 'off' }, true, 0],
])('requests %s', async (_where, env, isOnline, count) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  answer(() => documentOf({}));
  await open({}, env);
  expect(requests).toHaveBeenCalledTimes(count);
});
