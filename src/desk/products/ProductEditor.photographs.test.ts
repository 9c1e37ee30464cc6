/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount } from '../../testing/openAccount';

let preparation: { resolve: (image: string) => void; reject: () => void };
jest.mock('./photographs', () => ({
  ...jest.requireActual<object>('./photographs'),
  // jsdom has no canvas.
  drawCrop: () => undefined,
  preparePhotograph: () =>
    new Promise((resolve, reject) => {
      preparation = { resolve, reject };
    }),
}));

const image = '/media/cap-960.webp';
const button = (name: string) => screen.getByRole('button', { name });
const findMessage = (text: string | RegExp) => screen.findByText(text, { selector: 'p' });
const settle = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

function buildOrders() {
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  return orders;
}

/** Opens the editor of a product, and chooses photographs. */
async function choosePhotographs(names: string[], product = 'new', orders = buildOrders()) {
  const { retype, user } = await openAccount({
    orders,
    isMerchant: true,
    path: `/login?section=products&product=${product}`,
  });
  await retype(await screen.findByRole('textbox', { name: 'Title' }), 'Blue cap');
  await retype(screen.getByRole('textbox', { name: 'Price' }), '99');
  const files = names.map((name) => new File(['?'], name, { type: 'image/jpeg' }));
  await user.upload(screen.getByLabelText('Take or choose photographs'), files);
  return {
    orders,
    retype,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    titles: () => Object.values(orders.cards).map(({ title }) => title),
  };
}

beforeEach(() => {
  // jsdom lacks this API.
  Object.defineProperty(globalThis, 'createImageBitmap', {
    value: jest.fn().mockResolvedValue({ width: 960, height: 720, close: jest.fn() }),
    writable: true,
    configurable: true,
  });
});
it('publishes once the photograph is ready if I press Publish while it is prepared', async () => {
  const { press, titles } = await choosePhotographs(['cap.jpg']);
  await press('Use photograph');
  await press('Publish');
  expect(button('Publish')).toHaveAttribute('aria-busy', 'true');
  expect(titles()).toEqual([]);
  await settle(() => {
    preparation.resolve(image);
  });
  expect(await findMessage('“Blue cap” is on sale.')).toHaveFocus();
  expect(titles()).toEqual(['Blue cap']);
});

it('asks about another product’s title that I type while the photograph is prepared', async () => {
  const { press, retype, titles } = await choosePhotographs(['cap.jpg']);
  await press('Use photograph');
  await press('Publish');
  const [{ title } = { title: '' }] = products;
  await retype(screen.getByRole('textbox', { name: 'Title' }), title);
  await settle(() => {
    preparation.resolve(image);
  });
  expect(titles()).toEqual([]);
  await press('Publish');
  expect(screen.getByRole('group', { name: 'Is this right?' })).toHaveTextContent(title);
  expect(titles()).toEqual([]);
});

it('shows a hidden product once its photograph is ready', async () => {
  const orders = buildOrders();
  const card = { id: 'cap2', title: 'Cap', price: 75, image: '', hidden: true, addedAt: 2 };
  orders.cards = { [card.id]: card };
  orders.list = { ...firstPriceList(offersOf(products), shop.delivery), revision: 2, cards: 2 };
  const { press } = await choosePhotographs(['cap.jpg'], card.id, orders);
  await press('Use photograph');
  await press('Show again');
  expect(button('Show again')).toHaveAttribute('aria-busy', 'true');
  expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true');
  await settle(() => {
    preparation.resolve(image);
  });
  await findMessage('“Blue cap” is on sale again.');
  expect(orders.cards[card.id]).toMatchObject({ title: 'Blue cap', image, hidden: false });
});

it('publishes nothing if the photograph fails, and says why', async () => {
  const { press, titles } = await choosePhotographs(['cap.jpg']);
  await press('Use photograph');
  await press('Publish');
  await settle(() => {
    preparation.reject();
  });
  expect(await findMessage(/^cap\.jpg couldn’t be opened/)).toBeVisible();
  expect(screen.getByLabelText('Take or choose photographs')).toHaveFocus();
  expect(button('Publish')).toHaveAttribute('aria-disabled', 'false');
  expect(titles()).toEqual([]);
});

it('moves me to a photograph that is still being opened if I press Publish', async () => {
  jest.mocked(createImageBitmap).mockReturnValue(new Promise(() => undefined));
  const { press, titles } = await choosePhotographs(['cap.jpg']);
  await press('Publish');
  expect(await findMessage('Press “Use photograph” first, or cancel it.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Photographs' })).toHaveFocus();
  expect(titles()).toEqual([]);
});

it('publishes nothing while another photograph waits to be cropped, and says so', async () => {
  const { press, titles } = await choosePhotographs(['cap.jpg', 'back.jpg']);
  await press('Use photograph');
  await press('Publish');
  const sentence = 'Press “Use photograph” first, or cancel it.';
  expect(await findMessage(sentence)).toBeVisible();
  expect(screen.getByRole('group', { name: /^Choose what to show/ })).toHaveFocus();
  await settle(() => {
    preparation.resolve(image);
  });
  expect(await findMessage(sentence)).toBeVisible();
  await press('Cancel');
  await press('Publish');
  await findMessage('“Blue cap” is on sale.');
  expect(titles()).toEqual(['Blue cap']);
});
