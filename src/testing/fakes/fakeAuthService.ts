import type { AuthError, AuthService, Credentials, User } from '../../auth/authService';
import { authReasonOf } from '../../firebase/firebaseAuth';
import { HangingService } from './hangingService';

type Call =
  | [action: 'signIn' | 'register', credentials: Credentials]
  | [action: 'sendPasswordReset' | 'changeEmail', email: string]
  | [action: 'confirmPassword' | 'changePassword', password: string]
  | [action: 'signOut' | 'delete' | 'refresh'];

interface Account {
  user: User;
  password: string;
  /** The new address that a link was sent to; empty if there is none. */
  emailSentTo: string;
}

interface FakeOptions {
  accounts?: Credentials[];
  /** The user who is still signed in from an earlier visit. */
  signedInAs?: User;
}

/** A Firebase error, as the adapter rejects with it. */
export function authError(code: string): AuthError {
  const isWeak = code === 'auth/weak-password';
  const text = isWeak ? 'Password should be at least 6 characters' : 'Error';
  const error = new Error(`Firebase: ${text} (${code}).`);
  return Object.assign(error, { name: 'FirebaseError', code, reason: authReasonOf({ code }) });
}

/** An identity service in memory, which passes the same contract as the real one. */
export class FakeAuthService extends HangingService implements AuthService {
  /** Every call, in order. */
  readonly calls: Call[] = [];
  readonly #accounts = new Map<string, Account>();
  /** Functions that notify one observer each. */
  readonly #observers: (() => void)[] = [];
  #current: User | null;
  #hasExpired = false;
  #refusal = '';

  constructor({ accounts = [], signedInAs }: FakeOptions = {}) {
    super();
    this.#current = signedInAs ?? null;
    accounts.forEach((account) => {
      this.addAccount(account);
    });
  }

  addAccount({ email, password }: Credentials, uid = `uid of ${email.toLowerCase()}`): User {
    const key = email.toLowerCase();
    const user = { uid, email: key };
    this.#accounts.set(key, { user, password, emailSentTo: '' });
    return user;
  }

  /** Opens the link that was sent to this address, which changes the email of its account. */
  openEmailLink(newEmail: string) {
    const [key, account] =
      [...this.#accounts].find(([, { emailSentTo }]) => emailSentTo === newEmail.toLowerCase()) ??
      [];
    if (!key || !account) throw new Error(`No link was sent to ${newEmail}.`);
    this.#accounts.delete(key);
    const user = { ...account.user, email: newEmail.toLowerCase() };
    this.#accounts.set(user.email, { ...account, user, emailSentTo: '' });
  }

  /** Ends the session at the service: the browser finds out at its next call. */
  expireSession() {
    this.#hasExpired = true;
  }

  /** Rejects every call from now on with this Firebase code. */
  refuseWith(code: string) {
    this.#refusal = code;
  }

  /** Another tab signs this user in or, with `null`, signs the current user out. Resolves once observers know. */
  async changeElsewhere(user: User | null) {
    this.#setUser(user);
    await Promise.resolve();
  }

  async signIn(credentials: Credentials) {
    await this.#receive(['signIn', credentials]);
    const { email, password } = credentials;
    if (!isEmail(email)) throw authError('auth/invalid-email');
    if (!password) throw authError('auth/missing-password');
    const account = this.#find(email);
    if (!account) throw authError('auth/user-not-found');
    this.#checkPassword(account, password);
    this.#setUser(account.user);
  }

  async register(credentials: Credentials) {
    await this.#receive(['register', credentials]);
    this.#setUser(this.createAccount(credentials));
  }

  /** Creates an account as `register` does, but doesn't sign in. */
  createAccount(credentials: Credentials, uid?: string) {
    const { email, password } = credentials;
    if (!email) throw authError('auth/missing-email');
    if (!password) throw authError('auth/missing-password');
    if (!isEmail(email)) throw authError('auth/invalid-email');
    if (this.#find(email)) throw authError('auth/email-already-in-use');
    if (password.length < 6) throw authError('auth/weak-password');
    return this.addAccount(credentials, uid);
  }

  async signOut() {
    await this.#receive(['signOut']);
    this.#setUser(null);
  }

  async sendPasswordReset(email: string) {
    await this.#receive(['sendPasswordReset', email]);
    if (!email) throw authError('auth/missing-email');
  }

  async confirmPassword(password: string) {
    await this.#receive(['confirmPassword', password]);
    const key = this.#current?.email ?? '';
    const account = this.#find(key);
    if (!account) throw new Error('Nobody is signed in.');
    this.#checkPassword(account, password);
    return {
      changePassword: async (newPassword: string) => {
        await this.#receive(['changePassword', newPassword]);
        if (newPassword.length < 6) throw authError('auth/weak-password');
        account.password = newPassword;
      },
      changeEmail: async (newEmail: string) => {
        await this.#receive(['changeEmail', newEmail]);
        if (!newEmail) throw authError('auth/missing-new-email');
        if (!isEmail(newEmail)) throw authError('auth/invalid-new-email');
        if (this.#find(newEmail)) throw authError('auth/email-already-in-use');
        account.emailSentTo = newEmail.toLowerCase();
      },
      delete: async () => {
        await this.#receive(['delete']);
        this.#accounts.delete(key);
        this.#setUser(null);
      },
    };
  }

  async refresh() {
    await this.#receive(['refresh']);
    if (this.#hasExpired) {
      this.#setUser(null);
      throw authError('auth/user-token-expired');
    }
    const { uid } = this.#current ?? {};
    const account = [...this.#accounts.values()].find(({ user }) => user.uid === uid);
    if (account) this.#setUser(account.user);
  }

  find() {
    return Promise.resolve(this.#current);
  }

  observe(listener: (user: User | null) => void) {
    let last: string | undefined;
    // The adapter, too, calls a moment later, and not twice in a row with the same user.
    const notify = () => {
      queueMicrotask(() => {
        const now = JSON.stringify(this.#current);
        if (last === now) return;
        last = now;
        listener(this.#current);
      });
    };
    this.#observers.push(notify);
    notify();
  }

  async #receive(call: Call) {
    this.calls.push(call);
    await this.answered;
    if (this.#refusal) throw authError(this.#refusal);
  }

  #find(email: string) {
    return this.#accounts.get(email.toLowerCase());
  }

  #checkPassword(account: Account, password: string) {
    if (!password) throw authError('auth/missing-password');
    if (password !== account.password) throw authError('auth/wrong-password');
  }

  #setUser(user: User | null) {
    this.#current = user;
    this.#hasExpired = false;
    this.#observers.forEach((notify) => {
      notify();
    });
  }
}

const isEmail = (email: string) => /^[^@]+@[^@]+$/.test(email);
