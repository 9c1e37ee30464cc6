import type { AuthReason, Credentials } from '../../services/authService';
import type { GuestService } from '../../services/guestService';
import type { FakeAuthService } from './fakeAuthService';

/** The guest of a device, in memory. */
export class FakeGuests implements GuestService {
  uid: string | undefined;
  /** Why the next calls are rejected. */
  refusal: AuthReason | undefined;
  /** All calls so far. */
  readonly calls: string[] = [];
  private created = 0;
  private isRegistered = false;

  constructor(private readonly auth?: FakeAuthService) {}

  find = () => this.answer('find', () => this.uid);

  enter = () =>
    this.answer('enter', () => {
      if (!this.uid || this.isRegistered) this.uid = `guest-${(this.created += 1)}`;
      this.isRegistered = false;
      return this.uid;
    });

  register = (credentials: Credentials) =>
    this.answer(`register ${credentials.email}`, () => {
      if (!this.uid) throw new Error('This device has no guest.');
      if (!this.isRegistered) this.auth?.createAccount(credentials, this.uid);
      this.isRegistered = true;
    });

  leave = () => this.answer('leave', () => (this.uid = undefined));

  private async answer<Answer>(name: string, work: () => Answer): Promise<Answer> {
    this.calls.push(name);
    await Promise.resolve();
    if (this.refusal) throw Object.assign(new Error(this.refusal), { reason: this.refusal });
    return work();
  }
}
