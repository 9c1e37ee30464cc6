import type { Address } from './address';

/** The most addresses that an account can save. */
export const SAVED_ADDRESSES = 10;

export interface AddressBook {
  /** Addresses by their ids, which sort by age. */
  addresses: Readonly<Record<string, Address>>;
  /** The id of the default, which another device may have removed since. */
  defaultId?: string | undefined;
  /** How many more are stored that can't be read. */
  unreadable?: number;
  /** Whether the stored value is no address book, so that the rules reject any change of it. */
  isBroken?: boolean;
  /** The address of the last order, if none is saved. */
  last?: Address | undefined;
}

/** One address changes at a time, so that devices don't overwrite each other's changes. */
export interface AddressChange {
  id: string;
  /** The address to save under the id; `null` removes it; left out, it stays as it is. */
  address?: Address | null;
  /** Whether it becomes the default. */
  isDefault?: boolean;
}

export interface AddressBookService {
  /** The addresses that an account has saved; a guest has none but that of the last order. */
  readAddressBook(uid: string): Promise<AddressBook>;
  /** Can be repeated. Rejects with `refused` if there would be more than `SAVED_ADDRESSES`. */
  changeAddressBook(uid: string, change: AddressChange): Promise<void>;
}

/** Whether the user can save one more. */
export const hasRoom = (book: AddressBook) =>
  !book.isBroken && savedIn(book).length + (book.unreadable ?? 0) < SAVED_ADDRESSES;

export function changeBook(
  { addresses, defaultId, ...book }: AddressBook,
  { id, address = addresses[id], isDefault }: AddressChange,
): AddressBook {
  const { [id]: _former, ...others } = addresses;
  return {
    addresses: address ? { ...others, [id]: address } : others,
    defaultId: isDefault ? id : defaultId,
    ...book,
  };
}

/** The saved addresses with their ids, the oldest first. */
export const savedIn = ({ addresses }: AddressBook) =>
  Object.entries(addresses).sort(([one], [other]) => (one < other ? -1 : 1));

/** The id of the default, which is the oldest if none was chosen; `undefined` if none is saved. */
export function defaultIn({ addresses, defaultId = '' }: AddressBook): string | undefined {
  return defaultId in addresses ? defaultId : Object.keys(addresses).sort()[0];
}
