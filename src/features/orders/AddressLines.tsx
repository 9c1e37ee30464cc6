import { tidyAddress } from '../../model/address';
import { addressTable, type Address } from '../../model/addressFields';
import { call } from '../../shared/contactLinks';

interface AddressLinesProps {
  address: Address;
  /** Whether the telephone number is a link that calls it. */
  isCallable?: boolean;
}

/**
 * An address as on an envelope, with what the courier needs below it, in the form in which it is sent. Each part
 * is isolated, so that text from right to left reorders nothing beside it.
 */
export function AddressLines({ address, isCallable = false }: AddressLinesProps) {
  // Of an order of an earlier release, it may still be as it was typed.
  const { name, telephone, street, landmark, city, state, pin, instructions } =
    tidyAddress(address);
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
      {instructions && (
        <>
          {'\n'}
          {addressTable.instructions.label}: <bdi>{instructions}</bdi>
        </>
      )}
    </address>
  );
}
