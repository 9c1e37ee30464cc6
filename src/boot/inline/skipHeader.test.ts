/** @jest-environment ./src/testing/browserEnvironment.ts */
import userEvent from '@testing-library/user-event';
import { skipHeader } from './skipHeader';

afterEach(() => {
  removeEventListener('click', skipHeader);
});

it('leads past the header, and leaves the address as it is', async () => {
  document.body.innerHTML = `
    <a class="skip-link" href="#main">Skip to content</a><main id="main" tabindex="-1"></main>`;
  addEventListener('click', skipHeader);
  const before = location.href;
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.getElementById('main')).toHaveFocus();
  expect(location.href).toBe(before);
});

it('leaves other links alone', async () => {
  document.body.innerHTML = '<a href="#/login">Sign In</a>';
  addEventListener('click', skipHeader);
  const followed = new Promise((resolve) => {
    addEventListener('hashchange', resolve, { once: true });
  });
  document.querySelector('a')?.click();
  await followed;
  expect(location.hash).toBe('#/login');
});
