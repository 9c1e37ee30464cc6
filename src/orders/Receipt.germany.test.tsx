/** @jest-environment ./src/testing/browserEnvironment.ts */
import { typedAddress } from '#market/example';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderWithShop } from '../testing/renderApp';
import { products } from '../testing/sampleCatalogue';
import { tidyAddress } from './model/address';
import type { ItemRecord, Order } from './model/order';
import { Receipt } from './Receipt';

jest.mock('#shop/products', () => {
  const { products } = jest.requireActual<typeof import('../testing/sampleCatalogue')>(
    '../testing/sampleCatalogue',
  );
  return { products: products.map((product) => ({ ...product, category: 'Electronics' })) };
});

/** Opens the receipt of three laptops for €19.99 each. */
function openReceipt(record?: ItemRecord, used: Pick<Order, 'code' | 'discount'> = {}) {
  const order = new FakeOrders().add({
    owner: 'asha',
    items: [{ productId: String(products[0]?.id), price: 1999, count: 3, record }],
    delivery: { price: 490, freeFrom: 9900 },
    address: tidyAddress(typedAddress),
    ...used,
  });
  return renderWithShop(<Receipt order={order} />).container;
}

const textsOf = (container: HTMLElement, selector: string) =>
  Array.from(container.querySelectorAll(selector), (element) =>
    element.textContent.replace(/\s/g, ' '),
  );

it('a German receipt has the sums, the total and the tax in it in euros and cents', () => {
  expect(textsOf(openReceipt(), '.order-summary-row, .sum')).toEqual([
    'Slim laptop, 16 GB 3 × 19,99 € 59,97 €',
    'Versand: 4,90 €',
    'Gesamt (Barzahlung bei Lieferung): 64,87 €',
    'Davon 19 % MwSt.: 10,36 €',
  ]);
});

it('a German receipt has the code and what it took off, and the tax in the rest', () => {
  const used = { code: 'ADVENT10', discount: { percent: 10 } };
  expect(textsOf(openReceipt(undefined, used), '.order-summary-row, .sum').slice(1)).toEqual([
    'Versand: 4,90 €',
    'Code ADVENT10: -6,00 €',
    'Gesamt (Barzahlung bei Lieferung): 58,87 €',
    'Davon 19 % MwSt.: 9,40 €',
  ]);
});

it('a German receipt has the title and tax that were recorded when the order was accepted', () => {
  const rows = textsOf(openReceipt({ title: 'Laptop', rate: 7 }), '.order-summary-row, .sum');
  expect(rows[0]).toBe('Laptop 3 × 19,99 € 59,97 €');
  expect(rows.at(-1)).toBe('Davon 7 % MwSt.: 4,24 €');
  // The shop charged no tax then, or stated none.
  expect(
    textsOf(openReceipt({ title: 'Laptop', rate: 0 }), '.order-summary-row, .sum'),
  ).toHaveLength(3);
  expect(textsOf(openReceipt({ title: 'Laptop' }), '.order-summary-row, .sum')).toHaveLength(3);
});

it('a German receipt has the postal code before the town, and no state', () => {
  expect(textsOf(openReceipt(), 'address > *')).toEqual([
    'Grit Öztürk',
    'Lindenstraße 17',
    'Hinterhaus',
    '10969 Berlin',
    '0302345678',
    'Hinweis für den Zustelldienst: Bitte zweimal klingeln',
  ]);
});
