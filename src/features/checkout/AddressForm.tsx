import { useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import type { Address } from '../../services/orderService';
import { useAnnounce } from '../../shared/useAnnounce';
import {
  addressFields,
  checkField,
  wrongFields,
  type AddressField as Name,
} from '../orders/address';
import { AddressField } from './AddressField';
import { indianStates } from '../orders/indianStates';

interface AddressFormProps {
  address: Address;
  /** Whether it was filled in from the shopper's last order. */
  isFilledIn: boolean;
  onChange: (address: Address) => void;
  /** All of it can be sent. */
  onDone: () => void;
}

const fields: readonly Omit<
  ComponentProps<typeof AddressField>,
  'value' | 'reason' | 'onChange' | 'onLeave'
>[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  {
    ...{ name: 'telephone', label: 'Telephone', hint: 'For the courier' },
    ...{ autoComplete: 'tel', inputMode: 'tel' },
  },
  {
    ...{ name: 'street', label: 'House, street, area', kind: 'lines' },
    autoComplete: 'street-address',
  },
  { name: 'landmark', label: 'Landmark', hint: 'If there is one', autoComplete: 'off' },
  { name: 'pin', label: 'PIN code', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'city', label: 'City, town or village', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', kind: 'choice', autoComplete: 'address-level1' },
];

const states = ['', ...indianStates].map((state) => (
  <option key={state} value={state}>
    {state || 'Choose'}
  </option>
));

/** Where the order goes. A field is checked once it was left, and all of them at the press. */
export function AddressForm({ address, isFilledIn, onChange, onDone }: AddressFormProps) {
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
      <h3 className="order-heading" tabIndex={-1}>
        Where does it go?
      </h3>
      {isFilledIn && <p className="order-note">This is the address of your last order.</p>}
      {fields.map((field) => (
        <AddressField
          key={field.name}
          {...field}
          value={address[field.name]}
          reason={reasons[field.name]}
          onChange={(value) => {
            onChange({ ...address, [field.name]: value });
            // What is wrong is said only once the field was left; what is right, at once.
            if (!checkField(field.name, value)) {
              setReasons((before) => ({ ...before, [field.name]: undefined }));
            }
          }}
          onLeave={() => {
            check([field.name]);
          }}
        >
          {field.name === 'state' && states}
        </AddressField>
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
