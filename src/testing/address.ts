import type { Address, AddressField } from '../orders/model/address';

// Not taken from the words: a test that reads them couldn't see a wrong one.
export const addressLabels: Record<AddressField, string> = {
  name: 'Name',
  telephone: 'Phone',
  street: 'House number, street, area',
  landmark: 'Landmark',
  pin: 'PIN code',
  city: 'City, town or village',
  state: 'State',
  instructions: 'Note for the courier',
  email: 'Email for updates',
};

export const buildAddress = (): Address => ({
  name: 'Asha Rao',
  telephone: '98765 43210',
  street: '12 Lake View Road',
  landmark: 'Near the clock tower',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
  instructions: 'Leave it with the guard',
  email: '',
});
