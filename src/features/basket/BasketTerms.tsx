import type { Shop } from '../../config';
import { checkCash } from '../../model/cashLimit';
import { deliveryPrice } from '../../shared/deliveryPrice';
import { basketPageWords as words } from '../../words/en/basketPage';
import { paymentWords } from '../../words/en/orders/payment';
import { termsWords } from '../../words/en/terms';
import { useOrderableItems } from './useTotals';
import { useToday } from './useToday';

export interface BasketTermsProps {
  /** Whole rupees. */
  subtotal: number;
  /** As far as the shop has set them. */
  terms: Pick<Shop, 'orders' | 'delivery' | 'cash' | 'upi' | 'returns'>;
}

function describePayment(
  order: { products: number; total: number },
  { cash, upi }: Pick<Shop, 'cash' | 'upi'>,
): string {
  const problem = checkCash(order, cash);
  return problem
    ? paymentWords.notInCash(problem, cash?.upTo ?? 0, upi !== undefined)
    : termsWords.payment(upi !== undefined);
}

/** When this basket would arrive, how to pay for it, and how long its items can be returned. */
export function BasketTerms({ subtotal, terms }: BasketTermsProps) {
  const { orders: takesOrders = true, delivery, cash, upi, returns } = terms;
  const today = useToday();
  const price = deliveryPrice(subtotal, delivery);
  const products = new Set(useOrderableItems().map(({ product }) => product.id)).size;
  return (
    <div className="basket-terms">
      {price > 0 && delivery?.freeFrom !== undefined && (
        <p className="basket-terms-free">{words.freeDeliveryFor(delivery.freeFrom - subtotal)}</p>
      )}
      {takesOrders && (
        <>
          {delivery?.days && <p>{words.arrivesIfOrdered(today, delivery.days)}</p>}
          <p>{describePayment({ products, total: subtotal + price }, { cash, upi })}</p>
        </>
      )}
      {returns !== undefined && <p>{termsWords.returns(returns)}</p>}
    </div>
  );
}
