/** @jest-environment ./src/testing/browserEnvironment.ts */
import { products } from '../testing/sampleCatalogue';
import { renderWithShop } from '../testing/renderApp';
import { setShop } from '../testing/setShop';
import { CheckoutSummary } from './CheckoutSummary';
import type { QuotedOrder } from './orderRows';

jest.mock('#shop/products', () => {
  const { products } = jest.requireActual<typeof import('../testing/sampleCatalogue')>(
    '../testing/sampleCatalogue',
  );
  const categories = ['Books', 'Lamps'];
  return {
    products: products.map((each, place) => ({ ...each, category: categories[place % 2] })),
  };
});

/** The sums below the items of an order of a book and a lamp. */
function sumsOf(used: Pick<QuotedOrder, 'code' | 'discount'> = {}) {
  const items = products.slice(0, 2).map(({ id, title, price }) => ({
    productId: id,
    title,
    price,
    count: 1,
    most: 20,
  }));
  const quoted = { items, delivery: {}, ...used };
  const { container } = renderWithShop(<CheckoutSummary quoted={quoted} isReview />);
  return Array.from(container.querySelectorAll('.order-sum, p'), ({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  );
}

describe('a German review', () => {
  it('says what tax the total includes, by rate', () => {
    setShop({ tax: { rate: 19, categories: { Books: 7 } } });
    expect(sumsOf()).toEqual(
      expect.arrayContaining([
        'Davon 7 % MwSt. (aus 9,90 €): 0,65 €',
        'Davon 19 % MwSt. (aus 1,33 €): 0,21 €',
      ]),
    );
  });

  it('says what tax the total includes after a code, by rate', () => {
    setShop({ tax: { rate: 19, categories: { Books: 7 } } });
    expect(sumsOf({ code: 'ADVENT10', discount: { percent: 10 } })).toEqual(
      expect.arrayContaining([
        'Code ADVENT10: -1,12 €',
        'Gesamt: 10,11 €',
        'Davon 7 % MwSt. (aus 8,91 €): 0,58 €',
        'Davon 19 % MwSt. (aus 1,20 €): 0,19 €',
      ]),
    );
  });

  it('says that tax is included, or that none is charged, in a shop that states no rate', () => {
    setShop({ tax: undefined });
    expect(sumsOf()).toContain('Alle Preise inkl. MwSt., zzgl. Versand.');
    setShop({ tax: { rate: 0 } });
    expect(sumsOf().join()).toMatch(/§ 19/);
  });
});
