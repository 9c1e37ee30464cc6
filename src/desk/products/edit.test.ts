import { shop } from '#shop/config';
import type { Offer } from '../../catalogue/model/priceList';
import { setShop } from '../../testing/setShop';
import { applyEdit, priceProblem } from './edit';
import { blankRows, emptyForm, problemsIn } from './productForm';

const offer = (price: number, left?: number, soldOut = false): Offer => ({ price, soldOut, left });

describe('a price that the payment service rejects', () => {
  const dinars = { ...shop.market, currency: 'KWD', digits: 3 };

  it('is reported while it is typed, in the list and in a product’s form', () => {
    setShop({ payments: { service: 'stripe' }, market: dinars });
    expect(priceProblem('1234')).toBe('unpayablePrice');
    expect(priceProblem('1230')).toBe(false);
    const typed = applyEdit(offer(1230), { price: { typed: '1234', from: '1230' } });
    expect(typed).toMatchObject({ wrong: ['price'], to: offer(1230) });
    const variants = [{ ...blankRows.variant(), name: 'Small', price: '1235' }];
    expect(problemsIn({ ...emptyForm, price: '1234', variants })).toMatchObject({
      price: 'unpayablePrice',
      'variant-price-0': 'unpayablePrice',
    });
    // The former price may be unpayable, as nobody pays it.
    expect(problemsIn({ ...emptyForm, price: '1230', was: '1235' }).was).toBeUndefined();
  });

  it('can be saved in a shop without payments online', () => {
    setShop({ payments: undefined, market: dinars });
    expect(priceProblem('1234')).toBe(false);
  });
});
