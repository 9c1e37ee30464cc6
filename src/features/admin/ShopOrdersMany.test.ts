/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { buildAddress, type FakeOrders } from '../../testing/fakeOrders';
import { openShop, shownOrders, stateFilter } from '../../testing/openAccount';

/** Never says that the end of the list is near: a list grows at a press. */
const farAway = () => ({ observe: () => undefined, disconnect: () => undefined });

beforeEach(() => {
  const value = jest.fn(farAway);
  Object.defineProperty(window, 'IntersectionObserver', { value, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

/** So many orders, each a minute after the one before. */
const addTo = (
  orders: FakeOrders,
  count: number,
  more: Partial<Parameters<FakeOrders['add']>[0]> = {},
) => {
  for (let each = 0; each < count; each += 1) {
    orders.add({ owner: 'asha', placedAt: (orders.orders.size + 1) * 60_000, ...more });
  }
};
const zeenats = { address: { ...buildAddress(), name: 'Zeenat' } };
const delivered = { state: 'delivered', before: 'sent' } as const;
/** The merchant's screen with so many orders that were delivered. */
const openDelivered = (count: number) =>
  openShop((orders) => {
    addTo(orders, 1, { ...delivered, ...zeenats });
    addTo(orders, count - 1, delivered);
  });

const press = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox');
/** Also announced, which comes after it. */
const see = async (text: string) => {
  const [sentence] = await screen.findAllByText(text);
  expect(sentence).toBeVisible();
};
const partly = (count: string) => `${count} so far; older ones aren’t loaded yet.`;

it('counts all orders that wait for me, however many and old; shows fifty, and more when I ask', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 1, zeenats);
    addTo(orders, 129);
    addTo(orders, 120, delivered);
  });
  await see('130 orders');
  expect(stateFilter('New')).toHaveTextContent('New 130');
  expect(stateFilter('Delivered')).toHaveTextContent('Delivered 100+');
  expect(shownOrders()).toHaveLength(50);
  await user.click(press('Show more'));
  expect(shownOrders()).toHaveLength(100);
  await user.type(search(), 'zeenat');
  await see('1 order');
  await user.clear(search());
  await user.type(search(), 'zebra');
  await see(partly('No orders here'));
  expect(shownOrders()).toEqual([]);
});

it('loads finished orders page by page, and says so until it has them all', async () => {
  const { user } = await openDelivered(230);
  await see('No orders here.');
  await user.click(stateFilter('All'));
  for (const count of [100, 200]) {
    await see(partly(`${count} orders`));
    await user.click(press('Older orders'));
  }
  await see('230 orders');
  expect(stateFilter('All')).toHaveTextContent('All 230');
  expect(screen.queryByRole('button', { name: 'Older orders' })).not.toBeInTheDocument();
});

it('leaves out no older order because a still older one has changed', async () => {
  const { orders, user, comeBack } = await openDelivered(130);
  await see('No orders here.');
  await user.click(stateFilter('All'));
  const [first] = orders.orders.values();
  if (!first) throw new Error('There is no order.');
  orders.orders.set(first.id, { ...first, changedAt: orders.now });
  await comeBack();
  await see(partly('101 orders'));
  await user.click(press('Older orders'));
  await see('130 orders');
});

it('says of a search what it has not seen, and finds it in what I load then', async () => {
  const { user } = await openDelivered(101);
  await see('No orders here.');
  await user.type(search(), 'zeenat');
  await see(partly('No orders here'));
  await user.click(press('Older orders'));
  await see('No orders here, but 1 under “All”.');
});

it('finds an order by its whole number, loaded or not, whatever its state', async () => {
  const { user } = await openDelivered(101);
  await see('No orders here.');
  await user.type(search(), '0000 0000 0001');
  expect(await screen.findByRole('heading', { name: 'Order 0000-0000-0001' })).toBeVisible();
  expect(screen.getByText('1 order')).toBeVisible();
  await user.clear(search());
  await user.type(search(), '7777 7777 7777');
  expect(await screen.findByText('There is no order with this number.')).toBeVisible();
});

it('prints all orders that the list holds, also those that it has not shown yet', async () => {
  const printed: number[] = [];
  // As browsers do.
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(shownOrders().length);
    window.dispatchEvent(new Event('afterprint'));
  };
  const { user } = await openShop((orders) => {
    addTo(orders, 84, { state: 'accepted' });
    addTo(orders, 3, delivered);
  });
  await user.click(stateFilter('Accepted'));
  await user.click(press('Print for packing'));
  expect(printed).toEqual([84]);
  expect(shownOrders()).toHaveLength(50);
});
