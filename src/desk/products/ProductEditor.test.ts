/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { pricesBuiltAt } from '#shop/products?first';
import { changePrices, firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { changeOffer } from '../../testing/changeOffer';
import { FakeCaches } from '../../testing/fakes/fakeCaches';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { photograph } from '../../testing/fakes/fakePhotographField';
import { openAccount } from '../../testing/openAccount';
import { renderApp } from '../../testing/renderApp';

jest.mock('./PhotographField', () =>
  jest.requireActual<object>('../../testing/fakes/fakePhotographField'),
);

jest.mock('#shop/products', () => {
  const { products: samples } = jest.requireActual<{ products: object[] }>(
    '../../testing/sampleCatalogue',
  );
  const details = { text: 'Light and quiet.', facts: { Colour: 'Grey' } };
  const [laptop, ...others] = samples;
  const more = { details, category: 'Laptops', was: 1200, pictures: ['/back-960.webp'] };
  return { products: [{ ...laptop, ...more }, ...others] };
});

const [LAPTOP, WAX] = ['123', '1234'] as const;
const titleOf = (id: string) => products.find((product) => product.id === id)?.title ?? '';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const category = () => screen.getByRole('combobox', { name: 'Category' });
const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const findMessage = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const saves = ({ calls }: FakeOrders) => calls.filter((call) => call === 'savePriceList').length;

/** A shop that has published its catalogue. */
function buildOrders() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  return orders;
}

const listPath = '/login?section=products';

/** The editor of a product, or of a new one. */
async function openEditor(product: string, orders = buildOrders()) {
  const account = await openAccount({
    orders,
    isMerchant: true,
    path: `${listPath}&product=${product}`,
  });
  await screen.findByRole('textbox', { name: 'Title' });
  const { retype, user } = account;
  return {
    ...account,
    type: (name: string | RegExp, text: string) => retype(field(name), text),
    press: (name: string) => user.click(button(name)),
  };
}

/** The id of the only new product. */
const newIdIn = ({ cards }: FakeOrders) => {
  const [id = ''] = Object.keys(cards).filter(
    (each) => !products.some(({ id: known }) => known === each),
  );
  expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
  return id;
};

it('puts a product on sale with a photograph, a title and a price, and then another', async () => {
  const orders = buildOrders();
  const account = await openAccount({ orders, isMerchant: true, path: listPath });
  const { address, retype, user } = account;
  await user.click(await screen.findByRole('link', { name: 'Add a product' }));
  expect(address()).toBe(`${listPath}&product=new`);
  expect(screen.getByRole('heading', { name: 'Add a product' })).toHaveFocus();
  await user.click(button('Use photograph'));
  await retype(field('Title'), 'Blue cap');
  await retype(field('Price'), '₹1,250');
  await user.click(button('Publish'));
  expect(await findMessage('“Blue cap” is on sale.')).toHaveFocus();
  const id = newIdIn(orders);
  expect(orders.cards[id]).toEqual({
    id,
    title: 'Blue cap',
    image: photograph.image,
    price: 1250,
    addedAt: 2,
  });
  expect(orders.list?.offers[id]).toEqual({ price: 1250, soldOut: false, left: undefined });
  expect(orders.pictures).toEqual(new Set([photograph.small, photograph.large]));
  expect(saves(orders)).toBe(1);
  expect(link('See it in the shop')).toHaveAttribute('href', `#/?product=${id}`);
  expect(localStorage.getItem(`${shop.basePath}user:product-drafts/${account.uid}`)).toBeNull();

  await user.click(link('Add another'));
  expect(field('Title')).toHaveValue('');
  await user.click(link('All products'));
  expect(screen.getByRole('textbox', { name: 'Price of Blue cap' })).toHaveValue('1250');
});

