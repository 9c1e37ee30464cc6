import { Fragment } from 'react';
import { useAppSelector } from '../app/hooks';
import { selectAddressBook } from './addressBookSlice';
import type { Address } from './model/address';
import './SavedAddress.css';

/** The parts of an address in one line, without the name and the phone number; each with what separates it. */
const partsOf = ({ street, landmark, city, pin, state }: Address) =>
  [...street.split('\n'), landmark, city, pin, state]
    .filter(Boolean)
    .map((part, index) => ({ part, before: index === 0 ? '' : part === pin ? ' ' : ', ' }));

/** An address in one line, without the name and the phone number. */
export const lineOf = (address: Address) =>
  partsOf(address)
    .map(({ part, before }) => before + part)
    .join('');

/** An address of the address book, in a few lines. */
export function SavedAddress({ address }: { address: Address }) {
  const { name, telephone } = address;
  return (
    <span className="saved-address">
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <bdi>
        {partsOf(address).map(({ part, before }, index) => (
          // A city may have the name of its state.
          <Fragment key={`${index} ${part}`}>
            {before}
            <span>{part}</span>
          </Fragment>
        ))}
      </bdi>
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
