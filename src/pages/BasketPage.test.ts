/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { products } from '#shop/products';
import { followPrices } from '../app/startup/followPrices';
import { addToBasket } from '../basket/basketSlice';
import type { SyncStatus } from '../basket/storage/basketStore';
import { accountBasketObserver } from '../basket/sync/syncBasket';
import { type Product, unbroken } from '../catalogue/model/product';
import { buildProduct } from '../testing/builders';
import { changeOffer } from '../testing/changeOffer';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';

const lamp = buildProduct({ title: 'Lamp', price: 990, rating: 4 });
const pot = buildProduct({ title: 'Pot', price: 133, rating: 5 });
const rug = buildProduct({ title: 'Rug', price: 990, rating: 5 });

async function renderCheckout(basket: Parameters<typeof buildProduct>[0][] = []) {
  const app = await renderApp({ path: '/checkout', basket: basket.map(buildProduct) });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const main = () => screen.getByRole('main');
const status = () => screen.getByRole('status');
const titles = () =>
  within(main())
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryByRole('heading')?.textContent ?? []);
const removeButton = (title: string, count = 1) =>
  screen.getByRole('button', {
    name: `Remove from basket: ${count > 1 ? `one of ${count}, ` : ''}${title}`,
  });
const productLink = (title: string) => within(main()).getByRole('link', { name: title });
const total = () => screen.getByRole('region', { name: 'Total' });

it('says that the basket is empty, offers no checkout, and links back to the products', async () => {
  const { address, user } = await renderCheckout();
  expect(heading()).toHaveTextContent(/^Your shopping basket in empty$/);
  expect(screen.getByText('You have to content in your basket')).toBeVisible();
  expect(total()).toHaveTextContent('Subtotal 0 items: ₹0');
  expect(screen.queryByText('Your Shopping basket')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'To start with' })).toHaveTextContent(
    products[0]?.title ?? '',
  );
  const reason = 'Your basket is empty. Add something before you check out.';
  expect(within(total()).getByText(reason)).toBeVisible();
  const proceed = screen.getByRole('button', { name: 'Proceed to checkout' });
  expect(proceed).toHaveAttribute('aria-disabled', 'true');
  expect(proceed).toHaveAccessibleDescription(reason);
  await user.click(proceed);
  expect(status()).toHaveTextContent(reason);

  await user.click(screen.getByRole('link', { name: 'See all products' }));
  expect(address()).toBe('/');
});

it.each([
  ['if it has something', 1, [pot], () => undefined],
  ['not if it’s empty', 0, [], () => undefined],
  ['not offline', 0, [pot], () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'not in a shop without orders',
    0,
    [pot],
    () => jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'off' }),
  ],
])('preloads the code that an order needs: %s', async (_when, times, basket, arrange) => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  arrange();
  Object.assign(window, { requestIdleCallback: (start: () => number) => start() });
  const importOrdering = jest.fn(() => Promise.resolve());
  await renderApp({ path: '/checkout', basket, importOrdering });
  await screen.findByRole('button', { name: 'Proceed to checkout' });
  expect(importOrdering).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('shows the unit price of what is in the basket, not of their sum', async () => {
  const wax = buildProduct({ title: 'Wax', price: 133, contents: { amount: 100, unit: 'g' } });
  await renderCheckout([wax, wax, pot]);
  expect(screen.getByText('₹266')).toBeVisible();
  expect(screen.getByText('100 g · ₹1330 per kg')).toBeVisible();
  expect(screen.getAllByText(/ per kg$/)).toHaveLength(1);
});

it('shows a row for each product, in the order added, with its sum, and the subtotal', async () => {
  const { user } = await renderCheckout([lamp, pot, lamp, lamp]);
  expect(heading()).toHaveTextContent(/^Your Shopping basket$/);
  expect(screen.queryByText(/basket in empty|You have to content/)).not.toBeInTheDocument();
  // The text on the advert says everything.
  expect(main().querySelector('.checkout-advert img')).toHaveAttribute('alt', '');
  expect(titles()).toEqual(['Lamp', 'Pot']);
  const item = within(screen.getByRole('heading', { name: 'Lamp' }).closest('li') ?? main());
  expect(item.getByRole('img', { name: 'Lamp' })).toHaveAttribute('src', lamp.image);
  expect(item.getByText('₹2970')).toBeVisible();
  expect(item.getByText('₹990 each')).toBeVisible();
  expect(item.getByRole('img', { name: 'Rated 4 out of 5, by us' })).toBeVisible();
  expect(item.getByRole('group', { name: 'Quantity: Lamp' })).toHaveTextContent('3');
  expect(
    item.getAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent),
  ).toEqual(['Remove from basket', 'Remove all 3']);
  expect(total()).toHaveTextContent('Subtotal 4 items: ₹3103');

  await user.click(item.getByRole('link', { name: 'Lamp' }));
  expect(window.location.hash).toBe(`#/?product=${lamp.id}`);
});

