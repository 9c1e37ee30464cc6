import type { Shop } from '../../config';
import { deliveryPrice } from '../../shared/deliveryPrice';
import { basketPageWords as words } from '../../words/en/basketPage';
import { termsWords } from '../../words/en/terms';
import { useToday } from './useToday';

export interface BasketTermsProps {
  /** Whole rupees. */
  subtotal: number;
  /** As far as the shop has set them. */
  terms: Pick<Shop, 'orders' | 'delivery' | 'cash' | 'upi' | 'returns'>;
}

/** When this basket would arrive, how to pay for it, and how long its items can be returned. */
export function BasketTerms({ subtotal, terms }: BasketTermsProps) {
  const { orders: takesOrders = true, delivery, cash, upi, returns } = terms;
  const today = useToday();
  const price = deliveryPrice(subtotal, delivery);
  const isTooMuch = cash && subtotal + price > cash.upTo;
  return (
    <div className="basket-terms">
      {price > 0 && delivery?.freeFrom !== undefined && (
        <p className="basket-terms-free">{words.freeDeliveryFor(delivery.freeFrom - subtotal)}</p>
      )}
      {takesOrders && (
        <>
          {delivery?.days && <p>{words.arrivesIfOrdered(today, delivery.days)}</p>}
          <p>
            {isTooMuch
              ? words.tooMuchForCash(cash.upTo, upi !== undefined)
              : termsWords.payment(upi !== undefined)}
          </p>
        </>
      )}
      {returns !== undefined && <p>{termsWords.returns(returns)}</p>}
    </div>
  );
}
