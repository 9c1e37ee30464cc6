import type { Credentials } from './authService';

/**
 * The guest who orders from this device without an account, known by a uid like a user's. A guest is never
 * the signed-in user. Every promise rejects with an `AuthError`.
 */
export interface GuestService {
  /** Resolves with the uid of this device's guest; `undefined` if there is none. */
  find(): Promise<string | undefined>;
  /** Resolves with the uid of this device's guest, who is created if there is none. */
  enter(): Promise<string>;
  /**
   * Turns the guest into an account that has the same uid, and therefore the same orders. Changes nothing
   * if that has happened already. Resolves with the account's email, which may then be another one.
   */
  register(credentials: Credentials): Promise<string>;
  /**
   * Calls `listener` with the uid of this device's guest once known, then whenever that changes, in this tab or
   * another; `undefined` means that there is none.
   */
  observe(listener: (uid: string | undefined) => void): void;
  /** Makes this device forget its guest, whose orders stay. */
  leave(): Promise<void>;
}
