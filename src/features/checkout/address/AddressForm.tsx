import { Fragment, type RefObject } from 'react';
import { addressFields } from '../../../model/addressFields';
import { orderingWords as words } from '../../../words/en/orders/ordering';
import { OrderContact } from '../../orders/OrderContact';
import type { Checkout } from '../useCheckout';
import { AddressField } from './AddressField';
import { useAddressForm } from './useAddressForm';

interface AddressFormProps {
  heading: RefObject<HTMLHeadingElement | null>;
  order: Checkout;
}

export function AddressForm({ heading, order }: AddressFormProps) {
  const { address, isFilledIn } = order.draft;
  const { concernIn, change, leave, submit } = useAddressForm(order);
  return (
    <form className="order-form" noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {words.deliveryAddress}
      </h3>
      {isFilledIn && <p className="order-note">{words.isFilledIn}</p>}
      {addressFields.map((name) => (
        <Fragment key={name}>
          <AddressField
            name={name}
            address={address}
            concern={concernIn(name)}
            onChange={({ target: { value } }) => {
              change(name, value);
            }}
            onBlur={() => {
              leave(name);
            }}
          />
          {concernIn(name) === 'notDelivered' && <OrderContact />}
        </Fragment>
      ))}
      <button
        type="submit"
        className="button button-wide"
        // A blur before the press ends could show a reason, and move the button away.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
      >
        {words.reviewOrder}
      </button>
    </form>
  );
}
