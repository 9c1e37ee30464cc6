/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { buildUser } from '../../testing/builders';
import { all } from '../../testing/builtCatalogue';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { setShop } from '../../testing/setShop';
import type { Order } from '../model/order';

const [id, key] = ['7K3M-9QXT-2B4D', '0123456789abcdef0123456789abcdef'];
const path = `/login?order=${id}&key=${key}`;
let orders: FakeOrders;
/** The functions' answer; `undefined` without a network. */
let answer: (() => Response | Promise<Response>) | undefined;
const requests: string[] = [];
const { fetch } = globalThis;

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  setShop({ contact: { email: 'hello@shop.example' }, returns: 14, guests: true });
  orders = new FakeOrders();
  requests.length = 0;
  globalThis.fetch = (input, { method = 'GET' } = {}) => {
    requests.push(`${method} ${input as string}`);
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const [product] = all;
const add = (more: Partial<Order> = {}) =>
  orders.add({
    id,
    linkKey: key,
    owner: 'asha',
    items: [{ productId: product?.id ?? '', price: 100, count: 2 }],
    ...more,
  });
const open = (at = path) => renderApp({ path: at, auth: new FakeAuthService(), orders });
const heading = () => screen.findByRole('heading', { level: 1, name: `Order ${id}` });
const main = () => within(screen.getByRole('main'));
const title = () => screen.findByText(new RegExp(`^${product?.title ?? ''}`));
const reason = (name: string) => screen.findByText(name, { selector: '.reason' });

it('shows only this order on any device, below the header, without its address or buttons to change it', async () => {
  add();
  await open();
  expect(await heading()).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(document.title).toBe(`Order ${id} · ${shop.name}`);
  expect(await title()).toBeVisible();
  expect(screen.queryByText(/address|Deliver to/i)).toBeNull();
  expect(screen.getByText('Placed', { selector: '.order-state' })).toBeVisible();
  expect(main().queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(
    screen.getByText(
      /^To cancel this order, sign in .* ordered by phone or need help, contact us\.$/,
    ),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'hello@shop.example' })).toBeVisible();
  expect(orders.calls).toEqual([`findLinked ${id}`]);
});

it('prints as a receipt with who sold it and their tax number, and without the address', async () => {
  const seller = { name: 'Nimbu Traders LLP', gstin: '29ABCDE1234F1Z5' };
  setShop({ seller, contact: { address: '1 Market Road' } });
  add();
  await open();
  await title();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  const receipt = document.querySelector('.receipt');
  expect(receipt).toHaveTextContent('Nimbu Traders LLP, 1 Market Road, GSTIN 29ABCDE1234F1Z5');
  expect(receipt).toHaveTextContent('Total (cash on delivery): ₹200');
  expect(receipt).not.toHaveTextContent(/Deliver to|address/i);
});

it('prints the invoice of an order that was sent', async () => {
  add({ state: 'sent', invoice: { number: 'HA-7', at: 1, seller: 'Haat', taxes: [] } });
  const { user } = await open();
  let printed = '';
  window.print = () => {
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    printed = document.querySelector('.invoice')?.textContent ?? '';
  };
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(printed).toContain('No. HA-7');
});

it('turns off an order’s emails in a shop that sends them', async () => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
  add({ updates: true });
  const { user } = await open();
  const emails = await screen.findByRole('checkbox', { name: 'Email me about this order' });
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
  expect(requests.at(-1)).toBe(
    `POST ${shop.basePath}functions/updates?id=${id}&key=${key}&on=false`,
  );
});

