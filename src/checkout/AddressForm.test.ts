/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { emptyAddress } from '../orders/model/address';
import { savedIn } from '../orders/model/addressBook';
import { buildAddress } from '../testing/address';
import {
  button,
  field,
  fillIn,
  openReview,
  panel,
  place,
  proceed,
  renderCheckout,
  status,
  thanks,
  uid,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';
import { storedPin } from './storedDraft';

const home = { ...buildAddress(), instructions: '' };
const work = { ...home, name: 'Asha at work', street: '1 MG Road', landmark: '' };

/** A shop in which my account has these addresses; the second one is the default. */
function withAddresses() {
  const orders = new FakeOrders();
  orders.books.set(uid, { addresses: { '0-1': home, '0-2': work }, defaultId: '0-2' });
  return orders;
}

const option = (name: RegExp) => screen.getByRole('radio', { name });
const saveBox = () => screen.queryByRole('checkbox', { name: 'Save this address in my account' });
const review = (app: Awaited<ReturnType<typeof renderCheckout>>) =>
  app.user.click(button('Review your order'));

it('sends the order to my default address, unless I choose another saved one', async () => {
  const orders = withAddresses();
  const app = await openReview(await renderCheckout({ orders }));
  expect(panel()).toHaveTextContent('Asha at work1 MG Road');
  expect(panel()).toHaveTextContent('We’ve filled in your default address.');
  await app.user.click(button('Change the address'));
  expect(await screen.findByRole('radio', { name: /^Asha at work/ })).toBeChecked();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  expect(saveBox()).not.toBeInTheDocument();
  await app.user.type(field('Note for the courier'), 'Ring twice');
  await app.user.click(option(/^Asha Rao/));
  await review(app);
  await app.user.click(place());
  const id = (await thanks()).querySelector('.order-number')?.textContent ?? '';
  expect(orders.orders.get(id)?.address).toEqual({ ...home, instructions: 'Ring twice' });
  expect(savedIn(orders.books.get(uid) ?? { addresses: {} })).toHaveLength(2);
});

it('fills in the place that I asked about at a product, which I can remove', async () => {
  storedPin.write('560041');
  const app = await renderCheckout({ path: '/checkout?step=address' });
  expect(await screen.findByRole('textbox', { name: 'PIN code' })).toHaveValue('560041');
  expect(field('City, town or village')).toHaveValue('Bengaluru');
  for (const name of ['PIN code', 'City, town or village']) await app.user.clear(field(name));
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), '');
  expect(field('PIN code')).toHaveValue('');
});

it('sends the order to an address that I type, and saves it only if I say so', async () => {
  const orders = withAddresses();
  const app = await renderCheckout({ orders, path: '/checkout?step=address' });
  await app.user.click(await screen.findByRole('radio', { name: 'Another address' }));
  expect(field('Name')).toHaveValue('');
  await app.user.type(field('Name'), 'Bilal');
  await app.user.click(option(/^Asha Rao/));
  await app.user.click(option(/^Another address/));
  expect(field('Name')).toHaveValue('Bilal');
  const mine = { ...work, name: 'Bilal' };
  fillIn({ ...mine, instructions: 'Ring twice' });
  expect(option(/^Another address/)).toBeChecked();
  expect(saveBox()).not.toBeChecked();
  await app.user.click(saveBox() ?? panel());
  await review(app);
  const outcome = await within(panel()).findByText('Address saved.');
  expect(outcome).toBeVisible();
  expect(status()).toHaveTextContent('Address saved.');
  const saved = savedIn(orders.books.get(uid) ?? { addresses: {} });
  expect(saved.map(([, address]) => address)).toEqual([home, work, mine]);
  await app.user.click(button('Change the address'));
  expect(await screen.findByRole('radio', { name: /^Bilal/ })).toBeChecked();
});

it('asks about a street that seems incomplete, and accepts it once I confirm', async () => {
  const app = await proceed(await renderCheckout());
  fillIn({ ...buildAddress(), street: 'Indiranagar' });
  await app.user.click(button('Review your order'));
  const street = field('House number, street, area');
  expect(street).toHaveFocus();
  expect(street).toHaveAccessibleDescription(
    'Does this include the house or flat, and the street or area? If so, press “Review your order” again.',
  );
  expect(street).toBeValid();
  await review(app);
  expect(panel()).toHaveTextContent('Indiranagar');
});

it('says that an address couldn’t be saved, and places the order anyway', async () => {
  const orders = new FakeOrders();
  const app = await proceed(await renderCheckout({ orders }));
  fillIn();
  orders.refuseNext('unreachable');
  await app.user.click(saveBox() ?? panel());
  await review(app);
  const reason = /^The address couldn’t be saved\./;
  expect(await within(panel()).findByText(reason)).toBeVisible();
  expect(status()).toHaveTextContent(reason);
  await app.user.click(place());
  expect(await thanks()).toBeVisible();
  expect(orders.books.size).toBe(0);
});

it('asks me to correct a saved address that the shop can’t deliver to', async () => {
  const orders = new FakeOrders();
  orders.books.set(uid, { addresses: { '0-1': { ...emptyAddress, ...home, pin: '56' } } });
  const app = await renderCheckout({ orders, path: '/checkout?step=address' });
  expect(await screen.findByRole('textbox', { name: 'PIN code' })).toHaveValue('56');
  await review(app);
  expect(field('PIN code')).toHaveFocus();
  expect(field('PIN code')).toBeInvalid();
});

