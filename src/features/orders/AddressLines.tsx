import { tidyAddress } from '../../model/address';
import { addressTable, type Address } from '../../model/addressFields';
import { call } from '../../shared/contactLinks';

interface AddressLinesProps {
  address: Address;
  /** Whether the phone number is a link that calls it. */
  isCallable?: boolean;
}

/** An address as on an envelope; right-to-left text in one part reorders nothing beside it. */
export function AddressLines({ address, isCallable = false }: AddressLinesProps) {
  // Earlier releases stored addresses as they were typed.
  const { name, telephone, street, landmark, city, state, pin, ...others } = tidyAddress(address);
  const other = Object.keys(others) as (keyof typeof others)[];
  return (
    <address className="address-lines">
      <bdi>{name}</bdi>
      <bdi>{street}</bdi>
      {landmark && <bdi>{landmark}</bdi>}
      <div>
        <bdi>{city}</bdi> <bdi>{pin}</bdi>
      </div>
      <bdi>{state}</bdi>
      <bdi>{isCallable ? <a href={call(telephone)}>{telephone}</a> : telephone}</bdi>
      {other
        .filter((field) => others[field])
        .map((field) => (
          <div key={field}>
            {addressTable[field].label}: <bdi>{others[field]}</bdi>
          </div>
        ))}
    </address>
  );
}
