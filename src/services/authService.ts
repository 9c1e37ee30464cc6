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
 * Every code that signing in, registering and asking for a new password, all by e-mail and password,
 * can be refused with: those of today's service and those that older ones give. What the service
 * names after a fault of its own has no fixed code and is not among them.
 */
export type AuthErrorCode = `auth/${

    // What was typed.
    | 'email-already-in-use'
    | 'invalid-credential'
    | 'invalid-email'
    | 'invalid-login-credentials'
    | 'invalid-recipient-email'
    | 'missing-email'
    | 'missing-password'
    | 'password-does-not-meet-requirements'
    | 'user-disabled'
    | 'user-not-found'
    | 'weak-password'
    | 'wrong-password'
    // The moment, the connection, the browser.
    | 'internal-error'
    | 'invalid-user-token'
    | 'network-request-failed'
    | 'quota-exceeded'
    | 'resource-exhausted'
    | 'timeout'
    | 'too-many-requests'
    | 'user-token-expired'
    | 'web-storage-unsupported'
    | 'operation-not-supported-in-this-environment'
    // Whether a person is asking.
    | 'captcha-check-failed'
    | 'invalid-recaptcha-action'
    | 'invalid-recaptcha-token'
    | 'invalid-recaptcha-version'
    | 'missing-client-type'
    | 'missing-recaptcha-token'
    | 'missing-recaptcha-version'
    | 'recaptcha-not-enabled'
    | 'multi-factor-auth-required'
    // How the merchant has set up the project.
    | 'admin-restricted-operation'
    | 'api-key-not-valid.-please-pass-a-valid-api-key.'
    | 'app-not-authorized'
    | 'configuration-not-found'
    | 'invalid-api-key'
    | 'invalid-message-payload'
    | 'invalid-req-type'
    | 'invalid-sender'
    | 'operation-not-allowed'
    | 'project-disabled'
    | 'unauthorized-domain'
    | 'unsupported-password-policy-schema-version'
}`;

/**
 * The identity service, as the shop sees it. Each call rejects with the service's own error, which
 * carries a `code`, mostly an `AuthErrorCode`.
 */
export interface AuthService {
  /** Signs in to an existing account. Values are sent exactly as given. */
  signIn(credentials: Credentials): Promise<void>;
  /** Creates an account and signs in to it. Values are sent exactly as given. */
  register(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Has an e-mail with a link to choose a new password sent to the account of this address. Resolves
   * in the same way where there is no such account, or where it is disabled: nobody must learn here
   * who has one. The address is sent exactly as given.
   */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Calls `listener` with the current user once known, then at every sign-in and sign-out, in this
   * tab or another; `null` means that nobody is signed in.
   *
   * @returns a function that ends the subscription.
   */
  observe(listener: (user: User | null) => void): () => void;
}
