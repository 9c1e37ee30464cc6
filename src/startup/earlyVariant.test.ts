/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basketLink, openPage, startShop, storedIds } from '../testing/openPage';
import { clearConsole } from '../testing/quietConsole';

jest.mock('../catalogue/products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const select = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Options: Cotton cap' });
const add = (variant: string) =>
  screen.getByRole('button', { name: `Add to basket: Cotton cap, ${variant}` });

it('keeps the variant that is chosen before React, and what is added before and after', async () => {
  openPage();
  jest.isolateModules(() => {
    jest.requireActual('./inline/main');
  });
  const user = userEvent.setup();
  expect(select()).toHaveValue('cap-s');
  await user.selectOptions(select(), 'cap-l');
  // Still named after the first.
  await user.click(add('Small'));
  expect(basketLink(1)).toBeVisible();
  expect(storedIds()).toEqual(['cap-l']);

  await startShop();
  // React reports the pressed card's mark in development only.
  clearConsole();
  expect(select()).toHaveDisplayValue('Large, ₹350');
  expect(screen.getByRole('link', { name: 'Added. 1 of these in your basket' })).toBeVisible();
  await user.click(add('Large'));
  expect(storedIds()).toEqual(['cap-l', 'cap-l']);
  await user.selectOptions(select(), 'cap-s');
  await user.click(add('Small'));
  expect(storedIds()).toEqual(['cap-l', 'cap-l', 'cap-s']);
});
