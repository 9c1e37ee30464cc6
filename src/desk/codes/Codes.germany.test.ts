/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { buildCredentials } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';

/** It is the last day of March in Berlin, and still the day before in London. */
const NOW = Date.parse('2026-03-31T00:30+02:00');

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

it('reads amounts and days as they are typed in Germany, by its clocks', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on', CODES: 'on' });
  const orders = new FakeOrders();
  orders.now = NOW;
  const auth = new FakeAuthService();
  const owner = auth.addAccount(buildCredentials());
  orders.merchants.add(owner.uid);
  await auth.changeElsewhere(owner);
  const { retype, user } = await renderApp({ auth, orders, path: '/login?section=codes' });

  await user.click(await screen.findByRole('button', { name: 'Neuer Code' }));
  expect(screen.getByLabelText('Erster Tag')).toHaveValue('2026-03-31');
  await retype(screen.getByLabelText('Code'), 'MAIFEST');
  await user.click(screen.getByRole('radio', { name: 'Fester Betrag' }));
  await retype(screen.getByLabelText('Betrag'), '5,50 €');
  await retype(screen.getByLabelText('Mindestbestellwert'), '1.000');
  await retype(screen.getByLabelText('Letzter Tag'), '2026-10-25');
  await retype(screen.getByLabelText('Anzahl der Bestellungen'), '1.000');
  await user.click(screen.getByRole('button', { name: 'Code anlegen' }));

  const heading = await screen.findByRole('heading', { name: 'MAIFEST' });
  expect(orders.codes.get('MAIFEST')).toEqual({
    code: 'MAIFEST',
    terms: { amount: 550, from: 100_000 },
    since: Date.parse('2026-03-31T00:00+02:00'),
    // The clocks go back on that day.
    until: Date.parse('2026-10-26T00:00+01:00'),
    most: 1000,
    used: 0,
  });
  const lines = [...(heading.closest('li')?.querySelectorAll('p') ?? [])];
  expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
    '5,50 € Rabatt ab 1.000,00 €',
    'Gültig bis zum 25. Oktober 2026',
    'Bei 0 von 1.000 Bestellungen eingelöst',
  ]);
});