it('turns off the WhatsApp messages of a shopper who asked for them', async () => {
  const whatsapp = { phoneNumberId: '106540352242922', templates: { sent: 'order_sent' } };
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B', whatsapp } });
  add({ whatsApp: true });
  const { user } = await open();
  const messages = await screen.findByRole('checkbox', {
    name: 'Send me WhatsApp messages about this order',
  });
  expect(messages).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Email me/ })).toBeNull();
  answer = () => new Response(null, { status: 204 });
  await user.click(messages);
  await waitFor(() => {
    expect(messages).not.toBeChecked();
  });
  expect(screen.getByText(/no more WhatsApp messages/)).toBeInTheDocument();
  expect(requests.at(-1)).toBe(
    `POST ${shop.basePath}functions/updates?id=${id}&key=${key}&on=false&way=whatsApp`,
  );
});

it('keeps both off if I turn off one before the other’s answer', async () => {
  const whatsapp = { phoneNumberId: '106540352242922', templates: { sent: 'order_sent' } };
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B', whatsapp } });
  add({ updates: true, whatsApp: true });
  const { user } = await open();
  const boxes = await screen.findAllByRole('checkbox');
  let reply: () => void = () => undefined;
  const replied = new Promise<void>((resolve) => (reply = resolve));
  answer = () => replied.then(() => new Response(null, { status: 204 }));
  for (const box of boxes) await user.click(box);
  reply();
  await waitFor(() => {
    for (const box of boxes) expect(box).not.toBeChecked();
  });
});

it('offers no WhatsApp messages to a shopper who never asked for them', async () => {
  const whatsapp = { phoneNumberId: '106540352242922', templates: { sent: 'order_sent' } };
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B', whatsapp } });
  add({ updates: true });
  await open();
  expect(await screen.findByRole('checkbox', { name: /Email me/ })).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

it.each<[string, Partial<Order>]>([
  ['To return this order', { state: 'delivered', stateAt: Date.now() }],
  ['To pay for this order or to cancel it', { pay: 'upi' }],
  ['To pay for this order, sign in', { pay: 'upi', state: 'accepted' }],
  ['To pay for this order, sign in', { pay: 'upi', state: 'sent' }],
  ['Any questions?', { pay: 'upi', state: 'sent', payment: 'claimed' }],
  ['Any questions?', { state: 'sent' }],
])('says “%s” while that is possible', async (sentence, order) => {
  add(order);
  await open();
  expect(await screen.findByText(new RegExp(`^${sentence.replace('?', '\\?')}`))).toBeVisible();
  const links = main().queryAllByRole('link', { name: 'Returns & Orders' });
  expect(links).toHaveLength(sentence === 'Any questions?' ? 0 : 1);
});

it('says what to do if the link doesn’t work, or no longer works', async () => {
  await open();
  expect(await reason('This link doesn’t work.')).toBeVisible();
  expect(screen.getByText(/^Perhaps it isn’t complete/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Returns & Orders' })).toBeVisible();
});

it('says that I’m offline, loads the order once I’m back, and later says how old it is', async () => {
  add();
  orders.readFate = 'unreachable';
  await open();
  await reason('Your order couldn’t be loaded. Check your connection and try again.');
  orders.readFate = 'answered';
  fireEvent(window, new Event('online'));
  expect(await title()).toBeVisible();
  orders.readFate = 'unreachable';
  fireEvent(window, new Event('online'));
  expect(
    await screen.findByText(/^We couldn’t connect\. This order may have changed/),
  ).toBeVisible();
  expect(await title()).toBeVisible();
});

it('leads me to all of my orders if I’m signed in', async () => {
  add();
  const app = await open();
  await act(() => app.auth.changeElsewhere(buildUser()));
  expect(await main().findByRole('link', { name: 'Returns & Orders' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${id}`);
});

it('says what to do on another device, in a shop that takes guests’ orders', async () => {
  await open('/login');
  expect(
    await screen.findByText(/^Ordered without an account\? Open the link to your order/),
  ).toBeVisible();
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
  add();
  await open(mangled);
  expect(await heading()).toBeVisible();
  expect(await title()).toBeVisible();
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
    'this link isn’t complete: open it again from where you got it, or copy its whole address.',
  );
  expect(orders.calls).toEqual([]);
});
