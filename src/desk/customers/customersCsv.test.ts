import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { readCsv } from '../../testing/readCsv';
import { startOfDay } from '../../words/calendar';
import { customerOf } from './customer';
import { csvOfCustomers } from './customersCsv';

it('has a row for each customer, and no formula that a spreadsheet would run', () => {
  const address = { ...buildAddress(), email: 'asha@example.com' };
  const database = new FakeOrders();
  const placedAt = startOfDay(Date.UTC(2026, 10, 22)) + 12 * 3_600_000;
  const order = (price: number, more: object) =>
    database.add({
      owner: 'asha',
      placedAt,
      items: [{ productId: 'lamp', price, count: 1 }],
      address,
      ...more,
    });
  const orders = [
    order(1500, { state: 'delivered', pay: 'upi', payment: 'paid' }),
    order(700, { state: 'undelivered', address: { ...address, email: 'rao@example.com' } }),
  ];
  const { telephone } = address;
  const customers = [customerOf(telephone, orders), customerOf('+442079460958', [])];
  const file = csvOfCustomers(customers, (number) =>
    number === telephone ? '=HYPERLINK("http://x")' : '',
  );
  expect(readCsv(file)).toEqual([
    ['Name', 'Phone', 'Email', 'Orders', 'Spent', 'Not delivered', 'Last order', 'Note'],
    [
      'Asha Rao',
      telephone,
      'asha@example.com, rao@example.com',
      '2',
      '1500',
      '1',
      '2026-11-22 12:00',
      `'=HYPERLINK("http://x")`,
    ],
    ["'+442079460958", "'+442079460958", '', '0', '0', '0', '', ''],
  ]);
});
