import { memo, useState } from 'react';
import { shop } from '../../config';
import { nextStates } from '../../model/moves';
import type { Order as ShopOrder } from '../../services/orderService';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useAnnounce } from '../../shared/useAnnounce';
import { useBasketActions } from '../basket/useBasket';
import { stateMeanings } from '../orders/describeState';
import { Order } from '../orders/Order';
import { describeAgain, findAgain } from './orderAgain';
import { OrderButton } from '../orders/OrderButton';
import { useOrderChange } from '../orders/useOrderChange';

interface OwnOrderProps {
  order: ShopOrder;
  /** The account that has placed it. */
  uid: string;
  /** The time of the database; milliseconds. */
  now: number;
  /** Called before the order is changed. */
  onChange: () => void;
}

/** An order, for whoever has placed it. */
export const OwnOrder = memo(function OwnOrder({ order, uid, now, onChange }: OwnOrderProps) {
  const { heading, pending, refusal, change } = useOrderChange(order, uid);
  const { addToBasket } = useBasketActions();
  const announce = useAnnounce();
  const [again, setAgain] = useState('');
  const { id } = order;
  const next = nextStates(order, 'shopper', now, shop.returns);
  const button = { id, pending };

  const orderAgain = () => {
    const contents = findAgain(order.items);
    for (const product of contents.found) addToBasket(product);
    setAgain(describeAgain(contents));
    announce(describeAgain(contents));
  };

  return (
    <Order
      order={order}
      heading={heading}
      meaning={stateMeanings[order.state]}
      refusal={refusal}
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
          {...button}
          words="Cancel"
          name="cancelled"
          onPress={() => {
            if (!window.confirm(`Cancel order ${id}? It can’t be taken back.`)) return;
            onChange();
            void change('cancelled');
          }}
        />
      )}
      {next.includes('returnAsked') && (
        <OrderButton
          {...button}
          words="Ask to return"
          name="returnAsked"
          onPress={() => {
            onChange();
            void change('returnAsked');
          }}
        />
      )}
      <OrderButton {...button} words="Order again" onPress={orderAgain} />
    </Order>
  );
});
