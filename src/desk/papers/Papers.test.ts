/** @jest-environment ./src/testing/browserEnvironment.ts */
import * as buffer from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import type { Order } from '../../orders/model/order';
import { openShop, stateFilter } from '../../testing/openAccount';
import { setShop } from '../../testing/setShop';

// jsdom’s files can’t be read.
Object.assign(globalThis, { Blob: buffer.Blob });

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
  // The stand-in fires the events of a browser.
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = [...document.querySelectorAll('.paper, .invoice')].map(linesOf);
    window.dispatchEvent(new Event('afterprint'));
  };
});

/** The merchant's screen with these orders, all of which are shown. */
async function openWith(...orders: Partial<Order>[]) {
  const account = await openShop((fake) => {
    for (const order of orders) fake.add({ owner: 'asha', items, ...order });
  });
  await account.user.click(stateFilter('All'));
  return account;
}

it('prints a pick list of all products to pack, then a packing slip for each order', async () => {
  const { user } = await openWith(
    { id: 'FIRST', placedAt: 3 },
    { id: 'SECOND', placedAt: 2, state: 'accepted', items: items.slice(1) },
    { id: 'SENT', placedAt: 1, state: 'sent' },
    { id: 'UNPAID', placedAt: 0, state: 'accepted', pay: 'upi', payment: 'claimed' },
  );
  await user.click(press('Print packing slips'));
  expect(printed).toHaveLength(5);
  const [[title, sum, , ...rows] = []] = printed;
  expect(title).toBe('Pick list');
  expect(sum).toMatch(/^4 items for 2 orders, /);
  expect(rows).toEqual(['2 × Product 5, no longer sold 5', '2 × Product 77, no longer sold 77']);
  expect(page('Order FIRST')).toEqual(
    expect.arrayContaining([
      shop.name,
      'Asha Rao',
      '12 Lake View Road',
      '98765 43210',
      'Collect ₹2004 in cash',
      'Note for the courier: Leave it with the guard',
      '2 × Product 77, no longer sold 77 ₹1980',
      'Total (cash on delivery): ₹2004',
    ]),
  );
  expect(document.querySelector('.paper')).not.toBeInTheDocument();
});

it('prints the code and what it took off on the slip, and the rest to collect', async () => {
  const { user } = await openWith({ id: 'FIRST', code: 'DIWALI10', discount: { percent: 10 } });
  await user.click(press('Print packing slips'));
  expect(page('Order FIRST')).toEqual(
    expect.arrayContaining([
      'Collect ₹1804 in cash',
      'Code DIWALI10: -₹200',
      'Total (cash on delivery): ₹1804',
    ]),
  );
});

it('prints the seller’s legal name and tax number on each slip, even a gift’s', async () => {
  const seller = { name: 'Nimbu Traders LLP', gstin: '29ABCDE1234F1Z5' };
  setShop({ seller, contact: { address: '1 Market Road', email: 'hello@shop.example' } });
  const { user } = await openWith({ id: 'FIRST' }, { id: 'GIFT', gift: true });
  await user.click(press('Print packing slips'));
  for (const id of ['FIRST', 'GIFT']) {
    expect(page(`Order ${id}`)?.slice(0, 3)).toEqual([
      shop.name,
      'Nimbu Traders LLP, 1 Market Road, GSTIN 29ABCDE1234F1Z5',
      'hello@shop.example',
    ]);
  }
});

it('prints the payment for packer and courier, and no prices on a gift’s slip', async () => {
  const gift = true;
  const sentences: [Partial<Order>, string][] = [
    [{ pay: 'upi' }, 'Not paid yet: don’t send'],
    [{ pay: 'upi', payment: 'claimed' }, 'Payment not confirmed yet: don’t send'],
    [{ pay: 'upi', payment: 'paid', state: 'sent' }, 'Paid'],
    [{ pay: 'upi', state: 'sent' }, 'Not paid yet: nothing to collect in cash'],
    [{ state: 'cancelled' }, 'Cancelled: don’t send'],
    [{ state: 'delivered' }, 'Delivered: nothing to collect'],
    [{ gift, pay: 'upi', payment: 'paid' }, 'Paid'],
    [{ gift }, 'Collect ₹2004 in cash'],
  ];
  const { user } = await openWith(...sentences.map(([order], id) => ({ id: `${id}`, ...order })));
  await screen.findByRole('heading', { name: 'Order 5' });
  await user.click(press('Print packing slips'));
  for (const [id, [order, sentence]] of sentences.entries()) {
    const slip = page(`Order ${id}`) ?? [];
    expect(slip).toContain(sentence);
    if (!order.gift) continue;
    expect(slip).toContain('This order contains a gift.');
    expect(slip.filter((line) => line.includes('₹') && line !== sentence)).toEqual([]);
  }
});

