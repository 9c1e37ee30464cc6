import type { Address } from '../../model/addressFields';
import { call } from '../../shared/contactLinks';
import { addressWords as words } from '../../words/en/orders/address';

interface AddressLinesProps {
  address: Address;
  isCallable?: boolean;
}

/** An address as on an envelope; right-to-left text in one part reorders nothing beside it. */
export function AddressLines({ address, isCallable = false }: AddressLinesProps) {
  const { name, telephone, street, landmark, city, state, pin, instructions } = address;
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
      {instructions && <div>{words.withInstructions(<bdi>{instructions}</bdi>)}</div>}
    </address>
  );
}
