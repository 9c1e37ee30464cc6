import {
  deleteField,
  type DocumentReference,
  FieldPath,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { WRITE_INTERVAL_MS } from '../basket/storage/basketStore';
import { type Address, isEmpty, readAddress } from '../orders/model/address';
import type { AddressBook, AddressChange } from '../orders/model/addressBook';
import { reasonOf } from '../orders/model/orderService';
import { throwOrderError } from './firestoreDatabase';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Reads a stored book, which the owner of the database may have edited by hand. */
export function bookOf(stored: unknown = { addresses: {} }): AddressBook {
  if (!isMap(stored) || !isMap(stored.addresses)) return { addresses: {}, isBroken: true };
  const { addresses, defaultId } = stored;
  const all = Object.entries(addresses);
  const read = all.flatMap(([id, each]): [string, Address][] => {
    const address = isMap(each) ? readAddress(each) : undefined;
    return address && !isEmpty(address) ? [[id, address]] : [];
  });
  const unreadable = all.length - read.length;
  return {
    addresses: Object.fromEntries(read),
    defaultId: typeof defaultId === 'string' ? defaultId : undefined,
    ...(unreadable > 0 && { unreadable }),
  };
}

/** The fields of an address, as `firestore.rules` expect them. */
export const addressDocument = (address: Address) =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text));

const TRIES = 3;

/** @param record of the account in `shoppers` */
export async function changeStoredBook(
  record: DocumentReference,
  { id, address, isDefault }: AddressChange,
): Promise<void> {
  const addresses = { [id]: address ? addressDocument(address) : deleteField() };
  const book = {
    addresses,
    changed: id,
    at: serverTimestamp(),
    ...(isDefault && { defaultId: id }),
  };
  const mergeFields = [
    'closedAt',
    'book.changed',
    'book.at',
    ...(isDefault ? ['book.defaultId'] : []),
    ...(address === undefined ? [] : [new FieldPath('book', 'addresses', id)]),
  ];
  const write = async (triesLeft: number): Promise<void> => {
    try {
      // Reopens an account whose deletion failed, as an order does.
      await setDoc(record, { book, closedAt: deleteField() }, { mergeFields }).catch(
        throwOrderError,
      );
    } catch (error) {
      if (triesLeft === 0 || reasonOf(error) !== 'refused') throw error;
      // The rules may reject it because of a change just now; the random wait separates devices that retry.
      const ms = WRITE_INTERVAL_MS * (1 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, ms));
      await write(triesLeft - 1);
    }
  };
  await write(TRIES);
}
