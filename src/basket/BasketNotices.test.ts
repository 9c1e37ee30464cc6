/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { products } from '#shop/products';
import { createFakeBasketStore } from '../testing/fakes/fakeBasketStore';
import { renderApp } from '../testing/renderApp';
import { lineIdAtIndex, ownerKey } from './storage/basketKeys';
import { accountBasketObserver } from './sync/syncBasket';

const notice = () => screen.queryByRole('region', { name: 'About your basket' });
/** Finds the notice, whose code loads when there is something to read. */
const shown = () => screen.findByRole('region', { name: 'About your basket' });
const dismiss = () => screen.getByRole('button', { name: 'Got it' });
const basketLink = () => screen.getByRole('link', { name: /^Basket/ });
const addButton = () =>
  screen.getByRole('button', { name: `Add to basket: ${products[0]?.title}` });

it('doesn’t count a product that is no longer sold, and removes it once I dismiss the notice', async () => {
  const basketStore = createFakeBasketStore({
    [lineIdAtIndex(0)]: products[0]?.id ?? '',
    // Names that every object inherits aren't sold either.
    [lineIdAtIndex(1)]: 'constructor',
  });
  const { user } = await renderApp({ basketStore });
  expect(await shown()).toHaveTextContent(
    'One item in your basket is no longer available and isn’t counted.',
  );
  expect(basketLink()).toHaveTextContent(/^Basket\s?1\s?item$/);
  await user.click(dismiss());
  expect(notice()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says once that the basket can’t be saved, and again only after it was saved', async () => {
  const { basketStore, user } = await renderApp();
  const { browser } = basketStore;
  browser.isFull = true;
  await user.click(addButton());
  expect(await shown()).toHaveTextContent('It lasts until you close this page.');
  expect(screen.getByRole('status')).toHaveTextContent(/no room to save your basket/);
  await user.click(dismiss());
  await user.click(addButton());
  expect(notice()).toBeNull();
  expect(basketLink()).toHaveTextContent(/^Basket\s?2\s?items$/);

  browser.isFull = false;
  act(() => {
    browser.passTime();
  });
  browser.isFull = true;
  await user.click(addButton());
  expect(await shown()).toHaveTextContent('It lasts until you close this page.');
  browser.isFull = false;
  act(() => {
    browser.passTime();
  });
  expect(notice()).toBeNull();
});

it('says on every screen what signing in has added, until I dismiss it or the basket changes', async () => {
  const { basketStore, store, user } = await renderApp();
  const join = (count: number) => {
    act(() => {
      accountBasketObserver(store.dispatch).merged(count);
    });
  };
  join(1);
  const sentence = 'We’ve added 1 item from your earlier visit to your basket.';
  expect(await shown()).toHaveTextContent(sentence);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  await user.click(basketLink());
  await screen.findByRole('heading', { name: /basket/ });
  expect(await shown()).toHaveTextContent(sentence);
  await user.click(dismiss());
  expect(notice()).toBeNull();

  join(3);
  expect(await shown()).toHaveTextContent('3 items');
  act(() => {
    const { entries } = basketStore.elsewhere;
    entries.set(ownerKey, 'ravi');
    basketStore.browser.settle();
  });
  expect(notice()).toBeNull();
});
