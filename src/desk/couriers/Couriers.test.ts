/** @jest-environment ./src/testing/browserEnvironment.ts */
import * as buffer from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import type { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop } from '../../testing/openAccount';
import { readCsv } from '../../testing/readCsv';

jest.mock('#shop/products', () => {
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const size = { length: 12, width: 9, height: 9 };
  return {
    products: [
      buildProduct({ id: 'mug', title: 'Mug', price: 250, details: { weight: 350, size } }),
      buildProduct({
        id: 'cap',
        title: 'Cap',
        price: 300,
        variants: [
          { id: 'cap-s', name: 'Small' },
          { id: 'cap-l', name: 'Large' },
        ],
        details: { weight: 80, size, variantWeights: { 'cap-l': 95 } },
      }),
      buildProduct({ id: 'vase', title: 'Vase', price: 900 }),
      buildProduct({ id: 'lamp', title: 'Lamp', price: 700, details: { weight: 1200, size } }),
    ],
  };
});

// jsdom’s files can’t be read.
Object.assign(globalThis, { Blob: buffer.Blob, File: buffer.File });

const [FIRST, SECOND, THIRD] = ['0000-0000-0001', '0000-0000-0002', '0000-0000-0003'] as const;
const LAMPS = '0000-0000-0004';
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

const items = [
  { productId: 'mug', price: 250, count: 2 },
  { productId: 'cap-l', price: 300, count: 1 },
];

/** Two accepted orders, one of a product without weight, and two new ones; the files are unfolded. */
async function openCouriers() {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const account = await openShop((orders: FakeOrders) => {
    const vase = [{ productId: 'vase', price: 900, count: 1 }];
    orders.add({ owner: 'asha', id: FIRST, state: 'accepted', items, placedAt: 1 });
    orders.add({ owner: 'asha', id: SECOND, state: 'accepted', items: vase, placedAt: 2 });
    orders.add({ owner: 'asha', id: THIRD, items, placedAt: 3 });
    const lamps = [{ productId: 'lamp', price: 700, count: 2 }];
    orders.add({ owner: 'asha', id: LAMPS, items: lamps, placedAt: 4 });
  });
  await account.user.click(screen.getByText('Courier files'));
  await screen.findByText('2 parcels to send. Add the packaging to weight and size.');
  await screen.findByRole('textbox', { name: `Weight of order ${FIRST} in grams` });
  const lastFile = async () => readCsv(`\uFEFF${(await files.at(-1)?.text()) ?? ''}`);
  return { ...account, names, lastFile };
}

describe('courier files', () => {
  it('add up what an order’s products weigh and measure, and take a merchant’s correction', async () => {
    const { user, names, lastFile } = await openCouriers();
    const weight = field(`Weight of order ${FIRST} in grams`);
    expect(weight).toHaveValue('795');
    expect(field(`Size of order ${FIRST} in cm`)).toHaveValue('12 × 9 × 27');
    expect(field(`Weight of order ${SECOND} in grams`)).toHaveValue('');
    expect(screen.getByText(/^1 parcel has no weight or no size\./)).toBeVisible();

    await user.clear(weight);
    await user.type(weight, '0.9');
    expect(weight).toBeInvalid();
    expect(press('Download for Shiprocket')).toHaveAttribute('aria-disabled', 'true');
    await user.clear(weight);
    await user.type(weight, '900');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Courier' }), 'Delhivery');
    await user.click(press('Download for Delhivery'));
    expect(names).toEqual([expect.stringMatching(/^Delhivery-\d{4}-\d\d-\d\d\.csv$/)]);
    const [columns = [], ...rows] = await lastFile();
    const cellsOf = (name: string) => rows.map((row) => row[columns.indexOf(name)]);
    expect(cellsOf('*Sale Order Number')).toEqual([FIRST, FIRST, SECOND]);
    expect(cellsOf('Packaged Product Weight (gm)')).toEqual(['900', '900', '']);
    expect(cellsOf('*Item Sku Name')).toEqual(['Mug', 'Cap, Large', 'Vase']);
  });

  it('are of the selected orders, without those that can’t be sent yet', async () => {
    const { user, orders } = await openCouriers();
    expect(orders.orders.get(THIRD)?.state).toBe('placed');
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await user.click(screen.getByRole('checkbox', { name: `Select order ${THIRD}` }));
    expect(
      screen.getByText('1 parcel to send. Add the packaging to weight and size.'),
    ).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^Weight/ })).toHaveValue('795');
  });

  it('can’t be downloaded before the weights of newly ticked orders’ products are there', async () => {
    await openCouriers();
    fireEvent.click(screen.getByRole('checkbox', { name: `Select order ${LAMPS}` }));
    expect(screen.getByText(/^1 parcel to send\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download for/ })).toBeNull();
    expect(await screen.findByRole('textbox', { name: /^Weight/ })).toHaveValue('2400');
    expect(press('Download for Shiprocket')).toBeVisible();
  });
});

