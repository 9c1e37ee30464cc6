import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { changeOrder } from '../../orders/ordersSlice';
import { AskInPlace } from '../../ui/AskInPlace';
import { deskWords as words } from '#words/desk/orders';
import { ordersWith, sumOfOrders } from './figures';

/** Notes for all of these orders that the courier has handed over the cash; each says so if that fails. */
export function ReceiveAll({ orders }: { orders: readonly Order[] }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const collected = ordersWith('courier', orders).filter(isInShopCurrency);
  if (collected.length < 2) return null;
  return (
    <AskInPlace
      {...words.receiveAll}
      question={words.receiveAll.question(sumOfOrders(collected), collected.length)}
      isBusy={isBusy}
      onConfirm={async () => {
        setBusy(true);
        await Promise.all(
          collected.map((order) => dispatch(changeOrder({ order, change: 'paid' }))),
        );
        setBusy(false);
      }}
    />
  );
}
