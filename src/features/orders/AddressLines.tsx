import { Fragment } from 'react';
import { tidyAddress } from '../../model/address';
import { addressTable, type Address } from '../../model/addressFields';
import { call } from '../../shared/contactLinks';

interface AddressLinesProps {
  address: Address;
  /** Whether the telephone number is a link that calls it. */
  isCallable?: boolean;
}

/**
 * An address as on an envelope, with the telephone and then whatever else it says below it, in the form in
 * which it is sent. Each part is isolated, so that text from right to left reorders nothing beside it.
 */
export function AddressLines({ address, isCallable = false }: AddressLinesProps) {
  // Of an order of an earlier release, it may still be as it was typed.
  const { name, telephone, street, landmark, city, state, pin, ...others } = tidyAddress(address);
  const other = Object.keys(others) as (keyof typeof others)[];
  return (
    <address className="address-lines">
      <bdi>{name}</bdi>
      {'\n'}
      <bdi>{street}</bdi>
      {'\n'}
      {landmark && (
        <>
          <bdi>{landmark}</bdi>
          {'\n'}
        </>
      )}
      <bdi>{city}</bdi> <bdi>{pin}</bdi>
      {'\n'}
      <bdi>{state}</bdi>
      {'\n'}
      <bdi>{isCallable ? <a href={call(telephone)}>{telephone}</a> : telephone}</bdi>
      {other
        .filter((field) => others[field])
        .map((field) => (
          <Fragment key={field}>
            {'\n'}
            {addressTable[field].label}: <bdi>{others[field]}</bdi>
          </Fragment>
        ))}
    </address>
  );
}
