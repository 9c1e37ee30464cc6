import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { checkField, wrongFields } from '../../model/address';
import { addressFields, type Address, type AddressField as Name } from '../../model/addressFields';
import { useAnnounce } from '../../shared/useAnnounce';
import { AddressField } from './AddressField';

interface AddressFormProps {
  heading: RefObject<HTMLHeadingElement | null>;
  address: Address;
  /** Whether it was filled in from the shopper's last order. */
  isFilledIn: boolean;
  onChange: (address: Address) => void;
  /** All of it can be sent. */
  onDone: () => void;
}

/** Where the order goes. A field is checked once it was left, and all of them at the press. */
export function AddressForm({ heading, address, isFilledIn, onChange, onDone }: AddressFormProps) {
  const [reasons, setReasons] = useState<Partial<Record<Name, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();

  const check = (names: readonly Name[]) => {
    const found = names.map((name) => [name, checkField(name, address[name])] as const);
    setReasons((before) => ({ ...before, ...Object.fromEntries(found) }));
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = wrongFields(address);
    const [first] = wrong;
    if (!first) {
      onDone();
      return;
    }
    check(addressFields);
    (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    announce(
      `${wrong.length === 1 ? 'One field is' : `${wrong.length} fields are`} not right yet.`,
    );
  };

  return (
    <form ref={form} className="order-form" noValidate onSubmit={submit}>
      <h3 ref={heading} className="order-heading" tabIndex={-1}>
        Where does it go?
      </h3>
      {isFilledIn && <p className="order-note">This is the address of your last order.</p>}
      {addressFields.map((field) => (
        <AddressField
          key={field}
          name={field}
          value={address[field]}
          reason={reasons[field]}
          onChange={(value) => {
            onChange({ ...address, [field]: value });
            // What is wrong is said only once the field was left; what is right, at once.
            if (!checkField(field, value)) {
              setReasons((before) => ({ ...before, [field]: undefined }));
            }
          }}
          onLeave={() => {
            check([field]);
          }}
        />
      ))}
      <button
        type="submit"
        className="button button-wide"
        // The field is not left before the press has counted: its reason would move the button away.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
      >
        Check your order
      </button>
    </form>
  );
}
