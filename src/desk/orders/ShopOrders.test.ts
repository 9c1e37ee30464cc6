/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { shop } from '#shop/config';
import { SHOP_OWNER } from '../../orders/model/states';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, shownOrders, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';

const MINUTE_MS = 60_000;
const status = () => screen.getByRole('status');
const press = (name: string) => screen.getByRole('button', { name });
const addTwo = (orders: FakeOrders) => {
  for (const id of ['FIRST', 'SECOND']) orders.add({ owner: 'asha', id });
};

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(document, 'visibilityState');
});

it('counts no order in another currency among the sales, and says so', async () => {
  const paid = { owner: 'asha', state: 'delivered', payment: 'paid', pay: 'upi' } as const;
  const items = [{ productId: '123', price: 500, count: 1 }];
  const { order, user } = await openShop((orders) => {
    const times = { placedAt: orders.now, stateAt: orders.now, checkedAt: orders.now };
    orders.add({ ...paid, ...times, items, id: 'OWN' });
    const other = { ...paid, ...times, items, terms: { currency: 'EUR' }, digits: 2 };
    orders.add({ ...other, id: 'OTHER' });
    // An earlier order whose payment is to be refunded is open money.
    orders.add({ ...other, id: 'BACK', state: 'returned', placedAt: 1, checkedAt: 1 });
  });
  expect(screen.getByRole('button', { name: 'Sold: ₹500, by product' })).toBeVisible();
  expect(screen.getByText('2 orders in another currency aren’t counted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'To refund: ₹0, 0 orders' })).toBeVisible();
  await user.click(stateFilter('All'));
  expect(order('OTHER')).toHaveTextContent('€500.00');
});

it('shows the shop’s orders above my own, new ones first, with links to call and message', async () => {
  const { comeBack, order, orders } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'FIRST' });
    fake.add({ owner: 'asha', id: 'SENT', state: 'sent' });
  });
  const headings = screen.getAllByRole('heading', { level: 2 });
  const names = headings.map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Shop orders', 'Your own orders']);
  expect(stateFilter('New')).toHaveAttribute('aria-pressed', 'true');
  expect(stateFilter('All')).toHaveTextContent('All 2');
  expect(shownOrders()).toEqual(['Order FIRST']);
  const link = (name: string) => within(order('FIRST')).getByRole('link', { name });
  expect(link('98765 43210')).toHaveAttribute('href', 'tel:9876543210');
  // `ShopOrder.messages.test.ts` has what they say.
  expect(link('SMS about order FIRST')).toHaveAttribute('href', expect.stringMatching(/^sms:/));
  expect(link('WhatsApp about order FIRST')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(order('FIRST')).getByText(buildAddress().instructions)).toBeVisible();

  // Says since when it may be out of date.
  orders.readFate = 'unreachable';
  await comeBack();
  const offline = /^We couldn’t connect\. Orders may have changed since/;
  const [sentence] = await screen.findAllByText(offline);
  expect(sentence).toBeVisible();
  expect(shownOrders()).toEqual(['Order FIRST']);
});

it('moves an order once the database confirms it, and keeps it in view with Undo', async () => {
  const { button, order, orders, user } = await openShop(addTwo);
  const see = (id: string, state: string) =>
    within(order(id)).findByText(state, { selector: '.order-state' });
  orders.hang();
  await user.dblClick(button('Accept', 'FIRST'));
  expect(button('Accept', 'FIRST')).toHaveAttribute('aria-busy', 'true');
  expect(within(order('FIRST')).getByText('Placed')).toBeVisible();
  orders.answerAll();
  expect(await see('FIRST', 'Accepted')).toBeVisible();
  expect(orders.calls.filter((call) => call.startsWith('move'))).toHaveLength(1);
  expect(status()).toHaveTextContent('Order FIRST: accepted.');
  await user.click(button('Undo: accepted', 'FIRST'));
  expect(await see('FIRST', 'Placed')).toBeVisible();
  await user.click(button('Accept', 'FIRST'));
  expect(await see('FIRST', 'Accepted')).toBeVisible();
  expect(button('Mark as sent', 'FIRST')).toBeVisible();
  expect(stateFilter('New')).toHaveTextContent('New 1');
  await user.click(button('Cancel order', 'SECOND'));
  await user.click(button('Cancel order', 'SECOND'));
  expect(await see('SECOND', 'Cancelled')).toBeVisible();
  expect(shownOrders()).toEqual(['Order SECOND']);
  await user.click(stateFilter('New'));
  expect(shownOrders()).toEqual([]);
  expect(status()).toHaveTextContent('No orders here.');
});

