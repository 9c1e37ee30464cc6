/** @jest-environment ./src/testing/browserEnvironment.ts */
import { buildAddress } from '../testing/address';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderWithShop } from '../testing/renderApp';
import { Receipt } from './Receipt';

/** The texts in English below those in Hindi, on the invoice and the credit note of a clay lamp with these taxes. */
function printEnglish(taxes: string[]) {
  const at = Date.UTC(2026, 10, 29, 8);
  const order = new FakeOrders().add({
    id: 'FIRST',
    placedAt: at,
    owner: 'asha',
    items: [{ productId: '1', price: 990, count: 2, record: { title: 'मिट्टी का दीया', rate: 18 } }],
    delivery: { price: 49 },
    state: 'returned',
    times: { sent: at },
    creditNote: { number: 'HA-C1', at },
    buyer: { ...buildAddress(), state: 'Karnataka' },
    invoice: { number: 'HA-7', at, seller: 'Haat', taxNumber: '29ABCDE1234F1Z5', taxes },
  });
  const { container } = renderWithShop(<Receipt order={order} />);
  const [lines = [], creditNote = []] = Array.from(
    container.querySelectorAll('.invoice'),
    (paper) => Array.from(paper.querySelectorAll('[lang=en]'), (each) => each.textContent),
  );
  return { lines, creditNote, text: container.textContent };
}

it('an Indian invoice in Hindi has the terms of the law in English, too', () => {
  const { lines, creditNote, text } = printEnglish(['CGST', 'SGST']);
  expect(lines).toEqual([
    'Tax invoice',
    'No. HA-7, 29 November 2026',
    'Order FIRST of 29 November 2026',
    'Sent on 29 November 2026',
    'Bill to',
    'Place of supply: Karnataka',
    'Item',
    'Quantity',
    'Price',
    'Amount',
    'Delivery',
    'Total',
    'Tax rate',
    'Taxable value',
    'With tax',
    'Tax payable on reverse charge: No',
  ]);
  expect(creditNote.slice(0, 3)).toEqual([
    'Credit note',
    'No. HA-C1, 29 November 2026',
    'For invoice HA-7 of 29 November 2026',
  ]);
  for (const hindi of ['टैक्स इनवॉइस', 'आपूर्ति का स्थान: कर्नाटक', 'टैक्स योग्य मूल्य', 'GSTIN'])
    expect(text).toContain(hindi);
});

it('a bill of supply in Hindi has the sentence about composition in both languages', () => {
  const { lines, text } = printEnglish([]);
  expect(lines).toContain('Bill of supply');
  expect(lines.at(-1)).toBe('Composition taxable person, not eligible to collect tax on supplies.');
  expect(text).toContain('सप्लाई पर टैक्स लेने के पात्र नहीं');
});
