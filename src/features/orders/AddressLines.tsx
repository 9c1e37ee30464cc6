import type { Address } from '../../services/orderService';
import { call } from '../../shared/contactLinks';

interface AddressLinesProps {
  address: Address;
  /** Whether the telephone number is a link that calls it. */
  isCallable?: boolean;
}

/** An address as on an envelope, with the telephone below it. */
export function AddressLines({ address, isCallable = false }: AddressLinesProps) {
  const { name, telephone, street, landmark, city, state, pin } = address;
  return (
    <address className="address-lines">
      {[name, street, landmark, `${city} ${pin}`, state].filter(Boolean).join('\n')}
      {'\n'}
      {isCallable ? <a href={call(telephone)}>{telephone}</a> : telephone}
    </address>
  );
}
