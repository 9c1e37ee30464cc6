/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { typedAddress } from '#market/example';
import { buildCredentials } from '../testing/builders';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';
import { products } from '../testing/sampleCatalogue';

jest.mock('#shop/products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const labels = {
  name: 'Name',
  street: 'Straße und Hausnummer',
  landmark: 'Adresszusatz',
  pin: 'Postleitzahl',
  city: 'Ort',
  telephone: 'Telefon',
  instructions: 'Hinweis für den Zustelldienst',
};

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
});

/** Opens the address form with two laptops and a hair wax in the basket. */
async function openForm() {
  const [laptop, wax] = products;
  if (!laptop || !wax) throw new Error('The catalogue has fewer than two products.');
  const orders = new FakeOrders();
  orders.today = {
    prices: Object.fromEntries(products.map(({ id, price }) => [id, price])),
    delivery: shop.delivery ?? { price: 0 },
  };
  const auth = new FakeAuthService();
  await auth.changeElsewhere(auth.addAccount(buildCredentials()));
  const basket = [laptop, wax, laptop];
  const app = await renderApp({ path: '/checkout?step=address', basket, orders, auth });
  await screen.findByRole('textbox', { name: labels.name });
  return app;
}

const panel = () => document.getElementById('order') ?? document.body;

/** Fills in the form, and presses the button to review the order. */
async function review({ user }: Awaited<ReturnType<typeof openForm>>, changed = {}) {
  for (const [name, label] of Object.entries(labels)) {
    const value = { ...typedAddress, ...changed }[name as keyof typeof labels];
    fireEvent.change(within(panel()).getByLabelText(label), { target: { value } });
  }
  await user.click(within(panel()).getByRole('button', { name: 'Bestellung prüfen' }));
}

const summary = () => panel().textContent.replace(/\s/g, ' ');
const fieldNames = () =>
  within(panel())
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('name'));

describe('the checkout in Germany', () => {
  it('asks for an address as Germans write it, without a state', async () => {
    await openForm();
    expect(fieldNames()).toEqual(Object.keys(labels));
    expect(within(panel()).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('asks about a street without a house number, and accepts it once I confirm', async () => {
    const app = await openForm();
    await review(app, { street: 'Lindenstraße' });
    const street = within(panel()).getByLabelText(labels.street);
    expect(street).toHaveFocus();
    expect(street).toHaveAccessibleDescription(
      'Fehlt die Hausnummer? Wenn ja, drücken Sie noch einmal auf „Bestellung prüfen“.',
    );
    await app.user.click(within(panel()).getByRole('button', { name: 'Bestellung prüfen' }));
    expect(summary()).toContain('Lindenstraße');
    expect(await screen.findByRole('heading', { name: 'Prüfen und bestellen' })).toBeVisible();
  });

  it('names a postal code that the shop doesn’t deliver to', async () => {
    await review(await openForm(), { pin: '20095' });
    expect(within(panel()).getByLabelText(labels.pin)).toHaveAccessibleDescription(
      /^Nach 20095 liefern wir noch nicht\./,
    );
  });

  it('shows prices, delivery and total in euros and cents before I order', async () => {
    await review(await openForm());
    expect(await screen.findByRole('heading', { name: 'Prüfen und bestellen' })).toBeVisible();
    for (const amount of ['je 9,90 €', '19,80 €', 'Versand: 4,90 €', 'Gesamt: 26,03 €']) {
      expect(summary()).toContain(amount);
    }
    expect(summary()).toContain('Sie zahlen dem Zustelldienst 26,03 € in bar.');
  });

  it('sends the order with the phone number as the shop stores it, and no state', async () => {
    const app = await openForm();
    await review(app);
    await app.user.click(
      await within(panel()).findByRole('button', { name: /^Zahlungspflichtig bestellen/ }),
    );
    expect(await screen.findByRole('heading', { name: /^Vielen Dank/ })).toBeVisible();
    const [order] = app.orders.orders.values();
    expect(order?.address).toMatchObject({ pin: '10969', city: 'Berlin', telephone: '0302345678' });
    expect(order?.address?.state).toBe('');
    expect(order?.delivery).toEqual({ price: 490, freeFrom: 4900 });
  });
});
