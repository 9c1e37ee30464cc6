/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { Announcer } from '../app/Announcer';
import { renderWithShop } from '../testing/renderApp';
import { NewVersion } from './NewVersion';

const onUse = jest.fn();
const open = (path = '/') => {
  onUse.mockClear();
  return renderWithShop(
    <>
      <h1 tabIndex={-1}>Home</h1>
      <a href="#/">Home</a>
      <NewVersion onUse={onUse} />
      <Announcer />
    </>,
    { path },
  );
};
const sentence = 'A newer version of this shop is ready.';
const notice = () => screen.queryByRole('region', { name: 'About this shop' });

it('announces a newer version, and leaves it to me', async () => {
  const { user } = open();
  expect(notice()).toHaveTextContent(sentence);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(onUse).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(onUse).toHaveBeenCalledTimes(1);
});

it('can be dismissed, and the focus is not lost', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(notice()).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(onUse).not.toHaveBeenCalled();
});

it('waits while I am at the sign-in form', async () => {
  const { user } = open('/login');
  expect(notice()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });
  expect(notice()).toBeVisible();
});
