import { useState, type RefObject, type SubmitEvent } from 'react';
import { checkField, wrongFields } from '../../model/address';
import { addressFields, type AddressField as Name } from '../../model/addressFields';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderingWords as words } from '../../words/en/ordering';
import { AddressField } from './AddressField';
import type { Checkout } from './useCheckout';

interface AddressFormProps {
  heading: RefObject<HTMLHeadingElement | null>;
  order: Checkout;
}

/** Checks each field on blur, and all of them on submit. */
export function AddressForm({ heading, order }: AddressFormProps) {
  const { address, isFilledIn, change } = order.draft;
  /** The fields that show what is wrong. */
  const [marked, setMarked] = useState<readonly Name[]>([]);
  const announce = useAnnounce();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = wrongFields(address);
    const [first] = wrong;
    if (!first) {
      order.review();
      return;
    }
    setMarked(wrong);
    (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
    announce(words.wrongFields(wrong.length));
  };

  return (
    <form className="order-form" noValidate onSubmit={submit}>
      <h3 ref={heading} tabIndex={-1}>
        {words.deliveryAddress}
      </h3>
      {isFilledIn && <p className="order-note">{words.isFilledIn}</p>}
      {addressFields.map((name) => (
        <AddressField
          key={name}
          name={name}
          value={address[name]}
          problem={marked.includes(name) ? checkField(name, address[name]) : undefined}
          onChange={({ target: { value } }) => {
            change({ ...address, [name]: value });
            if (!checkField(name, value)) setMarked(marked.filter((each) => each !== name));
          }}
          onBlur={() => {
            if (checkField(name, address[name])) setMarked([...marked, name]);
          }}
        />
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
