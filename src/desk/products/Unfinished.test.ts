/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import type { Card, Cards } from '../../catalogue/model/cards';
import { firstPriceList, type Offers, offersOf } from '../../catalogue/model/priceList';
import type { ReadCatalogue } from '../../catalogue/model/catalogueFiles';
import { cardsIn } from '../../firebase/cardsDocument';
import { offersIn, toFields } from '../../firebase/priceDocument';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { photograph } from '../../testing/fakes/fakePhotographField';
import { openAccount } from '../../testing/openAccount';

jest.mock('./PhotographField', () =>
  jest.requireActual<object>('../../testing/fakes/fakePhotographField'),
);

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

const mockLeftOut = jest.fn(() => [] as unknown);
jest.mock('../../testing/builtCatalogue', () => {
  const actual = jest.requireActual<{ readCatalogue: ReadCatalogue }>(
    '../../testing/builtCatalogue',
  );
  const readCatalogue: ReadCatalogue = (file, isContent) =>
    file === 'left-out.json'
      ? Promise.resolve(mockLeftOut() as never)
      : actual.readCatalogue(file, isContent);
  return { ...actual, readCatalogue };
});

const LAPTOP = '123';
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

interface Start {
  /** Cards by product id, as the database stores them. */
  texts?: Record<string, string>;
  cards?: Cards;
  offers?: Offers;
  /** The revision of the cards that the list names. */
  cardsAt?: number;
  /** The revisions of changes since the site was built. */
  news?: Record<string, number>;
}

/** The desk of a shop that has these cards. */
async function openDesk({ texts = {}, cards = {}, offers = {}, cardsAt = 2, news = {} }: Start) {
  const orders = new FakeOrders();
  orders.cards = { ...cards, ...cardsIn(toFields({ cards: texts }).cards) };
  orders.list = {
    ...firstPriceList({ ...offersOf(products), ...offers }, shop.delivery),
    revision: 2,
    cards: cardsAt,
    news,
    newsSince: 1,
  };
  const account = await openAccount({
    orders,
    isMerchant: true,
    path: '/login?section=products',
  });
  await screen.findByRole('searchbox', { name: 'Search products' });
  return {
    ...account,
    orders,
    type: (name: string, text: string) => account.retype(field(name), text),
    open: async (title: string) => {
      // The problem is named above the list, and in it.
      const [edit = document.body] = screen.getAllByRole('link', { name: `Edit ${title}` });
      await account.user.click(edit);
      await screen.findByRole('textbox', { name: 'Title' });
    },
    press: (name: string) => account.user.click(button(name)),
  };
}

const attention = () => screen.getByRole('region', { name: 'These products need your attention' });
const noAttention = () => {
  expect(screen.queryByText('These products need your attention')).not.toBeInTheDocument();
};

const jam: Card = {
  id: 'ja4msezp',
  title: 'Mango jam',
  image: '/jam-960.webp',
  details: { text: 'Cooked for a day.' },
  addedAt: 2,
};

it('lists a product once published at zero, with its text, for me to set a price', async () => {
  const { tags } = toFields({ tags: ['ja4msezp:0'] });
  const { orders, open, press, type } = await openDesk({
    cards: { [jam.id]: jam },
    offers: offersIn({ ...(tags && { tags }) }),
  });
  expect(attention()).toHaveTextContent('Mango jam');
  expect(attention()).toHaveTextContent('Shoppers can’t find it yet: it needs a price.');
  // “Publish all” would have removed it for good.
  expect(screen.queryByText(/no longer in the site’s files/)).not.toBeInTheDocument();
  await open('Mango jam');
  expect(field('Title')).toHaveValue('Mango jam');
  expect(field('Price')).toHaveValue('');
  expect(field('Description')).toHaveValue('Cooked for a day.');
  await press('Publish');
  expect(field('Price')).toHaveAccessibleDescription('Enter a whole number, such as 99.');
  await type('Price', '0');
  await press('Publish');
  expect(field('Price')).toHaveAccessibleDescription('Enter a price of at least ₹1.');
  await type('Price', '150');
  await press('Publish');
  await screen.findByText('“Mango jam” is on sale.');
  expect(orders.cards[jam.id]).toEqual({ ...jam, price: 150 });
  expect(orders.list?.offers[jam.id]).toEqual({ price: 150, soldOut: false, left: undefined });
});

