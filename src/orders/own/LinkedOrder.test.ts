/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '../../../shop/config';
import { buildAddress } from '../../testing/address';
import { buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { setShop } from '../../testing/setShop';
import type { Order } from '../model/order';

const [id, key] = ['7K3M-9QXT-2B4D', '0123456789abcdef0123456789abcdef'];
const path = `/login?order=${id}&key=${key}`;
const email = 'asha@example.com';
const query = `id=${id}&key=${key}`;

/** What the sender answers; `undefined` without a network. */
let answer: (() => Response) | undefined;
const requests: string[] = [];
const { fetch } = globalThis;

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  setShop({
    sender: { email: 'orders@shop.example', pushKey: 'B' },
    contact: { email: 'hello@shop.example' },
    returns: 14,
  });
  requests.length = 0;
  globalThis.fetch = (input, { method = 'GET' } = {}) => {
    requests.push(`${method} ${input as string}`);
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

function answerWith(more: Partial<Order> = {}) {
  const items = [{ productId: 'gone', price: 100, count: 2 }];
  const address = { ...buildAddress(), email };
  const { by: _by, ...order } = new FakeOrders().add({
    id,
    owner: 'asha',
    items,
    address,
    ...more,
  });
  answer = () => Response.json({ ...order, titles: { gone: 'Brass lamp' } });
}
const open = (at = path) => renderApp({ path: at, auth: new FakeAuthService() });
const heading = () => screen.findByRole('heading', { level: 1, name: `Order ${id}` });
const reason = (name: string) => screen.findByText(name, { selector: '.reason' });

it('shows this order alone on any device, with what its products were called, and changes nothing but its emails', async () => {
  answerWith();
  const { user } = await open();
  expect(await heading()).toBeVisible();
  expect(document.title).toBe(`Order ${id} · ${shop.name}`);
  expect(await screen.findByText(/^Brass lamp/)).toBeVisible();
  expect(screen.getByText(buildAddress().street)).toBeVisible();
  expect(screen.getByText('Placed', { selector: '.order-state' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  expect(screen.getByText(/^To cancel this order, .* contact us:$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@shop.example' })).toBeVisible();
  expect(requests).toEqual([`GET ${shop.basePath}sender/order?${query}`]);

  const emails = screen.getByRole('checkbox', { name: 'Email me about this order' });
  expect(emails).toBeChecked();
  answer = undefined;
  await user.click(emails);
  expect(await screen.findByText(/couldn’t be changed/, { selector: '.reason' })).toBeVisible();
  expect(emails).toBeChecked();
  answer = () => new Response(null, { status: 204 });
  await user.click(emails);
  await waitFor(() => {
    expect(emails).not.toBeChecked();
  });
  expect(requests.at(-1)).toBe(`POST ${shop.basePath}sender/updates?${query}&on=false`);
  expect(screen.queryByText(/^We’ll email updates/)).toBeNull();
});

it.each<[string, Partial<Order>]>([
  ['To return this order', { state: 'delivered', stateAt: Date.now() }],
  ['To pay for this order or to cancel it', { pay: 'upi' }],
  ['To pay for this order, sign in', { pay: 'upi', state: 'accepted' }],
  ['To pay for this order, sign in', { pay: 'upi', state: 'sent' }],
  ['Any questions?', { pay: 'upi', state: 'sent', payment: 'claimed' }],
  ['Any questions?', { state: 'sent' }],
])('says “%s” when that is possible', async (sentence, order) => {
  answerWith(order);
  await open();
  expect(await screen.findByText(new RegExp(`^${sentence.replace('?', '\\?')}`))).toBeVisible();
});

it('says what to do if the link doesn’t work, or no longer', async () => {
  answer = () => new Response(null, { status: 404 });
  await open();
  expect(await reason('This link no longer works.')).toBeVisible();
  expect(screen.getByText(/^Perhaps it isn’t complete/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Returns & Orders' })).toBeVisible();
});

it('says that I’m offline, and shows the order once I’m not; then stays, and says how old it is', async () => {
  answer = undefined;
  await open();
  await reason('Your order couldn’t be loaded. Check your connection and try again.');
  answerWith();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(/^Brass lamp/)).toBeVisible();
  answer = undefined;
  fireEvent(window, new Event('online'));
  expect(
    await screen.findByText(/^We couldn’t connect\. This order may have changed/),
  ).toBeVisible();
  expect(screen.getByText(/^Brass lamp/)).toBeVisible();
});

it('leads me to all of my orders if I’m signed in', async () => {
  answerWith();
  const app = await open();
  await act(() => app.auth.changeElsewhere(buildUser()));
  expect(await screen.findByRole('link', { name: 'Returns & Orders' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${id}`);
  expect(app.orders.calls).toEqual([]);
});

it('asks me to sign in where a shop has no sender', async () => {
  setShop({ sender: undefined });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(requests).toEqual([]);
});

const encoded = encodeURIComponent(path);
it.each([
  ['encoded as HTML', path.replace('&', '&amp;')],
  ['encoded as HTML twice', path.replace('&', '&amp;amp;')],
  ['encoded', encoded],
  ['encoded twice', encodeURIComponent(encoded)],
  ['encoded but for its hash sign and path', `/login${encodeURIComponent(path.slice(6))}`],
  ['with an encoded ampersand', path.replace('&', '%26')],
  ['with an encoded ampersand of HTML', path.replace('&', '%26amp%3B')],
  ['with a dot at its end', `${path}.`],
  ['with a bracket and a dot', `${path}).`],
  ['with an encoded bracket', `${path}%3E`],
  ['with the next words', `${path}%20to%20see`],
  ['as a mail program encodes equal signs', path.replaceAll('=', '=3D')],
  ['as a mail program wraps it', `${path.slice(0, -9)}=%0D%0A${path.slice(-9)}`],
  ['wrapped before its key', path.replace('key=', 'key=%0A')],
  ['wrapped within its number', path.replace('9QXT', '9QX%20%0AT')],
  ['in capitals', `/login?order=${id}&key=${key.toUpperCase()}`],
  ['in small letters', `/login?order=${id.toLowerCase()}&key=${key}`],
  ['with other hyphens', path.replaceAll('-', '%E2%80%91')],
  ['with an invisible space', path.replace('9QXT', '9Q%E2%80%8BXT')],
  ['the other way round', `/login?key=${key}&order=${id}`],
  ['with what counts visitors', `/login?utm_source=mail&order=${id}&key=${key}&x=1`],
])('shows the order of a link that arrives %s', async (_how, mangled) => {
  answerWith();
  await open(mangled);
  expect(await heading()).toBeVisible();
  expect(await screen.findByText(/^Brass lamp/)).toBeVisible();
  expect(requests).toEqual([`GET ${shop.basePath}sender/order?${query}`]);
});

it.each([
  ['without its key', `/login?order=${id}`, `To see order ${id}, sign in.`],
  [
    'with a part of its key',
    `/login?order=${id}&key=${key.slice(9)}`,
    `To see order ${id}, sign in.`,
  ],
  ['without its number', `/login?key=${key}`, 'To see your order, sign in.'],
  ['with a part of its number', `/login?order=7K3M&key=${key}`, 'To see your order, sign in.'],
])('says what to do with a link %s', async (_how, broken, sentence) => {
  await open(broken);
  expect(await screen.findByText((text) => text.startsWith(sentence))).toHaveTextContent(
    'this link isn’t complete: press the button in our email again, or copy its whole address.',
  );
  expect(requests).toEqual([]);
});
