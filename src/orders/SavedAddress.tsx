import { Fragment } from 'react';
import { useAppSelector } from '../app/hooks';
import { addressWords } from '#words/orders/address';
import { scrollIntoView } from '../ui/focus';
import { selectAddressBook } from './addressBookSlice';
import { type Address, type AddressLine, linesOf } from './model/address';
import './SavedAddress.css';

const textOf = ({ parts }: AddressLine) => parts.map(({ text }) => text).join(' ');

/** The place of an address, in one line. */
export const placeLine = (address: Address) => linesOf(address, ['place']).map(textOf).join(', ');

/** An address of the address book, in a few lines. */
export function SavedAddress({ address }: { address: Address }) {
  return (
    <span className="saved-address">
      <strong>
        <bdi>{address.name}</bdi>
      </strong>
      <bdi>
        {linesOf(address, ['place']).flatMap(({ parts }, line) =>
          parts.map(({ field, text }, index) => (
            <Fragment key={`${line} ${field}`}>
              {index > 0 && ' '}
              {index === 0 && line > 0 && ', '}
              <span>{text}</span>
            </Fragment>
          )),
        )}
      </bdi>
      {linesOf(address, ['contact', 'updates']).map((line) => (
        <bdi key={line.purpose}>{textOf(line)}</bdi>
      ))}
      {address.gstin && <bdi>{addressWords.labelled('gstin', address.gstin)}</bdi>}
    </span>
  );
}

/** The outcome of the last change of the address book; with an id, only of that address. */
export function AddressOutcome({ id }: { id?: string }) {
  const outcome = useAppSelector((state) => selectAddressBook(state).outcome);
  if (!outcome || (id !== undefined && id !== outcome.id)) return null;
  return (
    <p
      // The address book shows it below the pressed button.
      ref={id === undefined ? undefined : scrollIntoView}
      className={outcome.isRefused ? 'reason' : 'success'}
    >
      {outcome.sentence}
    </p>
  );
}