it('offers no Undo for old moves or others’, and doesn’t send an order without an address', async () => {
  const { button, order, user } = await openShop((orders, uid) => {
    const moved = { owner: 'asha', state: 'accepted', before: 'placed' } as const;
    orders.add({ ...moved, id: 'OLD', by: uid, placedAt: 1, stateAt: Date.now() - 61_000 });
    orders.add({ ...moved, id: 'OTHER', by: 'another merchant' });
    orders.add({ ...moved, id: 'GONE', address: undefined });
    const sent = { ...moved, state: 'sent', before: 'accepted', pay: 'upi' } as const;
    orders.add({ ...sent, id: 'UNPAID', by: uid, placedAt: 1, stateAt: Date.now() - 61_000 });
  });
  await user.click(stateFilter('Accepted'));
  const buttonsOf = (id: string) =>
    within(order(id))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  for (const id of ['OLD', 'OTHER']) {
    expect(buttonsOf(id)).toEqual([`Mark as sent, order ${id}`, `Cancel order, order ${id}`]);
  }
  expect(buttonsOf('GONE')).toEqual(['Cancel order, order GONE']);
  // A change of the payment doesn't move the order.
  await user.click(stateFilter('Sent'));
  await user.click(button('Mark as paid', 'UNPAID'));
  expect(await within(order('UNPAID')).findByText('UPI: ₹0 received.')).toBeVisible();
  expect(buttonsOf('UNPAID').join()).not.toMatch(/Undo/);
});

it('deletes a finished order’s address once I confirm', async () => {
  setShop({ returns: 14 });
  const { button, order, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'DONE', state: 'delivered' });
  });
  await user.click(stateFilter('Delivered'));
  await user.click(button('Delete address', 'DONE'));
  const question = screen.getByRole('group', { name: 'Delete the address of order DONE?' });
  expect(question).toHaveAccessibleDescription(
    'This can’t be undone, and the shopper will no longer be able to request a return.',
  );
  expect(orders.orders.get('DONE')?.address).toBeDefined();
  await user.click(button('Delete address', 'DONE'));
  expect(await within(order('DONE')).findByText('The address was deleted.')).toBeVisible();
  expect(orders.orders.get('DONE')?.address).toBeUndefined();
});

it('stores the courier and tracking number of a sent order, and suggests the courier next time', async () => {
  const { button, orders, user } = await openShop((fake) => {
    for (const id of ['FIRST', 'SECOND', 'THIRD', 'FOURTH']) {
      fake.add({ owner: 'asha', id, state: 'accepted' });
    }
  });
  const field = () => screen.getByLabelText<HTMLInputElement>('Courier and tracking number');
  await user.click(stateFilter('Accepted'));
  for (const [id, suggested, enter, sent] of [
    ['FIRST', '', () => user.type(field(), ' Quick Post  AB-7741'), 'Quick Post AB-7741'],
    ['SECOND', 'Quick Post', () => undefined, 'Quick Post'],
    [
      'THIRD',
      'Quick Post',
      () => user.click(field()).then(() => user.paste('Hill Post')),
      'Hill Post',
    ],
    ['FOURTH', 'Hill Post', () => user.clear(field()), undefined],
  ] as const) {
    await user.click(button('Mark as sent', id));
    expect(field()).toHaveValue(suggested);
    await enter();
    await user.click(button('Mark as sent', id));
    expect(await screen.findByRole('button', { name: `Undo: sent, order ${id}` })).toBeVisible();
    expect(orders.orders.get(id)?.notes.sent).toBe(sent);
  }
});