it('saves every field of a product, and sells each of its sizes', async () => {
  const { orders, press, retype, type, user } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Rain jacket');
  await type('Price', '900');
  await type('Price before', '1200');
  await type('Contents', '250 gm');
  await type('HSN code', '62 01');
  await type('Weight in grams', '600 g');
  await type('Size in cm: length × width × height', '35 x 25 x 6.5');
  await retype(category(), 'Outdoors');
  await type('Description', 'Keeps you dry.');
  await press('Add a fact');
  expect(field('Name: Fact 1')).toHaveFocus();
  await type('Name: Fact 1', 'Colour');
  await type('Value: Colour', 'Blue');
  await type('Net quantity', '1 jacket');
  await type('Warranty', '2 years');
  await type('Made or imported by', 'Asha Rao, 1 Market Road');
  await type('Country of origin', 'India');
  await press('Add a fact');
  await press('Remove Fact 2');
  expect(button('Add a fact')).toHaveFocus();
  await press('Add a size or colour');
  await type('Name: Size or colour 1', 'Small');
  await press('Add a size or colour');
  await type('Name: Size or colour 2', 'Large');
  await type('Price: Large', '950');
  await type('Contents: Large', '0.5 kg');
  await type('Weight in grams: Large', '700');
  await type('Left in stock: Large', '4');
  expect(screen.queryByRole('textbox', { name: 'Left in stock' })).not.toBeInTheDocument();
  await user.click(button('Publish'));
  await findMessage(/is on sale/);
  const id = newIdIn(orders);
  const { variants = [], ...card } = orders.cards[id] ?? {};
  expect(card).toMatchObject({
    was: 1200,
    contents: { amount: 250, unit: 'g' },
    taxCode: '6201',
    category: 'Outdoors',
    details: {
      text: 'Keeps you dry.',
      facts: { Colour: 'Blue' },
      netQuantity: '1 jacket',
      warranty: '2 years',
      maker: 'Asha Rao, 1 Market Road',
      origin: 'India',
      weight: 600,
      size: { length: 35, width: 25, height: 6.5 },
    },
  });

  const [small, large] = variants.map((variant) => variant.id);
  expect(orders.cards[id]?.details?.variantWeights).toEqual({ [large ?? '']: 700 });
  expect(variants).toEqual([
    { id: small, name: 'Small' },
    { id: large, name: 'Large', price: 950, contents: { amount: 0.5, unit: 'kg' } },
  ]);
  expect(orders.list?.offers).toMatchObject({
    [small ?? '']: { price: 900, left: undefined },
    [large ?? '']: { price: 950, left: 4 },
  });
  expect(orders.list?.offers).not.toHaveProperty(id);
});

it('changes only the fields I edited, and leaves the rest as in the site’s files', async () => {
  const { orders, press, type } = await openEditor(LAPTOP);
  expect(field('Description')).toHaveValue('Light and quiet.');
  expect(field('Value: Colour')).toHaveValue('Grey');
  expect(category()).toHaveValue('Laptops');
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  await type('Title', 'Slim laptop');
  await type('Price before', '');
  await type('Left in stock', '3');
  await press('Save changes');
  expect(await findMessage(/^Saved: “Slim laptop”/)).toHaveFocus();
  expect(orders.cards).toEqual({ [LAPTOP]: { id: LAPTOP, title: 'Slim laptop', was: 0 } });
  expect(orders.list?.offers).toEqual({
    ...offersOf(products),
    [LAPTOP]: { price: 990, soldOut: false, left: 3 },
  });
});

it('changes prices without a card, and asks before it saves a likely typo', async () => {
  const { orders, press, type } = await openEditor('cap');
  expect(field('Price: Large')).toHaveValue('350');
  await type('Left in stock: Extra large', '2');
  await type('Price: Large', '3500');
  await press('Save changes');
  expect(screen.getByRole('group', { name: 'Is this right?' })).toHaveTextContent(
    'Cotton cap, Large: ₹350 → ₹3500 is an unusual change.',
  );
  expect(saves(orders)).toBe(0);
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.cards).toEqual({});
  expect(orders.list?.offers['cap-l']).toMatchObject({ price: 3500 });
  // The size is still marked as sold out.
  expect(orders.list?.offers['cap-xl']).toMatchObject({ soldOut: true, left: 2 });
});

it('stops selling a size that I remove', async () => {
  const { orders, press } = await openEditor('cap');
  await press('Remove Large');
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.cards.cap?.variants?.map(({ id }) => id)).toEqual(['cap-s', 'cap-xl']);
  expect(Object.keys(orders.list?.offers ?? {})).not.toContain('cap-l');
});

