import { shop } from '#shop/config';
import { checkCash } from '../../catalogue/model/terms';
import { upiWords as words } from '#words/orders/orders';
import type { Amount } from '../../words/money';
import { fullTotalOf, type Order, totalOf } from '../model/order';
import { amountIn } from '../model/orderTerms';
import { AskAboutOrder } from '../OrderCard';

interface PayInCashProps {
  order: Order;
  consequence: (total: Amount) => string;
  /** The label of the button that keeps the payment as it is. */
  keep: string;
}

/** Changes an order to cash on delivery; nothing if the shop doesn't take so much in cash. */
export function PayInCash({ order, consequence, keep }: PayInCashProps) {
  const total = totalOf(order);
  const size = { products: order.items.length, total: fullTotalOf(order) };
  if (checkCash(size, shop.cash)) return null;
  return (
    <AskAboutOrder
      order={order}
      change="cash"
      label={words.payInCash}
      question={words.payInCashQuestion}
      consequence={consequence(amountIn(order, total))}
      keep={keep}
    />
  );
}
