import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { searchOrders } from './searchOrders';

const address = { ...buildAddress(), name: 'Bilal Khan', state: 'Maharashtra' };

it.each(['महाराष्ट्र', 'महा', 'Maharashtra', 'khan महाराष्ट्र'])(
  'a merchant finds an order by its state as it is shown and as it is stored: %s',
  (query) => {
    const fake = new FakeOrders();
    fake.add({ owner: 'asha' });
    const order = fake.add({ owner: 'bilal', address });
    expect(searchOrders([...fake.orders.values()], query, ({ productId }) => productId)).toEqual([
      order,
    ]);
  },
);
