import { useState } from 'react';
import { own } from '../../model/own';
import type { Order } from '../../services/orderService';
import { useAppSelector } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderHistoryWords as words } from '../../words/en/orders/orderHistory';
import { useBasketActions } from '../basket/useBasket';
import { asToday } from '../catalogue/asToday';
import { selectProducts } from '../catalogue/catalogueSlice';
import type { Product } from '../catalogue/product';
import { selectToday } from '../catalogue/pricesSlice';

/** Adds an order's products to the basket, but for those that are sold out, and says so; empty until then. */
export function useOrderAgain({ items }: Order) {
  const { addToBasket } = useBasketActions();
  const announce = useAnnounce();
  const today = useAppSelector(selectToday);
  const products = useAppSelector(selectProducts);
  const [sentence, setSentence] = useState('');

  const orderAgain = () => {
    const sold = items.flatMap(({ productId, count }) => {
      const product = own(products, productId);
      return product ? { product, count } : [];
    });
    const isSoldOut = (product: Product) =>
      (today ? asToday(today, product) : product).soldOut ?? false;
    const soldOut = sold.filter(({ product }) => isSoldOut(product));
    const added = sold
      .filter(({ product }) => !isSoldOut(product))
      .flatMap(({ product, count }) => Array.from({ length: count }, () => product));
    for (const product of added) addToBasket(product);
    const outcome = words.orderedAgain(added.length, {
      soldOut: soldOut.map(({ product }) => product.title),
      gone: items.map(({ productId }) => productId).filter((id) => !own(products, id)),
    });
    setSentence(outcome);
    announce(outcome);
  };
  return { orderAgain, sentence };
}
