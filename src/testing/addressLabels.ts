import type { AddressField } from '../model/addressFields';

export const addressLabels: Record<AddressField, string> = {
  name: 'Name',
  telephone: 'Phone',
  street: 'House number, street, area',
  landmark: 'Landmark',
  pin: 'PIN code',
  city: 'City, town or village',
  state: 'State',
  instructions: 'Delivery instructions',
};
