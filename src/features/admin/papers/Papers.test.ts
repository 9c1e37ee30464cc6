/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { shop } from '../../../config';
import type { Order } from '../../../services/orderService';
import { buildAddress } from '../../../testing/address';
import { openShop, stateFilter } from '../../../testing/openAccount';
import { readCsv } from '../../../testing/readCsv';

const press = (name: string) => screen.getByRole('button', { name });
const items = [
  { productId: '77', price: 990, count: 2 },
  { productId: '5', price: 24, count: 1 },
];

/** The pages that the browser prints: their texts, with the cells of a row in one line. */
let printed: string[][] = [];
const linesOf = (page: Element) =>
  [...page.querySelectorAll('h1, h2, p, tr, address > *')].map(({ children, textContent }) =>
    children.length > 1
      ? [...children]
          .map((each) => each.textContent)
          .join(' ')
          .trim()
      : textContent,
  );
const page = (heading: string) => printed.find((lines) => lines.includes(heading));

beforeEach(() => {
  printed = [];
  // As browsers do.
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = [...document.querySelectorAll('.paper')].map(linesOf);
    window.dispatchEvent(new Event('afterprint'));
  };
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

/** The text of a file, with its byte order mark. */
const textOf = (file = new Blob()) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      resolve(decoder.decode(reader.result as ArrayBuffer));
    };
    reader.readAsArrayBuffer(file);
  });

/** The merchant's screen with these orders, all of which are shown. */
async function openWith(...orders: Partial<Order>[]) {
  const account = await openShop((fake) => {
    for (const order of orders) fake.add({ owner: 'asha', items, ...order });
  });
  await account.user.click(stateFilter('All'));
  return account;
}

it('prints a pick list of everything that is to be packed, then a slip for each order', async () => {
  const { user } = await openWith(
    { id: 'FIRST', placedAt: 3 },
    { id: 'SECOND', placedAt: 2, state: 'accepted', items: items.slice(1) },
    { id: 'SENT', placedAt: 1, state: 'sent' },
  );
  await user.click(press('Print packing slips'));
  expect(printed).toHaveLength(4);
  const [[title, sum, , ...rows] = []] = printed;
  expect(title).toBe('Pick list');
  expect(sum).toMatch(/^4 items for 2 orders, /);
  expect(rows).toEqual(['2 × Product 5, no longer sold 5', '2 × Product 77, no longer sold 77']);
  expect(page('Order FIRST')).toEqual(
    expect.arrayContaining([
      ...[shop.name, 'Asha Rao', '12 Lake View Road', '98765 43210', 'Collect ₹2004 in cash'],
      'Note for the courier: Leave it with the guard',
      '2 × Product 77, no longer sold 77 ₹1980',
      'Total (cash on delivery): ₹2004',
    ]),
  );
  expect(document.querySelector('.paper')).not.toBeInTheDocument();
});

it('prints every order of the list, also those that are not shown yet', async () => {
  // It never reports that the end of the list is near, so the list grows only at a press.
  const value = jest.fn(() => ({ observe: () => undefined, disconnect: () => undefined }));
  Object.defineProperty(window, 'IntersectionObserver', { value, configurable: true });
  const { user } = await openShop((orders) => {
    for (let each = 0; each < 84; each += 1) orders.add({ owner: 'asha', state: 'accepted' });
    orders.add({ owner: 'asha', state: 'delivered' });
  });
  await user.click(stateFilter('Accepted'));
  await user.click(press('Print packing slips'));
  expect(printed).toHaveLength(85);
});

it('prints no prices for the recipient of a gift, only the cash to collect', async () => {
  const { user } = await openWith(
    { id: 'CASH', gift: true },
    { id: 'PAID', gift: true, pay: 'upi', payment: 'paid' },
  );
  await user.click(press('Print packing slips'));
  const pricesOf = (heading: string) => page(heading)?.filter((line) => line.includes('₹'));
  expect(pricesOf('Order CASH')).toEqual(['Collect ₹2004 in cash']);
  expect(pricesOf('Order PAID')).toEqual([]);
  expect(page('Order PAID')).toEqual(
    expect.arrayContaining(['Paid', 'This order contains a gift.']),
  );
});

it('prints what packer and courier have to know of the payment', async () => {
  const sentences: [Partial<Order>, string][] = [
    [{ pay: 'upi' }, 'Not paid yet: don’t send'],
    [{ pay: 'upi', payment: 'claimed' }, 'Payment not confirmed yet: don’t send'],
    [{ pay: 'upi', payment: 'paid', state: 'sent' }, 'Paid'],
    [{ pay: 'upi', state: 'sent' }, 'Not paid yet: nothing to collect in cash'],
    [{ state: 'cancelled' }, 'Cancelled: don’t send'],
    [{ state: 'delivered' }, 'Delivered: nothing to collect'],
  ];
  const { user } = await openWith(...sentences.map(([order], id) => ({ id: `${id}`, ...order })));
  await screen.findByRole('heading', { name: 'Order 5' });
  await user.click(press('Print packing slips'));
  sentences.forEach(([, sentence], id) => {
    expect(page(`Order ${id}`)).toContain(sentence);
  });
});

it('downloads what the list shows, and says how many orders that is', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const zeenat = { ...buildAddress(), name: 'Zeenat' };
  const { user } = await openWith(
    { id: 'FIRST' },
    { id: 'ZEENATS', address: zeenat },
    { id: 'SENT', address: zeenat, state: 'sent' },
  );
  await user.click(stateFilter('New'));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('zeenat');
  await user.click(press('Download CSV'));
  expect(names).toEqual([expect.stringMatching(/^orders-\d{4}-\d\d-\d\d\.csv$/)]);
  expect(screen.getByRole('status')).toHaveTextContent('Downloaded: 1 order');
  const [file] = files;
  expect(file?.type).toBe('text/csv;charset=utf-8');
  expect(readCsv(await textOf(file)).map(([id]) => id)).toEqual(['Order', 'ZEENATS']);
});

it('has nothing to print or download if nothing is shown', async () => {
  await openWith();
  expect(within(document.body).queryByRole('button', { name: 'Download CSV' })).toBeNull();
  act(() => {
    window.print();
  });
  expect(printed).toEqual([]);
});
