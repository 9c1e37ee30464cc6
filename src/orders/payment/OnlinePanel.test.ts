/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import {
  button,
  lamp,
  panel,
  renderCheckout,
  status,
  terms,
  thanks,
  toReview,
} from '../../testing/checkoutVisit';
import { buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, stateFilter } from '../../testing/openAccount';
import { renderApp } from '../../testing/renderApp';
import { setShop } from '../../testing/setShop';
import type { Order } from '../model/order';

const [id, key] = ['7K3M-9QXT-2B4D', '0123456789abcdef0123456789abcdef'];
const address = (order = id) => `${shop.basePath}functions/pay?id=${order}&key=`;
const online = { pay: 'online', payment: 'due', linkKey: key } as const;
const payLink = () => screen.findByRole('link', { name: /^Pay ₹.* at Razorpay$/ });
let opened: jest.SpyInstance;

beforeEach(() => {
  setShop({ payments: { service: 'razorpay' }, cash: { upTo: 20_000 }, upi: undefined });
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});

describe('paying online at the checkout', () => {
  it('comes first, says where it leads, and goes there once the order is placed', async () => {
    const app = await toReview(await renderCheckout({ basket: [lamp] }));
    const choice = (name: string) => within(panel()).getByRole('radio', { name });
    expect(choice('Card, UPI or net banking')).toBeChecked();
    expect(within(panel()).getAllByRole('radio')).toHaveLength(2);
    await app.user.click(button(/^Pay ₹\d+ at Razorpay$/));
    await thanks();
    const [order] = [...app.orders.orders.values()];
    expect(order).toMatchObject({ pay: 'online', payment: 'due' });
    expect(opened).toHaveBeenCalledWith(`${address(order?.id)}${order?.linkKey ?? ''}`, '_self');
    // A shopper who returns without having paid can pay again, or change to cash.
    expect(await payLink()).toHaveAttribute('href', `${address(order?.id)}${order?.linkKey ?? ''}`);
    expect(panel()).toHaveTextContent(/Please pay by .*\. After that, we cancel the order\./);
    await app.user.click(button(/^Pay in cash instead/));
    await app.user.click(button(/^Pay in cash instead/));
    await waitFor(() => {
      expect(panel()).toHaveTextContent('Total (cash on delivery)');
    });
  });

  it('keeps cash chosen after a reload, and is the only way to pay above the cash limit', async () => {
    const app = await toReview(await renderCheckout({ basket: [lamp] }));
    await app.user.click(within(panel()).getByRole('radio', { name: 'Cash on delivery' }));
    app.unmount();
    const again = await renderCheckout({ basket: [lamp], path: app.address() });
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    again.unmount();
    setShop({ cash: { upTo: 1 } });
    await renderCheckout({ basket: [lamp], path: app.address() });
    expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeDisabled();
    expect(panel()).toHaveTextContent('You can pay for this order online.');
  });
});

describe('a total that the payment service rejects', () => {
  const choice = (name: string) => within(panel()).getByRole('radio', { name });
  const online = 'Card, UPI or net banking';

  it.each<[string, Partial<typeof shop>, string]>([
    ['above the shop’s limit', { payments: { service: 'razorpay', upTo: 1000 } }, 'up to ₹1000.'],
    // The market uses forints without fillér, so that the lamp costs less than 175.
    [
      'below the least',
      {
        payments: { service: 'stripe' },
        market: { ...shop.market, currency: 'HUF', digits: 2 },
      },
      'from ₹17,500.',
    ],
  ])('can be paid in cash only, and says why, if it is %s', async (_what, more, limit) => {
    setShop(more);
    const app = await toReview(await renderCheckout({ basket: [lamp] }));
    expect(choice(online)).toBeDisabled();
    expect(choice('Cash on delivery')).toBeChecked();
    expect(panel()).toHaveTextContent(`Paying online is available ${limit}`);
    expect(panel()).toHaveTextContent('You can pay for this order in cash.');
    await app.user.click(button(/^Place order/));
    await thanks();
    expect([...app.orders.orders.values()][0]).toMatchObject({ pay: 'cash' });
    expect(opened).not.toHaveBeenCalled();
  });

  it('can’t be ordered if it’s above the cash limit, too', async () => {
    setShop({ payments: { service: 'razorpay', upTo: 1000 }, cash: { upTo: 1000 } });
    const app = await toReview(await renderCheckout({ basket: [lamp] }));
    expect(panel()).toHaveTextContent(
      'Cash on delivery is available up to ₹1000. Paying online is available up to ₹1000. Remove something from your basket, or contact us.',
    );
    await app.user.click(button(/^Place order/));
    expect(app.orders.orders.size).toBe(0);
  });
});

