/** @jest-environment ./src/testing/browserEnvironment.ts */
import { within } from '@testing-library/react';
import { buildAddress } from '../testing/address';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderWithShop } from '../testing/renderApp';
import { setShop } from '../testing/setShop';
import type { Order } from './model/order';
import { SHOP_OWNER } from './model/states';
import { Receipt } from './Receipt';

const at = Date.UTC(2026, 10, 29, 8);
const buyer = { ...buildAddress(), telephone: '', state: 'Karnataka' };
const record = { title: 'Clay lamp', rate: 18 };
const items = [{ productId: '1', price: 990, count: 2, record }];

/** The papers that are printed of an order: their headings, and all their texts in one line. */
function print(more: Partial<Order>, isLinked = false) {
  const invoice = { number: 'HA-7', at, seller: 'Haat Traders\n1 Market Road', taxes: ['IGST'] };
  const order = new FakeOrders().add({
    owner: 'asha',
    items,
    buyer,
    invoice,
    placedAt: at,
    ...more,
  });
  const { container } = renderWithShop(<Receipt order={order} isLinked={isLinked} />);
  return [...container.querySelectorAll<HTMLElement>('.invoice')].map((paper) => ({
    heading: within(paper).getByRole('heading').textContent,
    text: paper.textContent.replace(/\s+/g, ' '),
    rows: within(paper)
      .getAllByRole('row')
      // The table of taxes is in a row itself.
      .filter((row) => !row.querySelector('table'))
      .map(({ children }) => Array.from(children, (cell) => cell.textContent).join(' | ')),
  }));
}

it('an order that was sent prints its invoice as its receipt, with seller and buyer', () => {
  const [paper, ...more] = print({ delivery: { price: 49 } });
  expect(more).toEqual([]);
  expect(paper?.heading).toBe('Invoice');
  expect(paper?.text).not.toContain('Sent on');
  expect(paper?.text).toContain('Haat Traders 1 Market Road');
  expect(paper?.text).toContain('No. HA-7, 29 November 2026');
  expect(paper?.text).toContain(buyer.name);
  expect(paper?.text).not.toContain(buildAddress().telephone);
  expect(paper?.rows).toEqual([
    'Item | Quantity | Price | Amount',
    'Clay lamp | 2 | ₹990 | ₹1980',
    'Delivery | ₹49',
    'Total | ₹2029',
    'Tax rate | Taxable value | IGST | With tax',
    '18% | ₹1719 | 18%: ₹310 | ₹2029',
  ]);
});

it('an invoice with a GSTIN is a tax invoice, or a bill of supply without tax', () => {
  const taxNumber = '29ABCDE1234F1Z5';
  const invoice = { number: 'HA-7', at, seller: 'Haat', taxNumber, taxes: ['CGST', 'SGST'] };
  const [taxed] = print({ invoice });
  expect(taxed?.heading).toBe('Tax invoice');
  expect(taxed?.text).toContain('GSTIN 29ABCDE1234F1Z5');
  expect(taxed?.text).toContain('Place of supply: Karnataka');
  expect(taxed?.rows.at(-1)).toBe('18% | ₹1678 | 9%: ₹151 | 9%: ₹151 | ₹1980');
  const [untaxed] = print({ invoice: { ...invoice, taxes: [] } });
  expect(untaxed?.heading).toBe('Bill of supply');
  expect(untaxed?.text).toContain('not eligible to collect tax');
  const zero = items.map((item) => ({ ...item, record: { ...record, rate: 0 } }));
  expect(print({ invoice, items: zero })[0]?.heading).toBe('Tax invoice');
});

it('an invoice has a column of HSN codes if one of its items has one', () => {
  const plain = { productId: '2', price: 10, count: 1, record: { title: 'Wick', rate: 18 } };
  const coded = items.map((item) => ({ ...item, record: { ...record, taxCode: '9405' } }));
  const [paper] = print({ items: [...coded, plain], delivery: { price: 49 } });
  expect(paper?.rows.slice(0, 4)).toEqual([
    'Item | HSN | Quantity | Price | Amount',
    'Clay lamp | 9405 | 2 | ₹990 | ₹1980',
    'Wick |  | 1 | ₹10 | ₹10',
    'Delivery | ₹49',
  ]);
});

