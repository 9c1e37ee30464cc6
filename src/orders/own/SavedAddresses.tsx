import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { User } from '../../auth/authService';
import { createLineId } from '../../basket/storage/basketKeys';
import { AskInPlace } from '../../ui/AskInPlace';
import { LoadFailure } from '../../ui/BusyButton';
import { Button } from '../../ui/Button';
import { focus } from '../../ui/focus';
import { addressBookWords as words } from '#words/orders/address';
import { changeAddress, loadAddressBook, selectAddressBook } from '../addressBookSlice';
import { AddressFields, SubmitAddress, useAddressForm } from '../AddressFields';
import {
  type Address,
  addressTable,
  emptyAddress,
  forNextOrder,
  isAskedFor,
  tidyAddress,
} from '../model/address';
import {
  type AddressChange,
  defaultIn,
  hasRoom,
  SAVED_ADDRESSES,
  savedIn,
} from '../model/addressBook';
import { selectOrders } from '../ordersSlice';
import { AddressOutcome, placeLine, SavedAddress } from '../SavedAddress';
import './SavedAddresses.css';

const headingOf = (id: string) => `address-${id}`;

interface EditAddressProps {
  heading: string;
  id: string;
  /** The initial values of the form. */
  address: Address;
  onSave: (change: AddressChange) => unknown;
  onCancel: () => void;
}

function EditAddress({ heading, id, address: former, onSave, onCancel }: EditAddressProps) {
  const [address, setAddress] = useState(former);
  const pending = useAppSelector((state) => selectAddressBook(state).pending);
  const form = useAddressForm({
    address,
    isKnown: false,
    action: words.save,
    onChange: setAddress,
    onSubmit: () => onSave({ id, address: forNextOrder(tidyAddress(address)) }),
  });
  return (
    <form className="address-form address-book-form" noValidate onSubmit={form.submit}>
      <h3 ref={focus} tabIndex={-1}>
        {heading}
      </h3>
      <AddressFields form={form} isShown={(field) => !addressTable[field].isForThisOrder} />
      <div className="button-row">
        <SubmitAddress className="button-quiet" isBusy={pending !== undefined}>
          {words.save}
        </SubmitAddress>
        <button type="button" className="text-button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
      <AddressOutcome id={id} />
    </form>
  );
}

interface SavedItemProps {
  id: string;
  address: Address;
  isDefault: boolean;
  onChange: (change: AddressChange) => unknown;
  onEdit: () => void;
}

function SavedItem({ id, address, isDefault, onChange, onEdit }: SavedItemProps) {
  const pending = useAppSelector((state) => selectAddressBook(state).pending);
  const nameOf = (label: string) => words.actionOnAddress(label, address.name, placeLine(address));
  const isBusy = pending?.id === id;
  return (
    <>
      <div className="address-book-item">
        <h3 id={headingOf(id)} tabIndex={-1}>
          <SavedAddress address={address} />
        </h3>
        {isDefault && <p className="address-book-default">{words.default}</p>}
      </div>
      <div className="button-row">
        <button
          type="button"
          className="button button-quiet"
          aria-label={nameOf(words.change)}
          onClick={onEdit}
        >
          {words.change}
        </button>
        {!isDefault && (
          <Button
            className="button button-quiet"
            aria-label={nameOf(words.makeDefault)}
            isBusy={isBusy && pending.isDefault === true}
            isDisabled={pending !== undefined}
            onClick={() => onChange({ id, isDefault: true })}
          >
            {words.makeDefault}
          </Button>
        )}
        <AskInPlace
          label={words.remove}
          nameOf={nameOf}
          question={words.removeQuestion}
          consequence={words.removeConsequence}
          keep={words.keep}
          isDestructive
          isBusy={isBusy && pending.address === null}
          isDisabled={pending !== undefined}
          onConfirm={() => onChange({ id, address: null })}
        />
      </div>
      <AddressOutcome id={id} />
    </>
  );
}

