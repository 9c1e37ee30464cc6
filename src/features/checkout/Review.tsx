import type { RefObject } from 'react';
import { shop } from '../../config';
import type { Address } from '../../model/addressFields';
import { describeTimes } from '../../shared/basketTerms';
import { formatRupees } from '../../shared/formatRupees';
import { GiftCheckbox } from '../basket/GiftCheckbox';
import { AddressLines } from '../orders/AddressLines';
import { deliveryOf, totalOf } from '../orders/describeOrder';
import { ReviewRow } from './ReviewRow';
import type { QuotedOrder } from './orderRequest';

interface ReviewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  quoted: QuotedOrder;
  address: Address;
  onChangeAddress: () => void;
  onAddOne: (productId: string) => void;
  onRemoveOne: (productId: string) => void;
}

/** The order before it is placed: each part of it can be changed here. */
export function Review(props: ReviewProps) {
  const { heading, quoted, address, onChangeAddress, onAddOne, onRemoveOne } = props;
  const { rows, delivery } = quoted;
  const times = describeTimes({ delivery: shop.delivery });
  return (
    <div className="order-review">
      <h3 className="order-heading" tabIndex={-1} ref={heading}>
        Check your order
      </h3>
      <p className="order-note">Nothing is ordered yet.</p>
      <div className="order-part">
        <h4>Goes to</h4>
        <AddressLines address={address} />
        <button type="button" className="text-button" onClick={onChangeAddress}>
          Change<span className="visually-hidden"> the address</span>
        </button>
      </div>
      <div className="order-part">
        <h4>Products</h4>
        <ul className="order-rows">
          {rows.map((row) => (
            <ReviewRow
              key={row.productId}
              row={row}
              onAddOne={onAddOne}
              onRemoveOne={(productId) => {
                // The row leaves with its last one, and the focus would go with it.
                if (row.count === 1) heading.current?.focus();
                onRemoveOne(productId);
              }}
            />
          ))}
        </ul>
        <GiftCheckbox name="order-gift" label="This is a gift" />
      </div>
      <div className="order-part">
        <p className="order-sum">
          Delivery: <span>{deliveryOf(rows, delivery)}</span>
        </p>
        <p className="order-sum order-sum-total">
          Total: <span>{formatRupees(totalOf({ items: rows, delivery }))}</span>
        </p>
        {times && <p className="order-note">{times}</p>}
      </div>
    </div>
  );
}