it('shows shoppers today’s prices of all sizes after I rename one', async () => {
  const orders = buildOrders();
  changeOffer(orders, { id: 'cap-s', price: 280 });
  orders.list = { ...(orders.list ?? firstPriceList({})), news: {} };
  const { press, type } = await openEditor('cap', orders);
  await type('Name: Large', 'Very large');
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.news?.prices.prices).toMatchObject({ 'cap-s': 280, 'cap-l': 350, 'cap-xl': null });
});

it('hides a product, lists it as hidden, and shows it again at its former price', async () => {
  const orders = buildOrders();
  changeOffer(orders, { id: WAX, price: 149 });
  const { press, user } = await openEditor(WAX, orders);
  await press('Hide');
  const question = screen.getByRole('group', { name: 'Hide this product?' });
  await user.click(within(question).getByRole('button', { name: 'Hide' }));
  await findMessage(/is hidden/);
  expect(orders.cards[WAX]).toEqual({ id: WAX, price: 149, hidden: true });
  expect(orders.list?.offers).not.toHaveProperty(WAX);

  await user.click(link('All products'));
  const edit = link(`Edit ${titleOf(WAX)}`);
  expect(edit).toHaveFocus();
  expect(within(edit.closest('li') ?? document.body).getByText('Hidden')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: `Price of ${titleOf(WAX)}` })).toBeNull();
  await user.click(edit);
  await user.click(await screen.findByRole('button', { name: 'Show again' }));
  await findMessage(/is on sale again/);
  expect(orders.cards[WAX]).toEqual({ id: WAX, price: 149, hidden: false });
  expect(orders.list?.offers[WAX]).toEqual({ price: 149, soldOut: false, left: undefined });
  await user.click(link('All products'));
  expect(screen.getByRole('textbox', { name: `Price of ${titleOf(WAX)}` })).toHaveValue('149');
});

it('asks for a photograph before it shows an imported product without one', async () => {
  const orders = buildOrders();
  const card = { id: 'pot', title: 'Brass pot', price: 75, image: '', hidden: true, addedAt: 2 };
  orders.cards = { pot: card };
  orders.list = { ...firstPriceList(offersOf(products), shop.delivery), revision: 2, cards: 2 };
  const { press } = await openEditor('pot', orders);
  await press('Show again');
  expect(await findMessage('Add a photograph.')).toBeVisible();
  expect(saves(orders)).toBe(0);
});

it('shows a hidden product with the fields I just filled in, and says so while it stays hidden', async () => {
  const orders = buildOrders();
  const card = { id: 'pot', title: 'Brass pot', price: 75, image: '', hidden: true, addedAt: 2 };
  orders.cards = { pot: card };
  orders.list = { ...firstPriceList(offersOf(products), shop.delivery), revision: 2, cards: 2 };
  const { press, type, user } = await openEditor('pot', orders);
  await press('Use photograph');
  await press('Save changes');
  await findMessage(/^Saved: “Brass pot”\. It’s still hidden/);
  expect(screen.queryByRole('link', { name: 'See it in the shop' })).not.toBeInTheDocument();
  expect(orders.list.offers).not.toHaveProperty('pot');
  await user.click(link('All products'));
  await user.click(link('Edit Brass pot'));
  await screen.findByRole('textbox', { name: 'Title' });
  await type('Price', '80');
  await press('Show again');
  await findMessage('“Brass pot” is on sale again.');
  expect(orders.cards.pot).toMatchObject({ image: photograph.image, price: 80, hidden: false });
  expect(orders.list.offers.pot).toMatchObject({ price: 80, soldOut: false });
});

it('duplicates a product under new ids, with its title selected to be changed', async () => {
  const { address, orders, press, type, user } = await openEditor('cap');
  await user.click(link('Duplicate'));
  expect(address()).toBe(`${listPath}&product=new&like=cap`);
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  expect(title).toHaveValue('Cotton cap');
  await type('Title', 'Blue cap');
  await press('Publish');
  await findMessage('“Blue cap” is on sale.');
  const { variants = [], image } = orders.cards[newIdIn(orders)] ?? {};
  expect(image).toBe(products.find(({ id }) => id === 'cap')?.image);
  expect(variants.map(({ name }) => name)).toEqual(['Small', 'Large', 'Extra large']);
  for (const { id } of variants) {
    expect(offersOf(products)).not.toHaveProperty(id);
    expect(orders.list?.offers).toHaveProperty(id);
  }
});

