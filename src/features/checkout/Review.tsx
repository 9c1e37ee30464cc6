import type { RefObject } from 'react';
import { shop } from '../../config';
import { formatRupees } from '../../shared/formatRupees';
import { arrivalWords } from '../../words/en/orders/arrival';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { GiftCheckbox } from '../basket/GiftCheckbox';
import { useToday } from '../basket/useToday';
import { AddressLines } from '../orders/AddressLines';
import { deliveryOf, totalOf } from '../orders/orderTotals';
import { PaymentChoice } from './payment/PaymentChoice';
import { ReviewRow } from './ReviewRow';
import type { Checkout } from './useCheckout';

interface ReviewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  order: Checkout;
}

export function Review({ heading, order }: ReviewProps) {
  const { quoted, draft } = order;
  const days = shop.delivery?.days;
  const today = useToday();
  return (
    <div className="order-review">
      <h3 tabIndex={-1} ref={heading}>
        {words.reviewOrder}
      </h3>
      <p className="order-note">{words.notPlacedYet}</p>
      <div className="order-part">
        <div className="order-part-heading">
          <h4>{words.deliverTo}</h4>
          <button
            type="button"
            className="text-button"
            aria-label={words.changeAddress}
            onClick={order.changeAddress}
          >
            {words.change}
          </button>
        </div>
        <AddressLines address={draft.address} />
        {draft.isFilledIn && <p className="order-note">{words.isFilledIn}</p>}
      </div>
      <div className="order-part">
        <h4>{words.products}</h4>
        <ul className="order-rows">
          {quoted.items.map((row) => (
            <ReviewRow key={row.productId} row={row} next={heading} />
          ))}
        </ul>
        <GiftCheckbox name="order-gift" label={words.gift} />
      </div>
      <div className="order-part">
        <p className="order-sum">
          {words.delivery} <span>{deliveryOf(quoted)}</span>
        </p>
        <p className="order-sum order-sum-total">
          {words.total} <span>{formatRupees(totalOf(quoted))}</span>
        </p>
        {days && <p>{arrivalWords.arrives(today, days)}</p>}
      </div>
      <PaymentChoice order={order} />
    </div>
  );
}
