/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { belongTo } from '../../services/basketOwner';
import { lineIdForPlace } from '../../services/lineId';
import { createFakeBasketStore } from '../../testing/fakeBasketStore';
import { renderApp } from '../../testing/renderApp';
import { products } from '../catalogue/products';
import { accountBasketObserver } from './accountBasketObserver';

const notice = () => screen.queryByRole('region', { name: 'About your basket' });
const dismiss = () => screen.getByRole('button', { name: 'OK' });
const basketLink = () => screen.getByRole('link', { name: /^Basket/ });
const addButton = () =>
  screen.getByRole('button', { name: `Add to basket: ${products[0]?.title}` });

it('says that a product is not sold, does not count it, and lets it go when I have read so', async () => {
  const sold = { [lineIdForPlace(0)]: products[0]?.id ?? '' };
  const basketStore = createFakeBasketStore({ ...sold, [lineIdForPlace(1)]: 'withdrawn' });
  const { user } = await renderApp({ basketStore });
  expect(notice()).toHaveTextContent(
    'One item in your basket is not sold on this page, and is not counted.',
  );
  expect(basketLink()).toHaveTextContent(/^Basket\s?1\s?item$/);
  expect(basketStore.lines.size).toBe(2);

  await user.click(dismiss());
  expect(notice()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(Object.fromEntries(basketStore.lines)).toEqual(sold);
});

it('says once that the basket can’t be stored, until it can and then can’t again', async () => {
  const { basketStore, user } = await renderApp();
  const { browser } = basketStore;
  browser.isFull = true;
  await user.click(addButton());
  expect(notice()).toHaveTextContent('It lasts until you close this page.');
  expect(screen.getByRole('status')).toHaveTextContent(/no room to store your basket/);
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
  expect(notice()).toHaveTextContent('It lasts until you close this page.');
  browser.isFull = false;
  act(() => {
    browser.passTime();
  });
  expect(notice()).toBeNull();
});

describe('when the basket of a sign-in has joined that of the account', () => {
  async function renderJoined(count: number) {
    const app = await renderApp();
    act(() => {
      accountBasketObserver(app.store.dispatch).joined(count);
    });
    return app;
  }

  it.each([
    [3, '3 items'],
    [1, '1 item'],
  ])('says so, shown and read out, until I have read it (%i)', async (count, items) => {
    const sentence = `Your basket now also holds ${items} from an earlier visit.`;
    const { user } = await renderJoined(count);
    expect(notice()).toHaveTextContent(sentence);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    await user.click(dismiss());
    expect(notice()).toBeNull();
  });

  it('says it on each screen, and no longer once the basket is another one', async () => {
    const { basketStore, user } = await renderJoined(3);
    await user.click(basketLink());
    await screen.findByRole('heading', { name: /basket/ });
    expect(notice()).toHaveTextContent('3 items');
    act(() => {
      for (const uid of ['asha', 'ravi']) belongTo(basketStore, uid);
    });
    expect(notice()).toBeNull();
  });
});