it('keeps my draft across a reload, offers to continue it, and discards it once I confirm', async () => {
  const { auth, orders, press, type, unmount } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Blue cap');
  unmount();
  const { retype, user } = await renderApp({ auth, orders, path: listPath });
  await user.click(await screen.findByRole('link', { name: 'Continue your draft: Blue cap' }));
  expect(field('Title')).toHaveValue('Blue cap');
  expect(screen.getByRole('group', { name: 'Photographs' })).toHaveTextContent('1');
  await user.click(button('Discard draft'));
  await user.click(button('Discard draft'));
  expect(field('Title')).toHaveValue('');
  await user.click(link('All products'));
  expect(link('Add a product')).toHaveFocus();

  await user.click(link(`Edit ${titleOf(WAX)}`));
  await retype(await screen.findByRole('textbox', { name: 'Title' }), 'Wax');
  await user.click(link('All products'));
  expect(link(`Edit ${titleOf(WAX)}`).closest('li')).toHaveTextContent('Draft');
  expect(saves(orders)).toBe(0);
});

it('continues a draft that an earlier version stored without the fields of the label and of sizes', async () => {
  const { auth, orders, press, type, uid, unmount } = await openEditor('new');
  await type('Title', 'Blue cap');
  await press('Add a size or colour');
  await type('Name: Size or colour 1', 'Small');
  unmount();
  const key = `${shop.basePath}user:product-drafts/${uid}`;
  const stored = localStorage.getItem(key) ?? '';
  const earlier = stored
    .replaceAll('"netQuantity":"","warranty":"","maker":"","origin":"",', '')
    .replaceAll(',"image":""', '');
  expect(earlier).not.toMatch(/maker|"image"/);
  localStorage.setItem(key, earlier);
  const { user } = await renderApp({ auth, orders, path: listPath });
  await user.click(await screen.findByRole('link', { name: 'Continue your draft: Blue cap' }));
  expect(field('Title')).toHaveValue('Blue cap');
  expect(field('Warranty')).toHaveValue('');
  expect(field('Name: Small')).toHaveValue('Small');
});

it('lets me start another product, and another copy, while drafts are open', async () => {
  const { address, orders, press, type, user } = await openEditor('new');
  await type('Title', 'Blue cap');
  await user.click(link('All products'));
  await user.click(link('Add a product'));
  expect(field('Title')).toHaveValue('');
  await type('Title', 'Red cap');
  await user.click(link('All products'));
  expect(link('Continue your draft: Blue cap')).toBeVisible();
  await user.click(link('Continue your draft: Red cap'));
  expect(field('Title')).toHaveValue('Red cap');
  await press('Use photograph');
  await type('Price', '99');
  await press('Publish');
  await findMessage('“Red cap” is on sale.');
  await user.click(link('Add another'));
  expect(field('Title')).toHaveValue('');
  await user.click(link('All products'));
  expect(link('Continue your draft: Blue cap')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue your draft: Red cap' })).toBeNull();
  expect(Object.values(orders.cards).map(({ title }) => title)).toEqual(['Red cap']);

  for (const title of ['Green cap', 'Gold cap']) {
    await user.click(link('Edit Cotton cap, Small'));
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }));
    await screen.findByDisplayValue('Cotton cap');
    await type('Title', title);
    await user.click(link('All products'));
    expect(link(`Continue your draft: ${title}`)).toBeVisible();
  }
  await user.click(link('Continue your draft: Gold cap'));
  expect(address()).toBe(`${listPath}&product=new&like=cap&draft=2`);
  await screen.findByDisplayValue('Gold cap');
  await user.click(link('All products'));
  expect(link('Continue your draft: Gold cap')).toHaveFocus();
});