describe('a courier’s file with tracking numbers', () => {
  const findOutcome = async (sentence: string) => {
    const bar = await screen.findByRole('group', { name: 'Selected orders' });
    return within(bar).findByText(sentence);
  };
  const choose = (text: string) => new File([text], 'awb.csv');

  it('shows each parcel, then marks the orders as sent with courier and number', async () => {
    const { user, orders } = await openCouriers();
    const file = choose(
      `Order ID,Courier Company,AWB Code\n${FIRST},Blue Van,77001\n${SECOND},Blue Van,77002\n9999-9999-9999,Blue Van,77003\n${THIRD},Blue Van,1.49E+12\n`,
    );
    await user.upload(screen.getByLabelText('Import tracking numbers'), file);
    expect(await screen.findByText('4 parcels in awb.csv')).toHaveFocus();
    expect(screen.getByText(/^1\.49E\+12: a spreadsheet has rounded this number\./)).toBeVisible();
    expect(screen.getByText(`${FIRST}: Blue Van 77001`)).toBeVisible();
    expect(
      screen.getByText('77003: order 9999-9999-9999 isn’t one of these orders.'),
    ).toBeVisible();
    expect(orders.orders.get(FIRST)?.state).toBe('accepted');

    await user.click(press('Mark 2 as sent'));
    expect(await findOutcome('2 orders: sent.')).toBeVisible();
    expect([FIRST, SECOND].map((id) => orders.orders.get(id)?.notes.sent)).toEqual([
      'Blue Van 77001',
      'Blue Van 77002',
    ]);
  });

  it('says that an order has another number already, and counts it once', async () => {
    const { user, orders } = await openCouriers();
    const file = choose(
      `Order ID,Courier,AWB\n${FIRST},Blue Van,77001\n${FIRST.toLowerCase()},Red Van,77002\n`,
    );
    await user.upload(screen.getByLabelText('Import tracking numbers'), file);
    expect(await screen.findByText(`77002: order ${FIRST} has another number.`)).toBeVisible();
    await user.click(press('Mark 1 as sent'));
    expect(await findOutcome('1 order: sent.')).toBeVisible();
    expect(orders.orders.get(FIRST)?.notes.sent).toBe('Blue Van 77001');
  });

  it('waits, still chosen, while other orders are changed', async () => {
    const { user, orders } = await openCouriers();
    const file = choose(`Order ID,AWB\n${FIRST},77001\n`);
    await user.upload(screen.getByLabelText('Import tracking numbers'), file);
    await screen.findByText(`${FIRST}: 77001`);
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await user.click(screen.getByRole('checkbox', { name: `Select order ${THIRD}` }));
    const send = screen.getByRole('button', { name: 'Mark 1 as sent' });
    orders.hang();
    await user.click(press('Accept 1'));
    await user.click(send);
    expect(send).toHaveAttribute('aria-disabled', 'true');
    orders.answerAll();
    expect(await findOutcome('1 order: accepted.')).toBeVisible();
    await user.click(send);
    expect(await findOutcome('1 order: sent.')).toBeVisible();
    expect(orders.orders.get(FIRST)?.notes.sent).toBe('77001');
  });

  it('doesn’t say that orders have changed which I had ticked and accepted before', async () => {
    const { user } = await openCouriers();
    await user.click(screen.getByRole('checkbox', { name: `Select order ${THIRD}` }));
    await user.click(press('Accept 1'));
    await findOutcome('1 order: accepted.');
    const file = choose(`Order ID,AWB\n${FIRST},77001\n`);
    await user.upload(screen.getByLabelText('Import tracking numbers'), file);
    await screen.findByText(`${FIRST}: 77001`);
    await user.click(press('Mark 1 as sent'));
    expect(await findOutcome('1 order: sent.')).toBeVisible();
    expect(screen.queryByText(/changed since/)).toBeNull();
  });

  it.each([
    ['has no such columns', 'Name\nMug\n'],
    ['has no numbers in them yet', `Order ID,AWB Code\n${FIRST},\n`],
  ])('says that it found none if the file %s', async (_what, text) => {
    const { user } = await openCouriers();
    await user.upload(screen.getByLabelText('Import tracking numbers'), choose(text));
    expect(await screen.findByText(/^We found no tracking numbers in this file\./)).toHaveFocus();
  });
});

describe('labels', () => {
  it('say sender, recipient, phone and cash to collect, with the order’s number as a code', async () => {
    const { user } = await openCouriers();
    let printed: (string | null)[] = [];
    let codes: (string | null)[] = [];
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      printed = [...document.querySelectorAll('.label')].map(({ textContent }) => textContent);
      codes = [...document.querySelectorAll('.label svg')].map((code) =>
        code.getAttribute('aria-label'),
      );
      expect(document.querySelector('.paper')).toBeNull();
      window.dispatchEvent(new Event('afterprint'));
    };
    await user.click(screen.getByRole('button', { name: /^All/ }));
    await user.click(screen.getByRole('checkbox', { name: `Select order ${FIRST}` }));
    await user.click(press('Print labels'));
    expect(codes).toEqual([`Code of order ${FIRST}`]);
    for (const part of ['Haat', 'Asha Rao', '560001', '98765 43210', 'Collect ₹800 in cash']) {
      expect(printed[0]).toContain(part);
    }
    expect(document.querySelector('.label')).toBeNull();
  });
});
