/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { unbroken } from '../../catalogue/model/product';
import { ordersPart, settingsPart } from '../../pages/AccountPage';
import { buildUser } from '../../testing/builders';
import { changeOffer } from '../../testing/changeOffer';
import type { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount, shownOrders } from '../../testing/openAccount';
import { products } from '../../testing/sampleCatalogue';
import { setShop } from '../../testing/setShop';
import type { LazyPart } from '../../ui/lazyPart';
import { DAY_MS } from '../../words/calendar';
import { formatTime } from '../../words/dates';
import type { Order } from '../model/order';

jest.mock('#shop/products', () => jest.requireActual<object>('../../testing/sampleCatalogue'));

const returns = 14;
const [product] = products;
if (!product) throw new Error('The catalogue is empty.');
const sold = { productId: product.id, price: 100, count: 2 };
const gone = { productId: 'no-longer-there', price: 50, count: 1 };

beforeAll(() => {
  // The shop's own config may allow no returns.
  shop.returns = returns;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const id = 'MINE';
/** The account of a shopper with one order. */
async function openWith(order: Partial<Parameters<FakeOrders['add']>[0]> = {}) {
  const account = await openAccount({
    fill: (orders, uid) => orders.add({ owner: uid, id, items: [sold], ...order }),
  });
  await screen.findByRole('heading', { name: `Order ${id}` });
  return {
    ...account,
    /** The shop moves the order on. */
    move: (state: 'accepted' | 'sent' | 'delivered' | 'returned') => {
      const { orders } = account;
      const before = orders.orders.get(id);
      orders.now += 1000;
      if (before) orders.orders.set(id, { ...before, state, changedAt: orders.now });
    },
  };
}

const status = () => screen.getByRole('status');
/** The state in the head of an order; its timeline names states, too. */
const findState = (name: string) => screen.findByText(name, { selector: '.order-state' });
const getState = (name: string) => screen.getByText(name, { selector: '.order-state' });

it.each([
  ['I have not ordered anything yet', true, 'No orders yet.'],
  ['the shop has no database', false, /^Online ordering isn’t available right now/],
])('says in my orders that %s', async (_what, hasDatabase, sentence) => {
  const orders = new FakeOrders();
  orders.hasDatabase = hasDatabase;
  await openAccount({ orders });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Shop orders' })).not.toBeInTheDocument();
  expect(screen.queryAllByText(/^(No orders|Online ordering isn’t)/)).toHaveLength(1);
});

it.each([
  ['my orders', false, 'Your orders'],
  ['the shop’s', true, 'Shop orders'],
])(
  'leads me to %s from home, once I have signed in to see them',
  async (_what, isMerchant, name) => {
    const { address, auth, credentials, retype, user } = await openAccount({ isMerchant });
    await act(() => auth.changeElsewhere(null));
    await user.click(screen.getByRole('link', { name: 'Returns & Orders' }));
    await retype(await screen.findByRole('textbox', { name: 'Email' }), credentials.email);
    await retype(screen.getByLabelText('Password'), credentials.password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const notice = await screen.findByRole('region', { name: 'You’re signed in.' });
    await user.click(await within(notice).findByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: 'Your account' })).toHaveFocus();
    expect(address()).toBe('/login');
  },
);

it('shows my orders and nobody else’s, the newest first: ten, then more on request', async () => {
  const { user } = await openAccount({
    fill: (orders, uid) => {
      orders.add({ owner: 'somebody else', placedAt: 99 });
      for (let place = 1; place <= 13; place += 1)
        orders.add({ owner: uid, id: String(place), placedAt: place });
    },
  });
  const all = Array.from({ length: 13 }, (_, place) => `Order ${13 - place}`);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(shownOrders()).toEqual(all.slice(0, 10));
  await user.click(more);
  expect(shownOrders()).toEqual(all);
  expect(more).not.toBeInTheDocument();
  await act(() => new Promise(requestAnimationFrame));
  expect(screen.getAllByRole('heading', { level: 3 })[10]).toHaveFocus();
});

it('cancels an order that isn’t accepted yet once I confirm, and tells the shop why', async () => {
  const { button, order, orders, user } = await openWith();
  await user.click(button('Cancel order', id));
  expect(screen.getByRole('group', { name: `Cancel order ${id}?` })).toBeVisible();
  expect(orders.orders.get(id)?.state).toBe('placed');
  await user.selectOptions(screen.getByLabelText('Reason'), 'Delivery takes too long');
  await user.click(button('Cancel order', id));
  expect(await findState('Cancelled')).toBeVisible();
  expect(orders.orders.get(id)).toMatchObject({
    state: 'cancelled',
    notes: { cancelled: 'Delivery takes too long' },
  });
  expect(within(order(id)).getByText('Delivery takes too long')).toBeVisible();
  expect(status()).toHaveTextContent(`Order ${id}: cancelled.`);
  expect(screen.getByRole('heading', { name: `Order ${id}` })).toHaveFocus();
  expect(within(order(id)).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

it('says what happens to my money when I cancel, without a word of cash if I paid by UPI', async () => {
  const cases: [Partial<Order>, sentence: string][] = [
    [{}, 'You pay nothing.'],
    [{ pay: 'upi' }, 'You pay nothing.'],
    [{ pay: 'upi', payment: 'claimed' }, 'If you’ve paid, we’ll refund your payment.'],
    [{ pay: 'upi', payment: 'paid', delivery: { price: 999 } }, 'We’ll refund ₹999 by UPI.'],
  ];
  const { button, order, user } = await openAccount({
    fill: (orders, owner) => {
      cases.forEach(([more], each) => orders.add({ owner, id: `${each}`, ...more }));
    },
  });
  await screen.findByRole('heading', { name: 'Order 3' });
  expect(within(order('3')).getByText('Total (paid by UPI):')).toBeInTheDocument();
  expect(order('3')).not.toHaveTextContent(/cash/);
  for (const [each, [, sentence]] of cases.entries()) {
    await user.click(button('Cancel order', `${each}`));
    expect(screen.getByText(`${sentence} This can’t be undone.`)).toBeVisible();
    await user.click(button('Cancel order', `${each}`));
    const outcome = within(order(`${each}`)).findByText(`This order was cancelled. ${sentence}`);
    expect(await outcome).toBeVisible();
  }
});

const steps = (item: HTMLElement) =>
  within(within(item).getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent.replace(/\s+/g, ' '));

it('shows an order’s items and costs, its past steps with notes, and the next ones', async () => {
  const placedAt = Date.UTC(2026, 10, 23, 5);
  const { comeBack, order, orders, uid } = await openWith({
    gift: true,
    items: [sold, gone],
    delivery: { price: 40 },
    placedAt,
    state: 'sent',
    stateAt: placedAt + 2 * DAY_MS,
    times: { accepted: placedAt + DAY_MS, sent: placedAt + 2 * DAY_MS },
    notes: { sent: 'Quick Post 7741' },
  });
  const item = within(order(id));
  expect(getState('Sent')).toBeVisible();
  expect(item.getByText(/on its way/)).toBeVisible();
  const contents = item.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(contents).toContain(`${unbroken(product.title)} 2 × ₹100 ₹200`);
  expect(contents).toContain(`Product ${gone.productId}, no longer sold 1 × ₹50 ₹50`);
  expect(order(id).querySelectorAll('.order-summary img')).toHaveLength(1);
  expect(item.getByText('Delivery:').parentElement).toHaveTextContent('Delivery: ₹40');
  const total = item.getByText('Total (cash on delivery):');
  expect(total.parentElement).toHaveTextContent('Total (cash on delivery): ₹290');
  expect(item.getByText('This order contains a gift.')).toBeVisible();
  expect(item.getByText('Quick Post 7741')).toBeVisible();
  expect(item.queryByRole('button', { name: /^(Cancel|Request)/ })).not.toBeInTheDocument();
  expect(steps(order(id))).toEqual([
    `Placed ${formatTime(placedAt)}`,
    `Accepted ${formatTime(placedAt + DAY_MS)}`,
    `Sent ${formatTime(placedAt + 2 * DAY_MS)}`,
    'Delivered still to come',
  ]);
  // This order is from before its steps were stored.
  orders.add({ owner: uid, id: 'OLD', placedAt: 1, state: 'returned', stateAt: DAY_MS });
  await comeBack();
  await screen.findByRole('heading', { name: 'Order OLD' });
  expect(steps(order('OLD'))).toEqual([
    `Placed ${formatTime(1)}`,
    `Returned ${formatTime(DAY_MS)}`,
  ]);
});

it('says when an order arrives, is late or can be returned, and lets me say that I’ve paid', async () => {
  setShop({ delivery: { price: 49, days: [2, 5] }, returns: 14 });
  const orders = new FakeOrders();
  orders.now = Date.UTC(2026, 10, 23, 6);
  const { order, user } = await openAccount({
    orders,
    fill: (_orders, owner) => {
      orders.add({ owner, id: 'SOON', state: 'accepted' });
      orders.add({ owner, id: 'LATE', state: 'sent', placedAt: Date.UTC(2026, 9, 23, 5) });
      orders.add({ owner, id: 'HERE', state: 'delivered', stateAt: orders.now });
      orders.add({ owner, id: 'UNPAID', pay: 'upi' });
    },
  });
  await screen.findByRole('heading', { name: 'Order LATE' });
  expect(order('SOON')).toHaveTextContent('Arrives Wed 25 – Mon 30 Nov');
  const late = 'Expected Tue 27 – Fri 30 Oct. Still waiting? Contact us.';
  expect(order('LATE')).toHaveTextContent(late);
  expect(order('HERE')).toHaveTextContent('You can return it until 7 December.');
  expect(order('UNPAID')).not.toHaveTextContent(/Arrives/);
  await user.click(screen.getByRole('button', { name: 'I’ve paid' }));
  expect(await screen.findByText('Total (UPI, being checked):')).toBeVisible();
  expect(orders.orders.get('UNPAID')?.payment).toBe('claimed');
});

it('keeps the days of delivery and returns that were promised when I ordered', async () => {
  setShop({ delivery: { price: 49, days: [8, 9] }, returns: 7 });
  const orders = new FakeOrders();
  orders.now = Date.UTC(2026, 10, 23, 6);
  const terms = { currency: 'INR', returns: 14, days: [2, 5] } as const;
  const { order } = await openAccount({
    orders,
    fill: (_orders, owner) => {
      orders.add({ owner, id: 'SOON', state: 'accepted', terms });
      const delivered = { owner, state: 'delivered', stateAt: orders.now - 10 * DAY_MS } as const;
      orders.add({ ...delivered, id: 'HERE', terms });
      orders.add({ ...delivered, id: 'NEVER', terms: { currency: 'INR' } });
    },
  });
  await screen.findByRole('heading', { name: 'Order HERE' });
  expect(order('SOON')).toHaveTextContent('Arrives Wed 25 – Mon 30 Nov');
  expect(order('HERE')).toHaveTextContent('You can return it until 27 November.');
  expect(order('NEVER')).not.toHaveTextContent(/return/);
});

it('shows an order in the currency that I paid in, and asks for no payment in another one', async () => {
  setShop({ upi: { id: 'haat@bank', name: 'Haat' } });
  const terms = { currency: 'EUR' };
  const items = [{ productId: '123', price: 20, count: 2 }];
  const { order } = await openAccount({
    fill: (orders, owner) => {
      const euros = { owner, terms, digits: 2, items, delivery: { price: 5 } };
      orders.add({ ...euros, id: 'PAID', state: 'cancelled', pay: 'upi', payment: 'paid' });
      orders.add({ ...euros, id: 'DUE', pay: 'upi' });
    },
  });
  await screen.findByRole('heading', { name: 'Order PAID' });
  for (const each of ['PAID', 'DUE']) {
    expect(order(each)).toHaveTextContent('2 × €20.00');
    expect(order(each)).toHaveTextContent('€45.00');
    expect(order(each)).not.toHaveTextContent('₹');
  }
  expect(order('PAID')).toHaveTextContent('We’ll refund €45.00 by UPI.');
  expect(await within(order('DUE')).findByText(/^We no longer take payments by UPI/)).toBeVisible();
});

it('unfolds only the newest unfinished order, and lets me fold and unfold each', async () => {
  const { order, user } = await openAccount({
    fill: (orders, uid) => {
      orders.add({ owner: uid, id: 'DONE', placedAt: 3, state: 'delivered' });
      orders.add({ owner: uid, id: 'NEW', placedAt: 2, items: [sold] });
      orders.add({ owner: uid, id: 'OLD', placedAt: 1 });
    },
  });
  await screen.findByRole('heading', { name: 'Order NEW' });
  const isOpen = (each: string) => order(each).querySelector('details')?.open;
  expect(['DONE', 'NEW', 'OLD'].map(isOpen)).toEqual([false, true, false]);
  await user.click(within(order('NEW')).getByText('2 items'));
  await user.click(within(order('OLD')).getByText(/^0 items/));
  expect(['DONE', 'NEW', 'OLD'].map(isOpen)).toEqual([false, false, true]);
});

/** The printed orders, and whether all of them are unfolded. */
function watchPrinting(selector: string) {
  const printed: [orders: (string | undefined)[], isComplete: boolean][] = [];
  // The stand-in fires the events of a browser.
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    const items = Array.from(document.querySelectorAll(selector));
    const isComplete = items.every((item) => item.querySelector('details')?.open);
    printed.push([items.map((item) => item.querySelector('h3')?.textContent), isComplete]);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
  };
  return printed;
}

it('prints one order, or the whole list with the contents of folded ones', async () => {
  const { button, order, orders, uid, comeBack, user } = await openWith();
  orders.add({ owner: uid, id: 'OTHER', placedAt: 1, state: 'delivered' });
  await comeBack();
  await screen.findByRole('heading', { name: 'Order OTHER' });
  let printed = watchPrinting('.order-printed');
  await user.click(button('Print', id));
  expect(printed).toEqual([[[`Order ${id}`], true]]);
  expect(document.querySelector('.order-printed')).not.toBeInTheDocument();

  printed = watchPrinting('.order');
  act(() => {
    window.print();
  });
  expect(printed).toEqual([[[`Order ${id}`, 'Order OTHER'], true]]);
  expect(order('OTHER').querySelector('details')).not.toHaveAttribute('open');
});

it('offers a return within the shop’s period by the database’s clock, and at most three times', async () => {
  const orders = new FakeOrders();
  // The database's clock differs from this device's.
  const now = (orders.now = Date.now() - 5 * DAY_MS);
  const { button, order, user } = await openAccount({
    orders,
    fill: (_orders, uid) => {
      const delivered = { owner: uid, state: 'delivered', placedAt: 1 } as const;
      orders.add({ ...delivered, id: 'EARLY', stateAt: now - (returns + 1) * DAY_MS });
      orders.add({ ...delivered, id: 'LATE', stateAt: now - (returns - 1) * DAY_MS });
      orders.add({
        ...delivered,
        id: 'OFTEN',
        stateAt: now,
        before: 'delivered',
        returnRequests: 3,
      });
    },
  });
  await screen.findByRole('heading', { name: 'Order LATE' });
  const often = 'You’ve withdrawn 3 return requests for this order. To return it, contact us.';
  expect(within(order('OFTEN')).getByText(often)).toBeVisible();
  for (const each of ['EARLY', 'OFTEN'])
    expect(within(order(each)).queryByRole('button', { name: /return/ })).not.toBeInTheDocument();
  await user.click(button('Request a return', 'LATE'));
  await user.click(button('Request return', 'LATE'));
  expect(await findState('Return requested')).toBeVisible();
});

it('requests a return with my reason, says what happens next, and lets me withdraw it', async () => {
  const { button, order, orders, user } = await openWith({ state: 'delivered', before: 'sent' });
  const next = (refund: string) =>
    new RegExp(`^We’ll contact you on 98765 43210 to arrange it\\..* we’ll ${refund}\\.$`);
  await user.click(button('Request a return', id));
  expect(screen.getByText(next('refund you in cash or by UPI'))).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Reason'), 'Another reason');
  await user.type(screen.getByLabelText('Your reason'), 'Too loud');
  await user.click(button('Request return', id));
  expect(await findState('Return requested')).toBeVisible();
  expect(orders.orders.get(id)?.notes).toEqual({ returnAsked: 'Too loud' });
  expect(within(order(id)).getByText('Too loud')).toBeVisible();
  expect(screen.getByText(next('refund you ₹200 in cash or by UPI'))).toBeVisible();
  await user.click(button('Withdraw request', id));
  expect(await findState('Delivered')).toBeVisible();
  expect(status()).toHaveTextContent(`You’ve withdrawn your return request for order ${id}.`);
  expect(button('Request a return', id)).toBeVisible();
});

it('requests the return of a single item, and says how much is refunded', async () => {
  const items = [
    { productId: 'lamp', price: 990, count: 2 },
    { productId: 'pot', price: 500, count: 1 },
  ];
  const { button, order, orders, user } = await openWith({
    state: 'delivered',
    before: 'sent',
    items,
    delivery: { price: 49 },
  });
  await user.click(button('Request a return', id));
  const [lamp, pot] = screen.getAllByRole('combobox');
  if (!lamp || !pot) throw new Error('There is nothing to choose.');
  expect(screen.queryByText(/^Refund/)).not.toBeInTheDocument();
  await user.click(button('Request return', id));
  expect(lamp).toHaveAccessibleDescription('Choose at least one product.');
  expect(lamp).toHaveFocus();
  expect(orders.orders.get(id)?.state).toBe('delivered');
  await user.selectOptions(pot, 'Return');
  await user.selectOptions(lamp, 'Return 2 of 2');
  expect(screen.getByText('Refund: ₹2529')).toBeVisible();
  await user.selectOptions(pot, 'Keep');
  await user.selectOptions(lamp, 'Return 1 of 2');
  expect(screen.getByText('Refund: ₹990')).toBeVisible();
  await user.click(button('Request return', id));
  expect(await findState('Return requested')).toBeVisible();
  expect(orders.orders.get(id)?.returning).toMatchObject({ lamp: 1 });
  expect(order(id)).toHaveTextContent('We’ve received your return request for 1 of 3 items.');
  expect(order(id)).toHaveTextContent('1 to return');
  expect(order(id)).toHaveTextContent('Refund: ₹990');
  expect(order(id)).toHaveTextContent('we’ll refund you ₹990 in cash or by UPI.');
  await user.click(button('Withdraw request', id));
  expect(await findState('Delivered')).toBeVisible();
  expect(orders.orders.get(id)?.returning).toBeUndefined();
});

it.each<[Partial<Order>, sentence: string]>([
  [
    { state: 'returned', payment: 'paid' },
    'Returned: 1 of 3 items. We’ll refund ₹990 in cash or by UPI.',
  ],
  [
    { state: 'returned', payment: 'refunded', refundedAt: Date.UTC(2026, 10, 27) },
    'Returned: 1 of 3 items. We refunded ₹990 on',
  ],
])('says how much of a partly returned order is refunded: %o', async (more, sentence) => {
  const items = [
    { productId: 'lamp', price: 990, count: 2 },
    { productId: 'pot', price: 500, count: 1 },
  ];
  const { order } = await openWith({
    before: 'returnAsked',
    items,
    returning: { lamp: 1 },
    ...more,
  });
  expect(order(id)).toHaveTextContent(sentence);
  expect(order(id)).toHaveTextContent('1 returned');
  expect(order(id)).toHaveTextContent('Refund: ₹990');
});

it('requests only the return of the whole order while it isn’t paid', async () => {
  const items = [{ productId: 'lamp', price: 990, count: 2 }];
  const { button, user } = await openWith({
    state: 'delivered',
    before: 'sent',
    pay: 'upi',
    payment: 'claimed',
    items,
  });
  await user.click(button('Request a return', id));
  expect(screen.getAllByRole('combobox')).toEqual([screen.getByLabelText('Reason')]);
});

/** The code has paid for both items, and the shopper for their delivery. */
const paidByCode: Partial<Order> = {
  items: [{ productId: 'lamp', price: 990, count: 2 }],
  discount: { amount: 1980 },
  delivery: { price: 49 },
  returning: { lamp: 1 },
};

it.each<[Partial<Order>, sentence: string]>([
  [{ pay: 'upi' }, 'Once we have it back, you pay nothing.'],
  [{ pay: 'upi', payment: 'claimed' }, 'we’ll refund what you’ve paid.'],
  [{ pay: 'upi', payment: 'paid' }, 'we’ll refund you ₹200 by UPI.'],
  [{ pay: 'upi', payment: 'paid', ...paidByCode }, 'there’s nothing to refund.'],
  [{ state: 'returned', payment: 'paid', ...paidByCode }, 'There’s nothing to refund.'],
  [{}, 'we’ll refund you ₹200 in cash or by UPI.'],
])('promises to refund only what I have paid: %o', async (more, sentence) => {
  const { order } = await openWith({ state: 'returnAsked', before: 'delivered', ...more });
  expect(order(id)).toHaveTextContent(sentence);
});

it.each<[Partial<Order>, sentence: string]>([
  [{ pay: 'upi' }, 'Your order has arrived. We’re still waiting for your payment of ₹200.'],
  [
    { pay: 'upi', payment: 'claimed' },
    'Your order has arrived. We’re checking your payment of ₹200.',
  ],
  [{ pay: 'upi', payment: 'paid' }, 'Your order has arrived.'],
  [{}, 'Your order has arrived.'],
])('says whether an order that has arrived is still to be paid: %o', async (more, sentence) => {
  await openWith({ state: 'delivered', before: 'sent', ...more });
  expect(screen.getByText(sentence)).toBeVisible();
});

it('says why the shop has declined a return, and leads to what I ordered and to the shop', async () => {
  setShop({ contact: { email: 'hello@shop.example', whatsapp: '+91 00000 00000' } });
  const { order } = await openWith({
    state: 'returnDeclined',
    notes: { returnAsked: 'Too loud', returnDeclined: 'It was used' },
  });
  expect(within(order(id)).getByText('It was used')).toBeVisible();
  const links = within(order(id)).getAllByRole('link');
  const text = `Order%20MINE%20from%20${encodeURIComponent(shop.name)}`;
  const addresses = [
    `mailto:hello@shop.example?subject=${text}`,
    `https://wa.me/910000000000?text=${text}`,
  ];
  // The contact is beside the reason and below every order.
  const expected = [...addresses, `#/?product=${product.id}`, ...addresses];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
});

it('adds an order’s items to the basket at today’s prices, and names those no longer sold', async () => {
  const orders = new FakeOrders();
  changeOffer(orders, { id: product.id, price: 'sold out' });
  const { address, button, order, store, user } = await openAccount({
    orders,
    fill: (_orders, owner) => {
      orders.add({ owner, id: 'NOTHING', items: [sold] });
      const ids = ['cap-l', product.id, 'cap-s', 'cap-xl', gone.productId];
      orders.add({ owner, id, items: ids.map((productId) => ({ ...sold, productId })) });
    },
  });
  await screen.findByRole('heading', { name: `Order ${id}` });
  const added = () => store.getState().basket.items.map((line) => line.product.title);
  await user.click(button('Order again', 'NOTHING'));
  const nothing = `Nothing was added to your basket. Sold out: “${product.title}”.`;
  expect(order('NOTHING')).toHaveTextContent(nothing);
  expect(added()).toEqual([]);

  await user.click(button('Order again', id));
  const [large, small] = ['Cotton cap, Large', 'Cotton cap, Small'];
  expect(added()).toEqual([large, large, small, small]);
  const sentence = `Added 4 items to your basket, at today’s prices. Sold out: “${product.title}” and “Cotton cap, Extra large”. No longer sold: product ${gone.productId}.`;
  expect(order(id)).toHaveTextContent(sentence);
  expect(status()).toHaveTextContent(sentence);
  await user.click(within(order(id)).getByRole('link', { name: 'Go to your basket' }));
  expect(address()).toBe('/checkout');
});

it('announces a merchant’s change, reloads orders when I return, and says how old they are', async () => {
  const { button, comeBack, move, order, orders, uid, user } = await openWith();
  move('accepted');
  orders.refuseNext();
  await user.click(button('Cancel order', id));
  await user.click(button('Cancel order', id));
  const changed = `Order ${id} has just changed to “Accepted”, so your change wasn’t made.`;
  expect(await within(order(id)).findByText(changed)).toBeVisible();
  expect(getState('Accepted')).toBeVisible();
  expect(status()).toHaveTextContent(changed);

  move('sent');
  orders.add({ owner: uid, id: 'SECOND', placedAt: Date.now() + 1000 });
  await comeBack();
  expect(await findState('Sent')).toBeVisible();
  expect(shownOrders()).toEqual(['Order SECOND', 'Order MINE']);
  orders.readFate = 'unreachable';
  await comeBack();
  const [sentence] = await screen.findAllByText(
    /^We couldn’t connect\. Your orders may have changed since/,
  );
  expect(sentence).toBeVisible();
  expect(shownOrders()).toHaveLength(2);
});

it('says what to do when the orders can’t be loaded, and retries', async () => {
  const { orders, user } = await openAccount({
    fill: (fake, uid) => {
      fake.add({ owner: uid });
      fake.readFate = 'unreachable';
    },
  });
  const sentence = /^Your orders couldn’t be loaded/;
  const [inView] = (await screen.findAllByText(sentence)).filter((each) => each.closest('main'));
  expect(inView).toBeVisible();
  expect(status()).toHaveTextContent(sentence);
  expect(screen.queryByText('Loading your orders…')).not.toBeInTheDocument();
  orders.readFate = 'answered';
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findState('Placed')).toBeVisible();
  expect(inView).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (button: HTMLElement) =>
  act(async () => {
    button.click();
    await Promise.resolve();
  });

it('polls less often while nothing changes, soon after a change, never in the background', async () => {
  jest.useFakeTimers();
  const { button, comeBack, move, orders } = await openWith();
  await pass(10 * 60_000);
  expect(orders.calls.filter((call) => call === 'listOf').length).toBeLessThanOrEqual(5);
  move('sent');
  await pass(150_000);
  expect(getState('Sent')).toBeVisible();
  move('delivered');
  await pass(30_000);
  expect(getState('Delivered')).toBeVisible();
  await pass(10 * 60_000);
  await press(button('Request a return', id));
  await press(button('Request return', id));
  expect(await findState('Return requested')).toBeVisible();
  move('returned');
  await pass(45_000);
  expect(getState('Returned')).toBeVisible();

  orders.calls.length = 0;
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await pass(10 * 60_000);
  await comeBack();
  Reflect.deleteProperty(document, 'visibilityState');
  await press(screen.getByRole('link', { name: 'Continue shopping' }));
  await pass(10 * 60_000);
  await comeBack();
  expect(orders.calls).toEqual([]);
});

it('polls once when the page is back online, focused or in view, even during a pending poll', async () => {
  jest.useFakeTimers();
  const { orders } = await openWith();
  orders.hang();
  const online = [window, 'online'] as const;
  const focus = [window, 'focus'] as const;
  const inView = [document, 'visibilitychange'] as const;
  for (const events of [[online], [focus], [inView], [inView, focus]]) {
    await pass(2000);
    orders.calls.length = 0;
    for (const [target, name] of events) target.dispatchEvent(new Event(name));
    await pass(0);
    expect(orders.calls).toEqual(['listOf']);
  }
});

it.each<[what: string, leave: (auth: FakeAuthService) => unknown, calls: string[]]>([
  [
    'is signing out',
    (auth) => {
      auth.hang();
      screen.getByRole('button', { name: 'Sign out' }).click();
    },
    [],
  ],
  ['has signed out', (auth) => auth.changeElsewhere(null), []],
  [
    'has changed',
    (auth) => auth.changeElsewhere(buildUser()),
    ['isMerchant', 'listOf', 'readAddressBook'],
  ],
])(
  'requests only the signed-in user’s orders when the user %s while the code loads',
  async (_what, leave, calls) => {
    let finishLoading: () => void = () => undefined;
    const ordersLoad = new Promise<void>((resolve) => (finishLoading = resolve));
    const { auth, orders } = await openAccount({ ordersLoad });
    await act(async () => {
      await leave(auth);
      finishLoading();
    });
    expect(orders.calls.sort()).toEqual(calls);
  },
);

it('says that my orders couldn’t be loaded, and loads my settings with them when I retry', async () => {
  for (const part of [settingsPart, ordersPart as LazyPart<unknown>]) {
    part.loaded = undefined;
    jest.spyOn(part, 'load').mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  }
  const { user } = await openAccount();
  const reason = await screen.findByText(/orders couldn’t be loaded/, { selector: '.reason' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Delete your account')).toBeInTheDocument();
  expect(reason).not.toBeInTheDocument();
});
