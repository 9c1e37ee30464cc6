import { Fragment, type SubmitEvent, useState } from 'react';
import {
  type Address,
  type AddressField,
  addressFields,
  addressTable,
  isAskedFor,
  isDoubtful,
  tidyAddress,
} from '../../orders/address';
import { OrderContact } from '../../orders/OrderSummary';
import { useAnnounce } from '../../store/announce';
import { Field } from '../../ui/Field';
import { addressWords } from '../../words/en/orders/address';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { type AddressProblem, placeOf, problemOf } from './addressProblems';
import type { Checkout } from './useCheckout';

const hints: Partial<Record<AddressField, string>> = addressWords.hints;
const advice: Partial<Record<AddressField, string>> = addressWords.advice;
const questions: Partial<Record<AddressField, string>> = addressWords.questions;

const types: Partial<Record<(typeof addressTable)[AddressField]['kind'], string>> = {
  telephone: 'tel',
  email: 'email',
};

interface AddressFieldProps {
  name: AddressField;
  address: Address;
  /** The reason to show below it; `doubtful`: the shopper is asked whether it's right. */
  concern: AddressProblem | 'doubtful' | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

function AddressInput({ name, address, concern, onChange, onBlur }: AddressFieldProps) {
  const { kind, autoComplete, options = [], longest = 0 } = addressTable[name];
  const { pin } = tidyAddress(address);
  const reasons: Record<NonNullable<typeof concern>, string | undefined> = {
    invalid: advice[name],
    tooLong: addressWords.tooLong(longest),
    notDelivered: addressWords.notDelivered(pin),
    otherState: addressWords.otherState(pin, placeOf(pin).state),
    doubtful: addressWords.isRight(questions[name] ?? ''),
  };
  const reason = concern && reasons[concern];
  return (
    <Field
      id={`order-${name}`}
      label={addressWords.labels[name]}
      hint={hints[name]}
      reason={reason}
      isQuestion={concern === 'doubtful'}
    >
      {(ofField) => {
        const control = { ...ofField, name, value: address[name], autoComplete, onBlur, onChange };
        if (kind === 'lines') return <textarea rows={3} {...control} />;
        if (kind === 'choice') {
          return (
            <select {...control}>
              <option value="">{addressWords.chooseState}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        const inputMode = kind === 'digits' ? 'numeric' : undefined;
        return <input type={types[kind] ?? 'text'} inputMode={inputMode} {...control} />;
      }}
    </Field>
  );
}

const placeFields = ['city', 'state'] as const;

/**
 * The address form: checks each field that was typed in on blur, and all of them on submit. What is only
 * doubtful is sent if it is submitted again. A PIN code fills in its city and state, unless the shopper has.
 */
function useAddressForm({ draft, review }: Checkout) {
  const { address, isFilledIn } = draft;
  /** The fields that show what is wrong or doubtful. */
  const [marked, setMarked] = useState<readonly AddressField[]>([]);
  /** The address as it was submitted, at first as the form opened: it isn't asked about again. */
  const [submitted, setSubmitted] = useState(address);
  /** The city and state that the PIN code has filled in, once it was changed; another PIN code may replace them. */
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>();
  const announce = useAnnounce();

  const fillIn = (next: Address): Address => {
    const { pin } = tidyAddress(next);
    if (problemOf('pin', next) === 'notDelivered') announce(addressWords.notDelivered(pin));
    // The last address may have arrived after the form.
    const before = place ?? placeOf(tidyAddress(address).pin);
    setPlace(before);
    if (problemOf('pin', next)) return next;
    const found = placeOf(pin);
    const free = placeFields.filter((field) => !next[field] || next[field] === before[field]);
    const filled = Object.fromEntries(free.map((field) => [field, found[field]]));
    setPlace({ city: '', state: '', ...filled });
    const news = free.filter((field) => found[field] && found[field] !== next[field]);
    if (news.length > 0) announce(addressWords.filledIn(news.map((field) => found[field])));
    return { ...next, ...filled };
  };

  const concernOf = (field: AddressField, values: Address) =>
    problemOf(field, values) ?? (isDoubtful(field, values[field]) ? 'doubtful' : undefined);
  const isAsked = (field: AddressField) => isFilledIn || address[field] === submitted[field];

  return {
    /** The concern that a field shows. */
    concernIn: (field: AddressField) => {
      const concern = concernOf(field, address);
      return marked.includes(field) || concern === 'notDelivered' ? concern : undefined;
    },
    change: (field: AddressField, value: string) => {
      const typed = { ...address, [field]: value };
      const next = field === 'pin' ? fillIn(typed) : typed;
      draft.change(next);
      setMarked((now) => now.filter((each) => concernOf(each, next)));
    },
    leave: (field: AddressField) => {
      if (address[field].trim() && problemOf(field, address)) setMarked((now) => [...now, field]);
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const concerns = addressFields.filter(
        (field) => problemOf(field, address) ?? (!isAsked(field) && concernOf(field, address)),
      );
      const [first] = concerns;
      if (!first) {
        review();
        return;
      }
      setMarked(concerns);
      setSubmitted(address);
      (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
      announce(words.wrongFields(concerns.length));
    },
  };
}

export function AddressForm({ order }: { order: Checkout }) {
  const { address, isFilledIn } = order.draft;
  const { concernIn, change, leave, submit } = useAddressForm(order);
  return (
    <form className="order-form" noValidate onSubmit={submit}>
      {isFilledIn && <p className="order-note">{words.isFilledIn}</p>}
      <div className="order-fields">
        {addressFields
          .filter((name) => isAskedFor(name))
          .map((name) => (
            <Fragment key={name}>
              <AddressInput
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
      </div>
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
