/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { products } from '#shop/products';
import { buildProduct, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { accountBasketObserver } from '../basket/sync/syncBasket';
import { LoadFailure } from '../ui/BusyButton';
import { announce, Announcer } from './announce';

const asha = buildUser();
const announced = () => screen.getByRole('status');

it('announces my actions and other tabs’, in the same live region on every screen', async () => {
  const { auth, user } = await renderApp();
  const live = announced();
  const title = products[0]?.title ?? '';
  await user.click(screen.getByRole('button', { name: `Add to basket: ${title}` }));
  expect(live).toHaveTextContent(`Added: ${title}. 1 item in your basket.`);
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await user.click(await screen.findByRole('button', { name: `Remove from basket: ${title}` }));
  expect(live).toHaveTextContent(`Removed: ${title}. 0 items in your basket.`);

  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  await act(() => auth.changeElsewhere(asha));
  expect(live).toHaveTextContent(`Signed in as ${asha.email}.`);
  await act(() => auth.changeElsewhere(null));
  expect(live).toHaveTextContent(/^Signed out\.$/);
  expect(screen.getAllByRole('status')).toContain(live);
});

it('announces neither the session nor the basket that was there from the start', async () => {
  const auth = new FakeAuthService({ signedInAs: asha });
  const { user } = await renderApp({ auth, basket: [buildProduct()] });
  expect(screen.getByText(`Hello ${asha.email}`)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await screen.findByRole('heading', { name: 'Your Shopping basket' });
  expect(announced()).toBeEmptyDOMElement();
  await user.click(screen.getByRole('link', { name: 'Sign Out' }));
  expect(announced()).toHaveTextContent('Signed out.');
});

it('announces the same sentence twice in a row', () => {
  const { store } = renderWithShop(<Announcer />);
  const heard: unknown[] = [];
  for (let time = 0; time < 2; time += 1) {
    act(() => {
      store.dispatch(announce('Nothing to order yet.'));
    });
    expect(announced()).toHaveTextContent('Nothing to order yet.');
    heard.push(announced().firstChild);
  }
  expect(heard[0]).not.toBe(heard[1]);
});

describe('a solved problem', () => {
  function List() {
    const [isLoaded, setLoaded] = useState(false);
    const load = () => {
      setLoaded(true);
    };
    return !isLoaded && <LoadFailure onRetry={load}>Couldn’t be loaded.</LoadFailure>;
  }

  it('is no longer announced once the failed part has loaded', async () => {
    const { user } = renderWithShop(
      <>
        <List />
        <Announcer />
      </>,
    );
    expect(announced()).toHaveTextContent('Couldn’t be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(announced()).toBeEmptyDOMElement();
  });

  it('is no longer announced once the basket has synced', () => {
    const { store } = renderWithShop(<Announcer />);
    const account = accountBasketObserver(store.dispatch);
    act(() => {
      account.statusChanged('unreachable');
    });
    expect(announced()).not.toBeEmptyDOMElement();
    act(() => {
      account.statusChanged('ok');
    });
    expect(announced()).toBeEmptyDOMElement();
  });
});
