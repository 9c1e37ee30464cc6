/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { buildAddress } from '../../testing/address';
import { buildCredentials } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { customerOf } from './customer';
import { csvOfCustomers } from './customersCsv';

/** It is the last day of March in Berlin, and still the day before in London. */
const NOW = Date.parse('2026-03-31T00:30+02:00');

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

it('shows customers, and writes their file, as it is usual in Germany', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  const orders = new FakeOrders();
  orders.now = NOW;
  const auth = new FakeAuthService();
  const owner = auth.addAccount(buildCredentials());
  orders.merchants.add(owner.uid);
  await auth.changeElsewhere(owner);
  const address = { ...buildAddress(), name: 'Jörg Müller', telephone: '0301234567', pin: '10115' };
  const order = orders.add({
    owner: 'joerg',
    items: [{ productId: '123', price: 123_450, count: 1 }],
    state: 'delivered',
    pay: 'online',
    payment: 'paid',
    address,
  });
  const { retype } = await renderApp({ auth, orders, path: '/login?section=customers' });

  expect(await screen.findByText('1 Kunde.')).toBeVisible();
  const item = () => plain(document.querySelector('.customer')?.textContent);
  expect(item()).toMatch(/1 Bestellung 1\.234,50 €.*Letzte Bestellung am 31\. März 2026$/);
  await retype(screen.getByRole('searchbox', { name: 'Kunden suchen' }), '+49 (0)30 1234567');
  expect(item()).toContain('Jörg Müller');
  const [, row] = csvOfCustomers([customerOf(address.telephone, [order])], () => '').split('\r\n');
  expect(row).toBe(`"Jörg Müller";"'0301234567";"";1;"1234,50";0;"2026-03-31 00:30";""`);
});