describe('paying for an order by its link', () => {
  const open = (order: Partial<Order>, path = `/login?order=${id}&key=${key}`) => {
    const orders = new FakeOrders();
    orders.add({ ...online, id, owner: 'asha', delivery: terms, ...order });
    return renderApp({ path, auth: new FakeAuthService(), orders });
  };

  it('works on any device, but doesn’t offer cash there', async () => {
    await open({});
    expect(await payLink()).toHaveAttribute('href', address() + key);
    expect(screen.queryByRole('button', { name: /^Pay in cash/ })).toBeNull();
  });

  it('says offline that nothing was paid, and opens the payment page anyway at a second press', async () => {
    const { user } = await open({});
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    const pay = await payLink();
    let isPrevented: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(pay);
    const note = 'You’re offline. Nothing was paid: pay when you’re back online.';
    expect(status()).toHaveTextContent(note);
    expect(within(screen.getByRole('main')).getByText(note)).toBeVisible();
    expect(isPrevented).toBe(true);
    expect(screen.getByRole('link', { name: 'Try anyway' })).toHaveAttribute(
      'href',
      address() + key,
    );
    isOnline.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect(screen.queryByText(note)).not.toBeInTheDocument();
    });
  });

  it('shows the order to a shopper who returns in another browser', async () => {
    const app = await open({ payment: 'paid' }, `/checkout?order=${id}&key=${key}`);
    expect(await screen.findByText(/^We’ve received ₹.*\. Thank you\.$/)).toBeVisible();
    expect(app.address()).toBe(`/login?order=${id}&key=${key}`);
  });

  it('says that the payment service couldn’t be reached, and that nothing was paid', async () => {
    await open({}, `/login?order=${id}&key=${key}&pay=failed`);
    const failed =
      'The payment page couldn’t be opened. Nothing was paid. Try again, or contact us.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect(await payLink()).toBeVisible();
  });

  it('says that the payment service rejects the order, and where to choose cash', async () => {
    await open({}, `/login?order=${id}&key=${key}&pay=rejected`);
    expect(
      await screen.findByText('This order can’t be paid online. Nothing was charged.'),
    ).toBeVisible();
    expect(
      screen.getByText(/^To pay in cash, open the order where you placed it, by /),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay ₹/ })).toBeNull();
  });

  it.each<[string, Partial<Order>, RegExp]>([
    ['something is wrong with its payment', { payment: 'claimed' }, /Please don’t pay again\./],
    [
      'it wasn’t paid in time',
      { state: 'cancelled' },
      /This order was cancelled\. You pay nothing\./,
    ],
    [
      'a part of its payment went back after it was delivered',
      {
        state: 'delivered',
        payment: 'paid',
        charge: {
          until: 0,
          paid: 1000,
          refunded: 300,
          refunds: [{ amount: 300, at: Date.UTC(2026, 10, 28, 6) }],
        },
      },
      /^We refunded ₹300 on 28 Nov 2026, 11:30/,
    ],
    [
      'all of its payment went back before it was sent',
      {
        payment: 'refunded',
        charge: { until: 0, paid: 1000, refunded: 1000 },
      },
      /^Your payment has gone back to you, so we can’t send this order\./,
    ],
    [
      'it was paid online beside its cash',
      {
        pay: 'cash',
        payment: 'paid',
        state: 'delivered',
        charge: { until: 0, paid: 1000, refunded: 0 },
      },
      /^We’ve also received ₹1000 online, and will contact you about it\.$/,
    ],
    [
      'it was paid after that',
      { state: 'cancelled', payment: 'paid' },
      /We’ll refund ₹[\d,]+ the way you paid\./,
    ],
  ])('says on the order that %s', async (_what, order, sentence) => {
    await open(order);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay ₹/ })).toBeNull();
  });
});

