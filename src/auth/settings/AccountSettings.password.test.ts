/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { openAccount } from '../../testing/openAccount';

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const button = () => screen.getByRole('button', { name: 'Change password' });
const said = () => screen.getByRole('status');

async function openPasswordChange() {
  const opened = await openAccount();
  await opened.user.click(await screen.findByText('Change password', { selector: 'h3' }));
  const { credentials, retype, user } = opened;
  return {
    ...opened,
    press: async (newPassword: string, password = credentials.password) => {
      await retype(current(), password);
      await retype(next(), newPassword);
      await user.click(button());
    },
  };
}

it('changes my password once, says so, and keeps me signed in', async () => {
  const { auth, credentials, press, store, user } = await openPasswordChange();
  const fields = Array.from(current().closest('form')?.querySelectorAll('input') ?? []);
  // Password managers read this field.
  expect(fields.map((field) => field.autocomplete)).toEqual([
    'username',
    'current-password',
    'new-password',
  ]);
  expect(fields[0]).toHaveValue(credentials.email);
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

it('explains a rejected password at its field, and keeps what I typed', async () => {
  const { auth, press } = await openPasswordChange();
  const strong = 'marigolds at noon';
  const wrong = /^The password is wrong/;
  for (const [code, place, reason, typed, password] of [
    ['', current, wrong, strong, 'open barley'],
    ['auth/invalid-credential', current, wrong, strong],
    ['', next, /6 characters or more/, '12345'],
    ['auth/password-does-not-meet-requirements', next, /^This password is too easy/, strong],
    ['auth/requires-recent-login', button, /^Your session has expired\. Sign out/, strong],
  ] as const) {
    auth.refuseWith(code);
    await press(typed, password);
    expect(place()).toHaveAccessibleDescription(reason);
    expect(place()).toHaveFocus();
    expect(said()).toHaveTextContent(reason);
    expect(next()).toHaveValue(typed);
  }
});
