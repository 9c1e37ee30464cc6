/** A signed-in account, as far as the shop needs it; plain data, safe to hold in the store. */
export interface User {
  uid: string;
  email: string | null;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Why the identity service refused, as far as the shop tells reasons apart. */
export type AuthReason =
  // What was typed. With 'wrong-credentials' the service does not say which of the two is wrong.
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
  // The service, the connection, the browser.
  | 'too-many-attempts'
  | 'over-quota'
  | 'not-available'
  | 'unreachable'
  | 'storage-unavailable'
  | 'storage-full'
  | 'unknown';

/** The outside error itself, with its reason; one without a reason counts as 'unknown'. */
export interface AuthError extends Error {
  reason?: AuthReason;
}

/** An account whose password was given just now. */
export interface ConfirmedAccount {
  /** Deletes it for good, and ends its session. */
  delete(): Promise<void>;
}

/** The identity service, as the shop sees it. Each call rejects with an `AuthError`. */
export interface AuthService {
  /** Signs in to an existing account. Values are sent exactly as given. */
  signIn(credentials: Credentials): Promise<void>;
  /** Creates an account and signs in to it. Values are sent exactly as given. */
  register(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Sends the account of this address an e-mail with a link to choose a new password. Also resolves
   * where there is no such account, or where it is closed: nobody must learn here who has one. The
   * address is sent exactly as given.
   */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Checks the password of whoever is signed in; with it, an account can be deleted. Rejects where nobody
   * is signed in.
   */
  confirmPassword(password: string): Promise<ConfirmedAccount>;
  /**
   * Calls `listener` with the current user once known, then at every sign-in and sign-out, in this
   * tab or another; `null` means that nobody is signed in.
   *
   * @returns a function that ends the subscription.
   */
  observe(listener: (user: User | null) => void): () => void;
}
