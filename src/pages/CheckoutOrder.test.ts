/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { shop } from '../config';
import { titleOf } from '../features/basket/basketLines';
import { attemptKey, draftKey } from '../features/orders/orderKeys';
import { readAttempt, saveAttempt } from '../features/orders/orderSession';
import { createLineId } from '../model/lineId';
import { formatRupees } from '../shared/formatRupees';
import { buildAddress } from '../testing/address';
import {
  button,
  credentials,
  email,
  field,
  fillIn,
  fillInAccount,
  lamp,
  openReview,
  panel,
  place,
  placeWhileAnotherTabAdds,
  pot,
  proceed,
  renderCheckout,
  status,
  thanks,
  today,
  toReview,
  uid,
  walkToReview,
  type App,
} from '../testing/checkoutVisit';
import { changeLive } from '../testing/changeLive';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { settle } from '../testing/orderTabs';
import { arrivalWords } from '../words/en/orders/arrival';
import { parts } from './parts';
import { setShop } from '../testing/setShop';

const instructed = `Note for the courier: ${buildAddress().instructions}`;

describe('what I can’t order', () => {
  it('is everything while there is no database, which I learn before I type', async () => {
    const orders = new FakeOrders();
    orders.hasDatabase = false;
    const app = await renderCheckout({ orders });
    const proceedButton = screen.getByRole('button', { name: 'Proceed to checkout' });
    expect(proceedButton).toHaveAttribute('aria-expanded', 'false');
    await app.user.click(proceedButton);
    const answer = 'Online ordering isn’t available right now. Your basket is saved.';
    expect(await screen.findByText(answer, { selector: 'p' })).toBeVisible();
    expect(proceedButton).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    const mail = within(panel()).getByRole('link', { name: email });
    const written = new URL(mail.getAttribute('href') ?? '').searchParams.get('body');
    expect(written).toContain(`2 × ${lamp.title}, ${formatRupees(lamp.price)} each`);
    expect(written).toContain(`1 × ${pot.title}`);
    expect(written).toContain('Total: ');
  });

  it('is everything in a shop without orders, which requests nothing', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'off' });
    const app = await renderCheckout({ basket: [pot] });
    app.basketStore.browser.isFull = true;
    await app.user.click(screen.getByRole('button', { name: `One more: ${pot.title}` }));
    await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    expect(await screen.findByText(/Your basket lasts until you close this page\.$/)).toBeVisible();
    expect(status()).toHaveTextContent('Online ordering isn’t available right now.');
    expect(app.orders.calls).toEqual([]);
  });

  const tooMany = `You can order up to 20 of each product. Remove 2 of “${lamp.title}” to continue.`;
  const remove = () => button(`Remove 2 of “${lamp.title}”`);
  const withLamps = (count: number) =>
    renderCheckout({ basket: [...Array.from({ length: count }, () => lamp), pot] });

  it('is more than 20 of one product, which one press puts right', async () => {
    const app = await withLamps(22);
    await proceed(app);
    expect(within(panel()).getByText(tooMany)).toBeVisible();
    await app.user.click(remove());
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    expect(status()).toHaveTextContent('Removed: 2 items. 21 items in your basket.');
    expect(within(panel()).queryByText(tooMany)).not.toBeInTheDocument();
  });

  it('is explained beside the button to order, and put right there', async () => {
    const app = await withLamps(22);
    await toReview(app);
    expect(place()).toHaveAccessibleDescription(expect.stringContaining(tooMany) as string);
    await app.user.click(place());
    expect(status()).toHaveTextContent(tooMany);
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toEqual([]);
    await app.user.click(remove());
    expect(place()).toHaveFocus();
    await app.user.click(place());
    await thanks();
    expect([...app.orders.orders.values()][0]?.items[0]?.count).toBe(20);
  });

  it('is explained where I try to add a 21st', async () => {
    const app = await withLamps(19);
    await toReview(app);
    const more = button(`One more: ${lamp.title}`);
    expect(more).not.toHaveAccessibleDescription();
    await app.user.click(more);
    await app.user.click(more);
    expect(more).toHaveAccessibleDescription('You can order up to 20 of each product.');
    expect(within(panel()).getByText(/^20 × /)).toBeVisible();
  });
});