it.each<[string, string, RegExp]>([
  [
    'no title',
    '{"image":"/a.webp","price":9,"addedAt":2}',
    /^p1Shoppers can’t find it yet: it needs a title\./,
  ],
  [
    'no photograph and no price',
    '{"title":"Pot","addedAt":2}',
    /^PotShoppers can’t find it yet: it needs a photograph and a price\./,
  ],
  [
    'no price that can be paid',
    '{"title":"Pot","image":"/a.webp","price":0,"addedAt":2}',
    /^PotThe shop’s database has something here that can’t be used.*: the price\./,
  ],
  [
    'no JSON',
    '{"title":"Pot",',
    /^p1What the shop’s database has here can’t be read, so shoppers don’t see it\./,
  ],
])('lets me mend a product with %s, and publish it', async (_what, text, sentence) => {
  const { orders, open, press, type, user } = await openDesk({
    texts: { p1: text },
    offers: { p1: { price: 40, soldOut: false, left: 3 } },
  });
  const [item = document.body] = within(attention()).getAllByRole('listitem');
  expect(item.textContent).toMatch(sentence);
  await open(item.querySelector('strong')?.textContent ?? '');
  // The form has the offer of the price list.
  expect(field('Price')).toHaveValue('40');
  expect(field('Left in stock')).toHaveValue('3');
  await press('Use photograph');
  await type('Title', 'Brass pot');
  await press('Publish');
  await screen.findByText('“Brass pot” is on sale.');
  expect(orders.cards.p1).toEqual({
    id: 'p1',
    title: 'Brass pot',
    image: photograph.image,
    price: 40,
    addedAt: expect.any(Number) as number,
    ...(text.includes('/a.webp') && { pictures: ['/a.webp'] }),
  });
  expect(orders.list?.offers.p1).toEqual({ price: 40, soldOut: false, left: 3 });
  await user.click(link('Add another'));
  await user.click(link('All products'));
  noAttention();
  expect(field('Price of Brass pot')).toHaveValue('40');
});

it('shows the malformed fields of a product on sale, and mends them when I save', async () => {
  const text =
    '{"title":"Slim laptop","rating":99999,"keywords":[1],"details":{"text":"Light.","facts":{"a":{}}}}';
  const { orders, open, press } = await openDesk({ texts: { [LAPTOP]: text } });
  const what = 'the stars, the search words, and the description or facts.';
  expect(attention()).toHaveTextContent(`so shoppers don’t see it: ${what}`);
  await open('Slim laptop');
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(field('Description')).toHaveValue('Light.');
  await press('Save changes');
  await screen.findByText(/^Saved: “Slim laptop”/);
  expect(orders.cards[LAPTOP]).toEqual({
    id: LAPTOP,
    title: 'Slim laptop',
    details: { text: 'Light.' },
  });
});

it('keeps my text of a product that is gone from the site’s files, and can publish it again', async () => {
  const { orders, open, press, type, user } = await openDesk({
    cards: { old: { id: 'old', title: 'Old jug', details: { text: 'Glazed.' } } },
    offers: { old: { price: 9, soldOut: false, left: undefined } },
  });
  noAttention();
  // This product wasn't added at the desk.
  expect(screen.getByText('old: no longer in the site’s files.')).toBeVisible();
  await user.click(screen.getByText('One product is no longer in the site’s files'));
  await open('Old jug');
  expect(field('Description')).toHaveValue('Glazed.');
  await press('Use photograph');
  await type('Price', '12');
  await press('Publish');
  await screen.findByText('“Old jug” is on sale.');
  expect(orders.cards.old).toMatchObject({ title: 'Old jug', price: 12, addedAt: 3 });
});

it('names what the last build left out, until I change it', async () => {
  mockLeftOut.mockReturnValue([
    { id: 'ja4msezp', what: 'photograph' },
    { id: 'ja4msezp', what: 'missing' },
    { id: 'pot', what: 'clash' },
    { id: 'mug', what: 'photograph' },
  ]);
  const pot = { ...jam, id: 'pot', title: 'Pot', price: 9 };
  await openDesk({
    cards: { [jam.id]: { ...jam, price: 9 }, pot, mug: { ...pot, id: 'mug', title: 'Mug' } },
    news: { mug: 2 },
  });
  const [jamItem, potItem, ...others] = within(attention()).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(jamItem).toHaveTextContent(
    /A photograph can’t be shown, so the site was built without it/,
  );
  expect(potItem).toHaveTextContent(/another product has its id or its address/);
  mockLeftOut.mockReturnValue([]);
});

it('reads the products’ cards even if the price list’s revision no longer names them', async () => {
  const { orders } = await openDesk({
    cards: { [jam.id]: { ...jam, price: 150 } },
    offers: { [jam.id]: { price: 150, soldOut: false, left: undefined } },
    cardsAt: 0,
  });
  expect(field('Price of Mango jam')).toHaveValue('150');
  expect(orders.cards[jam.id]).toBeDefined();
});