describe('in a shop with invoices', () => {
  const gstin = '29ABCDE1234F1ZW';
  const part = () => screen.getByText('Buying for a business?').closest('details');
  const gstinField = () => screen.getByLabelText('GSTIN');
  const openForm = async (orders = new FakeOrders()) => {
    const app = await proceed(await renderCheckout({ orders }));
    fillIn();
    return app;
  };
  beforeEach(() => {
    setShop({ invoices: { prefix: 'HA-', seller: 'Haat' } });
  });

  it('takes a business’s GSTIN as the last field, which is folded for everybody else', async () => {
    const orders = new FakeOrders();
    const app = await openForm(orders);
    expect(part()).not.toHaveAttribute('open');
    const fields = [...panel().querySelectorAll('input, textarea, select')];
    expect(fields.filter((each) => each.closest('.field')).at(-1)).toBe(gstinField());
    await app.user.click(screen.getByText('Buying for a business?'));
    await app.user.type(gstinField(), '29 abcde 1234 f1zw');
    await app.user.click(saveBox() ?? panel());
    await review(app);
    expect(panel()).toHaveTextContent(`GSTIN: ${gstin}`);
    await app.user.click(place());
    const id = (await thanks()).querySelector('.order-number')?.textContent ?? '';
    expect(orders.orders.get(id)?.address?.gstin).toBe(gstin);
    const [[, saved] = []] = savedIn(orders.books.get(uid) ?? { addresses: {} });
    expect(saved?.gstin).toBe(gstin);
  });

  it('unfolds a wrong GSTIN, says what to do, and stays open while I clear it', async () => {
    const app = await openForm();
    await app.user.click(screen.getByText('Buying for a business?'));
    await app.user.type(gstinField(), '29ABC');
    await app.user.click(screen.getByText('Buying for a business?'));
    expect(part()).not.toHaveAttribute('open');
    await review(app);
    expect(part()).toHaveAttribute('open');
    expect(gstinField()).toHaveFocus();
    expect(gstinField()).toBeInvalid();
    expect(gstinField()).toHaveAccessibleDescription(/Check all 15 letters and digits/);
    await app.user.clear(gstinField());
    expect(part()).toHaveAttribute('open');
    expect(gstinField()).toBeValid();
    await review(app);
    expect(await screen.findByRole('heading', { name: 'Review and pay' })).toBeVisible();
  });

  it('shows the GSTIN of a saved address', async () => {
    const orders = new FakeOrders();
    orders.books.set(uid, { addresses: { '0-1': { ...home, gstin } } });
    await renderCheckout({ orders, path: '/checkout?step=address' });
    expect(await screen.findByRole('radio', { name: /^Asha Rao.*GSTIN: 29ABCDE/ })).toBeChecked();
  });

  it('is open with the GSTIN of my last order', async () => {
    const orders = new FakeOrders();
    orders.add({ owner: uid, address: { ...home, gstin } });
    const app = await openReview(await renderCheckout({ orders }));
    expect(panel()).toHaveTextContent(`GSTIN: ${gstin}`);
    await app.user.click(button('Change the address'));
    expect(gstinField()).toHaveValue(gstin);
    expect(part()).toHaveAttribute('open');
  });
});

it('asks for no GSTIN in a shop without invoices', async () => {
  setShop({ invoices: undefined });
  await proceed(await renderCheckout());
  expect(screen.queryByText('Buying for a business?')).not.toBeInTheDocument();
});

describe('a PIN code', () => {
  it.each(['000000', '999999', '290001'])(
    'shows its error as soon as it is complete: %s',
    async (pin) => {
      const app = await proceed(await renderCheckout());
      await app.user.type(field('PIN code'), pin);
      const answer = 'Enter a valid 6-digit PIN code.';
      expect(field('PIN code')).toHaveAccessibleDescription(answer);
      expect(status()).toHaveTextContent(answer);
      await app.user.clear(field('PIN code'));
      await app.user.type(field('PIN code'), '560041');
      expect(field('PIN code')).toBeValid();
      expect(status()).not.toHaveTextContent(answer);
    },
  );
});

describe('the count of wrong fields', () => {
  const openWrong = async () => {
    const app = await proceed(await renderCheckout());
    fillIn({ ...buildAddress(), name: '', city: '' });
    await review(app);
    expect(status()).toHaveTextContent('2 fields need your attention.');
    return app;
  };

  it('is no longer announced once I correct one of them', async () => {
    const app = await openWrong();
    await app.user.type(field('Name'), 'Asha Rao');
    expect(status()).toBeEmptyDOMElement();
    await review(app);
    expect(status()).toHaveTextContent('One field needs your attention.');
  });

  it('is no longer announced once I reach the review', async () => {
    const app = await openWrong();
    fillIn();
    await review(app);
    await screen.findByRole('heading', { name: 'Review and pay' });
    expect(status()).not.toHaveTextContent('attention');
  });
});

it('offers guests no saved addresses, and doesn’t offer to save theirs', async () => {
  await proceed(await renderCheckout({ isSignedIn: false, orders: withAddresses() }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(saveBox()).not.toBeInTheDocument();
});
