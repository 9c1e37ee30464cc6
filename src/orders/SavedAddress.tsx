import { useAppSelector } from '../store/store';
import type { Address } from './address';
import { selectAddressBook } from './addressBookSlice';
import './SavedAddress.css';

/** An address in one line, without the name and the phone number. */
export const lineOf = ({ street, landmark, city, pin, state }: Address) =>
  [...street.split('\n'), landmark, `${city} ${pin}`, state].filter(Boolean).join(', ');

/** An address of the address book, in a few lines. */
export function SavedAddress({ address }: { address: Address }) {
  const { name, telephone } = address;
  return (
    <span className="saved-address">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi>{lineOf(address)}</bdi>
      <bdi>{telephone}</bdi>
    </span>
  );
}

/** What became of the last change of the address book; with an id, only of a change of that address. */
export function AddressOutcome({ id }: { id?: string }) {
  const outcome = useAppSelector((state) => selectAddressBook(state).outcome);
  if (!outcome || (id !== undefined && id !== outcome.id)) return null;
  return <p className={outcome.isRefused ? 'reason' : 'success'}>{outcome.sentence}</p>;
}