it('shows the shopper my reason, and lets me decline a return only with one', async () => {
  const { button, order, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'STOP', state: 'accepted' });
    fake.add({ owner: 'asha', id: 'DOOR', state: 'sent' });
    const notes = { returnAsked: 'Too loud' };
    fake.add({ owner: 'asha', id: 'BACK', state: 'returnAsked', notes });
  });
  await user.click(stateFilter('All'));
  const see = (id: string, text: string) => within(order(id)).findByText(text);
  const note = (id: string) => order(id).querySelector('.order-note');
  for (const [label, id, reason] of [
    ['Cancel order', 'STOP', 'Out of stock'],
    ['Mark as not delivered', 'DOOR', 'It was refused at the door'],
  ] as const) {
    await user.click(button(label, id));
    expect(await see(id, 'The shopper sees the reason.')).toBeVisible();
    await user.selectOptions(within(order(id)).getByLabelText('Reason'), reason);
    await user.click(button(label, id));
    expect(await see(id, reason)).toBeVisible();
    expect(note(id)).toHaveTextContent(`Shop’s reason: ${reason}`);
    expect(Object.values(orders.orders.get(id)?.notes ?? {})).toEqual([reason]);
  }
  expect(note('BACK')).toHaveTextContent('Shopper’s reason: Too loud');
  const decline = () => user.click(button('Decline the return', 'BACK'));
  await decline();
  await decline();
  await user.selectOptions(screen.getByLabelText('Reason'), 'Another reason');
  await user.type(screen.getByLabelText('Your reason'), '  ');
  await decline();
  expect(orders.orders.get('BACK')?.state).toBe('returnAsked');
  await user.type(screen.getByLabelText('Your reason'), 'Worn');
  await decline();
  expect(await see('BACK', 'Return declined')).toBeVisible();
  expect(orders.orders.get('BACK')?.notes.returnDeclined).toBe('Worn');
});

it('shows which orders are paid by UPI, and lets me confirm, deny or refund a payment', async () => {
  const { button, order, orders, uid, user } = await openShop((fake) => {
    const byUpi = { owner: 'asha', delivery: { price: 100 }, pay: 'upi' } as const;
    const cancelled = { ...byUpi, state: 'cancelled' } as const;
    fake.add({ owner: 'asha', id: 'CASH' });
    fake.add({ ...byUpi, id: 'CLAIM', payment: 'claimed', claimedAt: fake.now, reference: '4123' });
    fake.add({ ...cancelled, id: 'REFUND', payment: 'paid' });
    fake.add({ ...cancelled, id: 'MAYBE', payment: 'claimed' });
    fake.add({ ...cancelled, id: 'UNPAID' });
  });
  expect(within(order('CASH')).queryByRole('button', { name: /aid, order/ })).toBeNull();
  expect(order('CLAIM')).toHaveTextContent(
    /the shopper says they’ve paid ₹100\. First check your bank/,
  );
  expect(order('CLAIM')).toHaveTextContent('Transaction number: 4123');
  await user.click(button('Mark as paid', 'CLAIM'));
  expect(await within(order('CLAIM')).findByText('UPI: ₹100 received.')).toBeVisible();
  expect(status()).toHaveTextContent('Order CLAIM: paid.');
  await user.click(button('Not paid', 'CLAIM'));
  expect(await within(order('CLAIM')).findByText('UPI: ₹100 not paid yet.')).toBeVisible();
  expect(order('CLAIM')).toHaveTextContent(/The shopper pressed “I’ve paid” on .+ Checked on /);
  expect(orders.orders.get('CLAIM')).toMatchObject({ payment: 'due', checkedBy: uid });

  await user.click(stateFilter('Cancelled'));
  expect(order('REFUND')).toHaveTextContent('UPI: refund ₹100 to the shopper.');
  expect(order('MAYBE')).toHaveTextContent('First check your bank');
  expect(order('UNPAID')).not.toHaveTextContent(/refund/i);
  await user.click(button('Mark as refunded', 'REFUND'));
  expect(orders.orders.get('REFUND')?.payment).toBe('paid');
  await user.type(screen.getByLabelText('Refund reference'), 'R 12');
  await user.click(button('Mark as refunded', 'REFUND'));
  expect(await within(order('REFUND')).findByText('UPI: ₹100 refunded.')).toBeVisible();
  expect(order('REFUND')).toHaveTextContent('Refund reference: R 12');
  expect(orders.orders.get('REFUND')).toMatchObject({ refundReference: 'R 12', refundedBy: uid });
  await user.click(button('Undo: refunded', 'REFUND'));
  expect(
    await screen.findByRole('button', { name: 'Mark as refunded, order REFUND' }),
  ).toBeVisible();
});

