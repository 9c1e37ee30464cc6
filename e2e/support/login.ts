import { expect, type Page } from '@playwright/test';
import { shop } from '#shop/config';
import { button, greeting, signInLink, signOutLink } from './page';
import type { Account } from './test';

export function loginForm(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    signIn: button(page, 'Sign in'),
    register: button(page, `Create your ${shop.name} Account`),
    show: button(page, 'Show password'),
    hide: button(page, 'Hide password'),
    forgotten: button(page, 'Forgot your password?'),
    signOut: button(page, 'Sign out'),
  };
}

export async function fillLoginForm(page: Page, { email, password }: Account) {
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
}

/** Signs in on the sign-in screen and waits for the home screen. */
export async function signIn(page: Page, account: Account) {
  await page.goto('./#/login');
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
}

export async function expectSignedOut(page: Page) {
  await expect(signInLink(page)).toBeVisible();
  await expect(greeting(page, 'Hello')).toBeVisible();
}

export async function signOut(page: Page) {
  await signOutLink(page).click();
  await expectSignedOut(page);
}
