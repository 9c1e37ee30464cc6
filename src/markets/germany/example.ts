import type { AddressField } from '../address';

/** What a shopper there types, for tests. */
export const typedAddress: Record<AddressField, string> = {
  name: 'Grit Öztürk',
  telephone: '+49 30 2345678',
  street: 'Lindenstraße 17',
  landmark: 'Hinterhaus',
  pin: '10969',
  city: 'Berlin',
  state: '',
  instructions: 'Bitte zweimal klingeln',
  email: '',
  gstin: '',
};
