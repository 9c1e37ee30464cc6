import { placeOf } from '#market/places';
import {
  Fragment,
  type ReactNode,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { shop } from '#shop/config';
import { useAnnounce, useProblemAnnouncement } from '../app/announce';
import { postalCodes } from '#market/postalCodes';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { addressWords } from '#words/orders/address';
import { placeWords } from '#words/orders/places';
import {
  type Address,
  type AddressField,
  addressFields,
  addressTable,
  type Doubt,
  doubtAbout,
  isAskedFor,
  tidyAddress,
} from './model/address';
import { type AddressProblem, problemOf } from './model/addressProblems';
import { OrderContact } from './OrderSummary';
import '../ui/Disclosure.css';
import './AddressFields.css';

const hints: Partial<Record<AddressField, string>> = addressWords.hints;
const advice: Partial<Record<AddressField, string>> = addressWords.advice;

const types: Partial<Record<(typeof addressTable)[AddressField]['kind'], string>> = {
  telephone: 'tel',
  email: 'email',
};

type Concern =
  { problem: AddressProblem; doubt?: undefined } | { problem?: undefined; doubt: Doubt };

const { compare } = new Intl.Collator(shop.market.language);
const inOrderOfNames = (states: readonly string[]) =>
  states.toSorted((one, other) => compare(placeWords.stateName(one), placeWords.stateName(other)));

interface AddressInputProps {
  name: AddressField;
  address: Address;
  /** The note below it: an error, or a question to the shopper. */
  concern: Concern | undefined;
  /** The button that sends the address. */
  action: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

function AddressInput(props: AddressInputProps) {
  const { name, address, concern, action, onChange, onBlur } = props;
  const { kind, autoComplete, options = [], longest = 0 } = addressTable[name];
  const { pin } = tidyAddress(address);
  const reasons: Record<AddressProblem, string | undefined> = {
    invalid: advice[name],
    tooLong: addressWords.tooLong(longest),
    notDelivered: addressWords.notDelivered(pin),
    otherState: addressWords.otherState(pin, placeWords.stateName(placeOf(pin).state)),
  };
  const { problem, doubt } = concern ?? {};
  const question = doubt && addressWords.isRight(addressWords.questions[doubt], action);
  const reason = problem ? reasons[problem] : question;
  return (
    <Field
      id={`order-${name}`}
      label={addressWords.labels[name]}
      hint={hints[name]}
      reason={reason}
      isQuestion={doubt !== undefined}
    >
      {(ofField) => {
        const control = { ...ofField, name, value: address[name], autoComplete, onBlur, onChange };
        if (kind === 'lines') return <textarea rows={3} {...control} />;
        if (kind === 'choice') {
          return (
            <select {...control}>
              <option value="">{addressWords.chooseState}</option>
              {inOrderOfNames(options).map((option) => (
                <option key={option} value={option}>
                  {placeWords.stateName(option)}
                </option>
              ))}
            </select>
          );
        }
        const inputMode = kind === 'postal code' ? 'numeric' : undefined;
        return <input type={types[kind] ?? 'text'} inputMode={inputMode} {...control} />;
      }}
    </Field>
  );
}

/** So much of a postal code is typed that its answer doesn't wait for the next field. */
const isWholeCode = (address: Address) => tidyAddress(address).pin.length >= postalCodes.length;

const placeFields = ['city', 'state'] as const;

export interface AddressFormProps {
  address: Address;
  /** Whether it was sent before, so that nothing in it is doubtful. */
  isKnown: boolean;
  /** The label of the button that sends it. */
  action: string;
  onChange: (address: Address) => void;
  /** Called with an address that the shop can deliver to. */
  onSubmit: () => unknown;
}

/**
 * The address form: checks each field that was typed in on blur, and all of them on submit. Doubtful
 * values are sent if they are submitted again. A PIN code fills in its city and state, unless the shopper has.
 */
export function useAddressForm({ address, isKnown, action, onChange, onSubmit }: AddressFormProps) {
  /** The fields that show what is wrong or doubtful. */
  const [marked, setMarked] = useState<readonly AddressField[]>([]);
  /** The address as it was submitted, at first as the form opened: it isn't asked about again. */
  const [submitted, setSubmitted] = useState(address);
  /** The city and state that the PIN code has filled in, once it was changed; another PIN code may replace them. */
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>();
  const announce = useAnnounce();
  const announceProblem = useProblemAnnouncement();

  const fillIn = (next: Address): Address => {
    const { pin } = tidyAddress(next);
    const problem = problemOf('pin', next);
    const isCertain = problem === 'notDelivered' || (problem && isWholeCode(next));
    if (problem === 'notDelivered') announceProblem(addressWords.notDelivered(pin));
    else if (isCertain) announceProblem(advice.pin ?? '');
    else announceProblem('');
    // The last address may have arrived after the form.
    const before = place ?? placeOf(tidyAddress(address).pin);
    setPlace(before);
    if (problem) return next;
    const found = placeOf(pin);
    const free = placeFields.filter((field) => !next[field] || next[field] === before[field]);
    const filled = Object.fromEntries(free.map((field) => [field, found[field]]));
    setPlace({ city: '', state: '', ...filled });
    const news = free.filter((field) => found[field] && found[field] !== next[field]);
    if (news.length > 0)
      announce(addressWords.filledIn(news.map((field) => placeWords.stateName(found[field]))));
    return { ...next, ...filled };
  };

  const concernOf = (field: AddressField, values: Address): Concern | undefined => {
    const problem = problemOf(field, values);
    if (problem) return { problem };
    const doubt = doubtAbout(field, values[field]);
    return doubt && { doubt };
  };
  const isAsked = (field: AddressField) => isKnown || address[field] === submitted[field];

  return {
    address,
    action,
    /** The concern that a field shows. */
    concernIn: (field: AddressField) => {
      const concern = concernOf(field, address);
      const isCertain =
        concern?.problem === 'notDelivered' ||
        (field === 'pin' && concern?.problem !== undefined && isWholeCode(address));
      return marked.includes(field) || isCertain ? concern : undefined;
    },
    change: (field: AddressField, value: string) => {
      const typed = { ...address, [field]: value };
      const next = field === 'pin' ? fillIn(typed) : typed;
      onChange(next);
      const stillMarked = marked.filter((each) => concernOf(each, next));
      // A number of problems that has been announced is no longer true.
      if (field !== 'pin' && stillMarked.length < marked.length) announceProblem('');
      setMarked(stillMarked);
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
        onSubmit();
        return;
      }
      setMarked(concerns);
      setSubmitted(address);
      const control = event.currentTarget.elements.namedItem(first) as HTMLElement | null;
      // A control in a closed disclosure can’t be focused.
      control?.closest('details')?.setAttribute('open', '');
      control?.focus();
      announceProblem(addressWords.wrongFields(concerns.length));
    },
  };
}

interface BusinessFieldProps {
  hasValue: boolean;
  hasConcern: boolean;
  children: ReactNode;
}

/** The field for a business’s tax number: folded at first for all other shoppers. */
function BusinessField({ hasValue, hasConcern, children }: BusinessFieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // It closes only by a press: a field that is cleared doesn’t vanish while somebody types.
  useLayoutEffect(() => {
    if ((hasValue || hasConcern) && details.current) details.current.open = true;
  }, [hasValue, hasConcern]);
  return (
    <details ref={details} className="disclosure">
      <summary>{addressWords.forBusiness}</summary>
      {children}
    </details>
  );
}

interface AddressFieldsProps {
  form: ReturnType<typeof useAddressForm>;
  isShown?: (field: AddressField) => boolean;
}

export function AddressFields({ form, isShown = () => true }: AddressFieldsProps) {
  const { address, action, concernIn, change, leave } = form;
  return (
    <div className="address-fields">
      {addressFields
        .filter((name) => isAskedFor(name) && isShown(name))
        .map((name) => {
          const concern = concernIn(name);
          const input = (
            <AddressInput
              name={name}
              address={address}
              concern={concern}
              action={action}
              onChange={({ target: { value } }) => {
                change(name, value);
              }}
              onBlur={() => {
                leave(name);
              }}
            />
          );
          return (
            <Fragment key={name}>
              {name === 'gstin' ? (
                <BusinessField hasValue={address[name] !== ''} hasConcern={concern !== undefined}>
                  {input}
                </BusinessField>
              ) : (
                input
              )}
              {concern?.problem === 'notDelivered' && <OrderContact />}
            </Fragment>
          );
        })}
    </div>
  );
}

interface SubmitAddressProps {
  children: string;
  className?: string;
  isBusy?: boolean;
}

export function SubmitAddress({ children, className = '', isBusy }: SubmitAddressProps) {
  return (
    <Button
      type="submit"
      className={`button ${className}`}
      isBusy={isBusy}
      // A blur before the press ends could show a reason, and move the button away.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </Button>
  );
}
