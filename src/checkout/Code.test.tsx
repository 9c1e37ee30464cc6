/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { removeFromBasket } from '../basket/basketSlice';
import type { Discount } from '../orders/model/discount';
import { flushPromises } from '../testing/flushPromises';
import {
  type App,
  button,
  lamp,
  openReview,
  panel,
  place,
  pot,
  renderCheckout,
  status,
  terms,
  thanks,
  toReview,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';
import { formatMoney } from '../words/money';
import { codePart } from './codePart';
import { quotePrices } from './quote';
import { noteLinkedCode, storedCode } from './storedCode';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on', CODES: 'on' });
});

/** A shop that gives out the code `DIWALI10`. */
function withCode(discount: Discount = { percent: 10 }) {
  const orders = new FakeOrders();
  const [since, until] = [orders.now - YEAR_MS, orders.now + YEAR_MS];
  const code = 'DIWALI10';
  orders.codes.set(code, { code, terms: discount, since, until, most: 100, used: 0 });
  return orders;
}

/** Ends the code while the shopper has it. */
function stopCode(orders: FakeOrders) {
  const code = orders.codes.get('DIWALI10');
  if (code) orders.codes.set('DIWALI10', { ...code, until: orders.now });
}

const subtotal = lamp.price * 2 + pot.price;
const delivery = subtotal < terms.freeFrom ? terms.price : 0;
const off = Math.round(subtotal / 10);
const total = subtotal + delivery;

const totalPanel = () => screen.getByRole('region', { name: 'Total' });
const opener = () => screen.getByRole('button', { name: 'Have a code?' });
const codeField = () => screen.findByRole('textbox', { name: 'Code' });
const reads = ({ orders }: App) => orders.calls.filter((call) => call.startsWith('findCode'));

