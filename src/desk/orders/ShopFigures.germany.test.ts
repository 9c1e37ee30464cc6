/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Order } from '../../orders/model/order';
import { buildCredentials } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { startOfDay } from '../../words/calendar';

jest.mock('#shop/products', () => {
  const { products } = jest.requireActual<typeof import('../../testing/sampleCatalogue')>(
    '../../testing/sampleCatalogue',
  );
  const books = products.map((each) => (each.id === '123' ? { ...each, category: 'Books' } : each));
  return { products: books };
});

const HOUR_MS = 3_600_000;
/** Noon of Monday 23 November in Berlin. */
const NOON = startOfDay(Date.parse('2026-11-23T12:00+01:00')) + 12 * HOUR_MS;

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
});

/** Opens the desk of a shop that sold a book and a hair wax this morning, one day after another order. */
async function openDesk(more: Partial<Order> = {}) {
  const orders = new FakeOrders();
  orders.now = NOON;
  const paid = { owner: 'asha', state: 'delivered', payment: 'paid' } as const;
  const items = [
    { productId: '123', price: 1070, count: 1 },
    { productId: '1234', price: 1190, count: 1 },
  ];
  const at = NOON - HOUR_MS;
  orders.add({ ...paid, items, placedAt: at, checkedAt: at, changedAt: at, ...more });
  // It was still yesterday in Berlin when India's day had begun.
  const late = Date.parse('2026-11-22T23:30+01:00');
  orders.add({ ...paid, items, placedAt: late, checkedAt: late, changedAt: late });
  const auth = new FakeAuthService();
  const owner = auth.addAccount(buildCredentials());
  orders.merchants.add(owner.uid);
  await auth.changeElsewhere(owner);
  const app = await renderApp({ auth, orders, path: '/login' });
  await screen.findByLabelText('Zeitraum');
  return app;
}

const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');
const figure = (label: string) =>
  plain(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '');
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => plain(textContent)));

describe('the desk’s figures in Germany', () => {
  it('count the orders of Germany’s day, in euros and cents', async () => {
    await openDesk();
    expect(screen.getByText('1 Bestellung')).toBeVisible();
    expect([figure('Verkauft'), figure('Eingenommen')]).toEqual(['22,60 €', '22,60 €']);
  });

  it('show what was sold, by product', async () => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: /^Verkauft: 22,60\s€, nach Artikeln$/ }));
    expect(rows()).toEqual([
      ['Artikel', 'Verkauft', 'Betrag'],
      ['Matte hair wax, 100 g', '1', '11,90 €'],
      ['Slim laptop, 16 GB', '1', '10,70 €'],
      ['Gesamt', '22,60 €'],
    ]);
  });

  it('offer a month’s invoices to the accountant’s DATEV, but not those of a day', async () => {
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const invoice = { number: 'HAAT-7', at: NOON - HOUR_MS, seller: 'Haat', taxes: ['USt'] };
    const { user } = await openDesk({ invoice });
    await user.click(screen.getByRole('button', { name: /^Eingenommen: / }));
    expect(screen.queryByRole('button', { name: 'DATEV als CSV' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Zeitraum'), 'month');
    await user.click(await screen.findByRole('button', { name: 'DATEV als CSV' }));
    expect(names).toEqual(['datev-2026-11.csv']);
  });

  it('show the tax in what was received, at 7 and at 19 percent', async () => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: /^Eingenommen: / }));
    expect(rows()).toEqual([
      ['Art', 'Betrag', 'davon MwSt.'],
      ['Zu 7 %'],
      ['Eingenommen', '10,70 €', '0,70 €'],
      ['Zu 19 %'],
      ['Eingenommen', '11,90 €', '1,90 €'],
      ['Gesamt'],
      ['Eingenommen', '22,60 €', '2,60 €'],
    ]);
  });
});
