/** A signed-in account, as far as the shop needs it; plain data, safe to keep in the store. */
export interface User {
  uid: string;
  email: string | null;
}

export interface Credentials {
  email: string;
  password: string;
}

/**
 * The identity service, as the shop sees it. Each call rejects with the service's own error, which
 * carries a `code` such as `auth/wrong-password`.
 */
export interface AuthService {
  /** Signs in to an existing account. Values are sent exactly as given. */
  signIn(credentials: Credentials): Promise<void>;
  /** Creates an account and signs in to it. Values are sent exactly as given. */
  register(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Calls `listener` with the current user once known, then at every sign-in and sign-out, in this
   * tab or another; `null` means that nobody is signed in.
   *
   * @returns a function that ends the subscription.
   */
  observe(listener: (user: User | null) => void): () => void;
}