async function enter(app: App, typed: string) {
  if (screen.queryByRole('button', { name: 'Have a code?' })) await app.user.click(opener());
  await app.retype(await codeField(), typed);
  await app.user.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('a code in the Total panel', () => {
  it('is closed and costs no read until I press it, and then has the focus', async () => {
    const app = await renderCheckout({ orders: withCode() });
    expect(screen.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
    await app.user.click(opener());
    expect(await codeField()).toHaveFocus();
    expect(reads(app)).toEqual([]);
  });

  it('takes something off, typed in any case and with spaces, and says so', async () => {
    const app = await renderCheckout({ orders: withCode() });
    await enter(app, ' diwali 10 ');
    expect(await within(totalPanel()).findByText('10% off with DIWALI10.')).toBeVisible();
    expect(totalPanel()).toHaveTextContent(`Code DIWALI10: -${formatMoney(off)}`);
    expect(totalPanel()).toHaveTextContent(`Total: ${formatMoney(total - off)}`);
    expect(status()).toHaveTextContent(`You save ${formatMoney(off)} with DIWALI10.`);
    expect(reads(app)).toEqual(['findCode DIWALI10']);
  });

  it('says how much has to be added while the basket costs too little for it', async () => {
    const app = await renderCheckout({ orders: withCode({ percent: 10, from: subtotal }) });
    await enter(app, 'DIWALI10');
    expect(await screen.findByText('10% off with DIWALI10.')).toBeVisible();
    act(() => {
      app.store.dispatch(removeFromBasket(pot.id));
    });
    expect(screen.getByText(`Add ${formatMoney(pot.price)} to use DIWALI10.`)).toBeVisible();
    expect(totalPanel()).not.toHaveTextContent('Code DIWALI10:');
  });

  it('says that free delivery gives no discount if delivery is free already', async () => {
    setShop({ delivery: undefined });
    const orders = withCode({ delivery: true });
    const app = await renderCheckout({ orders, basket: Array.from({ length: 9 }, () => lamp) });
    await enter(app, 'DIWALI10');
    expect(
      await screen.findByText('DIWALI10 gives no discount on this order.', { selector: 'p' }),
    ).toBeVisible();
  });

  it('can be removed, which returns the focus and the total', async () => {
    const app = await renderCheckout({ orders: withCode() });
    await enter(app, 'DIWALI10');
    await app.user.click(await screen.findByRole('button', { name: 'Remove DIWALI10' }));
    expect(opener()).toHaveFocus();
    expect(totalPanel()).toHaveTextContent(`Total: ${formatMoney(total)}`);
    expect(status()).toHaveTextContent('DIWALI10 removed');
    expect(storedCode.read()?.code).toBeUndefined();
  });

  it.each([
    ['of another name', 'DIWALI20'],
    ['that can’t be a code', '?!'],
  ])('gives one answer to a code %s, and reads it out', async (_, typed) => {
    const wrong =
      'This code can’t be used. Check the spelling: it may also have expired or been used up.';
    const app = await renderCheckout({ orders: withCode() });
    await enter(app, typed);
    await waitFor(async () => {
      expect(await codeField()).toHaveAccessibleDescription(wrong);
    });
    expect(status()).toHaveTextContent(wrong);
  });

  it('says that I’m offline, and asks nothing', async () => {
    const app = await renderCheckout({ orders: withCode() });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await enter(app, 'DIWALI10');
    const offline = 'You’re offline. We’ll need a connection to check your code.';
    expect(await codeField()).toHaveAccessibleDescription(offline);
    expect(status()).toHaveTextContent(offline);
    expect(reads(app)).toEqual([]);
  });

  it('slows me down after five wrong ones, also after I have left and reloaded', async () => {
    const app = await renderCheckout({ orders: withCode() });
    for (const guess of ['AAA', 'BBB', 'CCC', 'DDD', 'EEE']) {
      await enter(app, guess);
      await waitFor(() => {
        expect(reads(app)).toContain(`findCode ${guess}`);
      });
    }
    const wait = /^You can try another code in \d+ seconds\.$/;
    expect(await screen.findByText(wait)).toBeVisible();
    const apply = screen.getByRole('button', { name: 'Apply' });
    expect(apply).toHaveAttribute('aria-disabled', 'true');
    expect(apply).toHaveAccessibleDescription(wait);
    app.unmount();
    const again = await renderCheckout({ orders: withCode() });
    await again.user.click(opener());
    expect(await screen.findByText(wait)).toBeVisible();
    await again.retype(await codeField(), 'DIWALI10');
    await again.user.type(await codeField(), '{Enter}');
    await flushPromises();
    expect(reads(again)).toEqual([]);
  });
});

describe('a link with a code', () => {
  const follow = (address: string) => {
    window.history.replaceState(null, '', address);
    noteLinkedCode();
  };

  it.each(['/haat/?code=diwali10', '/haat/#/?product=1&code=DIWALI10', '/haat/#/?code=DIWALI10.'])(
    'applies it to the basket: %s',
    async (address) => {
      follow(address);
      await renderCheckout({ orders: withCode() });
      expect(await screen.findByText('10% off with DIWALI10.')).toBeVisible();
    },
  );

  it('asks nothing while the basket is empty', async () => {
    follow('/haat/?code=DIWALI10');
    const app = await renderCheckout({ orders: withCode(), basket: [] });
    expect(reads(app)).toEqual([]);
    expect(storedCode.read()?.code).toBe('DIWALI10');
  });

  it('isn’t applied again by a reload after I have removed it', async () => {
    follow('/haat/?code=DIWALI10');
    const app = await renderCheckout({ orders: withCode() });
    await app.user.click(await screen.findByRole('button', { name: 'Remove DIWALI10' }));
    app.unmount();
    follow('/haat/?code=DIWALI10');
    const again = await renderCheckout({ orders: withCode() });
    await flushPromises();
    expect(opener()).toBeVisible();
    expect(reads(again)).toEqual([]);
  });
});

/** Everything that is read out from now on. */
function listen({ store }: App) {
  const said: string[] = [];
  let { count } = store.getState().announcement;
  store.subscribe(() => {
    const { announcement } = store.getState();
    if (announcement.count > count) said.push(announcement.sentence);
    ({ count } = announcement);
  });
  return said;
}

describe('a code at the review', () => {
  const rejections = (said: string[]) =>
    said.filter((text) => text.includes('can’t be used any more'));
  const reduced = () => button(`Place order: ${formatMoney(total - off)}, cash on delivery`);

  async function reviewWithCode(discount?: Discount) {
    const app = await renderCheckout({ orders: withCode(discount) });
    await enter(app, 'DIWALI10');
    await screen.findByRole('button', { name: 'Remove DIWALI10' });
    return toReview(app);
  }

  it('can be entered, and is in the sums and on the button', async () => {
    const app = await renderCheckout({ orders: withCode() });
    await toReview(app);
    await enter(app, 'DIWALI10');
    await waitFor(() => {
      expect(reduced()).toBeVisible();
    });
    expect(panel()).toHaveTextContent(`Code DIWALI10: -${formatMoney(off)}`);
    expect(panel()).toHaveTextContent(`You pay the courier ${formatMoney(total - off)} in cash.`);
  });

  it('is awaited by the button while it is checked, so I never pay the full price by mistake', async () => {
    const app = await renderCheckout({ orders: withCode() });
    await toReview(app);
    app.orders.hang();
    await enter(app, 'DIWALI10');
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toHaveAccessibleDescription('Checking your code…');
    await app.user.click(place());
    expect(status()).toHaveTextContent('Checking your code…');
    await act(async () => {
      app.orders.answerAll();
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(reduced()).toHaveAttribute('aria-disabled', 'false');
    });
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toEqual([]);
    await app.user.click(reduced());
    await thanks();
    const [order] = app.orders.orders.values();
    expect(order).toHaveProperty('code', 'DIWALI10');
  });

  it('is awaited, too, while what checks it is loading after a reload', async () => {
    storedCode.write({ code: 'DIWALI10' });
    await codePart.load();
    jest.replaceProperty(codePart, 'loaded', undefined);
    const load = jest.spyOn(codePart, 'load').mockReturnValue(new Promise(() => undefined));
    const app = await renderCheckout({ orders: withCode() });
    await toReview(app);
    await app.user.click(place());
    expect(status()).toHaveTextContent('Checking your code…');
    expect(load).toHaveBeenCalled();
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toEqual([]);
  });

  it('couldn’t be checked if there is no answer for ten seconds, and then the button works', async () => {
    const app = await renderCheckout({ orders: withCode() });
    await toReview(app);
    app.orders.hang();
    await app.user.click(opener());
    await app.retype(await codeField(), 'DIWALI10');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    const unreachable = 'We couldn’t check your code. Check your connection and try again.';
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(unreachable);
    expect(place()).toHaveAttribute('aria-disabled', 'false');
  });

  it('is sent with its terms, shown on the thank-you, and not used for the next order', async () => {
    const app = await reviewWithCode();
    await app.user.click(reduced());
    await thanks();
    const [order] = app.orders.orders.values();
    expect(order).toMatchObject({ code: 'DIWALI10', discount: { percent: 10 } });
    expect(screen.getByText(/^Code DIWALI10:/).parentElement).toHaveTextContent(
      `-${formatMoney(off)}`,
    );
    expect(app.store.getState().code?.applied).toBeUndefined();
    expect(storedCode.read()?.code).toBeUndefined();
  });

  it('isn’t sent while the order costs too little for it', async () => {
    const app = await reviewWithCode({ percent: 10, from: subtotal + 1 });
    expect(screen.getByText(`Add ${formatMoney(1)} to use DIWALI10.`)).toBeVisible();
    await app.user.click(place());
    await thanks();
    const [order] = app.orders.orders.values();
    expect(order).not.toHaveProperty('code');
  });

  it('no longer applies if the database rejects it, and waits for another press', async () => {
    const app = await reviewWithCode({ percent: 10, once: true });
    app.orders.refuseNext('code');
    const said = listen(app);
    await app.user.click(reduced());
    const outcome = `Your code can’t be used any more: it has expired or been used up, or this phone number has already used it. The total is now ${formatMoney(total)}. You haven’t placed the order yet.`;
    expect(await screen.findByText(outcome, { selector: 'p' })).toBeVisible();
    expect(status()).toHaveTextContent(outcome);
    expect(rejections(said)).toEqual([outcome]);
    const full = button(`Place order: ${formatMoney(total)}, cash on delivery`);
    expect(full).toHaveFocus();
    expect(app.orders.orders.size).toBe(0);
    await app.user.click(full);
    await thanks();
    const [order] = app.orders.orders.values();
    expect(order).not.toHaveProperty('code');
  });

  it('no longer applies if it is over when prices are read again, and nothing is sent', async () => {
    const app = await reviewWithCode();
    stopCode(app.orders);
    const later = Date.now() + 2 * 60_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const said = listen(app);
    await app.user.click(reduced());
    expect(
      await screen.findByText(/^Your code can’t be used any more/, { selector: 'p' }),
    ).toBeVisible();
    expect(place()).toHaveAccessibleName(`Place order: ${formatMoney(total)}, cash on delivery`);
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toEqual([]);
    expect(rejections(said)).toHaveLength(1);
  });

  it('says that it’s over, and that prices have changed, once each', async () => {
    const app = await reviewWithCode();
    stopCode(app.orders);
    app.orders.today = { ...app.orders.today, delivery: { price: 59 } };
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
    const said = listen(app);
    await app.user.click(reduced());
    expect(await screen.findByText(/^DIWALI10 can’t/, { selector: 'p' })).toBeVisible();
    expect(rejections(said)).toHaveLength(1);
    expect(said.filter((text) => text.startsWith('Prices have changed.'))).toHaveLength(1);
    await app.user.click(button('Continue with the new prices'));
    expect(rejections(said)).toHaveLength(1);
  });

  it('no longer applies before a press if it is over when prices are read again', async () => {
    const app = await reviewWithCode();
    stopCode(app.orders);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
    const seen = { items: [], delivery: terms, code: 'DIWALI10' };
    const said = listen(app);
    await act(() => app.store.dispatch(quotePrices(seen)));
    const rejected =
      'DIWALI10 can’t be used any more: it has expired or been used up, or this phone number has already used it.';
    expect(screen.getByText(rejected, { selector: 'p' })).toBeVisible();
    expect(rejections(said)).toEqual([rejected]);
    expect(place()).toHaveAccessibleName(`Place order: ${formatMoney(total)}, cash on delivery`);
  });

  it('stays if only the prices have changed when the database rejects it', async () => {
    const app = await reviewWithCode({ percent: 10, once: true });
    app.orders.today = { ...app.orders.today, delivery: { price: 59 } };
    app.orders.refuseNext('code');
    await app.user.click(reduced());
    expect(await screen.findByText(/^Prices have changed\./, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove DIWALI10' })).toBeVisible();
  });

  it('is applied again after a reload', async () => {
    const app = await reviewWithCode();
    app.unmount();
    const again = await renderCheckout({ orders: withCode() });
    await openReview(again);
    await waitFor(() => {
      expect(reduced()).toBeVisible();
    });
  });

  it('says that the limit for cash is for what the order costs before it', async () => {
    setShop({ cash: { upTo: total - 1 }, upi: { id: 'nimbu@bank', name: 'Nimbu' } });
    await reviewWithCode();
    expect(screen.getByText(/up to \S+, before your code’s discount\./)).toBeVisible();
    expect(place()).toHaveAccessibleName(
      `Place order: ${formatMoney(total - off)}, then pay by UPI`,
    );
  });
});

it('offers no field in a shop without codes', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on', CODES: 'off' });
  await renderCheckout();
  expect(screen.queryByRole('button', { name: 'Have a code?' })).not.toBeInTheDocument();
});