it('asks before it publishes a second product with the same title', async () => {
  const { orders, press, type, user } = await openEditor('cap');
  await user.click(link('Duplicate'));
  await screen.findByDisplayValue('Cotton cap');
  await press('Publish');
  const question = () => screen.getByRole('group', { name: 'Is this right?' });
  const sentence = '“Cotton cap” is the title of another product.';
  expect(question()).toHaveTextContent(sentence);
  expect(saves(orders)).toBe(0);
  // A title that differs only in ways nobody sees counts as the same.
  await type('Title', ' COTTON  cap\u200b');
  await press('Publish');
  expect(question()).toHaveTextContent(sentence);
  await type('Title', 'Cotton cap, blue');
  await press('Publish');
  await findMessage('“Cotton cap, blue” is on sale.');
  expect(saves(orders)).toBe(1);
});

it('asks before a product gets another one’s title, but not before it keeps its own', async () => {
  const { orders, press, type } = await openEditor(LAPTOP);
  await type('Title', titleOf(WAX));
  await press('Save changes');
  expect(screen.getByRole('group', { name: 'Is this right?' })).toHaveTextContent(
    'Shoppers may not be able to tell them apart.',
  );
  expect(saves(orders)).toBe(0);
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.cards[LAPTOP]).toMatchObject({ title: titleOf(WAX) });
});

it('accepts prices and counts in the digits of any script', async () => {
  const { orders, press, type } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Mango jam');
  await type('Price', '₹१,९९९');
  await type('Left in stock', '१२');
  await press('Publish');
  await findMessage('“Mango jam” is on sale.');
  const id = newIdIn(orders);
  expect(orders.list?.offers[id]).toEqual({ price: 1999, soldOut: false, left: 12 });
});

it.each([
  ['1,00', 'This may mean ₹1 or ₹100: write 1 or 100.'],
  ['1.23.456', 'If you mean ₹1,23,456, write 123456.'],
  ['€ 5', 'Prices are in ₹ here, not in €.'],
])('rejects the price %s, and says what it may mean', async (price, advice) => {
  const { orders, press, type } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Mango jam');
  await type('Price', price);
  await press('Publish');
  const example = 'Enter a whole number, such as 99.';
  expect(field('Price')).toHaveAccessibleDescription(`${example} ${advice}`);
  expect(saves(orders)).toBe(0);
});

it('rejects a price of zero beside the field, and keeps what I typed', async () => {
  const { orders, press, type } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Mango jam');
  const least = 'Enter a price of at least ₹1.';
  for (const price of ['0', '00', '₹0', '0.00', ' 0 ']) {
    await type('Price', price);
    await press('Publish');
    expect(field('Price')).toHaveFocus();
    expect(field('Price')).toHaveAccessibleDescription(least);
  }
  await type('Price', '99');
  await press('Add a size or colour');
  await type('Name: Size or colour 1', 'Small');
  await type('Price: Small', '0');
  await press('Publish');
  expect(field('Price: Small')).toHaveAccessibleDescription(least);
  expect(saves(orders)).toBe(0);
  expect(field('Title')).toHaveValue('Mango jam');
  await type('Price: Small', '');
  await press('Publish');
  await findMessage('“Mango jam” is on sale.');
  expect(orders.cards[newIdIn(orders)]).toMatchObject({ title: 'Mango jam', price: 99 });
});

it('doesn’t mix up the draft of a product whose id begins with “new” with a new product’s', async () => {
  const orders = buildOrders();
  const card = { id: 'new-pot', title: 'Brass pot', price: 75, image: '/pot-960.webp', addedAt: 2 };
  orders.cards = { [card.id]: card };
  orders.list = { ...firstPriceList(offersOf([...products, card])), revision: 2, cards: 2 };
  const { type, user } = await openEditor(card.id, orders);
  await type('Title', 'Pot of brass');
  await user.click(link('All products'));
  expect(link('Edit Brass pot').closest('li')).toHaveTextContent('Draft');
  expect(screen.queryByRole('link', { name: /^Continue your draft/ })).not.toBeInTheDocument();
});

