import { useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { createLineId } from '../basket/storage/basketKeys';
import { isSameJson } from '../isSameJson';
import { changeAddress, selectAddressBook } from '../orders/addressBookSlice';
import { AddressFields, SubmitAddress, useAddressForm } from '../orders/AddressFields';
import {
  type Address,
  addressTable,
  emptyAddress,
  forNextOrder,
  ofThisOrder,
  tidyAddress,
} from '../orders/model/address';
import { hasRoom, savedIn } from '../orders/model/addressBook';
import { problemFields } from '../orders/model/addressProblems';
import { SavedAddress } from '../orders/SavedAddress';
import { addressBookWords } from '#words/orders/address';
import { orderingWords as words } from '#words/orders/ordering';
import type { Checkout } from './useCheckout';

/** The value for an address that isn't saved, in place of an id. */
const ANOTHER = 'another';

const isSame = (one: Address, other: Address) =>
  isSameJson(tidyAddress(forNextOrder(one)), tidyAddress(other));

/** The user's saved addresses, and which of them the order goes to. */
function useSavedAddresses({ draft, user }: Checkout) {
  const { address } = draft;
  const book = useAppSelector((state) => selectAddressBook(state).book);
  const saved = user && book ? savedIn(book) : [];
  /** Whether the user is typing: the form stays open even if it equals a saved address. */
  const [isTyping, setTyping] = useState(false);
  /** The address that isn't saved, while a saved one is chosen. */
  const [typed, setTyped] = useState<Address>();
  const current = saved.find(([, each]) => isSame(address, each))?.[0] ?? ANOTHER;
  const chosen = isTyping ? ANOTHER : current;

  return {
    saved,
    chosen,
    isAnother: chosen === ANOTHER,
    canSave: user && book !== undefined && current === ANOTHER && hasRoom(book),
    typing: () => {
      setTyping(true);
    },
    choose: (id: string) => {
      if (chosen === ANOTHER) setTyped(address);
      setTyping(id === ANOTHER);
      const next = saved.find(([each]) => each === id)?.[1] ??
        typed ?? { ...emptyAddress, email: address.email };
      draft.change({ ...next, ...ofThisOrder(address) });
    },
  };
}

interface AddressPickerProps {
  saved: readonly [id: string, address: Address][];
  chosen: string;
  choose: (id: string) => void;
}

function AddressPicker({ saved, chosen, choose }: AddressPickerProps) {
  const name = useId();
  const option = (id: string) => (
    <input
      type="radio"
      name={name}
      checked={id === chosen}
      onChange={() => {
        choose(id);
      }}
    />
  );
  return (
    <fieldset className="address-picker">
      <legend className="visually-hidden">{addressBookWords.choose}</legend>
      {saved.map(([id, address]) => (
        <label key={id} className="checkbox address-picker-option">
          {option(id)}
          <SavedAddress address={address} />
        </label>
      ))}
      <label className="checkbox address-picker-option">
        {option(ANOTHER)}
        {addressBookWords.another}
      </label>
    </fieldset>
  );
}

export function AddressForm({ order }: { order: Checkout }) {
  const { address, filledIn, change } = order.draft;
  const dispatch = useAppDispatch();
  const { saved, chosen, choose, isAnother, canSave, typing } = useSavedAddresses(order);
  const [isToSave, setToSave] = useState(false);
  const form = useAddressForm({
    address,
    isKnown: Boolean(filledIn) || !isAnother,
    action: words.reviewOrder,
    onChange: (next) => {
      typing();
      change(next);
    },
    onSubmit: () => {
      if (isToSave && canSave) {
        const toSave = forNextOrder(tidyAddress(address));
        void dispatch(changeAddress({ id: createLineId(), address: toSave }));
      }
      order.review();
    },
  });
  // A saved address that the shop no longer delivers to is corrected as another one.
  const isWhole = isAnother || problemFields(address).length > 0;
  return (
    <form className="order-form address-form" noValidate onSubmit={form.submit}>
      {saved.length > 0 && <AddressPicker saved={saved} chosen={chosen} choose={choose} />}
      {saved.length === 0 && filledIn && <p className="order-note">{words.filledIn[filledIn]}</p>}
      <AddressFields
        form={form}
        isShown={(field) => isWhole || addressTable[field].isForThisOrder === true}
      />
      {isAnother && canSave && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isToSave}
            onChange={({ target }) => {
              setToSave(target.checked);
            }}
          />
          {addressBookWords.saveThis}
        </label>
      )}
      <SubmitAddress className="button-wide">{words.reviewOrder}</SubmitAddress>
    </form>
  );
}