it('marks a delivered order’s cash as handed over by the courier, and undoes that', async () => {
  const { button, order, user } = await openShop((fake) => {
    const cash = { owner: 'asha', delivery: { price: 100 } } as const;
    fake.add({ ...cash, id: 'SENT', state: 'sent' });
    fake.add({ ...cash, id: 'CASH', state: 'delivered' });
  });
  await user.click(stateFilter('All'));
  expect(within(order('SENT')).queryByRole('button', { name: /^Cash received/ })).toBeNull();
  expect(within(order('CASH')).getByText('Cash: the courier has ₹100.')).toBeVisible();
  await user.click(button('Cash received', 'CASH'));
  expect(await within(order('CASH')).findByText('Cash: ₹100 received.')).toBeVisible();
  await user.click(button('Undo: cash received', 'CASH'));
  expect(await screen.findByRole('button', { name: 'Cash received, order CASH' })).toBeVisible();
});

it.each([
  ['SENT', 'Mark as not delivered', 'not delivered', 'Sent'],
  ['BACK', 'Mark as returned', 'returned', 'Delivered'],
  ['WAITS', 'Cancel order', 'cancelled', 'Accepted'],
])(
  'says that after a refund of %s, “%s” can be undone only once I undo the refund',
  async (id, move, state, before) => {
    const { button, order, orders, user } = await openShop((fake) => {
      const delivery = { price: 100 };
      const paid = { owner: 'asha', delivery, pay: 'upi', payment: 'paid' } as const;
      fake.add({ ...paid, id: 'SENT', state: 'sent' });
      fake.add({ ...paid, id: 'BACK', state: 'delivered' });
      fake.add({ ...paid, id: 'WAITS', state: 'accepted' });
    });
    await user.click(stateFilter('All'));
    const press = (label: string) => user.click(button(label, id));
    await press(move);
    if (move !== 'Mark as returned') await press(move);
    await screen.findByRole('button', { name: `Undo: ${state}, order ${id}` });
    await press('Mark as refunded');
    await press('Mark as refunded');
    const sentence = `To undo “${state}”, press “Undo: refunded” first: its money is marked as refunded.`;
    expect(await within(order(id)).findByText(sentence)).toBeVisible();
    expect(within(order(id)).getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await press('Undo: refunded');
    await user.click(await screen.findByRole('button', { name: `Undo: ${state}, order ${id}` }));
    expect(await within(order(id)).findByText(before)).toBeVisible();
    expect(within(order(id)).queryByText(sentence)).toBeNull();
    expect(orders.orders.get(id)?.payment).toBe('paid');
  },
);

it('asks before a return takes a credit note, which can’t be undone', async () => {
  const { button, order, orders, user } = await openShop((fake) => {
    const invoice = { number: 'HA-7', at: 1, seller: 'Haat', taxes: [] };
    fake.add({ owner: 'asha', id: 'BACK', state: 'delivered', invoice });
  });
  await user.click(stateFilter('All'));
  await user.click(button('Mark as returned', 'BACK'));
  const sentence = 'This issues a credit note for its invoice, and can’t be undone.';
  expect(within(order('BACK')).getByText(sentence)).toBeVisible();
  expect(orders.orders.get('BACK')?.state).toBe('delivered');
  await user.click(button('Mark as returned', 'BACK'));
  expect(await within(order('BACK')).findByText('Returned')).toBeVisible();
  expect(order('BACK')).toHaveTextContent(/Invoice: HA-7\s*Credit note: HAAT-C1/);
  expect(orders.orders.get('BACK')?.creditNote?.number).toBe('HAAT-C1');
  expect(within(order('BACK')).queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('undoes no delivery whose cash I have, and says how to mend a mistaken refund', async () => {
  const { button, order, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'CASH', state: 'sent' });
    fake.add({ owner: 'asha', id: 'WRONG', state: 'sent', pay: 'upi', payment: 'refunded' });
  });
  await user.click(stateFilter('Sent'));
  await user.click(button('Mark as delivered', 'CASH'));
  await user.click(await screen.findByRole('button', { name: 'Cash received, order CASH' }));
  expect(
    await within(order('CASH')).findByText(
      'To undo “delivered”, press “Undo: cash received” first: its cash is marked as received.',
    ),
  ).toBeVisible();
  expect(within(order('CASH')).getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);

  const wrong = within(order('WRONG'));
  expect(wrong.queryByRole('button', { name: /^Mark as delivered/ })).toBeNull();
  expect(wrong.getByText(/^To move this order on, press “Undo: refunded” first/)).toBeVisible();
  await user.click(button('Undo: refunded', 'WRONG'));
  expect(await wrong.findByRole('button', { name: /^Mark as delivered/ })).toBeVisible();
});

it('says that another device has refunded the order that I try to restore', async () => {
  const { button, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'BACK', state: 'accepted', pay: 'upi', payment: 'paid' });
  });
  await user.click(stateFilter('Accepted'));
  await user.click(button('Cancel order', 'BACK'));
  await user.click(button('Cancel order', 'BACK'));
  const undo = await screen.findByRole('button', { name: 'Undo: cancelled, order BACK' });
  const now = orders.orders.get('BACK');
  if (now) orders.orders.set('BACK', { ...now, payment: 'refunded', changedAt: orders.now + 1 });
  orders.refuseNext();
  await user.click(undo);
  const sentence = 'Order BACK has just been marked as refunded, so your change wasn’t made.';
  expect(await screen.findByText(sentence, { selector: '.reason' })).toBeVisible();
});

