import { useState } from 'react';
import type { Order } from '../../services/orderService';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { useBasketActions } from '../basket/useBasket';
import { productOf } from '../orders/orderedProducts';

/** Adds an order's products to the basket, and says which ones; empty until then. */
export function useOrderAgain({ items }: Order) {
  const { addToBasket } = useBasketActions();
  const announce = useAnnounce();
  const [sentence, setSentence] = useState('');

  const orderAgain = () => {
    const found = items.flatMap(({ productId, count }) => {
      const product = productOf(productId);
      return product ? Array.from({ length: count }, () => product) : [];
    });
    for (const product of found) addToBasket(product);
    const gone = items.map(({ productId }) => productId).filter((item) => !productOf(item));
    const outcome = words.orderedAgain(found.length, gone);
    setSentence(outcome);
    announce(outcome);
  };
  return { orderAgain, sentence };
}
