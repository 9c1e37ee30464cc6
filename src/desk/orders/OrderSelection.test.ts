/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { buildAddress } from '../../testing/address';
import type { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, shownOrders, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('group', { name: 'Selected orders' }));
const ids = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'] as const;

/** Adds the four orders, the first one the oldest. */
const addFour =
  (more: Parameters<FakeOrders['add']>[0] = { owner: 'asha' }) =>
  (orders: FakeOrders) => {
    ids.forEach((id, place) => orders.add({ ...more, id, placedAt: place + 1 }));
  };

const statesIn = (orders: FakeOrders) => ids.map((id) => orders.orders.get(id)?.state);

describe('many orders', () => {
  it('are selected all at once, one by one, or with Shift as a range', async () => {
    const { user } = await openShop(addFour());
    await user.click(box('Select all: 4 orders'));
    expect(bar().getByText('4 orders selected')).toBeVisible();
    await user.click(box('Select order SECOND'));
    expect(bar().getByText('3 orders selected')).toBeVisible();
    expect(box('Select all: 4 orders')).toBePartiallyChecked();
    await user.click(press('Clear'));
    expect(screen.queryByRole('group', { name: 'Selected orders' })).toBeNull();
    await user.click(box('Select order SECOND'));
    await user.keyboard('{Shift>}');
    await user.click(box('Select order FOURTH'));
    await user.keyboard('{/Shift}');
    const ticked = ids.filter((id) => (box(`Select order ${id}`) as HTMLInputElement).checked);
    expect(ticked).toEqual(['SECOND', 'THIRD', 'FOURTH']);
    // Another list with the same orders begins without ticks.
    await user.click(stateFilter('All'));
    expect(shownOrders()).toHaveLength(4);
    expect(screen.queryByRole('group', { name: 'Selected orders' })).toBeNull();
  });

  it('are selected as a range on a phone, by its first and last one', async () => {
    const { user } = await openShop(addFour());
    await user.click(box('Select order FIRST'));
    await user.click(box('Select order FOURTH'));
    await user.click(press('Also the 2 between'));
    expect(bar().getByText('4 orders selected')).toBeVisible();
    expect(bar().queryByRole('button', { name: /between/ })).toBeNull();
  });

  it('are accepted and sent in the order of the list, each with its number, and undone', async () => {
    setShop({ invoices: { prefix: 'HA-', seller: 'Haat' } });
    const { orders, user } = await openShop(addFour());
    await user.click(box('Select all: 4 orders'));
    await user.click(press('Accept 4'));
    expect(await bar().findByText('4 orders: accepted.')).toBeVisible();
    expect(shownOrders()).toEqual([]);

    await user.click(press('Show'));
    expect(stateFilter('Accepted')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Mark 4 as sent'));
    screen.getByRole('group', { name: 'Mark 4 orders as sent?' });
    await user.type(screen.getByRole('textbox', { name: /^Courier/ }), 'Blue Van');
    await user.click(press('Mark 4 as sent'));
    expect(await bar().findByText('4 orders: sent.')).toBeVisible();
    const sent = ids.map((id) => orders.orders.get(id));
    expect(sent.map((order) => order?.invoice?.number)).toEqual(['HA-1', 'HA-2', 'HA-3', 'HA-4']);
    expect(new Set(sent.map((order) => order?.notes.sent))).toEqual(new Set(['Blue Van']));
    expect(screen.getByRole('status')).toHaveTextContent('4 orders: sent.');

    await user.click(press('Undo for 4'));
    expect(await bar().findByText('4 orders: accepted.')).toBeVisible();
    expect(statesIn(orders)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    await user.click(press('Close'));
    expect(bar().queryByText('4 orders: accepted.')).toBeNull();
  });

  it('stay selected with the reason if they can’t be changed, while the others are', async () => {
    const { button, orders, user } = await openShop((fake) => {
      fake.today = { prices: { '123': 100 }, delivery: {}, left: { '123': 1 } };
      addFour({ owner: 'asha', items: [{ productId: '123', price: 100, count: 1 }] })(fake);
    });
    await user.click(box('Select all: 4 orders'));
    const [first] = orders.orders.values();
    // Somebody cancels one of them meanwhile, so that the database rejects my move.
    if (first) orders.orders.set('FIRST', { ...first, state: 'cancelled', changedAt: Date.now() });
    await user.click(press('Accept 4'));
    expect(await bar().findByText('1 order: accepted.')).toBeVisible();
    expect(bar().getByText('3 orders couldn’t be changed:')).toBeVisible();
    expect(bar().getByText(/FIRST.*“Cancelled”/)).toBeVisible();
    expect(bar().getByText('Order THIRD: not enough in stock.')).toBeVisible();
    expect(statesIn(orders)).toEqual(['cancelled', 'accepted', 'placed', 'placed']);
    expect(bar().getByText('2 orders selected')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 order: accepted. 3 orders couldn’t be changed:',
    );
    // One that is accepted by itself afterwards is no longer listed.
    await user.click(button('Accept', 'THIRD'));
    await user.click(button('Accept anyway', 'THIRD'));
    expect(await bar().findByText('2 orders couldn’t be changed:')).toBeVisible();
  });

  it('are named and left alone if they change elsewhere before I press', async () => {
    const { comeBack, orders, user } = await openShop(addFour());
    await user.click(box('Select all: 4 orders'));
    const [first] = orders.orders.values();
    orders.now += 1000;
    if (first) orders.orders.set('FIRST', { ...first, state: 'cancelled', changedAt: orders.now });
    await comeBack();
    expect(
      await bar().findByText('1 order has changed since you selected it, so it stays as it is:'),
    ).toBeVisible();
    expect(bar().getByText('Order FIRST: “Cancelled”.')).toBeVisible();
    expect(bar().getByText('3 orders selected')).toBeVisible();
    await user.click(press('Accept 3'));
    expect(await bar().findByText('3 orders: accepted.')).toBeVisible();
    expect(statesIn(orders)).toEqual(['cancelled', 'accepted', 'accepted', 'accepted']);
    // I have accepted these myself.
    await user.click(press('Close'));
    expect(screen.queryByRole('group', { name: 'Selected orders' })).toBeNull();
  });

  it('aren’t said to have changed if I moved one by its button, then pressed the filter', async () => {
    const { button, user } = await openShop(addFour());
    await user.click(box('Select all: 4 orders'));
    await user.click(button('Accept', 'FIRST'));
    await user.click(stateFilter('New'));
    expect(await bar().findByText('3 orders selected')).toBeVisible();
    expect(shownOrders()).toHaveLength(3);
    expect(bar().queryByText(/changed since/)).toBeNull();
  });

  it('aren’t said to have changed if I stop the undoing of them', async () => {
    const { orders, user } = await openShop(addFour());
    await user.click(box('Select all: 4 orders'));
    await user.click(press('Accept 4'));
    const undo = await bar().findByRole('button', { name: 'Undo for 4' });
    orders.hang();
    await user.click(undo);
    await user.click(press('Stop'));
    orders.answerAll();
    expect(await bar().findByRole('button', { name: 'Close' })).toBeVisible();
    expect(statesIn(orders)).toContain('accepted');
    expect(bar().queryByText(/changed since/)).toBeNull();
  });

  it('are marked as paid in cash, and that is undone', async () => {
    const { orders, user } = await openShop(addFour({ owner: 'asha', state: 'delivered' }));
    await user.click(stateFilter('Delivered'));
    await user.click(box('Select all: 4 orders'));
    await user.click(press('Cash received for 4'));
    await user.click(press('Cash received for 4'));
    expect(await bar().findByText('4 orders: cash received.')).toBeVisible();
    await user.click(press('Undo for 4'));
    expect(await bar().findByText('4 orders: cash not received yet.')).toBeVisible();
    expect(ids.map((id) => orders.orders.get(id)?.payment)).toEqual(['due', 'due', 'due', 'due']);
    expect(bar().queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('are counted while they are changed, and can’t be changed again before the end', async () => {
    const { orders, user } = await openShop(addFour({ owner: 'asha', state: 'sent' }));
    await user.click(stateFilter('Sent'));
    await user.click(box('Select all: 4 orders'));
    orders.hang();
    await user.click(press('Mark 4 as delivered'));
    expect(bar().getByRole('progressbar', { name: '0 of 4 orders…' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Selected orders' })).toHaveFocus();
    expect(bar().getAllByRole('button')).toEqual([press('Stop')]);
    orders.answerAll();
    await user.click(await bar().findByRole('button', { name: 'Close' }));
    expect(statesIn(orders)).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
  });

  it('aren’t sent with the others before they are paid by UPI', async () => {
    const accepted = { owner: 'asha', state: 'accepted' } as const;
    const { user } = await openShop((fake) => {
      addFour(accepted)(fake);
      fake.add({ ...accepted, id: 'UNPAID', pay: 'upi', address: buildAddress() });
    });
    await user.click(stateFilter('Accepted'));
    await user.click(box('Select all: 5 orders'));
    expect(press('Mark 4 as sent')).toBeVisible();
    expect(bar().getByText('1 isn’t marked as paid, so change it separately.')).toBeVisible();
  });

  it('stay as they are, and selected, once I stop the change of the others', async () => {
    const { orders, user } = await openShop(addFour({ owner: 'asha', state: 'sent' }));
    await user.click(stateFilter('Sent'));
    await user.click(box('Select all: 4 orders'));
    orders.hang();
    await user.click(press('Mark 4 as delivered'));
    await user.click(press('Stop'));
    orders.answerAll();
    expect(await bar().findByText('1 order: delivered.')).toBeVisible();
    expect(statesIn(orders)).toEqual(['delivered', 'sent', 'sent', 'sent']);
    expect(bar().getByText('3 orders selected')).toBeVisible();
  });

  it('stay as they are once I sign out', async () => {
    const { orders, user } = await openShop(addFour({ owner: 'asha', state: 'sent' }));
    await user.click(stateFilter('Sent'));
    await user.click(box('Select all: 4 orders'));
    orders.hang();
    await user.click(press('Mark 4 as delivered'));
    await user.click(press('Sign out'));
    orders.answerAll();
    await screen.findByRole('button', { name: 'Sign in' });
    expect(orders.calls.filter((call) => call.startsWith('move'))).toHaveLength(1);
  });

  it('are printed and downloaded alone', async () => {
    const { user } = await openShop(addFour());
    await user.click(box('Select order FIRST'));
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    await user.click(press('Print packing slips'));
    expect(print).toHaveBeenCalled();
    const slips = document.querySelectorAll('.papers h2');
    expect([...slips].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('FIRST'),
    ]);
  });
});
