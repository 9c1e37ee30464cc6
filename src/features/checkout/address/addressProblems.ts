import { shop } from '../../../config';
import { checkField, tidyAddress, type FieldProblem } from '../../../model/address';
import { addressFields, type Address, type AddressField } from '../../../model/addressFields';
import { deliversTo } from '../../../model/deliveryArea';

/** `notDelivered`: the shop doesn't deliver to this PIN code. */
export type AddressProblem = FieldProblem | 'notDelivered';

/** Why the shop can't deliver to a field of the address; `undefined` if it can. */
export function problemOf(field: AddressField, address: Address): AddressProblem | undefined {
  const problem = checkField(field, address[field]);
  if (problem || field !== 'pin') return problem;
  return deliversTo(tidyAddress(address).pin, shop.delivery?.areas) ? undefined : 'notDelivered';
}

/** The fields that the shop can't deliver to, in the order of the form. */
export const problemFields = (address: Address) =>
  addressFields.filter((field) => problemOf(field, address));