it('asks before I send an order that should have been paid first', async () => {
  const { button, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id: 'UNPAID', state: 'accepted', pay: 'upi' });
  });
  await user.click(stateFilter('Accepted'));
  await user.click(button('Mark as sent', 'UNPAID'));
  const question = 'Order UNPAID isn’t marked as paid. Mark it as sent anyway?';
  expect(screen.getByRole('group', { name: question })).toHaveFocus();
  expect(orders.orders.get('UNPAID')?.state).toBe('accepted');
  await user.click(button('Send unpaid', 'UNPAID'));
  expect(await screen.findByRole('button', { name: 'Undo: sent, order UNPAID' })).toBeVisible();
});

it('marks a guest’s order, and says how earlier orders from its phone number ended', async () => {
  const { order, orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', placedAt: 1, state: 'returned' });
    fake.add({ owner: 'bilal', placedAt: 2, state: 'undelivered' });
    fake.add({ owner: 'asha', placedAt: fake.now - 1, state: 'delivered' });
    fake.add({ owner: 'guest', id: 'FOURTH', guest: true });
    fake.add({ owner: 'asha', id: 'FIFTH', placedAt: fake.now + 1 });
    fake.add({ owner: 'dev', id: 'SENT', state: 'sent' });
    const another = { ...buildAddress(), telephone: '98450 27163' };
    fake.add({ owner: 'zeenat', id: 'FIRST', address: another });
  });
  const history = (id: string) => within(order(id)).queryByText(/from this number/)?.textContent;
  expect(await within(order('FIFTH')).findByText(/from this number/)).toHaveTextContent(
    /^6th order from this number, 2 more open, 2 returned or refused$/,
  );
  expect(history('FOURTH')).toBe('4th order from this number, 2 more open, 2 returned or refused');
  expect(history('FIRST')).toBe('First order from this number');
  expect(within(order('FOURTH')).getByText('Guest')).toBeVisible();
  expect(within(order('FIFTH')).queryByText('Guest')).not.toBeInTheDocument();
  await user.click(stateFilter('Sent'));
  await user.click(stateFilter('New'));
  const requests = orders.calls.filter((call) => call.startsWith('listByTelephone'));
  expect(requests.sort()).toEqual(['listByTelephone 98450 27163', 'listByTelephone 98765 43210']);
});

