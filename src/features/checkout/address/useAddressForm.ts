import { useState, type SubmitEvent } from 'react';
import { tidyAddress } from '../../../model/address';
import type { Address, AddressField } from '../../../model/addressFields';
import { placeOf } from '../../../model/pinCodes';
import { useAnnounce } from '../../../shared/useAnnounce';
import { addressWords } from '../../../words/en/orders/address';
import { orderingWords } from '../../../words/en/orders/ordering';
import type { Checkout } from '../useCheckout';
import { problemFields, problemOf } from './addressProblems';

const placeFields = ['city', 'state'] as const;

/**
 * The address form: checks each field that was typed in on blur, and all of them on submit. A PIN code fills
 * in its city and state, unless the shopper has.
 */
export function useAddressForm({ draft, review }: Checkout) {
  const { address } = draft;
  /** The fields that show what is wrong. */
  const [marked, setMarked] = useState<readonly AddressField[]>([]);
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

  return {
    problemIn: (field: AddressField) => {
      const problem = problemOf(field, address);
      return marked.includes(field) || problem === 'notDelivered' ? problem : undefined;
    },
    change: (field: AddressField, value: string) => {
      const typed = { ...address, [field]: value };
      const next = field === 'pin' ? fillIn(typed) : typed;
      draft.change(next);
      setMarked((now) => now.filter((each) => problemOf(each, next)));
    },
    leave: (field: AddressField) => {
      if (address[field].trim() && problemOf(field, address)) setMarked((now) => [...now, field]);
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const wrong = problemFields(address);
      const [first] = wrong;
      if (!first) {
        review();
        return;
      }
      setMarked(wrong);
      (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
      announce(orderingWords.wrongFields(wrong.length));
    },
  };
}