it('prints a total as refunded only if all of it was refunded', async () => {
  const returned: Partial<Order> = { state: 'returned', pay: 'upi', payment: 'refunded' };
  const [{ productId } = { productId: '' }] = items;
  const { user } = await openWith(
    { id: 'ALL', ...returned },
    { id: 'PART', ...returned, returning: { [productId]: 1 } },
  );
  await user.click(press('Print packing slips'));
  expect(page('Order ALL')).toContain('Total (refunded): ₹2004');
  expect(page('Order PART')).toContain('Total (paid by UPI): ₹2004');
});

it('prints the tax that a total includes, if the shop states it', async () => {
  setShop({ tax: { rate: 18 } });
  const { user } = await openWith({ id: 'FIRST' });
  await user.click(press('Print packing slips'));
  expect(page('Order FIRST')?.at(-1)).toBe('Includes 18% tax: ₹306');
});

it('prints the invoices of the orders that have one, and nothing else', async () => {
  const invoice = { number: 'HA-7', at: 2, seller: 'Haat', taxes: [] };
  const { user } = await openWith(
    { id: 'NEW', placedAt: 3 },
    { id: 'BACK', state: 'returned', invoice, creditNote: { number: 'HA-C1', at: 3 } },
  );
  expect(press('Invoices as CSV')).toBeVisible();
  await user.click(press('Print invoices'));
  expect(printed.map((lines) => lines.find((line) => line.startsWith('No. HA')))).toEqual([
    'No. HA-7, 1 January 1970',
    'No. HA-C1, 1 January 1970',
  ]);
  await user.click(press('Print packing slips'));
  expect(printed.flat()).toContain('Pick list');
});

it('prints the code to pay by UPI of orders not paid, but none for couriers, checks or gifts', async () => {
  setShop({ upi: { id: 'shop@bank', name: 'Haat' } });
  const invoice = { number: 'HA-7', at: 2, seller: 'Haat', taxes: [] };
  const due: Partial<Order> = { pay: 'upi', state: 'sent', invoice };
  const { user } = await openWith(
    { id: 'DUE', placedAt: 6, ...due },
    { id: 'CASH', placedAt: 5, ...due, pay: 'cash' },
    { id: 'CLAIMED', placedAt: 4, ...due, payment: 'claimed' },
    { id: 'PAID', placedAt: 3, ...due, payment: 'paid' },
    { id: 'CANCELLED', placedAt: 2, ...due, state: 'cancelled' },
    { id: 'GIFT', placedAt: 1, ...due, gift: true },
  );
  const codes = () =>
    screen
      .queryAllByRole('img', { name: 'QR code to pay ₹2004 to Haat by UPI' })
      .map((code) => code.closest('section')?.textContent);
  let found: ReturnType<typeof codes> = [];
  const print = window.print.bind(window);
  window.print = () => {
    window.addEventListener('afterprint', () => (found = codes()), { once: true, capture: true });
    print();
  };
  await user.click(press('Print packing slips'));
  await waitFor(() => {
    expect(found).toHaveLength(1);
  });
  expect(found[0]).toContain('Pay ₹2004 by UPI');
  expect(found[0]).toContain('DUE');
  await user.click(press('Print invoices'));
  await waitFor(() => {
    expect(found.map((text) => /DUE|GIFT/.exec(text ?? '')?.[0])).toEqual(['DUE', 'GIFT']);
  });
});

it('downloads a file for a spreadsheet, and one for another program', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await openWith({ id: 'FIRST' });
  await user.click(press('Download CSV'));
  await user.selectOptions(screen.getByLabelText('Kind of CSV file'), 'For another program');
  await user.click(press('Download CSV'));
  expect(await screen.findAllByText('Downloaded: 1 order')).not.toHaveLength(0);
  expect(names).toEqual([
    expect.stringMatching(/^orders-\d{4}-\d\d-\d\d\.csv$/),
    expect.stringMatching(/^orders-\d{4}-\d\d-\d\d-program\.csv$/),
  ]);
  const [spreadsheet, program] = await Promise.all(files.map((file) => file.text()));
  expect(spreadsheet).toMatch(/"Order","Placed"/);
  expect(program).toMatch(/^"id","placedAt"/);
});

it('offers nothing to print or download while the list is empty', async () => {
  await openWith();
  expect(within(document.body).queryByRole('button', { name: 'Download CSV' })).toBeNull();
  act(() => {
    window.print();
  });
  expect(printed).toEqual([]);
});
