/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { openAccount } from '../../testing/openAccount';

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const button = () => screen.getByRole('button', { name: 'Change password' });
const said = () => screen.getByRole('status');

async function openPasswordChange() {
  const opened = await openAccount();
  await opened.user.click(await screen.findByText('Change password', { selector: 'h2' }));
  const { auth, credentials, user } = opened;
  auth.calls.length = 0;
  return {
    ...opened,
    press: async (newPassword: string, password = credentials.password) => {
      for (const [field, typed] of [
        [current, password],
        [next, newPassword],
      ] as const) {
        await user.clear(field());
        await user.click(field());
        await user.paste(typed);
      }
      await user.click(button());
    },
  };
}

it('changes my password once, says so, and keeps me signed in', async () => {
  const { auth, credentials, press, store, user } = await openPasswordChange();
  auth.hang();
  await press('marigolds at noon');
  expect(said()).toHaveTextContent('Changing your password…');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  await act(() => auth.answer());
  const done = /^Your password has been changed\. .* will ask for the new one\.$/;
  expect(said()).toHaveTextContent(done);
  expect(button()).toHaveAccessibleDescription(done);
  expect(button()).toHaveFocus();
  expect(current()).toHaveValue('');
  expect(next()).toHaveValue('');
  expect(auth.calls).toEqual([
    ['confirmPassword', credentials.password],
    ['changePassword', 'marigolds at noon'],
  ]);
  expect(JSON.stringify(store.getState())).not.toContain('marigolds');
  expect(screen.getByRole('heading', { name: 'Your account' })).toBeVisible();
});

it('tells my password manager which account it is, and which password is new', async () => {
  const { credentials } = await openPasswordChange();
  const form = current().closest('form');
  const fields = Array.from(form?.querySelectorAll('input') ?? []);
  expect(fields.map((field) => field.autocomplete)).toEqual([
    'username',
    'current-password',
    'new-password',
  ]);
  expect(fields[0]).toHaveValue(credentials.email);
});

it.each([
  {
    when: 'my current password is wrong',
    typed: ['marigolds at noon', 'open barley'],
    place: current,
    reason: /^The password is wrong/,
  },
  {
    when: 'the service does not say which of email and password is wrong',
    code: 'auth/invalid-credential',
    typed: ['marigolds at noon'],
    place: current,
    reason: /^The password is wrong/,
  },
  {
    when: 'the new one is too short',
    typed: ['12345'],
    place: next,
    reason: /6 characters or more/,
  },
  {
    when: 'the shop asks for a stronger one',
    code: 'auth/password-does-not-meet-requirements',
    typed: ['marigolds at noon'],
    place: next,
    reason: /^This password is too easy to guess/,
  },
  {
    when: 'I have tried too often',
    code: 'auth/too-many-requests',
    typed: ['marigolds at noon'],
    place: button,
    reason: /^Too many attempts\. Wait/,
  },
  {
    when: 'there is no connection',
    code: 'auth/network-request-failed',
    typed: ['marigolds at noon'],
    place: button,
    reason: /^We couldn’t connect/,
  },
  {
    when: 'I signed in too long ago',
    code: 'auth/requires-recent-login',
    typed: ['marigolds at noon'],
    place: button,
    reason: /^Your session has expired\. Sign out and in again/,
  },
])('explains at its place that $when, and keeps what I typed', async (refusal) => {
  const { auth, press } = await openPasswordChange();
  const { code = '', typed, place, reason } = refusal;
  auth.refuseWith(code);
  await press(...(typed as [string]));
  expect(place()).toHaveAccessibleDescription(reason);
  expect(place()).toHaveFocus();
  expect(said()).toHaveTextContent(reason);
  expect(next()).toHaveValue(typed[0]);
});
