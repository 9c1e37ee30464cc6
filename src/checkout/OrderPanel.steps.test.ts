/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { shop, type Shop } from '#shop/config';
import { deliveryPrice } from '../catalogue/model/terms';
import type { AddressBook } from '../orders/model/addressBook';
import { buildAddress } from '../testing/address';
import {
  type App,
  button,
  email,
  field,
  fillIn,
  lamp,
  panel,
  place,
  pot,
  proceed,
  renderCheckout,
  status,
  terms,
  thanks,
  toReview,
  uid,
  walkToReview,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';

const goForward = () =>
  act(async () => {
    const received = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.forward();
    await received;
  });

const stepHeading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const isOpen = () => screen.queryByRole('region', { name: 'Your order' }) !== null;

const withLastOrder = () => {
  const orders = new FakeOrders();
  orders.add({ owner: uid, placedAt: 1 });
  return orders;
};

describe('the steps of the checkout', () => {
  it('follow Back and Forward as entries of the history', async () => {
    const app = await renderCheckout();
    await proceed(app);
    fillIn();
    window.scrollTo(0, 440);
    await app.user.click(button('Review your order'));
    expect(app.address()).toBe('/checkout?step=review');
    expect(await stepHeading('Review and pay')).toHaveFocus();
    expect(document.title).toBe(`Review and pay · ${shop.name}`);
    // A new step is shown from its top, one that I go back to where I left it.
    expect(window.scrollY).toBe(0);
    window.scrollTo(0, 120);

    await app.goBack();
    expect(app.address()).toBe('/checkout?step=address');
    expect(await stepHeading('Delivery address')).toHaveFocus();
    expect(field('Name')).toHaveValue(buildAddress().name);

    await app.goBack();
    expect(app.address()).toBe('/checkout');
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    await goForward();
    expect(await stepHeading('Delivery address')).toHaveFocus();
    await goForward();
    expect(await stepHeading('Review and pay')).toHaveFocus();
    expect(window.scrollY).toBe(120);
    expect(app.orders.orders.size).toBe(0);
  });

  it('begin with the review if my address is known, without a flash of the form', async () => {
    const orders = withLastOrder();
    const answer = async () => {
      expect(await screen.findByText('One moment…')).toBeVisible();
      await act(async () => {
        orders.answerAll();
        await Promise.resolve();
      });
      expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
      expect(await stepHeading('Review and pay')).toBeVisible();
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

  it('show how far I am, and lead back to the address and the basket', async () => {
    const app = await renderCheckout();
    await walkToReview(app);
    const steps = within(screen.getByRole('list', { name: 'Progress' }));
    const current = () =>
      steps.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
    expect(current()).toEqual([steps.getByText('Review and pay')]);
    await app.user.click(steps.getByRole('link', { name: 'Address' }));
    expect(await stepHeading('Delivery address')).toHaveFocus();
    expect(current()).toEqual([steps.getByText('Address')]);
    expect(steps.queryByRole('link')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'Change basket' }));
    expect(await stepHeading('Your Shopping basket')).toHaveFocus();
    expect(app.address()).toBe('/checkout');
  });

  it('close when I remove the last product, and don’t open with an empty basket', async () => {
    const app = await toReview(await renderCheckout({ basket: [lamp] }));
    await app.user.click(button(/^One fewer: /));
    expect(isOpen()).toBe(false);
    expect(app.address()).toBe('/checkout');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    app.unmount();
    const again = await renderCheckout({ path: '/checkout?step=review', basket: [] });
    await waitFor(() => {
      expect(again.address()).toBe('/checkout');
    });
    expect(isOpen()).toBe(false);
  });

  it('begin with the form if my address hasn’t loaded after two seconds', async () => {
    const orders = withLastOrder();
    const app = await renderCheckout({ orders });
    jest.useFakeTimers();
    const service = orders.serviceOf(uid);
    orders.serviceOf = () => ({ ...service, readAddressBook: () => new Promise(() => undefined) });
    act(() => {
      screen.getByRole('button', { name: 'Proceed to checkout' }).click();
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(screen.getByText('One moment…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(app.address()).toBe('/checkout?step=address');
  });
});

describe('the address', () => {
  it('replaces the basket when I proceed, and says which fields are optional', async () => {
    const app = await renderCheckout();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    await proceed(app);
    expect(await stepHeading('Delivery address')).toHaveFocus();
    expect(document.title).toBe(`Delivery address · ${shop.name}`);
    expect(screen.queryByRole('region', { name: 'Total' })).not.toBeInTheDocument();
    expect(screen.queryByText(shop.advert)).not.toBeInTheDocument();
    // Loading has ended.
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
    // An empty field shows no error when I only tab through it.
    await app.user.click(field('Name'));
    for (let presses = 0; presses < 11; presses += 1) await app.user.tab();
    expect(button('Review your order')).toHaveFocus();
    expect(panel().querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('is validated when I leave a field and at the review, never while I type', async () => {
    const app = await proceed(await renderCheckout());
    await app.user.type(field('PIN code'), '56');
    expect(field('PIN code')).toBeValid();
    await app.user.tab();
    expect(field('PIN code')).toBeInvalid();
    expect(field('PIN code')).toHaveAccessibleDescription('Enter a valid 6-digit PIN code.');
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

  it('asks about a likely mistake, and accepts it if I press again', async () => {
    const app = await proceed(await renderCheckout());
    fillIn({ ...buildAddress(), name: 'A', telephone: '1234567890', city: '1' });
    await app.user.click(button('Review your order'));
    const again = 'If so, press “Review your order” again.';
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription(`Is this the whole name? ${again}`);
    expect(panel().querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
    expect(status()).toHaveTextContent('3 fields need your attention.');
    // A different doubtful name is asked about again.
    await app.user.type(field('Name'), 'l');
    await app.user.click(button('Review your order'));
    expect(field('Name')).toHaveFocus();
    expect(status()).toHaveTextContent('One field needs your attention.');
    await app.user.click(button('Review your order'));
    await app.user.click(
      await within(panel()).findByRole('button', { name: 'Change the address' }),
    );
    expect(field('Name')).toHaveAccessibleDescription('');
    await app.user.click(button('Review your order'));
    expect(await stepHeading('Review and pay')).toHaveFocus();
  });

  it('survives a reload at any keystroke, but only in this visit and until I sign out', async () => {
    const app = await proceed(await renderCheckout({ isSignedIn: false }));
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

  it('fills in the empty city and state, says so, and updates them with the PIN code', async () => {
    const app = await proceed(await renderCheckout());
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
    // The PIN code empties the city if it isn’t certain.
    await type(app, '141 001');
    expect(city()).toHaveValue('');
    expect(state()).toHaveValue('Punjab');
    expect(status()).toHaveTextContent('Filled in from the PIN code: Punjab.');
    await type(app, '160055');
    expect(state()).toHaveValue('');
    // The PIN code never replaces what I typed.
    await app.user.type(city(), 'Bangalore');
    await app.user.selectOptions(state(), 'Goa');
    for (const digits of ['560001', '110001']) await type(app, digits);
    expect(city()).toHaveValue('Bangalore');
    expect(state()).toHaveValue('Goa');
    // The form says that the state and the PIN code don't match.
    fillIn({ ...buildAddress(), pin: '560038', state: 'Delhi' });
    await app.user.click(button('Review your order'));
    expect(state()).toHaveFocus();
    expect(state()).toHaveAccessibleDescription(
      'PIN code 560038 is in Karnataka. Correct the state or the PIN code.',
    );
    await app.user.selectOptions(state(), 'Karnataka');
    await app.user.click(button('Review your order'));
    expect(await stepHeading('Review and pay')).toBeVisible();
  });

  it('replaces the city and state of my last address, which loaded after the form', async () => {
    const orders = new FakeOrders();
    let answer: (book: AddressBook) => void = () => undefined;
    const readAddressBook = () => new Promise<AddressBook>((resolve) => (answer = resolve));
    const service = orders.serviceOf(uid);
    orders.serviceOf = () => ({ ...service, readAddressBook });
    const app = await renderCheckout({ path: '/checkout?step=address', orders });
    await screen.findByRole('textbox', { name: 'PIN code' });
    await act(async () => {
      answer({ addresses: {}, last: buildAddress() });
      await Promise.resolve();
    });
    expect(city()).toHaveValue('Bengaluru');
    await type(app, '400001');
    expect(city()).toHaveValue('Mumbai');
    expect(state()).toHaveValue('Maharashtra');
  });

  it('is rejected outside the delivery area, also in my last address, with a way to contact us', async () => {
    setShop({ delivery: { price: 49, areas: ['56', '110'] } });
    const sentence = 'We don’t deliver to 400001 yet. Enter another PIN code, or contact us.';
    const orders = new FakeOrders();
    orders.add({ owner: uid, placedAt: 1, address: { ...buildAddress(), pin: '400001' } });
    const app = await proceed(await renderCheckout({ orders }));
    expect(await within(panel()).findByText(sentence)).toBeVisible();
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
});

const upi = { id: 'shop@bank', name: 'Shop' };
const setPayment = ({ upi, cash }: Pick<Shop, 'upi' | 'cash'>) => {
  setShop({ upi, cash });
};
const choice = (name: string) => within(panel()).getByRole('radio', { name });
const pays = (orders: Map<string, { pay: string }>) => [...orders.values()].map(({ pay }) => pay);
const basket = [lamp, pot, lamp];
const subtotal = basket.reduce((sum, { price }) => sum + price, 0);
const total = subtotal + deliveryPrice(subtotal, terms);

describe('paying', () => {
  it('is in cash on delivery unless I choose UPI, which survives a reload', async () => {
    setPayment({ upi });
    const first = await toReview(await renderCheckout({ basket }));
    const group = within(panel()).getByRole('group', { name: 'Payment' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(choice('Cash on delivery')).toBeChecked();
    expect(group).toHaveTextContent(`You pay the courier ₹${total} in cash.`);
    expect(place()).toHaveTextContent(`Place order: ₹${total}, cash on delivery`);

    await first.user.click(choice('Pay by UPI'));
    const note = `Place the order first, then pay ₹${total} with your UPI app. We’ll check that it has reached our bank before we send your order.`;
    expect(choice('Pay by UPI')).toHaveAccessibleDescription(note);
    expect(group).not.toHaveTextContent('You pay the courier');
    expect(place()).toHaveTextContent(`Place order: ₹${total}, then pay by UPI`);

    first.unmount();
    const app = await renderCheckout({ basket, path: first.address() });
    await within(panel()).findByRole('group', { name: 'Payment' });
    expect(choice('Pay by UPI')).toBeChecked();
    await app.user.click(place());
    await thanks();
    expect(pays(app.orders.orders)).toEqual(['upi']);
  });

  it('is by UPI above the shop’s cash limit, as the address step and the review say', async () => {
    setPayment({ upi, cash: { upTo: total - 1 } });
    const app = await proceed(await renderCheckout({ basket }));
    const reason = `Cash on delivery is available up to ₹${total - 1}. You can pay for this order by UPI.`;
    expect(within(panel()).getByText(reason)).toBeVisible();
    fillIn();
    await app.user.click(button('Review your order'));
    await screen.findByRole('heading', { name: 'Review and pay' });
    expect(within(panel()).getByText(reason)).toBeVisible();
    expect(choice('Cash on delivery')).toBeDisabled();
    expect(choice('Pay by UPI')).toBeChecked();
    await app.user.click(button(`One fewer: ${lamp.title}`));
    expect(choice('Cash on delivery')).toBeChecked();
    await app.user.click(button(`One more: ${lamp.title}`));
    expect(choice('Pay by UPI')).toBeChecked();
    expect(status()).toHaveTextContent(reason);
    await app.user.click(place());
    await thanks();
    expect(pays(app.orders.orders)).toEqual(['upi']);
  });

  it('is in cash only in a shop without UPI, whose limit I read at the address', async () => {
    setPayment({ cash: { upTo: total - 1 } });
    const app = await proceed(await renderCheckout({ basket }));
    const reason = `Cash on delivery is available up to ₹${total - 1}. Remove something from your basket, or contact us.`;
    expect(within(panel()).getByText(reason)).toBeVisible();
    expect(within(panel()).getByRole('link', { name: email })).toBeVisible();
    fillIn();
    await app.user.click(button('Review your order'));
    await screen.findByRole('heading', { name: 'Review and pay' });
    expect(place()).toHaveAccessibleDescription(reason);
    await app.user.click(place());
    expect(status()).toHaveTextContent(reason);
    expect(app.orders.orders.size).toBe(0);
    await app.user.click(button(`One fewer: ${lamp.title}`));
    expect(panel()).not.toHaveTextContent(reason);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(panel()).toHaveTextContent(/You pay the courier ₹\d+ in cash\./);
    await app.user.click(place());
    await thanks();
    expect(pays(app.orders.orders)).toEqual(['cash']);
  });
});
