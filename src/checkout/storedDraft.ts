import { postalCodes } from '#market/postalCodes';
import { isPostalCode } from '../markets/postalCodes';
import type { Address } from '../orders/model/address';
import type { PaymentMethod } from '../orders/model/states';
import { storedValue } from '../ui/storage';

/* Apart from `useDraft.ts`, so that a product's page loads without the checkout. */

export interface StoredDraft {
  address?: Address;
  pay?: PaymentMethod | undefined;
  /** The account that it was typed under; `null` while signed out. */
  uid: string | null;
}

/** The stored address isn't checked here, so that the checkout loads without the code for addresses. */
const isDraft = (value: unknown): value is StoredDraft => value instanceof Object;

export const storedDraft = storedValue('sessionStorage', 'user:draft', isDraft);

/** Whether it is a postal code of the shop's country. */
export const isPin = (value: unknown): value is string =>
  typeof value === 'string' && isPostalCode(postalCodes, value);

/** The place for which the shopper has asked about delivery. */
export const storedPin = storedValue('localStorage', 'user:pin', isPin);
