import type { AuthReason, Credentials, GuestService } from '../../auth/authService';
import type { FakeAuthService } from './fakeAuthService';

/** The guest of a device, in memory. */
export class FakeGuests implements GuestService {
  uid: string | undefined;
  /** Why the next calls are rejected. */
  refusal: AuthReason | undefined;
  /** All calls so far. */
  readonly calls: string[] = [];
  private readonly observers: ((uid: string | undefined) => void)[] = [];
  private created = 0;
  private email: string | undefined;

  constructor(private readonly auth?: FakeAuthService) {}

  find = () => this.answer('find', () => this.uid);

  enter = () =>
    this.answer('enter', () => {
      if (!this.uid || this.email) this.uid = `guest-${(this.created += 1)}`;
      this.email = undefined;
      this.notify();
      return this.uid;
    });

  register = (credentials: Credentials) =>
    this.answer(`register ${credentials.email}`, () => {
      if (!this.uid) throw new Error('This device has no guest.');
      if (this.email === undefined) this.auth?.createAccount(credentials, this.uid);
      return (this.email ??= credentials.email);
    });

  leave = () =>
    this.answer('leave', () => {
      this.uid = undefined;
      this.notify();
    });

  observe = (observer: (uid: string | undefined) => void) => {
    this.observers.push(observer);
    observer(this.uid);
  };

  private notify() {
    for (const observer of this.observers) observer(this.uid);
  }

  private async answer<Answer>(name: string, work: () => Answer): Promise<Answer> {
    this.calls.push(name);
    await Promise.resolve();
    if (this.refusal) throw Object.assign(new Error(this.refusal), { reason: this.refusal });
    return work();
  }
}