it('adds and removes one of a product; the button keeps the focus, and no row moves', async () => {
  const { user } = await renderCheckout([lamp, pot]);
  const item = within(screen.getByRole('heading', { name: 'Lamp' }).closest('li') ?? main());
  const press = async (name: string) => {
    const button = item.getByRole('button', { name });
    await user.click(button);
    expect(button).toHaveFocus();
    expect(titles()).toEqual(['Lamp', 'Pot']);
    return item.getByRole('group').textContent;
  };
  expect(await press('One more: Lamp')).toBe('−2+');
  expect(status()).toHaveTextContent('Added: Lamp. 2 of these, 3 items in your basket.');
  expect(total()).toHaveTextContent('Subtotal 3 items: ₹2113');
  expect(await press('One fewer: Lamp')).toBe('−1+');
  expect(status()).toHaveTextContent('Removed: Lamp. 2 items in your basket.');
  expect(await press('One more: Lamp')).toBe('−2+');
  expect(await press('Remove from basket: one of 2, Lamp')).toBe('−1+');

  await user.click(removeButton('Lamp'));
  expect(titles()).toEqual(['Pot']);
  expect(total()).toHaveTextContent('Subtotal 1 items: ₹133');
  expect(screen.getByRole('link', { name: /^Basket/ })).toHaveTextContent(/1\s?item$/);
});

it('remembers the gift choice, whose checkbox keeps the focus when the basket changes', async () => {
  const { store, user } = await renderCheckout([lamp, pot]);
  await user.click(removeButton('Lamp'));
  const gift = screen.getByRole('checkbox', { name: 'This Order Contains a gift' });
  for (const isGift of [true, false]) {
    await user.click(gift);
    expect(gift).toHaveProperty('checked', isGift);
    expect(store.getState().basket.gift).toBe(isGift);
  }
  await act(async () => {
    store.dispatch(addToBasket(rug));
    await Promise.resolve();
  });
  expect(titles()).toEqual(['Pot', 'Rug']);
  expect(gift).toHaveFocus();
});

