import { useState, type SubmitEvent } from 'react';
import { isDoubtful, tidyAddress } from '../../../model/address';
import { addressFields, type Address, type AddressField } from '../../../model/addressFields';
import { placeOf } from '../../../model/pinCodes';
import { useAnnounce } from '../../../shared/useAnnounce';
import { addressWords } from '../../../words/en/orders/address';
import { orderingWords } from '../../../words/en/orders/ordering';
import type { Checkout } from '../useCheckout';
import { problemOf } from './addressProblems';

const placeFields = ['city', 'state'] as const;

/**
 * The address form: checks each field that was typed in on blur, and all of them on submit. What is only
 * doubtful is sent if it is submitted again. A PIN code fills in its city and state, unless the shopper has.
 */
export function useAddressForm({ draft, review }: Checkout) {
  const { address, isFilledIn } = draft;
  /** The fields that show what is wrong or doubtful. */
  const [marked, setMarked] = useState<readonly AddressField[]>([]);
  /** What was submitted, at first what the form opened with: it isn't asked about again. */
  const [submitted, setSubmitted] = useState(address);
  /** What the PIN code has filled in, once it was changed; another PIN code may replace it. */
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
    /** What a field shows. */
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
      announce(orderingWords.wrongFields(concerns.length));
    },
  };
}