describe('what is nearly sold out', () => {
  const tooMany = `Only 1 of “${lamp.title}” left. Remove 1 to continue.`;
  const withOneLeft = (left = 1) => {
    const orders = new FakeOrders();
    orders.today = today;
    changeLive(orders, { id: lamp.id, left });
    return orders;
  };

  it('is no more than what is left, which one press puts right', async () => {
    const app = await renderCheckout({ orders: withOneLeft() });
    await toReview(app);
    expect(place()).toHaveAccessibleDescription(expect.stringContaining(tooMany) as string);
    await app.user.click(place());
    expect(status()).toHaveTextContent(tooMany);
    expect(app.orders.orders.size).toBe(0);
    await app.user.click(button(`Remove 1 of “${lamp.title}”`));
    expect(place()).toHaveFocus();
    const more = button(`One more: ${lamp.title}`);
    expect(more).toHaveAccessibleDescription('Only 1 left.');
    await app.user.click(more);
    await app.user.click(place());
    await thanks();
    expect([...app.orders.orders.values()][0]?.items[0]?.count).toBe(1);
  });

  it('may be fewer by the time I order, which I learn before the order is placed', async () => {
    const app = await renderCheckout({ orders: withOneLeft(4) });
    await toReview(app);
    changeLive(app.orders, { id: lamp.id, left: 1 });
    // What the page has read is no longer fresh.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await app.user.click(place());
    expect(await within(panel()).findByText(`Only 1 of “${lamp.title}” left`)).toBeVisible();
    expect(status()).toHaveTextContent('We no longer have everything in your order.');
    await app.user.click(button('Continue with the rest'));
    expect(within(panel()).getByText(tooMany)).toBeVisible();
    expect(app.orders.orders.size).toBe(0);
  });
});

describe('what a merchant changes while I order', () => {
  const stopAtReview = async (basket = [lamp, pot]) => {
    const app = await renderCheckout({ basket });
    await toReview(app);
    return app;
  };

  it('is a price, up or down: the order at the old one is rejected', async () => {
    const app = await stopAtReview();
    const prices = [lamp.price + 10, pot.price - 10] as const;
    changeLive(app.orders, { id: lamp.id, price: prices[0] });
    changeLive(app.orders, { id: pot.id, price: prices[1] });
    app.orders.refuseNext();
    await app.user.click(place());
    const up = `${lamp.title}: ${formatRupees(prices[0])}, up from ${formatRupees(lamp.price)}`;
    const down = `${pot.title}: ${formatRupees(prices[1])}, down from ${formatRupees(pot.price)}`;
    expect(await within(panel()).findByText(up)).toBeVisible();
    expect(within(panel()).getByText(down)).toBeVisible();
    expect(status()).toHaveTextContent('Prices have changed. You haven’t placed the order yet.');
    expect(button('Continue with the new prices')).toHaveFocus();
    await app.user.click(button('Continue with the new prices'));
    await app.user.click(place());
    await thanks();
    expect([...app.orders.orders.values()][0]?.items.map(({ price }) => price)).toEqual(prices);
  });

  it('is that something is sold out: I can order the rest', async () => {
    const app = await stopAtReview();
    changeLive(app.orders, { id: lamp.id, price: 'sold out' });
    app.orders.refuseNext();
    await app.user.click(place());
    expect(await within(panel()).findByText(`${lamp.title} is sold out`)).toBeVisible();
    expect(status()).toHaveTextContent(
      'We no longer have everything in your order. You haven’t placed it yet.',
    );
    await app.user.click(button('Continue with the rest'));
    expect(place()).toHaveFocus();
    await app.user.click(place());
    await thanks();
    expect([...app.orders.orders.values()][0]?.items.map(({ productId }) => productId)).toEqual([
      pot.id,
    ]);
    expect(app.store.getState().basket.items.map(titleOf)).toEqual([lamp.title]);
  });

  it('is that everything is sold out: I get back to my basket, and learn why', async () => {
    const app = await stopAtReview();
    for (const { id } of [lamp, pot]) changeLive(app.orders, { id, price: 'sold out' });
    app.orders.refuseNext();
    await app.user.click(place());
    const sentence = 'Everything in your order is sold out. You haven’t placed it.';
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    await app.user.click(button('Back to your basket'));
    expect(app.address()).toBe('/checkout');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getAllByText('Sold out')).toHaveLength(2);
    expect(app.orders.orders.size).toBe(0);
  });

  it('no longer matters once I have removed it', async () => {
    const app = await stopAtReview();
    changeLive(app.orders, { id: lamp.id, price: lamp.price + 10 });
    app.orders.refuseNext();
    await app.user.click(place());
    await within(panel()).findByText(/^Prices have changed/);
    await app.user.click(screen.getByRole('button', { name: `Remove from basket: ${lamp.title}` }));
    expect(within(panel()).queryByText(/^Prices have changed/)).not.toBeInTheDocument();
    await app.user.click(place());
    await thanks();
  });
});

