/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { createLineId } from '../../services/lineId';
import { FakeBasketStore } from '../../testing/fakeBasketStore';
import { renderApp } from '../../testing/renderApp';
import { products } from '../catalogue/products';
import { accountBasketObserver } from './accountBasketObserver';

const notice = () => screen.queryByRole('region', { name: 'About your basket' });
const dismiss = () => screen.getByRole('button', { name: 'OK' });
const basketLink = () => screen.getByRole('link', { name: /^Basket/ });
const addButton = () =>
  screen.getByRole('button', { name: `Add to basket: ${products[0]?.title}` });

it('says that a product is not sold, does not count it, and lets it go when I have read so', async () => {
  const productIds = [products[0]?.id ?? '', 'withdrawn'];
  const basketStore = new FakeBasketStore({
    lines: productIds.map((productId) => ({ lineId: createLineId(), productId })),
  });
  const { user } = await renderApp({ basketStore });
  expect(notice()).toHaveTextContent(
    'One item in your basket is not sold on this page, and is not counted.',
  );
  expect(basketLink()).toHaveTextContent(/^Basket\s?1\s?item$/);
  expect(basketStore.lines.size).toBe(2);

  await user.click(dismiss());
  expect(notice()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(Array.from(basketStore.lines.values())).toEqual(productIds.slice(0, 1));
});

it('says once that the basket can’t be stored', async () => {
  const { basketStore, user } = await renderApp();
  basketStore.fillUp();
  await user.click(addButton());
  expect(notice()).toHaveTextContent('It lasts until you close this page.');
  await user.click(dismiss());
  await user.click(addButton());
  expect(notice()).toBeNull();
  expect(basketLink()).toHaveTextContent(/^Basket\s?2\s?items$/);
});

describe('when the basket of a sign-in has joined that of the account', () => {
  const sentence = 'Your basket now also holds 3 items from an earlier visit.';

  async function renderJoined(count = 3) {
    const app = await renderApp();
    act(() => {
      accountBasketObserver(app.store.dispatch).joined(count);
    });
    return app;
  }

  it('says so, shown and read out, until I have read it', async () => {
    const { user } = await renderJoined();
    expect(notice()).toHaveTextContent(sentence);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    await user.click(dismiss());
    expect(notice()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says “1 item” of one', async () => {
    await renderJoined(1);
    expect(notice()).toHaveTextContent('now also holds 1 item from an earlier visit.');
  });

  it('says it on each screen, and no longer once the basket is another one', async () => {
    const { basketStore, user } = await renderJoined();
    await user.click(basketLink());
    await screen.findByRole('heading', { name: /basket/ });
    expect(notice()).toHaveTextContent(sentence);
    act(() => {
      basketStore.changeElsewhere({ added: [], removed: [], gift: false, isOther: true });
    });
    expect(notice()).toBeNull();
  });
});