/** The addresses that the user has saved: to add, change and remove, and the default for the next order. */
export function SavedAddresses({ user: { uid, email } }: { user: User }) {
  const dispatch = useAppDispatch();
  const { book, status, outcome } = useAppSelector(selectAddressBook);
  const isFailed = status === 'rejected';
  // The list of orders shows the failure and the retry, which reloads the addresses, too.
  const isOffline = useAppSelector((state) => selectOrders(state).ownFailure !== undefined);
  /** The address in the form, which may be a new one. */
  const [edited, setEdited] = useState<{ id: string; address: Address }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = () => dispatch(loadAddressBook(uid));
  useEffect(() => {
    if (!isOffline) void dispatch(loadAddressBook(uid));
  }, [dispatch, uid, isOffline]);

  const focusOn = (id: string) =>
    (document.getElementById(headingOf(id)) ?? heading.current)?.focus();
  const change = async (next: AddressChange) => {
    const isDone = changeAddress.fulfilled.match(await dispatch(changeAddress(next)));
    if (!isDone) return;
    flushSync(() => {
      setEdited(undefined);
    });
    focusOn(next.id);
  };
  const cancel = () => {
    const { id = '' } = edited ?? {};
    flushSync(() => {
      setEdited(undefined);
    });
    focusOn(id);
  };
  const add = () => {
    const asUser = isAskedFor('email') ? (email ?? '') : '';
    setEdited({ id: createLineId(), address: { ...emptyAddress, email: asUser } });
  };

  if (isOffline && !book) return null;
  const saved = book ? savedIn(book) : [];
  const defaultId = book && defaultIn(book);
  const isNew = edited && !(edited.id in (book?.addresses ?? {}));
  return (
    <section className="address-book login-card" aria-labelledby="address-book">
      <h2 ref={heading} id="address-book" tabIndex={-1}>
        {words.heading}
      </h2>
      {isFailed && <LoadFailure onRetry={load}>{words.notLoaded}</LoadFailure>}
      {!book && !isFailed && <p>{words.loading}</p>}
      {outcome && !edited && !saved.some(([id]) => id === outcome.id) && <AddressOutcome />}
      {saved.length > 0 && (
        <ul>
          {saved.map(([id, address]) => (
            <li key={id}>
              {edited?.id === id ? (
                <EditAddress
                  heading={words.changeAddress}
                  {...edited}
                  onSave={change}
                  onCancel={cancel}
                />
              ) : (
                <SavedItem
                  id={id}
                  address={address}
                  isDefault={id === defaultId}
                  onChange={change}
                  onEdit={() => {
                    setEdited({ id, address });
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {book?.unreadable !== undefined && (
        <p className="reason">{words.unreadable(book.unreadable)}</p>
      )}
      {book?.isBroken && <p className="reason">{words.broken}</p>}
      {book && hasRoom(book) && saved.length === 0 && !edited && (
        <p className="address-book-note">{words.none}</p>
      )}
      {book?.last && hasRoom(book) && saved.length === 0 && !edited && (
        <div className="address-book-last">
          <p className="address-book-note">{words.last}</p>
          <SavedAddress address={book.last} />
          <SaveLast address={book.last} onSave={change} />
        </div>
      )}
      {isNew && (
        <EditAddress heading={words.newAddress} {...edited} onSave={change} onCancel={cancel} />
      )}
      {book && !isNew && hasRoom(book) && (
        <button type="button" className="button button-quiet" onClick={add}>
          {words.add}
        </button>
      )}
      {book && !book.isBroken && !hasRoom(book) && (
        <p className="address-book-note">{words.full(SAVED_ADDRESSES)}</p>
      )}
    </section>
  );
}

interface SaveLastProps {
  address: Address;
  onSave: (change: AddressChange) => unknown;
}

/** Saves the address of the last order. */
function SaveLast({ address, onSave }: SaveLastProps) {
  const [id] = useState(createLineId);
  const isBusy = useAppSelector((state) => selectAddressBook(state).pending !== undefined);
  return (
    <Button
      className="button button-quiet"
      isBusy={isBusy}
      onClick={() => onSave({ id, address: forNextOrder(address) })}
    >
      {words.saveLast}
    </Button>
  );
}