describe('the review', () => {
  it('shows the whole order, and lets me change each part', async () => {
    const app = await renderCheckout();
    await walkToReview(app);
    expect(screen.getByRole('heading', { name: 'Review your order' })).toHaveFocus();
    expect(within(panel()).getByText('You haven’t placed the order yet.')).toBeVisible();
    expect(panel()).toHaveTextContent(instructed);
    const row = () => within(panel()).getByText(lamp.title).closest('li');
    expect(row()).toHaveTextContent(`2 × ${formatRupees(lamp.price)}`);
    // The title beside it says what it shows.
    expect(row()?.querySelector('img')).toHaveAttribute('alt', '');
    expect(row()?.querySelector('img')).toHaveAttribute('src', lamp.image);
    expect(panel()).toHaveTextContent(arrivalWords.arrives(Date.now(), [2, 5]));

    await app.user.click(button(`One more: ${lamp.title}`));
    expect(row()).toHaveTextContent('3 × ');
    await app.user.click(button(`One fewer: ${pot.title}`));
    expect(within(panel()).queryByText(pot.title)).not.toBeInTheDocument();
    await app.user.click(within(panel()).getByRole('checkbox', { name: 'This is a gift' }));
    expect(app.store.getState().basket.gift).toBe(true);
    await app.user.click(button('Change the address'));
    expect(field('Name')).toHaveValue(buildAddress().name);
    expect(app.orders.orders.size).toBe(0);
  });
});