describe('a long list', () => {
  beforeEach(() => {
    // It never reports that the end of the list is near, so the list grows only at a press.
    const value = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }));
    Object.defineProperty(window, 'IntersectionObserver', { value, configurable: true });
  });

  /** Adds orders, each a minute after the one before. */
  const addTo = (
    orders: FakeOrders,
    count: number,
    more: Partial<Parameters<FakeOrders['add']>[0]> = {},
  ) => {
    for (let each = 0; each < count; each += 1) {
      orders.add({ owner: 'asha', placedAt: (orders.orders.size + 1) * MINUTE_MS, ...more });
    }
  };
  const delivered = { state: 'delivered', before: 'sent', payment: 'paid' } as const;

  const search = async (user: UserEvent, query: string) => {
    await user.clear(screen.getByRole('searchbox', { name: 'Search orders' }));
    await user.paste(query);
  };
  /** The first one; the live region comes after it. */
  const see = async (text: string) => {
    const [sentence] = await screen.findAllByText(text);
    expect(sentence).toBeVisible();
  };
  const partly = (count: string) => `${count} so far. Older orders aren’t loaded yet.`;

  it('counts and prints every order that waits for me, however old, but shows fifty', async () => {
    let printed = 0;
    // The stand-in fires the events of a browser.
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = document.querySelectorAll('.paper').length;
      window.dispatchEvent(new Event('afterprint'));
    };
    const { user } = await openShop((orders) => {
      addTo(orders, 60);
      addTo(orders, 120, { ...delivered, address: { ...buildAddress(), telephone: '22' } });
    });
    await see('60 orders');
    expect(stateFilter('New')).toHaveTextContent('New 60');
    expect(stateFilter('Delivered')).toHaveTextContent(/^Delivered$/);
    expect(stateFilter('All')).toHaveTextContent('All 60+');
    expect(shownOrders()).toHaveLength(50);
    await user.click(press('Print packing slips'));
    // The pick list is a page, too.
    expect(printed).toBe(61);
    await user.click(press('Show more'));
    expect(shownOrders()).toHaveLength(60);
  });

  it('finds any complete order number, and loads finished orders by pages without gaps', async () => {
    const { user } = await openShop((orders) => {
      const address = { ...buildAddress(), name: 'Zeenat' };
      addTo(orders, 1, { ...delivered, address });
      addTo(orders, 229, delivered);
    });
    await see('No orders here.');
    // This order is one of the oldest, and is loaded before its page.
    await search(user, 'oooo 0000 ooo2');
    expect(await screen.findByRole('heading', { name: 'Order 0000-0000-0002' })).toBeVisible();
    expect(screen.getByText('1 order')).toBeVisible();
    await search(user, '7777 7777 7777');
    await see('No order has this number.');
    await search(user, 'zeenat');
    await see(partly('No orders here'));

    await user.clear(screen.getByRole('searchbox', { name: 'Search orders' }));
    await user.click(stateFilter('All'));
    for (const count of [101, 201]) {
      await see(partly(`${count} orders`));
      await user.click(press('Load older orders'));
    }
    await see('230 orders');
    expect(stateFilter('All')).toHaveTextContent('All 230');
    expect(screen.queryByRole('button', { name: 'Load older orders' })).not.toBeInTheDocument();
    await user.click(stateFilter('New'));
    await search(user, 'zeenat');
    await see('No orders here, but 1 under “All”.');
  });
});

