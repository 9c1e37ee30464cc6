import { placeOf } from '#market/places';
import { shop } from '#shop/config';
import { deliversTo } from '../../catalogue/model/terms';
import {
  type Address,
  type AddressField,
  addressFields,
  checkField,
  type FieldProblem,
  tidyAddress,
} from './address';

/** `notDelivered`: the shop doesn't deliver to this PIN code; `otherState`: it belongs to another state. */
export type AddressProblem = FieldProblem | 'notDelivered' | 'otherState';

/** Why the shop can't deliver to a field of the address; `undefined` if it can. */
export function problemOf(field: AddressField, address: Address): AddressProblem | undefined {
  const problem = checkField(field, address[field]);
  if (problem) return problem;
  const { pin, state } = tidyAddress(address);
  if (field === 'pin') return deliversTo(pin, shop.delivery?.areas) ? undefined : 'notDelivered';
  if (field !== 'state' || checkField('pin', pin)) return undefined;
  const { state: certain } = placeOf(pin);
  return certain && certain !== state ? 'otherState' : undefined;
}

/** The fields that the shop can't deliver to, in the order of the form. */
export const problemFields = (address: Address) =>
  addressFields.filter((field) => problemOf(field, address));
