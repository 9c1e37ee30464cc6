import type { AddressField } from '../address';

/** What a shopper there types, for tests. */
export const typedAddress: Record<AddressField, string> = {
  name: 'Kamala Devi Iyer',
  telephone: '+91 98450 27163',
  street: '17/4 Lotus Lane\nJayanagar',
  landmark: 'Behind the banyan',
  pin: '560041',
  city: 'Bengaluru',
  state: 'Karnataka',
  instructions: 'Ring twice, the dog is deaf',
  email: '',
  gstin: '',
};