it('says that a searched order couldn’t be loaded, and retries it with the list', async () => {
  const id = '0000-0000-0002';
  const { orders, user } = await openShop((fake) => {
    fake.add({ owner: 'asha', id, state: 'cancelled', placedAt: 1 });
  });
  orders.readFate = 'unreachable';
  await user.click(screen.getByRole('searchbox', { name: 'Search orders' }));
  await user.paste(id);
  expect(await screen.findByText('This order couldn’t be loaded.')).toBeVisible();
  orders.readFate = 'answered';
  orders.now += MINUTE_MS;
  await user.click(press('Try again'));
  expect(await screen.findByRole('heading', { name: `Order ${id}` })).toBeVisible();
  expect(screen.getByText('1 order')).toBeVisible();
});

describe('as time passes', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  };
  const click = (button: HTMLElement) =>
    act(async () => {
      button.click();
      await Promise.resolve();
    });
  /** Something happens on another device, and a minute passes. */
  const elsewhere = (orders: FakeOrders, happen: () => unknown) => {
    orders.now += 1000;
    happen();
    return pass(MINUTE_MS);
  };
  /** The screen of a merchant with one order. */
  const openWith = (order: Partial<Parameters<FakeOrders['add']>[0]> = {}) =>
    openShop((orders) => {
      orders.add({ owner: 'asha', id: 'FIRST', ...order });
    });

  it('announces new orders and returns within a minute and in the title, even in a hidden tab', async () => {
    const { orders } = await openShop((fake) => {
      fake.add({ owner: 'asha', id: 'FIRST' });
      fake.add({ owner: 'asha', id: 'BACK', state: 'delivered' });
    });
    expect(document.title).toBe(`(1) Orders · ${shop.name}`);
    hide();
    await elsewhere(orders, () => {
      for (const id of ['SECOND', 'THIRD']) orders.add({ owner: 'bilal', id });
      const back = orders.orders.get('BACK');
      return back && orders.serviceOf('asha').move(back, 'returnAsked', 'asha');
    });
    expect(screen.getByRole('heading', { name: 'Order SECOND' })).toBeVisible();
    expect(status()).toHaveTextContent(/^2 new orders, 1 return requested$/);
    expect(document.title).toBe(`(4) Orders · ${shop.name}`);
    await elsewhere(orders, () => orders.add({ owner: 'bilal', id: 'FOURTH', pay: 'upi' }));
    expect(status()).toHaveTextContent(/^1 new order$/);
    await elsewhere(orders, () => {
      const fourth = orders.orders.get('FOURTH');
      return fourth && orders.serviceOf('bilal').changePayment(fourth, 'claimed', 'bilal');
    });
    expect(status()).toHaveTextContent(/^1 payment to check$/);
    await click(press('Sign out'));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(document.title).toBe(`Sign in · ${shop.name}`);
  });

  it('announces an order that the shop has taken once its customer has paid it online', async () => {
    const card = { owner: SHOP_OWNER, id: 'CARD', pay: 'online' } as const;
    const { orders } = await openShop((fake) => {
      fake.add(card);
    });
    await elsewhere(orders, () => orders.add({ owner: SHOP_OWNER, id: 'CASH' }));
    expect(status()).toBeEmptyDOMElement();
    await elsewhere(orders, () => orders.add({ ...card, payment: 'paid' }));
    expect(status()).toHaveTextContent(/^1 new order$/);
  });

  it.each(['in view', 'hidden, where timers run once a minute, more or less'])(
    'makes one request a minute for the whole page while I do nothing: %s',
    async (where) => {
      if (where.startsWith('hidden')) {
        hide();
        const start = window.setInterval.bind(window);
        jest
          .spyOn(window, 'setInterval')
          .mockImplementation((run) => start(run, MINUTE_MS - 10) as never);
      }
      const { orders } = await openWith();
      await pass(MINUTE_MS);
      orders.calls.length = 0;
      await pass(10 * MINUTE_MS);
      expect(orders.calls).toHaveLength(10);
      expect(new Set(orders.calls)).toEqual(new Set(['listChanged']));
    },
  );

  it('hides an address within a minute after another device deletes it', async () => {
    const { orders, order } = await openWith({ state: 'delivered' });
    await click(stateFilter('Delivered'));
    expect(order('FIRST')).toHaveTextContent('Asha Rao');
    await elsewhere(orders, () => orders.serviceOf('asha').forget('asha'));
    expect(order('FIRST')).not.toHaveTextContent('Asha Rao');
    expect(within(order('FIRST')).getByText('The address was deleted.')).toBeVisible();
  });

  it('rejects a former merchant’s changes, and hides the orders within a minute', async () => {
    const { button, order, orders } = await openWith();
    orders.refuseNext();
    await click(button('Accept', 'FIRST'));
    const refusal = 'You can no longer make this change to order FIRST.';
    // The refusal is shown beside the button, not at the end of the card.
    expect(await within(order('FIRST')).findByText(refusal)).toBe(
      button('Accept', 'FIRST').nextElementSibling,
    );
    orders.refusedReads = ['listOpen', 'listAll', 'listChanged', 'lastChange'];
    await pass(MINUTE_MS);
    const sentence = 'This account can no longer see the shop’s orders.';
    expect(screen.queryByText(/Asha Rao/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    expect(document.title).toBe(`Orders · ${shop.name}`);
    await elsewhere(orders, () => (orders.refusedReads = []));
    expect(screen.getByRole('heading', { name: 'Order FIRST' })).toBeVisible();
  });

  it.each([
    ['two minutes fast', 120_000],
    ['two minutes slow', -120_000],
  ])('offers undo for a minute where this device’s clock is %s', async (_what, ms) => {
    const { button, order, orders } = await openShop((fake) => {
      fake.now = Date.now() - ms;
      fake.add({ owner: 'asha', id: 'FIRST' });
    });
    const undo = () => within(order('FIRST')).queryByRole('button', { name: /^Undo/ });
    await click(button('Accept', 'FIRST'));
    await within(order('FIRST')).findByText('Accepted');
    await pass(55_000);
    expect(undo()).toBeVisible();
    await pass(5000);
    expect(undo()).not.toBeInTheDocument();
    expect(orders.orders.get('FIRST')?.state).toBe('accepted');
  });

  it('updates my own orders with the shop’s, and shows my changes to them at once', async () => {
    const { button, order, orders } = await openShop((fake, own) => {
      fake.add({ owner: own, id: 'MINE', state: 'sent' });
    });
    await click(screen.getByText('Your own orders'));
    orders.merchants.add('another merchant');
    await elsewhere(orders, () => {
      const [own] = orders.orders.values();
      if (own) void orders.serviceOf('another merchant').move(own, 'delivered', 'another merchant');
    });
    expect(await screen.findByText('Your order has arrived.')).toBeVisible();
    expect(orders.calls.filter((call) => call === 'listOf')).toHaveLength(1);
    await click(button('Request a return', 'MINE'));
    await click(button('Request return', 'MINE'));
    expect(
      await within(order('MINE')).findByText('Return requested', { selector: '.order-state' }),
    ).toBeVisible();
  });
});