describe('an online payment at the desk', () => {
  const charge = { until: 0, paid: 1000, refunded: 0, foundBy: 'webhook' } as const;
  const openPaid = (order: Partial<Order>) =>
    openShop((fake) => {
      fake.add({ ...online, id: 'PAID', owner: 'asha', payment: 'paid', ...order });
    });

  it('doesn’t let a merchant accept an order before it is paid', async () => {
    const { order } = await openPaid({ payment: 'due' });
    expect(within(order('PAID')).queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(within(order('PAID')).getByText(/^Online: ₹.* not paid yet\.$/)).toBeVisible();
  });

  it.each([
    [true, /^Razorpay rejects what this order costs: “Too much” If that’s a limit/],
    [false, /^The page to pay at Razorpay couldn’t be opened: “Too much”$/],
  ])('says why the payment page couldn’t be opened, final: %s', async (isFinal, sentence) => {
    const failure = { reason: 'Too much', at: 0, isFinal };
    const { order } = await openPaid({
      payment: 'due',
      charge: { until: 0, paid: 0, refunded: 0, failure },
    });
    expect(within(order('PAID')).getByText(sentence)).toBeVisible();
  });

  it('refunds a part of the payment once the merchant confirms, and no more than that', async () => {
    const { button: press, order, orders, user } = await openPaid({ charge, reference: 'pay_1' });
    const shown = () => within(order('PAID'));
    expect(shown().getByText('pay_1')).toBeVisible();
    await user.click(press('Refund', 'PAID'));
    const amount = shown().getByLabelText('Amount');
    expect(amount).toHaveValue('1000');
    await user.clear(amount);
    await user.type(amount, '1001');
    await user.click(press('Refund', 'PAID'));
    expect(shown().getByText('Enter an amount up to ₹1000.')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '1,00');
    expect(
      shown().getByText('Enter an amount up to ₹1000. This may mean ₹1 or ₹100: write 1 or 100.'),
    ).toBeVisible();
    await user.click(press('Refund', 'PAID'));
    expect(orders.calls.filter((call) => call.startsWith('requestRefund'))).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '₹४००');
    await user.click(press('Refund', 'PAID'));
    expect(await shown().findByText('Refunding ₹400…')).toBeVisible();
    expect(orders.calls).toContain('requestRefund PAID 400');
    expect(shown().queryByRole('button', { name: /^Refund/ })).toBeNull();
    expect(status()).toHaveTextContent('The refund of order PAID is under way.');
  });

  it('says why the service rejected a refund, and lets the merchant retry it', async () => {
    const refund = {
      key: 'a',
      amount: 400,
      before: 0,
      by: buildUser().uid,
      at: 0,
      problem: 'Not enough balance',
    };
    const { button: press, order } = await openPaid({ charge, refund });
    const sentence = 'Razorpay hasn’t refunded ₹400: “Not enough balance”';
    expect(within(order('PAID')).getByText(sentence)).toBeVisible();
    expect(press('Refund', 'PAID')).toBeVisible();
  });

  it.each<[string, Partial<Order>, RegExp]>([
    [
      'paid with another amount',
      { payment: 'claimed', charge: { ...charge, paid: 5, problem: 'amount' } },
      /^₹5 was paid, which isn’t what the order costs\./,
    ],
    [
      'disputed at the bank',
      { charge: { ...charge, problem: 'disputed' } },
      /^The shopper wants the money back from the bank\./,
    ],
    ['found by the sweep alone', { charge: { ...charge, foundBy: 'sweep' } }, /Check its webhook/],
    ['refunded in part', { charge: { ...charge, refunded: 300 } }, /^₹300 refunded\.$/],
    [
      'left with what wasn’t refunded',
      { charge: { ...charge, refunded: 10.4 } },
      /^Online: ₹989\.60 received after refunds\.$/,
    ],
    [
      'refunded at the service before it was sent',
      { payment: 'refunded', charge: { ...charge, refunded: 1000, problem: 'wentBack' } },
      /^All of the payment has gone back to the shopper, so don’t send this order\./,
    ],
    [
      'refunded at the service while on its way',
      {
        state: 'sent',
        payment: 'refunded',
        charge: { ...charge, refunded: 1000, problem: 'wentBack' },
      },
      /^All of the payment has gone back to the shopper, but the order is on its way\./,
    ],
    [
      'paid online beside its cash',
      { pay: 'cash', state: 'delivered', charge: { ...charge, problem: 'twice' } },
      /^The shopper had changed to cash, and has paid ₹1000 online, too\./,
    ],
  ])('says on the order that it was %s', async (_what, more, sentence) => {
    const { order, user } = await openPaid(more);
    await user.click(stateFilter('All'));
    expect(within(order('PAID')).getByText(sentence)).toBeVisible();
  });

  it('doesn’t let a merchant accept an order during its full refund, and says why', async () => {
    const refund = { key: 'a', amount: 1000, before: 0, by: 'meera', at: Date.now() };
    const { order } = await openPaid({ charge, refund });
    const shown = within(order('PAID'));
    expect(shown.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(
      shown.getByText('While all of it is being refunded, this order can’t go on.'),
    ).toBeVisible();
  });

  it('says that a refund may have been made, and offers no second one', async () => {
    const refund = { key: 'a', amount: 100, before: 0, by: 'meera', at: Date.now() - 86_400_000 };
    const { order } = await openPaid({ charge, refund });
    const shown = within(order('PAID'));
    expect(
      shown.getByText(/^It isn’t known yet whether Razorpay has refunded ₹100\./),
    ).toBeVisible();
    expect(shown.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });

  it.each<[string, Partial<Order>, string, number]>([
    ['all that is left', { state: 'returned' }, '989.60', 989.6],
    ['what a return leaves', { state: 'returned', returning: { lamp: 1 } }, '489.60', 489.6],
  ])(
    'offers to refund %s after a refund in paise, to the last paisa',
    async (_what, more, written, amount) => {
      const items = [{ productId: 'lamp', price: 500, count: 2 }];
      const {
        button: press,
        order,
        orders,
        user,
      } = await openPaid({ items, ...more, charge: { ...charge, refunded: 10.4 } });
      await user.click(stateFilter('All'));
      await user.click(press('Refund', 'PAID'));
      const shown = within(order('PAID'));
      expect(shown.getByLabelText('Amount')).toHaveValue(written);
      expect(shown.getByText('₹989.60 at most')).toBeVisible();
      await user.click(press('Refund', 'PAID'));
      await waitFor(() => {
        expect(orders.calls).toContain(`requestRefund PAID ${amount}`);
      });
    },
  );

  it('asks the merchant to refund an order that was paid after its cancellation', async () => {
    const {
      button: press,
      order,
      user,
    } = await openPaid({
      state: 'cancelled',
      checkedAt: Date.now() + 1000,
      charge,
    });
    await user.click(stateFilter('All'));
    expect(
      within(order('PAID')).getByText('It was paid after the order had been cancelled.'),
    ).toBeVisible();
    expect(press('Refund', 'PAID')).not.toHaveClass('button-quiet');
  });
});
