import {
  deleteField,
  type DocumentReference,
  FieldPath,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { WRITE_INTERVAL_MS } from '../basket/storage/basketStore';
import { type Address, readAddress } from '../orders/model/address';
import type { AddressBook, AddressChange } from '../orders/model/addressBook';
import { reasonOf } from '../orders/model/orderService';
import { throwOrderError } from './firestoreDatabase';

/** In a document of `shoppers`. */
export interface StoredBook {
  addresses: Record<string, unknown>;
  defaultId?: string;
}

export function bookOf({ addresses, defaultId }: StoredBook = { addresses: {} }): AddressBook {
  const read = Object.entries(addresses).flatMap(([id, stored]): [string, Address][] => {
    const address = readAddress(stored);
    return address ? [[id, address]] : [];
  });
  return { addresses: Object.fromEntries(read), defaultId };
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
    ...['closedAt', 'book.changed', 'book.at'],
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
      // Perhaps only because a change was made just now; another device may be waiting for the same reason.
      const ms = WRITE_INTERVAL_MS * (1 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, ms));
      await write(triesLeft - 1);
    }
  };
  await write(TRIES);
}