it('keeps the draft when publishing fails, and never creates a product twice', async () => {
  const { auth, orders, press, type, unmount } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Blue cap');
  await type('Price', '99');
  orders.fate = 'unreachable';
  await press('Publish');
  await findMessage('Nothing was published, because we couldn’t connect. Try again.');
  expect(field('Title')).toHaveValue('Blue cap');
  Object.assign(orders, { fate: 'lost', readFate: 'unreachable' });
  await press('Publish');
  await findMessage(/we don’t know yet whether this was published/);
  Object.assign(orders, { fate: 'answered', readFate: 'answered' });
  changeOffer(orders, { id: WAX, left: 4 });
  unmount();
  const { user } = await renderApp({ auth, orders, path: `${listPath}&product=new` });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await findMessage('“Blue cap” is on sale.');
  expect(Object.keys(orders.cards)).toHaveLength(1);
  expect(orders.list?.offers[WAX]).toMatchObject({ left: 4 });
});

it('says that this browser has lost a photograph, and keeps everything else', async () => {
  const { auth, orders, press, type, uid, unmount } = await openEditor('new');
  await press('Use photograph');
  await type('Title', 'Blue cap');
  await type('Price', '99');
  unmount();
  const key = `${shop.basePath}user:product-drafts/${uid}`;
  const stored = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, stored.replaceAll(photograph.small, 'c'.repeat(64)));
  const { user } = await renderApp({ auth, orders, path: `${listPath}&product=new` });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await findMessage(/^A photograph is no longer in this browser/);
  expect(field('Title')).toHaveValue('Blue cap');
  expect(saves(orders)).toBe(0);
});

it('starts a product with photographs and a title from another app, and names what doesn’t fit', async () => {
  const caches = new FakeCaches();
  Object.assign(globalThis, { caches });
  const cache = await caches.open(`shop:${shop.basePath}-shared`);
  const note = { title: 'Blue cap', leftOut: 1, at: Date.now() };
  // jsdom has no `Response`.
  const answer = (blob: unknown) =>
    ({
      json: () => Promise.resolve(blob),
      blob: () => Promise.resolve(blob),
      clone: () => answer(blob),
    }) as unknown as Response;
  for (const [key, value] of Object.entries({ 0: {}, 1: {}, note }))
    await cache.put(key, answer(value));
  await openEditor('new');
  await waitFor(() => {
    expect(field('Title')).toHaveValue('Blue cap');
  });
  expect(screen.getByRole('group', { name: 'Photographs' })).toHaveTextContent('2 shared');
  expect(screen.getByText(/^One shared file isn’t here/)).toBeVisible();
  expect(await cache.keys()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'caches');
});

it('shows a size or colour by the photograph that I choose, if there are several', async () => {
  const { orders, press, type, user } = await openEditor(LAPTOP);
  await press('Add a size or colour');
  await type('Name: Size or colour 1', 'Grey');
  await press('Add a size or colour');
  await type('Name: Size or colour 2', 'Blue');
  const choose = (name: string) => screen.getByRole('combobox', { name: `Photograph: ${name}` });
  expect(choose('Blue')).toHaveDisplayValue('The first one');
  await user.selectOptions(choose('Blue'), 'Photograph 2 of 2');
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.cards[LAPTOP]?.variants).toMatchObject([
    { name: 'Grey' },
    { name: 'Blue', image: '/back-960.webp' },
  ]);
  expect(orders.cards[LAPTOP]?.variants?.[0]).not.toHaveProperty('image');
});

it('keeps the stock that orders have lowered while I change something else', async () => {
  const orders = buildOrders();
  changeOffer(orders, { id: 'cap-s', left: 10 });
  const { comeBack, press, type } = await openEditor('cap', orders);
  await type('Name: Large', 'Very large');
  changeOffer(orders, { id: 'cap-s', left: 8 });
  await comeBack();
  expect(field('Left in stock: Small')).toHaveValue('8');
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.list?.offers['cap-s']).toMatchObject({ left: 8 });
  expect(orders.cards.cap?.variants?.[1]).toEqual({ id: 'cap-l', name: 'Very large', price: 350 });
});

