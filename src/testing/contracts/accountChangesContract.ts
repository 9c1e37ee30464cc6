import { enterSignedIn, expectRefusal, type MakeAuthWorld, type Reason } from '../authWorld';
import { buildCredentials } from '../builders';

/** How every identity service changes an account. */
export function describeAccountChanges(makeWorld: MakeAuthWorld, protectsEmails: boolean) {
  const enter = () => enterSignedIn(makeWorld, { protectsEmails });
  const refused = (call: Promise<unknown>, reason: Reason) =>
    expectRefusal(call, reason, protectsEmails);

  it('changes a password only after the current one is confirmed, and keeps the session', async () => {
    const { service, existing, current } = await enter();
    const confirmed = await service.confirmPassword(existing.password);
    const empty = confirmed.changePassword('');
    await expect(empty).rejects.toMatchObject({ reason: 'password-too-short' });
    await refused(confirmed.changePassword('12345'), 'password-too-short');
    await expect(confirmed.changePassword('sesame, open')).resolves.toBeUndefined();
    await expect(service.refresh()).resolves.toBeUndefined();
    await service.signOut();
    expect(await current.next()).toBeNull();
    await refused(service.signIn(existing), 'wrong-password');
    await service.signIn({ ...existing, password: 'sesame, open' });
    expect(await current.next()).toMatchObject({ email: existing.email });
  });

  it('changes an email once the link to the new one is opened, and keeps the account', async () => {
    const { service, existing, current, ...world } = await enter();
    const [other, { email }] = [buildCredentials(), buildCredentials()];
    await world.addAccount(other);
    const confirmed = await service.confirmPassword(existing.password);
    await expect(confirmed.changeEmail('')).rejects.toMatchObject({ reason: 'missing-email' });
    await refused(confirmed.changeEmail(other.email), 'already-in-use');
    await expect(confirmed.changeEmail(email.toUpperCase())).resolves.toBeUndefined();
    await refused(service.signIn({ ...existing, email }), 'no-account');
    await world.openEmailLink(email);
    await service.refresh();
    const changed = await current.next();
    expect(changed).toMatchObject({ email });
    await service.signOut();
    expect(await current.next()).toBeNull();
    await refused(service.signIn(existing), 'no-account');
    await service.signIn({ ...existing, email });
    expect(await current.next()).toEqual(changed);
  });

  it('deletes an account only after its password is confirmed, and ends the session', async () => {
    const { service, existing, current } = await enter();
    await refused(service.confirmPassword('open barley'), 'wrong-password');
    await refused(service.confirmPassword(''), 'missing-password');
    await service.confirmPassword(existing.password);
    await service.signOut();
    expect(await current.next()).toBeNull();
    await expect(service.confirmPassword(existing.password)).rejects.toThrow();

    await service.signIn(existing);
    expect(await current.next()).toMatchObject({ email: existing.email });
    const confirmed = await service.confirmPassword(existing.password);
    await expect(confirmed.delete()).resolves.toBeUndefined();
    expect(await current.next()).toBeNull();
    await refused(service.signIn(existing), 'no-account');
  });
}
