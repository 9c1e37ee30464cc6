import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '../../config';
import { nextStates } from '../../model/moves';
import type { Order as ShopOrder } from '../../services/orderService';
import { paths } from '../../shared/paths';
import { useAnnounce } from '../../shared/useAnnounce';
import { useBasketActions } from '../basket/useBasket';
import { productOf } from '../orders/describeOrder';
import { stateMeanings } from '../orders/describeState';
import { Order } from '../orders/Order';
import { OrderButton } from '../orders/OrderButton';

interface OwnOrderProps {
  order: ShopOrder;
  /** Milliseconds, by the clock of the database. */
  now: number;
}

/** One of the shopper's own orders. */
export const OwnOrder = memo(function OwnOrder({ order, now }: OwnOrderProps) {
  const { addToBasket } = useBasketActions();
  const announce = useAnnounce();
  const [again, setAgain] = useState('');
  const { id, items, state } = order;
  const next = nextStates(order, 'shopper', now, shop.returns);

  const orderAgain = () => {
    const found = items.flatMap(({ productId, count }) => {
      const product = productOf(productId);
      return product ? Array.from({ length: count }, () => product) : [];
    });
    for (const product of found) addToBasket(product);
    const gone = items.map(({ productId }) => productId).filter((item) => !productOf(item));
    const sentence = describeAgain(found.length, gone);
    setAgain(sentence);
    announce(sentence);
  };

  return (
    <Order
      order={order}
      meaning={stateMeanings[state]}
      note={
        again && (
          <p className="order-again">
            {again} <Link to={paths.checkout}>Go to your basket</Link>
          </p>
        )
      }
    >
      {next.includes('cancelled') && (
        <OrderButton
          order={order}
          change="cancelled"
          words="Cancel"
          question={`Cancel order ${id}? It can’t be taken back.`}
        />
      )}
      {next.includes('returnAsked') && (
        <OrderButton order={order} change="returnAsked" words="Ask to return" />
      )}
      <OrderButton order={order} words="Order again" onPress={orderAgain} />
    </Order>
  );
});

/** Says what has come into the basket, and what is no longer sold. */
function describeAgain(count: number, gone: readonly string[]): string {
  const missing = gone.length
    ? ` No longer sold: ${gone.map((id) => `product ${id}`).join(', ')}.`
    : '';
  if (count === 0) return `Nothing was put into your basket.${missing}`;
  const items = count === 1 ? '1 item is' : `${count} items are`;
  return `${items} in your basket again, at today’s prices.${missing}`;
}
