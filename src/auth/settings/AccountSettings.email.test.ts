/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { buildCredentials } from '../../testing/builders';
import { openAccount } from '../../testing/openAccount';

const password = () =>
  screen.getByLabelText('Your password', { selector: '#changeEmail-password' });
const newEmail = () => screen.getByRole('textbox', { name: 'New email' });
const button = () => screen.getByRole('button', { name: 'Send link' });
const noEmail = /^No email\? Look in your spam folder/;
const said = () => screen.getByRole('status');
const signedInAs = (email: string) => screen.queryByText(email, { selector: 'strong' });

async function openEmailChange() {
  const opened = await openAccount();
  await opened.user.click(await screen.findByText('Change email'));
  const { credentials, retype, user } = opened;
  return {
    ...opened,
    press: async (email: string, typed = credentials.password) => {
      await retype(password(), typed);
      await retype(newEmail(), email);
      await user.click(button());
    },
  };
}

const { email: next } = buildCredentials();
const sent = `We’ve emailed a link to ${next}. Your email changes when you open it. After that, sign in with your new email.`;

it('sends a link to my new email, and shows that email once I’ve opened the link', async () => {
  const { auth, comeBack, credentials, press, user } = await openEmailChange();
  await comeBack();
  expect(auth.calls).toEqual([]);
  await press(next);
  expect(said()).toHaveTextContent(sent);
  expect(button()).toHaveAccessibleDescription(sent);
  expect(await screen.findByText(noEmail)).toBeVisible();
  expect(auth.calls).toEqual([
    ['confirmPassword', credentials.password],
    ['changeEmail', next],
  ]);
  await comeBack();
  expect(signedInAs(credentials.email)).toBeVisible();

  auth.openEmailLink(next);
  await comeBack();
  expect(signedInAs(next)).toBeVisible();
  expect(said()).toHaveTextContent(`Your email is now ${next}.`);
  expect(screen.getByText(`Your email is now ${next}.`, { selector: '.success' })).toBeVisible();
  expect(screen.queryByText(sent)).not.toBeInTheDocument();
  const calls = auth.calls.length;
  await comeBack();
  expect(auth.calls).toHaveLength(calls);

  await press(buildCredentials().email);
  await screen.findByText(noEmail);
  auth.hang();
  auth.calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await comeBack();
  expect(auth.calls).toEqual([['signOut']]);
  await act(() => auth.answer());
});

it('says which email to sign in with if changing it has ended my session', async () => {
  const { auth, comeBack, press } = await openEmailChange();
  await press(next);
  await screen.findByText(noEmail);
  auth.openEmailLink(next);
  auth.expireSession();
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  const told = screen.getByText(
    `If you’ve opened the link we sent to ${next}, sign in with that email.`,
  );
  expect(told).toHaveFocus();
});

it('sends nothing if the password or the email is wrong, and says so there', async () => {
  const { auth, press } = await openEmailChange();
  auth.addAccount(buildCredentials({ email: 'bilal@example.com' }));
  for (const [email, typed, place, reason] of [
    [next, 'open barley', password, /^The password is wrong/],
    ['bilal@example.com', undefined, newEmail, /^There’s already an account .* Use another one\.$/],
  ] as const) {
    await press(email, typed);
    expect(place()).toHaveAccessibleDescription(reason);
    expect(place()).toHaveFocus();
    expect(said()).toHaveTextContent(reason);
    expect(newEmail()).toHaveValue(email);
    expect(screen.queryByText(noEmail)).not.toBeInTheDocument();
  }
});
