/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Address } from '../model/addressFields';
import { buildAddress } from '../testing/address';
import {
  button,
  email,
  field,
  fillIn,
  panel,
  proceed,
  renderCheckout,
  status,
  uid,
  type App,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';

describe('the address', () => {
  it('opens below the total when I proceed, and says what is optional', async () => {
    const app = await renderCheckout();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    await proceed(app);
    expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus();
    // Nothing is loading any more.
    expect(status()).toBeEmptyDOMElement();
    expect(field(/^Phone/)).toHaveAccessibleDescription('For the courier');
    const tokens = [...panel().querySelectorAll('[autocomplete]')].map((each) =>
      each.getAttribute('autocomplete'),
    );
    expect(tokens.sort()).toEqual(
      [
        'name',
        'tel',
        'street-address',
        'off',
        'off',
        'postal-code',
        'address-level2',
        'address-level1',
      ].sort(),
    );
    expect(panel().querySelector('[type=number]')).toBeNull();
    const optional = screen
      .getAllByText('Optional')
      .map((hint) => hint.parentElement?.querySelector('label')?.textContent);
    expect(optional).toEqual(['Landmark', 'Note for the courier']);
    // An empty field that I only pass by is no mistake.
    await app.user.click(field('Name'));
    for (let presses = 0; presses < 8; presses += 1) await app.user.tab();
    expect(button('Review your order')).toHaveFocus();
    expect(panel().querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('is checked when I leave a field and at the review, never while I type', async () => {
    const app = await renderCheckout();
    await proceed(app);
    await app.user.type(field('PIN code'), '56');
    expect(field('PIN code')).toBeValid();
    await app.user.tab();
    expect(field('PIN code')).toBeInvalid();
    expect(field('PIN code')).toHaveAccessibleDescription('Enter the 6-digit PIN code.');
    await app.user.type(field('PIN code'), '0001');
    expect(field('PIN code')).toBeValid();
    await app.user.type(field('PIN code'), '{Backspace}');
    expect(field('PIN code')).toBeValid();

    await app.user.type(field('Name'), 'Asha');
    await app.user.clear(field('City, town or village'));
    await app.user.click(button('Review your order'));
    expect(field(/^Phone/)).toHaveFocus();
    expect(status()).toHaveTextContent('4 fields need your attention.');
    expect(panel().querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
    expect(field(/^Landmark/)).toBeValid();
  });

  it('survives a reload at any keystroke, as does its step, but only for this visit and until I sign out', async () => {
    const app = await renderCheckout({ isSignedIn: false });
    await proceed(app);
    await app.user.type(field('Name'), 'Ash');
    app.unmount();
    const again = await renderCheckout({ isSignedIn: false, path: app.address() });
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ash');
    expect(again.address()).toBe('/checkout?step=address');
    expect(JSON.stringify(localStorage)).not.toContain('Ash');
    expect(JSON.stringify(app.store.getState())).not.toContain('Ash');
    await act(() => again.auth.changeElsewhere(again.owner));
    expect(field('Name')).toHaveValue('Ash');
    await act(() => again.auth.changeElsewhere(null));
    await waitFor(() => {
      expect(field('Name')).toHaveValue('');
    });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the PIN code', () => {
  const pin = () => field('PIN code');
  const city = () => field('City, town or village');
  const state = () => screen.getByRole('combobox', { name: 'State' });
  const type = async (app: App, digits: string) => {
    await app.user.clear(pin());
    await app.user.type(pin(), digits);
  };

  it('fills in the city and the state that I left empty, and says so, until I enter another', async () => {
    const app = await renderCheckout();
    await proceed(app);
    await app.user.click(button('Review your order'));
    expect(state()).toBeInvalid();
    await type(app, '56000');
    expect(state()).toHaveValue('');
    await app.user.type(pin(), '1');
    expect(city()).toHaveValue('Bengaluru');
    expect(state()).toHaveValue('Karnataka');
    expect(state()).toBeValid();
    expect(pin()).toHaveFocus();
    expect(status()).toHaveTextContent('Filled in from the PIN code: Bengaluru, Karnataka.');
    // Also by nothing where it isn’t certain.
    await type(app, '141 001');
    expect(city()).toHaveValue('');
    expect(state()).toHaveValue('Punjab');
    expect(status()).toHaveTextContent('Filled in from the PIN code: Punjab.');
    await type(app, '160055');
    expect(state()).toHaveValue('');
  });

  it('replaces what goes with the PIN code of my last address, which came after the form', async () => {
    const orders = new FakeOrders();
    let answer: (address: Address) => void = () => undefined;
    const lastAddress = () => new Promise<Address>((resolve) => (answer = resolve));
    const service = orders.serviceOf(uid);
    orders.serviceOf = () => ({ ...service, lastAddress });
    const app = await renderCheckout({ path: '/checkout?step=address', orders });
    await screen.findByRole('textbox', { name: 'PIN code' });
    await act(async () => {
      answer({ ...buildAddress(), pin: '560001', city: 'Bengaluru', state: 'Karnataka' });
      await Promise.resolve();
    });
    expect(city()).toHaveValue('Bengaluru');
    await type(app, '400001');
    expect(city()).toHaveValue('Mumbai');
    expect(state()).toHaveValue('Maharashtra');
  });

  it('never changes what I have typed', async () => {
    const app = await renderCheckout();
    await proceed(app);
    await app.user.type(city(), 'Bangalore');
    await app.user.selectOptions(state(), 'Goa');
    await type(app, '560001');
    expect(city()).toHaveValue('Bangalore');
    expect(state()).toHaveValue('Goa');
    await type(app, '110001');
    expect(state()).toHaveValue('Goa');
  });

  describe('outside of where the shop delivers', () => {
    beforeEach(() => {
      setShop({ delivery: { price: 49, areas: ['56', '110'] } });
    });

    const sentence = 'We don’t deliver to 400001 yet. Enter another PIN code, or contact us.';

    it('is refused as soon as it is complete and at the review, with a way to reach the shop', async () => {
      const app = await renderCheckout();
      await proceed(app);
      await type(app, '40000');
      expect(pin()).toBeValid();
      await app.user.type(pin(), '1');
      expect(pin()).toBeInvalid();
      expect(pin()).toHaveAccessibleDescription(sentence);
      expect(status()).toHaveTextContent(sentence);
      expect(within(panel()).getByRole('link', { name: email })).toBeVisible();
      fillIn({ ...buildAddress(), pin: '400001' });
      await app.user.click(button('Review your order'));
      expect(pin()).toHaveFocus();
      expect(app.address()).toBe('/checkout?step=address');
      await type(app, '560001');
      expect(pin()).toBeValid();
      expect(within(panel()).queryByRole('link', { name: email })).not.toBeInTheDocument();
    });

    it('is refused in the address of my last order, too', async () => {
      const orders = new FakeOrders();
      orders.add({ owner: uid, placedAt: 1, address: { ...buildAddress(), pin: '400001' } });
      await proceed(await renderCheckout({ orders }));
      expect(await within(panel()).findByText(sentence)).toBeVisible();
    });
  });
});
