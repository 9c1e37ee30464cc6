/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { buildAddress } from '../testing/address';
import {
  button,
  field,
  lamp,
  renderCheckout,
  toReview,
  uid,
  walkToReview,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';

const goForward = () =>
  act(async () => {
    const received = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.forward();
    await received;
  });

const stepHeading = (name: string) => screen.findByRole('heading', { name, level: 3 });
const isOpen = () => screen.queryByRole('region', { name: 'Your order' }) !== null;

const withLastOrder = () => {
  const orders = new FakeOrders();
  orders.add({ owner: uid, placedAt: 1 });
  return orders;
};

describe('the steps of the checkout', () => {
  it('are entries of the history: Back and Forward lead through them', async () => {
    const app = await renderCheckout();
    await walkToReview(app);
    expect(app.address()).toBe('/checkout?step=review');

    await app.goBack();
    expect(app.address()).toBe('/checkout?step=address');
    expect(await stepHeading('Delivery address')).toHaveFocus();
    expect(field('Name')).toHaveValue(buildAddress().name);

    await app.goBack();
    expect(app.address()).toBe('/checkout');
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Proceed to checkout' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );

    await goForward();
    expect(await stepHeading('Delivery address')).toHaveFocus();
    await goForward();
    expect(await stepHeading('Review your order')).toHaveFocus();
    expect(app.orders.orders.size).toBe(0);
  });

  it('begin with the review if my address is known, also after a reload, without the form for a moment', async () => {
    const orders = withLastOrder();
    const answer = async () => {
      expect(await screen.findByText('One moment…')).toBeVisible();
      await act(async () => {
        orders.answerAll();
        await Promise.resolve();
      });
      expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
      expect(await stepHeading('Review your order')).toBeVisible();
    };
    const app = await renderCheckout({ orders });
    orders.hang();
    await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    await answer();
    const path = app.address();
    app.unmount();
    orders.hang();
    const again = await renderCheckout({ path, orders });
    await answer();
    expect(again.address()).toBe('/checkout?step=review');
  });

  it.each(['review', 'nonsense'])(
    'begin with the address if “%s” can’t be shown yet',
    async (step) => {
      const app = await renderCheckout({ path: `/checkout?step=${step}`, isSignedIn: false });
      expect(await stepHeading('Delivery address')).toBeVisible();
      expect(app.address()).toBe('/checkout?step=address');
    },
  );

  it('are not open with an empty basket', async () => {
    const app = await renderCheckout({ path: '/checkout?step=review', basket: [] });
    await waitFor(() => {
      expect(app.address()).toBe('/checkout');
    });
    expect(isOpen()).toBe(false);
  });

  it('close when I remove the last product, and move me to the heading', async () => {
    const app = await renderCheckout({ basket: [lamp] });
    await toReview(app);
    await app.user.click(button(/^One fewer: /));
    expect(isOpen()).toBe(false);
    expect(app.address()).toBe('/checkout');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('begin with the form if my address hasn’t loaded after two seconds', async () => {
    const orders = withLastOrder();
    const app = await renderCheckout({ orders });
    jest.useFakeTimers();
    const service = orders.serviceOf(uid);
    orders.serviceOf = () => ({ ...service, lastAddress: () => new Promise(() => undefined) });
    act(() => {
      screen.getByRole('button', { name: 'Proceed to checkout' }).click();
    });
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(screen.getByText('One moment…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(app.address()).toBe('/checkout?step=address');
  });
});
