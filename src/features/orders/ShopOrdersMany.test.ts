/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { buildAddress, type FakeOrders } from '../../testing/fakeOrders';
import { openAccount } from '../../testing/openAccount';

/** Never says that the end of the list is near: a list grows at a press. */
class FarAway {
  observe() {
    return undefined;
  }

  disconnect() {
    return undefined;
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: FarAway, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

type Added = Parameters<FakeOrders['add']>[0];

/** So many orders, each a minute after the one before. */
const addTo = (orders: FakeOrders, count: number, more: Partial<Added> = {}) => {
  for (let each = 0; each < count; each += 1) {
    orders.add({ owner: 'asha', placedAt: (orders.orders.size + 1) * 60_000, ...more });
  }
};
const zeenats = { address: { ...buildAddress(), name: 'Zeenat' } };
const delivered = { state: 'delivered', before: 'sent' } as const;
const openShop = (fill: (orders: FakeOrders) => void) => openAccount({ isMerchant: true, fill });

const shown = () => screen.queryAllByRole('heading', { level: 3 }).length;
const older = () => screen.queryByRole('button', { name: 'Older orders' });
const filter = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d`) });
const search = () => screen.getByRole('searchbox');
/** Also announced, which comes after it. */
const see = async (text: string) => {
  const [sentence] = await screen.findAllByText(text);
  expect(sentence).toBeVisible();
};
const partly = (count: string) => `${count} so far; older ones aren’t loaded yet.`;

it('counts and shows all orders that wait for me, however many and however old', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 1, zeenats);
    addTo(orders, 83);
    addTo(orders, 120, delivered);
  });
  await see('84 orders');
  expect(filter('New')).toHaveTextContent('New 84');
  expect(filter('Delivered')).toHaveTextContent('Delivered 100+');
  await user.type(search(), 'zeenat');
  await see('1 order');
});

it('shows fifty of many orders, and more when I ask for them', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 130);
  });
  await see('130 orders');
  expect(shown()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toBe(100);
});

it('loads finished orders page by page, and says so until it has them all', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 230, delivered);
  });
  await see('No orders here.');
  await user.click(filter('All'));
  for (const count of [100, 200]) {
    await see(partly(`${count} orders`));
    await user.click(screen.getByRole('button', { name: 'Older orders' }));
  }
  await see('230 orders');
  expect(filter('All')).toHaveTextContent('All 230');
  expect(older()).not.toBeInTheDocument();
});

it('leaves out no older order because a still older one has changed', async () => {
  const { orders, user, comeBack } = await openShop((fake) => {
    addTo(fake, 130, delivered);
  });
  await see('No orders here.');
  await user.click(filter('All'));
  const [first] = orders.orders.values();
  if (!first) throw new Error('There is no order.');
  orders.orders.set(first.id, { ...first, changedAt: orders.now });
  await comeBack();
  await see(partly('101 orders'));
  await user.click(screen.getByRole('button', { name: 'Older orders' }));
  await see('130 orders');
});

it('says of a search what it has not seen, and finds it in what I load then', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 1, { ...delivered, ...zeenats });
    addTo(orders, 100, delivered);
  });
  await see('No orders here.');
  await user.type(search(), 'zeenat');
  await see(partly('No orders here'));
  await user.click(screen.getByRole('button', { name: 'Older orders' }));
  await see('No orders here, but 1 under “All”.');
});

it('finds an order by its whole number, loaded or not, whatever its state', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 101, delivered);
  });
  await see('No orders here.');
  await user.type(search(), '0000 0000 0001');
  expect(await screen.findByRole('heading', { name: 'Order 0000-0000-0001' })).toBeVisible();
  expect(screen.getByText('1 order')).toBeVisible();
});

it('says when a search has found nothing', async () => {
  const { user } = await openShop((orders) => {
    addTo(orders, 2);
  });
  await see('2 orders');
  await user.type(search(), 'zebra');
  await see('No orders here.');
  expect(shown()).toBe(0);
});

it('prints all orders that the list holds, also those that it has not shown yet', async () => {
  const printed: number[] = [];
  // As browsers do.
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(shown());
    window.dispatchEvent(new Event('afterprint'));
  };
  const { user } = await openShop((orders) => {
    addTo(orders, 84, { state: 'accepted' });
    addTo(orders, 3, delivered);
  });
  await see('No orders here.');
  await user.click(filter('Accepted'));
  await user.click(screen.getByRole('button', { name: 'Print for packing' }));
  expect(printed).toEqual([84]);
  expect(shown()).toBe(50);
});
