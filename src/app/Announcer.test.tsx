/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { useAnnounce } from '../shared/useAnnounce';
import { products } from '../features/catalogue/products';
import { buildProduct, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakeAuthService';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { Announcer } from './Announcer';

const asha = buildUser();
const announced = () => screen.getByRole('status');

it('is there from the start, and silent', async () => {
  await renderApp({ basket: [buildProduct()] });
  expect(announced()).toBeEmptyDOMElement();
});

it('tells what was added to the basket, and how many items there are', async () => {
  const { user } = await renderApp();
  const live = announced();
  const title = products[0]?.title ?? '';
  const add = screen.getByRole('button', { name: `Add to basket: ${title}` });
  await user.click(add);
  expect(live).toHaveTextContent(`Added: ${title}. 1 item in your basket.`);
  await user.click(add);
  expect(live).toHaveTextContent(`Added: ${title}. 2 items in your basket.`);
  expect(announced()).toBe(live);
});

it('tells what was removed from the basket', async () => {
  const lamp = buildProduct({ title: 'Lamp' });
  const { user } = await renderApp({ path: '/checkout', basket: [lamp] });
  await user.click(await screen.findByRole('button', { name: 'Remove from basket: Lamp' }));
  expect(announced()).toHaveTextContent('Removed: Lamp. 0 items in your basket.');
});

it('tells of a sign-in and of a sign-out, wherever they come from', async () => {
  const { auth } = await renderApp();
  await act(() => auth.changeElsewhere(asha));
  expect(announced()).toHaveTextContent(`Signed in as ${asha.email}.`);
  await act(() => auth.changeElsewhere(null));
  expect(announced()).toHaveTextContent(/^Signed out\.$/);
});

it('says nothing of a session that was there from the start', async () => {
  const { user } = await renderApp({ auth: new FakeAuthService({ signedInAs: asha }) });
  expect(screen.getByText(`Hello ${asha.email}`)).toBeVisible();
  expect(announced()).toBeEmptyDOMElement();
  await user.click(screen.getByRole('link', { name: 'Sign Out' }));
  expect(announced()).toHaveTextContent('Signed out.');
});

it('says nothing of a basket that was only looked at', async () => {
  const { user } = await renderApp({ basket: [buildProduct()] });
  await user.click(screen.getByRole('link', { name: /^Basket/ }));
  await screen.findByRole('heading', { name: 'Your Shopping basket' });
  expect(announced()).toBeEmptyDOMElement();
});

it('is the same element on every screen, so that it is heard', async () => {
  const { user } = await renderApp({ auth: new FakeAuthService() });
  const live = announced();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.getAllByRole('status')).toContain(live);
});

it('says what it is told to say, and says it anew when told again', async () => {
  function Speaker() {
    const announce = useAnnounce();
    return (
      <button
        onClick={() => {
          announce('Nothing to order yet.');
        }}
      >
        Order
      </button>
    );
  }
  const { user } = renderWithShop(
    <>
      <Speaker />
      <Announcer />
    </>,
  );
  await user.click(screen.getByRole('button'));
  expect(announced()).toHaveTextContent('Nothing to order yet.');
  const first = announced().firstChild;
  await user.click(screen.getByRole('button'));
  expect(announced()).toHaveTextContent('Nothing to order yet.');
  expect(announced().firstChild).not.toBe(first);
});