describe('undoing a removal', () => {
  const undoButton = (title: string) =>
    screen.getByRole('button', { name: `Undo: put back ${title}` });

  it('puts one item, or all, back into place, one Shift+Tab before the focus', async () => {
    const { user } = await renderCheckout([lamp, pot, rug]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    removeButton('Pot').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Removed: Pot')).toBeVisible();
    await user.tab({ shift: true });
    expect(undoButton('Pot')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Lamp', 'Pot', 'Rug']);
    expect(productLink('Pot')).toHaveFocus();
    expect(screen.queryByText('Removed: Pot')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('Put back: Pot. 3 items in your basket.');

    await user.click(screen.getByRole('button', { name: 'Remove everything' }));
    expect(heading()).toHaveFocus();
    expect(screen.getByText('Removed: 3 items')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove everything' })).not.toBeInTheDocument();
    await user.click(undoButton('3 items'));
    expect(titles()).toEqual(['Lamp', 'Pot', 'Rug']);
    expect(productLink('Lamp')).toHaveFocus();
  });

  it('undoes the last removal first, even at triple clicks, and moves the focus on', async () => {
    const { user } = await renderCheckout([lamp, pot, rug]);
    const remove = (title: string) => user.tripleClick(removeButton(title));
    await remove('Pot');
    expect(productLink('Rug')).toHaveFocus();
    await remove('Rug');
    expect(productLink('Lamp')).toHaveFocus();
    await remove('Lamp');
    expect(heading()).toHaveFocus();
    expect(screen.getByText('You have to content in your basket')).toBeVisible();
    for (const title of ['Lamp', 'Rug', 'Pot']) await user.tripleClick(undoButton(title));
    expect(titles()).toEqual(['Lamp', 'Pot', 'Rug']);
  });
});

describe('a row of several', () => {
  const item = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') ?? main());
  const undo = (title: string) => screen.getByRole('button', { name: `Undo: put back ${title}` });
  const countOf = (title: string) => item(title).getByRole('group').textContent;
  const lamps = (count: number) => Array.from({ length: count }, () => lamp);

  it('is removed one by one or all at once, says how many are left, and can be restored', async () => {
    const { user } = await renderCheckout([...lamps(22), pot]);
    await user.click(removeButton('Lamp', 22));
    expect(screen.getByText('One removed, 21 left')).toBeVisible();
    await user.click(undo('Lamp'));
    expect(countOf('Lamp')).toBe('−22+');
    expect(screen.queryByText(/removed/)).not.toBeInTheDocument();

    const all = item('Lamp').getByRole('button', { name: 'Remove all 22: Lamp' });
    expect(all).toHaveTextContent(/^Remove all 22$/);
    await user.click(all);
    expect(titles()).toEqual(['Pot']);
    expect(productLink('Pot')).toHaveFocus();
    expect(screen.getByText('Removed all 22: Lamp')).toBeVisible();
    expect(item('Pot').queryByRole('button', { name: /^Remove all/ })).toBeNull();
    await user.click(undo('22 items'));
    expect(titles()).toEqual(['Lamp', 'Pot']);
    expect(countOf('Lamp')).toBe('−22+');
  });

  it('is removed with its last one by −, and undo brings it back with the focus', async () => {
    const { user } = await renderCheckout([lamp, pot, pot]);
    const fewer = () => item('Pot').getByRole('button', { name: 'One fewer: Pot' });
    await user.click(fewer());
    await user.click(fewer());
    expect(titles()).toEqual(['Lamp']);
    expect(productLink('Lamp')).toHaveFocus();
    expect(screen.getByText('Removed: Pot')).toBeVisible();
    await user.click(undo('Pot'));
    expect(countOf('Pot')).toBe('−1+');
    expect(productLink('Pot')).toHaveFocus();
  });

  it('has nothing left to undo once + has put back what − removed', async () => {
    const { store, user } = await renderCheckout(lamps(3));
    const before = store.getState().basket.items;
    await user.click(item('Lamp').getByRole('button', { name: 'One fewer: Lamp' }));
    expect(screen.getByText('One removed, 2 left')).toBeVisible();
    await user.click(item('Lamp').getByRole('button', { name: 'One more: Lamp' }));
    expect(screen.queryByText(/removed/)).not.toBeInTheDocument();
    expect(store.getState().basket.items).toEqual(before);
  });

  it('ends at 20, with the reason beside it', async () => {
    const { user } = await renderCheckout(lamps(19));
    const more = item('Lamp').getByRole('button', { name: 'One more: Lamp' });
    expect(more).not.toHaveAccessibleDescription();
    await user.click(more);
    expect(more).toHaveAccessibleDescription('You can order up to 20 of each product.');
    expect(item('Lamp').getByText('You can order up to 20 of each product.')).toBeVisible();
    await user.click(more);
    expect(countOf('Lamp')).toBe('−20+');
    expect(screen.getByRole('button', { name: 'Proceed to checkout' })).toBeEnabled();
  });

  it('says how many are too many if another device has added more, and can’t be ordered', async () => {
    const { address, user } = await renderCheckout([...lamps(22), pot]);
    const reason = 'You can order up to 20 of each product. Remove 2 of “Lamp” to continue.';
    expect(item('Lamp').getByText('You can order up to 20 of each product.')).toBeVisible();
    expect(within(total()).getByText(reason)).toBeVisible();
    const proceed = screen.getByRole('button', { name: 'Proceed to checkout' });
    expect(proceed).toHaveAttribute('aria-disabled', 'true');
    expect(proceed).toHaveAccessibleDescription(reason);
    await user.click(proceed);
    expect(status()).toHaveTextContent(reason);
    expect(address()).toBe('/checkout');
    await user.click(screen.getByRole('button', { name: 'Remove 2 of “Lamp”' }));
    expect(productLink('Lamp')).toHaveFocus();
    expect(screen.getByText('2 removed, 20 left')).toBeVisible();
    expect(proceed).not.toHaveAttribute('aria-disabled');
    await user.click(undo('2 items'));
    expect(countOf('Lamp')).toBe('−22+');
  });
});

it('announces once that my basket can’t be synced, even if it is empty', async () => {
  const { store, user } = await renderCheckout([lamp]);
  const account = accountBasketObserver(store.dispatch);
  const report = (status: SyncStatus) => {
    act(() => {
      account.statusChanged(status);
    });
    return within(main()).queryByText(/on this device/);
  };
  const said = () => store.getState().announcement.count;

  const sentence = 'Saved on this device. It will sync when you’re back online.';
  expect(report('unreachable')).toHaveTextContent(sentence);
  expect(status()).toHaveTextContent(sentence);
  const before = said();
  expect(report('unreachable')).toBeVisible();
  expect(report('ok')).toBeNull();
  expect(said()).toBe(before);
  await user.click(removeButton('Lamp'));
  expect(report('rejected')).toHaveTextContent(
    'Saved on this device. We can’t sync it to your account right now.',
  );
});

describe('a product that is sold out today', () => {
  const [laptop, wax, phone] = products as [Product, Product, Product];
  const openWith = async (change: (orders: FakeOrders) => void, basket = [laptop, wax]) => {
    const orders = new FakeOrders();
    change(orders);
    const app = await renderApp({ path: '/checkout', basket, orders });
    await screen.findByRole('heading', { level: 1 });
    return {
      ...app,
      /** The page reads what a merchant has changed meanwhile. */
      hear: (later: () => void) =>
        act(() => {
          later();
          return followPrices(app.store.dispatch);
        }),
    };
  };
  const sellOut =
    (...ids: string[]) =>
    (orders: FakeOrders) => {
      for (const id of ids) changeOffer(orders, { id, price: 'sold out' });
    };
  const item = ({ title }: Product) => {
    const found = screen.getByRole('heading', { name: unbroken(title) }).closest('li');
    if (!found) throw new Error(`${title} isn’t in the basket.`);
    return within(found);
  };
  const texts = ({ title }: Product) =>
    item({ ...laptop, title })
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);

  it('stays in the basket, says that it is sold out, and isn’t counted in the total', async () => {
    const { address, user } = await openWith((orders) => {
      sellOut(laptop.id)(orders);
      changeOffer(orders, { id: wax.id, left: 1 });
    });
    expect(texts(laptop)).toEqual(['It won’t be part of your order.', 'Sold out']);
    expect(texts(wax)).toEqual([`₹${wax.price}`, 'Only 1 left.']);
    const canAdd = (product: Product) =>
      item(product)
        .getByRole('button', { name: /^One more/ })
        .getAttribute('aria-disabled');
    expect([laptop, wax].map(canAdd)).toEqual(['true', 'true']);
    expect(total()).toHaveTextContent(`Subtotal 1 items: ₹${wax.price}`);
    expect(screen.getByRole('link', { name: /^Basket/ })).toHaveTextContent(/2\s?items$/);

    await user.click(removeButton(wax.title));
    expect(titles()).toEqual([unbroken(laptop.title)]);
    expect(total()).toHaveTextContent('Subtotal 0 items: ₹0');
    await user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    const answer = 'Everything in your basket is sold out. Add something else to order.';
    expect(within(total()).getByText(answer)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed to checkout' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(status()).toHaveTextContent(answer);
    expect(address()).toBe('/checkout');
    await user.click(removeButton(laptop.title));
    expect(titles()).toEqual([]);
  });

  it('is announced once, with new prices, if it is in my basket, and takes no focus', async () => {
    const { hear, orders, store } = await openWith(() => undefined, [laptop, wax, laptop]);
    const more = screen.getByRole('button', { name: `One more: ${laptop.title}` });
    more.focus();
    const said = store.getState().announcement.count;
    await hear(() => {
      sellOut(phone.id)(orders);
    });
    expect(status()).toBeEmptyDOMElement();
    await hear(() => {
      sellOut(laptop.id)(orders);
      changeOffer(orders, { id: wax.id, price: 99 });
    });
    expect(status()).toHaveTextContent(
      `${laptop.title} is sold out and won’t be part of your order. ${wax.title} now costs ₹99.`,
    );
    expect(store.getState().announcement.count).toBe(said + 1);
    expect(more).toHaveFocus();
    expect(total()).toHaveTextContent('Subtotal 1 items: ₹99');
  });
});