it('keeps what I typed when another merchant has just changed the same product', async () => {
  const { orders, press, type } = await openEditor(LAPTOP);
  await type('Title', 'Slim laptop');
  const list = orders.list ?? firstPriceList({});
  orders.list = changePrices(list, { cards: [LAPTOP] }, pricesBuiltAt);
  orders.cards = { [LAPTOP]: { id: LAPTOP, title: 'Old laptop', category: 'Used' } };
  await press('Save changes');
  await findMessage(/^Another device has changed the products meanwhile/);
  expect(field('Title')).toHaveValue('Slim laptop');
  expect(category()).toHaveValue('Used');
  await press('Save changes');
  await findMessage(/^Saved/);
  expect(orders.cards[LAPTOP]).toEqual({ id: LAPTOP, title: 'Slim laptop', category: 'Used' });
});

it('shows an error at each wrong field, and moves me to the first', async () => {
  const { orders, press, type } = await openEditor('new');
  await press('Publish');
  expect(button('Use photograph')).toHaveFocus();
  expect(screen.getByText('Add a photograph.')).toBeVisible();
  expect(field('Title')).toHaveAccessibleDescription('Enter a title.');
  expect(field('Price')).toHaveAccessibleDescription('Enter a whole number, such as 99.');
  expect(screen.getByRole('status')).toHaveTextContent('3 fields need your attention.');
  await press('Use photograph');
  await type('Title', 'x'.repeat(201));
  await type('Price', '99.5');
  await press('Publish');
  expect(field('Title')).toHaveFocus();
  expect(field('Title')).toHaveAccessibleDescription('Shorten this to 200 characters or fewer.');
  await type('Title', 'Cap');
  expect(screen.getByRole('status')).not.toHaveTextContent('need');
  await type('Price', '99');
  await type('Price before', '99');
  await type('Left in stock', 'a few');
  await press('Add a fact');
  await press('Publish');
  expect(field('Price before')).toHaveFocus();
  expect(field('Left in stock')).toBeInvalid();
  expect(field('Name: Fact 1')).toBeInvalid();
  expect(field('Value: Fact 1')).toBeInvalid();
  await press('Remove Fact 1');
  await type('Price before', '199');
  await type('Left in stock', '');
  for (const number of [1, 2]) {
    await press('Add a size or colour');
    await type(`Name: Size or colour ${number}`, 'Red');
  }
  await press('Publish');
  expect(screen.getAllByRole('textbox', { name: 'Name: Red' })[1]).toHaveAccessibleDescription(
    'Another one has this name. Change one of them.',
  );
  expect(saves(orders)).toBe(0);
});

it('says that unsaved changes are lost on a reload if the browser can’t store them', async () => {
  const { type } = await openEditor(WAX);
  const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  await type('Title', 'Wax');
  expect(await findMessage(/^This browser has no room to keep your changes/)).toBeVisible();
  store.mockRestore();
});

it('says how many products each visit reads from the database, once they slow it down', async () => {
  const orders = buildOrders();
  const ids = Array.from({ length: 13 }, (_, index) => `new-${index}`);
  orders.cards = Object.fromEntries(
    ids.map((id) => [id, { id, title: id, image: '/cap-960.webp', price: 9, addedAt: 2 }]),
  );
  const news = Object.fromEntries(ids.map((id) => [id, 2]));
  orders.list = {
    ...firstPriceList(offersOf(products)),
    revision: 2,
    cards: 2,
    news,
    newsSince: 1,
  };
  await openAccount({ orders, isMerchant: true, path: listPath });
  await findMessage(/^Each visit loads 13 products from the database/);
});

it.each(['gone', 'cap-s'])('says that a link leads to no product (%s)', async (id) => {
  const orders = buildOrders();
  await openAccount({ orders, isMerchant: true, path: `${listPath}&product=${id}` });
  await findMessage('There’s no such product any more.');
  expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
});

it('says that the database has no room for more, and keeps what I typed', async () => {
  const orders = buildOrders();
  orders.list = { ...firstPriceList(offersOf(products)), cards: 1 };
  orders.cards = { [WAX]: { id: WAX, details: { text: 'long '.repeat(180_000) } } };
  const { press, type } = await openEditor(LAPTOP, orders);
  await type('Title', 'Another name');
  await press('Save changes');
  expect(
    await findMessage(/^Nothing was saved: the shop’s database has no room for so much text\./),
  ).toBeVisible();
  expect(saves(orders)).toBe(0);
  expect(field('Title')).toHaveValue('Another name');
});
