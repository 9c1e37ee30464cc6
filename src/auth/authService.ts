/** A signed-in account, as far as the shop needs it; plain data, safe to keep in the store. */
export interface User {
  uid: string;
  email: string | null;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Why the identity service rejected a call, as far as the shop tells reasons apart. */
export type AuthReason =
  // These are about what was typed. 'wrong-credentials' doesn't say which of the two is wrong.
  | 'wrong-credentials'
  | 'wrong-password'
  | 'no-account'
  | 'account-closed'
  | 'already-in-use'
  | 'invalid-email'
  | 'missing-email'
  | 'missing-password'
  | 'password-too-short'
  | 'password-too-simple'
  // These are about the service, the connection and the browser.
  | 'session-expired'
  | 'too-many-attempts'
  | 'over-quota'
  | 'unreachable'
  | 'storage-unavailable'
  | 'storage-full'
  | 'unknown';

/**
 * Why a thunk was rejected, also one that the database takes part in: deleting an account, and saving a guest's orders
 * (`other-email`, `not-signed-in`). `user-stays`: leaving would lose a part of the basket, and the user has declined.
 */
export type RejectionReason =
  | AuthReason
  | 'user-stays'
  | 'not-signed-in'
  | 'other-email'
  | 'refused'
  | 'under-way'
  | 'no-database';

export const authError = (reason: RejectionReason, message: string, options?: ErrorOptions) =>
  Object.assign(new Error(message, options), { reason });

/** The outside error itself, with its reason; one without a reason counts as 'unknown'. */
export interface AuthError extends Error {
  reason?: AuthReason;
}

interface ConfirmedAccount {
  /** Changes the password; other sessions of the account end within the hour. */
  changePassword(newPassword: string): Promise<void>;
  /** Emails a link to the new address; opening it changes the email, and may end the session. */
  changeEmail(newEmail: string): Promise<void>;
  /** Deletes the account and ends the session. */
  delete(): Promise<void>;
}

/**
 * The identity service, as the shop sees it. Each call rejects with an `AuthError`. Emails and
 * passwords are sent exactly as given.
 */
export interface AuthService {
  signIn(credentials: Credentials): Promise<void>;
  /** Creates an account and signs in to it. */
  register(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** Emails a link for choosing a new password, without revealing whether there is an account. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Checks the password of the signed-in user. Resolves with what only its owner may do. Rejects if
   * nobody is signed in.
   */
  confirmPassword(password: string): Promise<ConfirmedAccount>;
  /**
   * Fetches the signed-in user again: observers get a changed email, or `null` if the session has
   * ended, which also rejects with 'session-expired'.
   */
  refresh(): Promise<void>;
  /** Resolves with the current user; `null` means that nobody is signed in. */
  find(): Promise<User | null>;
  /**
   * Calls `listener` with the current user once known, but never before this returns; then at every sign-in,
   * sign-out and changed email, in this tab or another. Unlike all other calls, loads no code: an observer hears nothing
   * until one of them does.
   */
  observe(listener: (user: User | null) => void): void;
}

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
