/** The previews in `npm start`: every kind of email, about an order of the shop's first two products. */
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { variantsOf } from '../src/catalogue/model/product';
import type { Order } from '../src/orders/model/order';
import { isEmailed, orderStates } from '../src/orders/model/states';
import type { Withdrawal } from '../src/orders/model/withdrawal';
import { catalogueOf } from './catalogue';
import { type Email, shopEmail, shopperEmail, withdrawalCopy, withdrawalReceipt } from './emails';

const goods = products.flatMap(variantsOf).slice(0, 2);
const catalogue = catalogueOf(products);

const example = (state: Order['state']): Order => {
  const now = Date.now();
  return {
    id: '7K3M-9QXT-2B4D',
    linkKey: '0'.repeat(32),
    owner: 'shopper',
    guest: true,
    by: 'merchant',
    state,
    stateAt: now,
    before: state,
    beforeAt: now,
    placedAt: now,
    changedAt: now,
    pay: shop.cash ? 'cash' : 'upi',
    payment: 'due',
    gift: true,
    delivery: shop.delivery ?? {},
    ...(shop.codes && { code: 'DIWALI10', discount: { percent: 10 } }),
    times: state === 'placed' ? {} : { accepted: now },
    taken: {},
    short: {},
    told: {},
    returnRequests: 0,
    items: goods.map(({ id, price }, place) => ({ productId: id, price, count: place + 1 })),
    notes: { sent: 'Post EE123456789IN', cancelled: 'Sold out', returnDeclined: 'It was used' },
    address: {
      name: 'Asha <Rao> & Sons',
      telephone: '98765 43210',
      street: '12 Lake View Road',
      landmark: '',
      city: 'Bengaluru',
      state: 'Karnataka',
      pin: '560001',
      instructions: 'Ring twice',
      email: 'asha@example.com',
      gstin: '',
    },
  };
};

const withdrawal: Withdrawal = {
  id: '0'.repeat(32),
  name: 'Asha <Rao> & Sons',
  order: '7K3M-9QXT-2B4D',
  what: goods.map(({ title }) => title).join('\n'),
  reach: 'asha@example.com',
  at: Date.now(),
};

export const previews = (): Email[] => [
  shopperEmail('receipt', example('placed'), catalogue),
  ...orderStates.filter(isEmailed).map((state) => shopperEmail(state, example(state), catalogue)),
  shopEmail(example('placed'), catalogue),
  ...(shop.market.withdrawal ? [withdrawalReceipt(withdrawal), withdrawalCopy(withdrawal)] : []),
];
