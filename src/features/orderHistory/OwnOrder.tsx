import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { shop } from '../../config';
import { nextStates } from '../../model/moves';
import type { Order as ShopOrder } from '../../services/orderService';
import { paths } from '../../shared/paths';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderHistoryWords as words } from '../../words/en/orderHistory';
import { useBasketActions } from '../basket/useBasket';
import { productOf } from '../orders/describeOrder';
import { Order } from '../orders/Order';
import { OrderButton } from '../orders/OrderButton';

interface OwnOrderProps {
  order: ShopOrder;
  /** Milliseconds, by the clock of the database. */
  now: number;
}

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
    const sentence = words.orderedAgain(found.length, gone);
    setAgain(sentence);
    announce(sentence);
  };

  return (
    <Order
      order={order}
      meaning={words.meanings[state]}
      note={
        again && (
          <p className="order-again">
            {again} <Link to={paths.checkout}>{words.goToBasket}</Link>
          </p>
        )
      }
    >
      {next.includes('cancelled') && (
        <OrderButton
          order={order}
          change="cancelled"
          label={words.cancel}
          question={words.confirmCancel(id)}
        />
      )}
      {next.includes('returnAsked') && (
        <OrderButton order={order} change="returnAsked" label={words.requestReturn} />
      )}
      <OrderButton order={order} label={words.orderAgain} onPress={orderAgain} />
    </Order>
  );
});