describe('placing', () => {
  it('places what I saw, thanks me, and takes only those lines out of the basket', async () => {
    const app = await renderCheckout();
    const lines = app.store.getState().basket.items.map(({ lineId }) => lineId);
    for (const { lineId, product } of app.store.getState().basket.items)
      app.basketStore.add({ lineId, productId: product.id });
    await toReview(app);
    await placeWhileAnotherTabAdds(app, pot.id);

    const heading = await thanks();
    expect(heading).toHaveFocus();
    const [order] = [...app.orders.orders.values()];
    expect(heading).toHaveTextContent(`Order ${order?.id} has`);
    expect(document.title).toBe(`Order placed · ${shop.name}`);
    expect(status()).toHaveTextContent(/^Thank you/);
    expect(order).toMatchObject({
      owner: app.owner.uid,
      address: buildAddress(),
      items: [
        { productId: lamp.id, price: lamp.price, count: 2 },
        { productId: pot.id, price: pot.price, count: 1 },
      ],
    });
    expect(await within(panel()).findByText(/Lake View Road/)).toBeVisible();
    expect(app.store.getState().basket.items.map(({ product }) => product.id)).toEqual([pot.id]);
    expect([...app.basketStore.lines.keys()].filter((each) => lines.includes(each))).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    // Only a guest’s order needs a password to be saved.
    expect(screen.queryByText('Save this order: choose a password')).not.toBeInTheDocument();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);

    app.unmount();
    const again = await renderCheckout({ basket: [], orders: app.orders });
    await thanks();
    await again.user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('fills in my address for the next order, without the instructions for this one', async () => {
    const app = await renderCheckout();
    await toReview(app);
    await placeWhileAnotherTabAdds(app, pot.id);
    await thanks();
    expect(panel()).toHaveTextContent(instructed);
    await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    await screen.findByRole('heading', { name: 'Review your order' });
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
    expect(panel()).toHaveTextContent(buildAddress().street);
    expect(panel()).not.toHaveTextContent('Note for the courier');
    await app.user.click(button('Change the address'));
    expect(screen.getByText('We’ve filled in your last address.')).toBeVisible();
    expect(field('Name')).toHaveValue(buildAddress().name);
    expect(field('Note for the courier')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('withdraws the offer to undo an earlier removal', async () => {
    const app = await renderCheckout();
    await app.user.click(screen.getByRole('button', { name: `Remove from basket: ${pot.title}` }));
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await toReview(app);
    await app.user.click(place());
    await thanks();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('requests only my last address, the prices and the order itself', async () => {
    const orders = new FakeOrders();
    orders.add({ owner: uid, placedAt: 1 });
    const app = await renderCheckout({ orders });
    await openReview(app);
    await app.user.click(place());
    await thanks();
    const id = panel().querySelector('.order-number')?.textContent;
    expect(within(panel()).getByText(/Lake View Road/)).toBeVisible();
    expect(orders.calls.sort()).toEqual([
      'hasDatabase',
      'lastAddress',
      `place ${id}`,
      'readPrices',
    ]);
  });

  it('happens once, however often I press', async () => {
    const app = await renderCheckout();
    await toReview(app);
    await app.user.dblClick(place());
    await thanks();
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toHaveLength(1);
  });

  it('asks me to sign in first where guests can’t order, and then to press again', async () => {
    setShop({ guests: false });
    const app = await renderCheckout({ isSignedIn: false });
    await toReview(app);
    await app.user.click(place());
    expect(screen.getByRole('heading', { name: 'Sign in to place your order' })).toHaveFocus();
    // Most shoppers who come this far have no account.
    expect(panel().querySelector('.button:not(.button-quiet)')).toHaveTextContent(/^Create your/);
    expect(app.address()).toBe('/checkout?step=sign-in');
    await app.goBack();
    await screen.findByRole('heading', { name: 'Review your order' });
    await app.user.click(place());
    await fillInAccount(app);
    await app.user.click(button('Sign in'));
    await waitFor(() => {
      expect(place()).toHaveFocus();
    });
    const sentence = `You’re signed in as ${credentials.email}. Your order is ready to place.`;
    expect(status()).toHaveTextContent(sentence);
    expect(within(panel()).getByText(sentence)).toBeVisible();
    expect(app.orders.orders.size).toBe(0);
    expect(app.address()).toBe('/checkout?step=review');
    // The sign-in is no step that Back leads to.
    await app.goBack();
    expect(app.address()).toBe('/checkout');
    await openReview(app);
    await app.user.click(place());
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });

  it.each([
    ['₹59', { price: 59 }],
    ['free', {}],
  ])(
    'places nothing at changed prices until I accept them: delivery is %s',
    async (described, delivery) => {
      const app = await renderCheckout();
      await toReview(app);
      app.orders.today = {
        prices: {
          ...today.prices,
          [lamp.id]: lamp.price + 1,
          [pot.id]: undefined as unknown as number,
        },
        delivery,
      };
      app.orders.refuseNext();
      await app.user.click(place());
      const change = `${lamp.title}: ${formatRupees(lamp.price + 1)}, up from ${formatRupees(lamp.price)}`;
      expect(await within(panel()).findByText(change)).toBeVisible();
      expect(within(panel()).getByText(`${pot.title} is sold out`)).toBeVisible();
      const newTerms = `Delivery: ${described} (was ₹49, free from ₹999)`;
      expect(within(panel()).getByText(newTerms)).toBeVisible();
      expect(app.orders.orders.size).toBe(0);
      for (const { lineId, product } of app.store.getState().basket.items)
        app.basketStore.add({ lineId, productId: product.id });
      await app.user.click(button('Continue with the new prices'));
      expect(place()).toHaveFocus();
      // The basket, its total and the order say the same.
      const price = formatRupees(lamp.price + 1);
      const total = screen.getByRole('region', { name: 'Total' });
      expect(total).toHaveTextContent(`Subtotal 2 items: ${formatRupees(2 * (lamp.price + 1))}`);
      expect(screen.queryAllByText(formatRupees(lamp.price))).toEqual([]);
      expect(screen.getAllByText(price)).toHaveLength(2);
      expect(within(panel()).getByText(`2 × ${price} = `, { exact: false })).toBeVisible();
      // What is sold out stays in the basket.
      expect([...app.basketStore.lines.values()]).toEqual([lamp.id, pot.id, lamp.id]);
      await app.user.click(place());
      await thanks();
      expect([...app.orders.orders.values()][0]?.items).toEqual([
        { productId: lamp.id, price: lamp.price + 1, count: 2 },
      ]);
      expect(app.store.getState().basket.items.map(titleOf)).toEqual([pot.title]);
    },
  );

  it('says that the prices couldn’t be loaded, and tries again at the next press', async () => {
    const app = await renderCheckout();
    await proceed(app);
    fillIn();
    app.orders.readFate = 'unreachable';
    await app.user.click(button('Review your order'));
    expect(await within(panel()).findByText(/^We couldn’t load today’s prices\./)).toBeVisible();
    app.orders.readFate = 'answered';
    await app.user.click(place());
    await thanks();
  });

  it('says that the shop has refused it', async () => {
    const app = await renderCheckout();
    await toReview(app);
    app.orders.refuseNext();
    await app.user.click(place());
    const sentence = /^We couldn’t accept this order, so it wasn’t placed\./;
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    expect(app.store.getState().basket.items).toHaveLength(3);
  });

  it('says how to order after deleting my account has failed', async () => {
    const app = await renderCheckout();
    await toReview(app);
    app.orders.refuseNext('closed');
    await app.user.click(place());
    expect(
      await within(panel()).findByText(/^We couldn’t finish deleting your account\./),
    ).toBeVisible();
    expect(app.store.getState().basket.items).toHaveLength(3);
  });

  it('says that it is still checking when the answer is lost, and finds the order', async () => {
    const app = await renderCheckout();
    await toReview(app);
    app.orders.fate = 'lost';
    app.orders.readFate = 'answered';
    await app.user.click(place());
    const sentence = 'Still checking whether your order went through…';
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    expect(app.store.getState().basket.items).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    await thanks();
    expect(app.store.getState().basket.items).toHaveLength(0);
  });

  it('keeps checking after a reload, without a press', async () => {
    const app = await renderCheckout();
    await toReview(app);
    app.orders.fate = 'lost';
    app.orders.readFate = 'answered';
    await app.user.click(place());
    await within(panel()).findByText(/^Still checking whether/);
    app.unmount();
    const again = await renderCheckout({ orders: app.orders });
    await thanks();
    expect(again.orders.orders.size).toBe(1);
  });
});

describe('what this tab has stored', () => {
  const bad = (more: object) =>
    JSON.stringify({ id: '7K3M-9QXT-2B4D', uid, lineIds: ['0mwqo2b0j-evj4gjix'], ...more });

  it.each([
    ...['{', '3', '{"id":"a","uid":"b"}', bad({ isPlaced: 'yes' }), bad({ uid: 3 })],
    ...['7K3M', '7k3m-9qxt-2b4d', '7K3M-9QXT-2B4D/x', '7K3M-9QXT-2B4U'].map((id) => bad({ id })),
    ...[[], ['line'], [3], {}].map((lineIds) => bad({ lineIds })),
  ])('is ignored if it is no order: %s', (text) => {
    sessionStorage.setItem(attemptKey, text);
    expect(readAttempt()).toBeUndefined();
  });

  it.each([
    '{',
    '3',
    ...[null, 'text', { ...buildAddress(), pin: 560001 }].map((address) => bad({ address })),
  ])('is ignored if it is no address: %s', async (text) => {
    sessionStorage.setItem(draftKey, text);
    await proceed(await renderCheckout());
    expect(field('Name')).toHaveValue('');
  });

  it('lasts as long as the page if storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden.', 'SecurityError');
      });
    }
    const app = await renderCheckout();
    const leaveAndReturn = async () => {
      await app.user.click(screen.getByRole('link', { name: shop.name }));
      await app.user.click(screen.getByRole('link', { name: /^Basket/ }));
    };
    await toReview(app);
    await leaveAndReturn();
    await openReview(app);
    expect(panel()).toHaveTextContent(buildAddress().street);
    app.orders.fate = 'lost';
    await app.user.click(place());
    await within(panel()).findByText(/^Still checking whether/);
    await leaveAndReturn();
    await thanks();
    await app.user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    await app.user.click(screen.getByRole('link', { name: /^Basket/ }));
    await screen.findByRole('heading', { name: 'Your shopping basket in empty' });
    expect(screen.queryByRole('heading', { name: /^Thank you/ })).not.toBeInTheDocument();
  });
});

describe('as time passes', () => {
  /** A digest takes a turn of its own. */
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await settle();
    });
  const press = async (pressed: HTMLElement) => {
    act(() => {
      pressed.click();
    });
    await pass(0);
  };
  const calls = (app: App, name: string) =>
    app.orders.calls.filter((call) => call.startsWith(name)).length;
  /** The last look, where from now on the time stands still. */
  async function stopAtReview() {
    const app = await renderCheckout();
    await toReview(app);
    jest.useFakeTimers();
    return app;
  }

  it('keeps polling while there is no answer, then says that nothing went through', async () => {
    const app = await stopAtReview();
    app.orders.fate = app.orders.readFate = 'unreachable';
    await press(place());
    const counts = [];
    for (const wait of [1500, 500, 3500, 500, 7500, 500, 14_500, 500, 15_000]) {
      await pass(wait);
      counts.push(calls(app, 'find'));
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 5]);
    expect(within(panel()).getByText(/^Still checking whether/)).toBeVisible();
    app.orders.fate = app.orders.readFate = 'answered';
    await pass(15_000);
    expect(status()).toHaveTextContent(
      'Your order didn’t go through. Try again: it can’t be placed twice.',
    );
    expect(sessionStorage).toHaveLength(1);
    await press(place());
    expect(await thanks()).toHaveFocus();
  });

  it('waits 10 seconds for the answer, and accepts one that comes later', async () => {
    const app = await stopAtReview();
    app.orders.hang();
    await press(place());
    await pass(9500);
    expect(place()).toHaveAttribute('aria-busy', 'true');
    await pass(500);
    for (const wait of [0, 25_000]) {
      await pass(wait);
      expect(within(panel()).getByText(/^Still checking whether/)).toBeVisible();
    }
    app.orders.answerAll();
    await pass(0);
    expect(await thanks()).toBeVisible();
  });

  it('reads the prices at most once a minute, and again when the order is rejected', async () => {
    const app = await stopAtReview();
    for (const [wait, count] of [
      [58_000, 1],
      [3000, 2],
    ] as const) {
      await pass(wait);
      await press(button('Change the address'));
      await press(button('Review your order'));
      expect(calls(app, 'readPrices')).toBe(count);
    }
    app.orders.today = { ...today, prices: { ...today.prices, [lamp.id]: lamp.price + 1 } };
    app.orders.refuseNext();
    await press(place());
    expect(button('Continue with the new prices')).toBeVisible();
    expect(calls(app, 'readPrices')).toBe(3);
    expect(app.orders.orders.size).toBe(0);
  });
});

it('says that it couldn’t check on my last order if the panel doesn’t load, and what to do', async () => {
  const load = jest
    .spyOn(parts, 'checkout' as never)
    .mockRejectedValue(new Error('missing') as never);
  saveAttempt({ id: '7K3M-9QXT-2B4D', uid, lineIds: [createLineId()] });
  const app = await renderCheckout();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(/^We couldn’t check whether your last order went/)).toBeVisible();
  load.mockRestore();
  await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
  expect(await screen.findByRole('region', { name: 'Your order' })).toBeVisible();
});
