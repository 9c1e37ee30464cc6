/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { renderWithShop } from '../testing/renderApp';
import { BusyButton } from './BusyButton';

it('the button reports a failed action, and can be pressed again', async () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  const error = new Error('No network.');
  const onPress = jest.fn(() => Promise.reject(error));
  const { user } = renderWithShop(<BusyButton onPress={onPress}>Retry</BusyButton>);
  const button = screen.getByRole('button', { name: 'Retry' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'false');
  await user.click(button);
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(report.mock.calls).toEqual([[error], [error]]);
});