it('names the buyer’s GSTIN, if they have given one', () => {
  const [paper] = print({ buyer: { ...buyer, gstin: '29AAAAA0000A1ZY' } });
  expect(paper?.text).toMatch(/Bill to.* GSTIN 29AAAAA0000A1ZY.*Place of supply/);
  expect(print({})[0]?.text).not.toContain('GSTIN');
});

it('an invoice with several rates has each item’s, and says that no reverse charge is due', () => {
  const reverseCharge = 'Tax payable on reverse charge: No';
  const wick = { productId: '2', price: 10, count: 1, record: { title: 'Wick', rate: 5 } };
  const creditNote = { number: 'HA-C1', at };
  const several = { items: [...items, wick], state: 'returned', creditNote } as const;
  const [paper, credit] = print(several);
  for (const each of [paper, credit])
    expect(each?.rows.slice(1, 3)).toEqual([
      'Clay lamp 18% | 2 | ₹990 | ₹1980',
      'Wick 5% | 1 | ₹10 | ₹10',
    ]);
  expect(paper?.text.split(reverseCharge)).toHaveLength(2);
  expect(credit?.text).not.toContain(reverseCharge);
  const untaxed = { number: 'HA-7', at, seller: 'Haat', taxNumber: '12', taxes: [] };
  expect(print({ invoice: untaxed })[0]?.text).not.toContain(reverseCharge);
});

it('an order that came back in part prints a credit note after its invoice', () => {
  const creditNote = { number: 'HA-C1', at };
  const [, credit] = print({ state: 'returned', returning: { 1: 1 }, creditNote });
  expect(credit?.heading).toBe('Credit note');
  expect(credit?.text).toContain('No. HA-C1, 29 November 2026');
  expect(credit?.text).toContain('For invoice HA-7 of 29 November 2026');
  expect(credit?.rows).toContain('Total | ₹990');
});

it('an order’s link prints the invoice without the buyer, and says where to find that', () => {
  const invoice = { number: 'HA-7', at, seller: 'Haat', taxes: ['CGST', 'SGST'] };
  const [paper] = print({ buyer: undefined, invoice }, true);
  expect(paper?.rows.at(-1)).toBe('18% | ₹1678 | 9%: ₹151 | 9%: ₹151 | ₹1980');
  expect(paper?.text).toContain('the full invoice is in the shopper’s account, or from the shop');
});

it('an invoice of a sale at the stall names no buyer', () => {
  const [paper] = print({ owner: SHOP_OWNER, buyer: undefined, address: undefined });
  expect(paper?.text).toContain('Haat Traders');
  expect(paper?.text).not.toMatch(/Bill to|doesn’t show the buyer/);
});

it('says nothing about taxes if a rate was never recorded', () => {
  setShop({ tax: { rate: 18, categories: { Books: 5 } } });
  const [paper] = print({ items: [{ productId: 'gone', price: 990, count: 1 }] });
  expect(paper?.rows).toHaveLength(3);
});

it('an invoice and its credit note show what the order’s code took off, and add up', () => {
  const used = {
    delivery: { price: 49 },
    code: 'DIWALI10',
    discount: { percent: 10 },
    creditNote: { number: 'HA-C1', at },
    state: 'returned',
    returning: { 1: 1 },
  } as const;
  const [invoice, creditNote] = print(used);
  expect(invoice?.rows).toEqual([
    'Item | Quantity | Price | Amount',
    'Clay lamp | 2 | ₹990 | ₹1980',
    'Delivery | ₹49',
    'Code DIWALI10: | -₹198',
    'Total | ₹1831',
    'Tax rate | Taxable value | IGST | With tax',
    '18% | ₹1552 | 18%: ₹279 | ₹1831',
  ]);
  expect(creditNote?.rows).toEqual([
    'Item | Quantity | Price | Amount',
    'Clay lamp | 1 | ₹990 | ₹990',
    'Code DIWALI10: | -₹99',
    'Total | ₹891',
    'Tax rate | Taxable value | IGST | With tax',
    '18% | ₹755 | 18%: ₹136 | ₹891',
  ]);
});
