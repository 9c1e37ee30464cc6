import type { Firestore } from 'firebase-admin/firestore';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import webPush from 'web-push';
import type { Address } from '../src/orders/model/address';
import { SHOP_OWNER } from '../src/orders/model/states';
import { buildAddress } from '../src/testing/address';
import { buildProduct } from '../src/testing/buildProduct';
import { FakeOrders } from '../src/testing/fakes/fakeOrders';
import { setShop } from '../src/testing/setShop';
import { type Email, shopEmail, shopperEmail } from './emails';
import { createPost } from './post';
import { catalogueOf } from './catalogue';

interface Received {
  to: string[];
  raw: string;
}

/** Starts a mail server on this machine. @param refusals its answers to commands */
async function openServer(
  refusals: { login?: number; sender?: string; recipient?: number | string; data?: string } = {},
) {
  const received: Received[] = [];
  const refusal = (answer: number | string) =>
    Object.assign(new Error(String(answer).slice(4) || 'No.'), {
      responseCode: Number.parseInt(String(answer), 10),
    });
  const server = new SMTPServer({
    secure: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      done(refusals.login ? refusal(refusals.login) : null, { user: 'shop' });
    },
    onMailFrom: (_address, _session, done) => {
      done(refusals.sender ? refusal(refusals.sender) : null);
    },
    onRcptTo: (_address, _session, done) => {
      done(refusals.recipient ? refusal(refusals.recipient) : null);
    },
    onData: (stream, { envelope }, done) => {
      let raw = '';
      stream.on('data', (part: Buffer) => (raw += part.toString()));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done(refusals.data ? refusal(refusals.data) : null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  open.push(server);
  const send = (email: Email) =>
    createPost({} as Firestore, `smtp://${login}@127.0.0.1:${port}`, '').email(email);
  return { received, port, send };
}

// The address is in parts, because a whole one would look like a leak.
const login = 'shop:secret';

let open: SMTPServer[] = [];
const close = (server: SMTPServer) =>
  new Promise<void>((resolve) => {
    server.close(resolve);
  });
afterEach(async () => {
  await Promise.all(open.map(close));
  open = [];
});

const catalogue = {
  titleOf: ({ productId: id }: { productId: string }) => `Title of ${id}`,
  rateOf: () => undefined,
};
const orderFor = (address = {}, more = {}) =>
  new FakeOrders().add({
    id: '7K3M-9QXT-2B4D',
    owner: 'asha',
    linkKey: '0'.repeat(32),
    delivery: { price: 49 },
    items: [{ productId: 'lamp', price: 990, count: 2 }],
    address: { ...buildAddress(), email: 'asha@example.com', ...address },
    ...more,
  });

beforeEach(() => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA' } });
});

it.each([
  ['receipt', { state: 'placed' }],
  ['accepted', { state: 'accepted', times: { accepted: Date.UTC(2026, 11, 1, 9) } }],
] as const)(
  'the email %s about an order that was paid eight days later promises no day that is over',
  (message, more) => {
    setShop({ delivery: { price: 49, days: [2, 5] }, returns: 14 });
    const checkedAt = Date.UTC(2026, 11, 1, 8);
    const placedAt = Date.UTC(2026, 10, 23, 8);
    const paid = {
      pay: 'online',
      payment: 'paid',
      placedAt,
      stateAt: placedAt,
      checkedAt,
    } as const;
    const textOf = (order: object) => shopperEmail(message, orderFor({}, order), catalogue).text;
    expect(textOf({ ...paid, ...more })).toContain('Arrives Thu 3 – Tue 8 Dec.');
    const unpaid = { ...paid, ...more, pay: 'upi', payment: 'due' };
    expect(textOf(unpaid)).toContain('Arrives 2 to 5 working days after you pay.');
  },
);

it('the receipt says how to cancel an order, but not one that the shop has taken by phone', () => {
  const textOf = (owner: string) =>
    shopperEmail('receipt', orderFor({}, { owner }), catalogue).text;
  expect(textOf('asha')).toContain('you can cancel it in the browser that you ordered with');
  expect(textOf(SHOP_OWNER)).not.toContain('cancel');
});

it('the email about a delivery names the last day on which the shopper can request a return', () => {
  setShop({ returns: 14 });
  const stateAt = Date.parse('2026-11-28T23:59+05:30');
  const delivered = orderFor({}, { state: 'delivered', stateAt });
  const { text } = shopperEmail('delivered', delivered, catalogue);
  expect(text).toContain('You can return it until 12 December.');
});

it('an email promises what the shop did when the order was placed', () => {
  setShop({ delivery: { price: 49, days: [8, 9] }, returns: 7 });
  const terms = { currency: 'INR', returns: 14, days: [2, 5] };
  const placedAt = Date.UTC(2026, 10, 23, 8);
  const { text } = shopperEmail('receipt', orderFor({}, { terms, placedAt }), catalogue);
  expect(text).toContain('Arrives Wed 25 – Mon 30 Nov.');
  expect(text).toContain('14 days');
  expect(text).not.toContain('7 days');
});

it('an email has the amounts of an order in the currency in which it was placed', () => {
  const order = orderFor({}, { terms: { currency: 'EUR' }, digits: 2 });
  const { text } = shopperEmail('receipt', order, catalogue);
  expect(text).toContain('€1980.00');
  expect(text).toContain('€2029.00');
  expect(text).not.toContain('₹');
});

it('an email calls the items what they were recorded as, and has the tax that they include', () => {
  const record = { title: 'Clay lamp', rate: 18 };
  const items = [{ productId: 'lamp', price: 990, count: 2, record }];
  const today = catalogueOf([buildProduct({ id: 'lamp', title: 'Brass lamp' })]);
  expect(shopperEmail('sent', orderFor({}, { items }), today).text).toContain('2 × Clay lamp');
  expect(shopperEmail('sent', orderFor(), today).text).toContain('2 × Brass lamp');
  setShop({ tax: { rate: 5 } });
  expect(shopperEmail('sent', orderFor({}, { items }), today).text).toContain('18% tax: ₹310');
  expect(shopperEmail('sent', orderFor(), today).text).toContain('5% tax: ₹97');
});

it('an email lists the items and the total, as text and HTML, with a link to unsubscribe', async () => {
  const { received, send } = await openServer();
  await send(shopperEmail('receipt', orderFor(), catalogue));
  const [{ to, raw } = { to: [], raw: '' }] = received;
  expect(to).toEqual(['asha@example.com']);
  const { subject, from, text = '', html, headers } = await simpleParser(raw);
  expect(from?.text).toBe('"Haat" <orders@shop.example>');
  expect(subject).toBe('We’ve received your order 7K3M-9QXT-2B4D');
  for (const said of [
    '2 × Title of lamp',
    '₹1980',
    '₹2029',
    'You pay the courier ₹2029 in cash.',
    'You can return it for 14 days after delivery.',
    '+91 00000 00000',
  ]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  const link = `https://demo-haat.web.app/haat/#/login?order=7K3M-9QXT-2B4D&key=${'0'.repeat(32)}`;
  expect(text).toContain(link);
  expect(html).toContain(link.replace('&', '&amp;'));
  // The email loads no pictures, styles or fonts from elsewhere.
  expect(html).not.toMatch(/<img|<link|url\(|<script/);
  const list = headers.get('list') as unknown as { unsubscribe: { url: string } };
  expect(list.unsubscribe.url).toContain('/haat/functions/updates?id=7K3M-9QXT-2B4D&key=');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('an email calls the total refunded only if all of it was', () => {
  const returned = { state: 'returned', pay: 'online', payment: 'refunded' };
  const textOf = (more: object) =>
    shopperEmail('returned', orderFor({}, { ...returned, ...more }), catalogue).text;
  expect(textOf({})).toContain('Total (refunded):');
  // The order has two of them.
  expect(textOf({ returning: { lamp: 1 } })).toContain('Total (paid):');
});

it('the email about the sending leads to the invoice, if the order has one', () => {
  const invoice = { number: 'HA-7', at: 1, seller: 'Haat', taxes: [] };
  const textOf = (message: 'accepted' | 'sent', more: object) =>
    shopperEmail(message, orderFor({}, { state: 'sent', ...more }), catalogue).text;
  expect(textOf('sent', { invoice })).toMatch(
    /View and print your invoice HA-7: https:\S+#\/login\?order=/,
  );
  expect(textOf('sent', {})).not.toContain('invoice');
  expect(textOf('accepted', { invoice })).not.toContain('invoice');
});

it('the email about a parcel links to its tracking', () => {
  setShop({ tracking: { 'Quick Post': 'https://quick.example/track?number={number}' } });
  const sent = (note: string) =>
    shopperEmail('sent', orderFor({}, { state: 'sent', notes: { sent: note } }), catalogue).text;
  expect(sent('quick post, EE123456789IN')).toContain(
    'Track your parcel: https://quick.example/track?number=EE123456789IN',
  );
  expect(sent('By van https://van.example/7')).toContain(
    'Track your parcel: https://van.example/7',
  );
  expect(sent('By van https://van.example/7')).not.toContain('van https');
  expect(sent('My brother')).not.toContain('Track');
});

it('an email treats a shopper’s input as text, never as markup or another recipient', async () => {
  const { received, send } = await openServer();
  const name = '<img src=x onerror=alert(1)>"\r\nBcc: x@example.com';
  const order = orderFor({
    name,
    city: 'Pune\r\nBcc: x@example.com',
    email: 'asha@example.com\r\nBcc: x@example.com',
  });
  await send(
    shopEmail({ ...order, address: { ...order.address, email: '' } as Address }, catalogue),
  );
  await expect(send(shopperEmail('receipt', order, catalogue))).rejects.toMatchObject({
    problem: 'no-address',
  });
  expect(received).toHaveLength(1);
  for (const { to, raw } of received) {
    expect(to).toEqual(['orders@shop.example']);
    const { bcc, html } = await simpleParser(raw);
    expect(bcc).toBeUndefined();
    expect(html).not.toContain('<img');
  }
});

const noAddress = { problem: 'no-address', isFinal: true };
const refused = { problem: 'rejected', isFinal: false };

it.each([
  ['the address doesn’t exist', { recipient: 550 }, noAddress],
  ['there is no such mailbox', { recipient: '550 5.1.1 User unknown' }, noAddress],
  ['there is no such mailbox, said late', { data: '550 5.1.1 User unknown' }, noAddress],
  ['there is no such domain', { recipient: '553 5.1.2 No such domain' }, noAddress],
  ['the domain takes no mail', { recipient: '556 5.1.10 Null MX' }, noAddress],
  ['the mailbox is closed', { recipient: '550 5.2.1 Disabled' }, noAddress],
  ['a daily limit is reached', { recipient: '550 5.4.5 daily limit' }, refused],
  ['the mailbox is full', { recipient: '552 5.2.2 Mailbox full' }, refused],
  ['a policy is against it', { recipient: '550 5.7.1 Rejected by policy' }, refused],
  ['the mail system is at fault', { recipient: '554 5.3.0 Trouble' }, refused],
  ['the shop’s own address is rejected', { sender: '553 5.1.8 Bad sender' }, refused],
  ['the shop’s own address is unknown', { sender: '550 5.1.1 Unknown sender' }, refused],
  ['the message is rejected', { data: '554 5.7.1 Looks like spam' }, refused],
  ['the server is busy', { recipient: 451 }, refused],
  ['it is to be tried later', { recipient: '450 4.2.0 Greylisted' }, refused],
  ['the password is wrong', { login: 535 }, { problem: 'no-login', isFinal: false }],
])(
  'a mail server’s answer becomes a final or temporary failure: %s',
  async (_what, refusals, error) => {
    const { send } = await openServer(refusals);
    await expect(send(shopperEmail('receipt', orderFor(), catalogue))).rejects.toMatchObject(error);
  },
);

it('every email has the headers of automatic mail', async () => {
  const { received, send } = await openServer();
  await send(shopperEmail('receipt', orderFor(), catalogue));
  await send(shopEmail(orderFor(), catalogue));
  expect(received).toHaveLength(2);
  for (const { raw } of received) {
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  }
});

describe('what a stranger typed', () => {
  const advert =
    'Win at https://evil.example/now or www.evil.example, mail a@evil.example, tel:+91';
  const typed = {
    name: `Asha ${advert}`,
    street: `1 Road\n${advert}`,
    landmark: advert,
    city: advert,
    instructions: `${advert} evil。example 1.2.3.4`,
  };
  const accepted = { state: 'accepted', times: { accepted: 1 } } as const;
  /** Matches texts that mail programs make links of. */
  const clickable = /\/\/\w|\w[.。]\w+|\w@\w|\w:\S|www\.\w/;
  /** The lines with a stranger's texts, without the shop's own. */
  const strangersIn = (text: string) =>
    text.split('\n').filter((line) => /evil|Win at|Asha|1\.? ?2/.test(line));

  it('appears in no email before a merchant accepts the order', () => {
    const order = orderFor(typed);
    const cancelled = orderFor(typed, { state: 'cancelled', by: 'functions' });
    for (const email of [
      shopperEmail('receipt', order, catalogue),
      shopperEmail('cancelled', cancelled, catalogue),
      shopEmail(order, catalogue),
    ]) {
      expect(`${email.subject} ${email.text} ${email.html}`).not.toMatch(/evil|Win at|Asha/);
    }
    expect(shopEmail(order, catalogue).subject).toBe(
      'New order ₹2029, 2 items, to 560001 (7K3M-9QXT-2B4D)',
    );
  });

  it('isn’t a link in the emails after that', () => {
    for (const message of ['accepted', 'sent', 'delivered', 'returned'] as const) {
      const { text, html } = shopperEmail(message, orderFor(typed, accepted), catalogue);
      const lines = [...strangersIn(text), ...strangersIn(html.replaceAll('<br>', '\n'))];
      expect(lines.length).toBeGreaterThan(8);
      for (const line of lines) {
        expect(line.replace(/<[^>]*>|style="[^"]*"/g, '')).not.toMatch(clickable);
      }
    }
  });

  it('appears unchanged if it is an address', () => {
    const { text } = shopperEmail('accepted', orderFor({}, accepted), catalogue);
    const { name, street, city, pin, telephone } = buildAddress();
    for (const said of [name, street, `${city} ${pin}`, telephone]) expect(text).toContain(said);
  });
});

it('an email says how to cancel only while the shopper can', () => {
  const how = 'Until we accept it';
  expect(shopperEmail('receipt', orderFor(), catalogue).text).toContain(how);
  for (const message of ['accepted', 'sent', 'delivered', 'cancelled'] as const) {
    expect(shopperEmail(message, orderFor(), catalogue).text).not.toContain(how);
  }
});

it('an email’s button has the shop’s own colours', () => {
  process.env.ACCENT = '#2a8650';
  process.env.ON_ACCENT = '#ffffff';
  const { html } = shopperEmail('receipt', orderFor(), catalogue);
  expect(html).toContain('background:#2a8650;color:#ffffff');
  delete process.env.ACCENT;
  delete process.env.ON_ACCENT;
});

it('an email has no notice about withdrawal if the law doesn’t ask for it', () => {
  const env = { ...process.env, CONDITIONS_HTML: '<p>Withdraw.</p>', CONDITIONS_TEXT: 'Withdraw.' };
  jest.replaceProperty(process, 'env', env);
  const { text, html } = shopperEmail('receipt', orderFor(), catalogue);
  expect(text + html).not.toMatch(/withdraw/i);
});

it('a mail server that is down causes a retry', async () => {
  const { port, send } = await openServer();
  await Promise.all(open.map(close));
  open = [];
  expect(port).toBeGreaterThan(0);
  await expect(send(shopperEmail('receipt', orderFor(), catalogue))).rejects.toMatchObject({
    problem: 'unreachable',
    isFinal: false,
  });
});

describe('a push message', () => {
  const endpoint = (id: string) => `https://push.example/${id}`;
  /** Sends one to devices of these merchants; resolves with how many got it, and which were asked. */
  const push = async (
    devices: Record<string, string>,
    statuses: Record<string, number>,
    failingSince?: number,
  ) => {
    const asked: string[] = [];
    const removed: string[] = [];
    const updates: object[] = [];
    jest.spyOn(webPush, 'sendNotification').mockImplementation(({ endpoint: to }) => {
      const id = to.replace(endpoint(''), '');
      asked.push(id);
      const statusCode = statuses[id] ?? 201;
      return statusCode === 201
        ? Promise.resolve({ statusCode, body: '', headers: {} })
        : Promise.reject(Object.assign(new Error('No.'), { statusCode }));
    });
    const all: Record<string, Record<string, { uid?: string; endpoint?: string }>> = {
      merchants: { meera: {} },
      devices: Object.fromEntries(
        Object.entries(devices).map(([id, uid]) => [
          id,
          { uid, endpoint: endpoint(id), ...(failingSince && { failingSince }) },
        ]),
      ),
    };
    const docsIn = (name: string) =>
      Object.entries(all[name] ?? {}).map(([id, data]) => ({
        id,
        data: () => data,
        get: (field: 'uid') => data[field],
      }));
    const database = {
      collection: (name: string) => ({ get: () => Promise.resolve({ docs: docsIn(name) }) }),
      doc: (path: string) => ({
        delete: () => Promise.resolve(removed.push(path)),
        update: (update: object) => Promise.resolve(updates.push(update)),
      }),
    } as unknown as Firestore;
    const message = { title: '', body: '', tag: '', path: '' };
    const count = await createPost(database, 'smtp://127.0.0.1', '')
      .push(message)
      .catch((error: unknown) => String(error));
    return { count, asked, removed, updates };
  };

  it('goes to no device of a former merchant', async () => {
    const { count, asked } = await push({ phone: 'meera', old: 'ravi' }, {});
    expect({ count, asked }).toEqual({ count: 1, asked: ['phone'] });
  });

  it.each([404, 410])('removes a device whose browser has unsubscribed: %i', async (status) => {
    const { count, removed } = await push({ phone: 'meera', old: 'meera' }, { old: status });
    expect({ count, removed }).toEqual({ count: 1, removed: ['devices/old'] });
  });

  it('isn’t sent again to the devices that got it when another device fails', async () => {
    const devices = { phone: 'meera', broken: 'meera' };
    expect((await push(devices, { broken: 403 })).count).toBe(1);
    expect((await push(devices, { broken: 403, phone: 500 })).count).toContain('rejected');
  });

  const DAY = 86_400_000;

  it.each([
    ['whose keys its service rejects', 403, 8, true],
    ['whose subscription its service doesn’t know', 400, 8, true],
    ['whose service rejects the shop’s key since yesterday', 401, 1, false],
    ['whose service is busy', 429, 29, false],
    ['whose service is down', 503, 29, false],
    ['whose service is down for good', 503, 31, true],
    ['whose service has no address any more', 0, 31, true],
    ['that can’t be reached from here', 0, 29, false],
    ['that got too long a message', 413, 29, false],
  ])(
    'removes a device %s (%i) for %i days, or keeps it: %s',
    async (_which, status, days, isRemoved) => {
      const { removed } = await push({ old: 'meera' }, { old: status }, Date.now() - days * DAY);
      expect(removed).toEqual(isRemoved ? ['devices/old'] : []);
    },
  );

  it('saves when a device began to fail, and deletes that once it gets a message', async () => {
    const failing = await push({ old: 'meera' }, { old: 403 });
    expect(failing.updates).toEqual([{ failingSince: expect.any(Number) as number }]);
    expect((await push({ old: 'meera' }, { old: 403 }, 1)).removed).toEqual(['devices/old']);
    const back = await push({ old: 'meera' }, {}, Date.now() - DAY);
    expect(back).toMatchObject({ count: 1, removed: [], updates: [{}] });
    expect((await push({ old: 'meera' }, {})).updates).toEqual([]);
  });

  it('goes only to browsers’ push services, even if an administrator saved another address', async () => {
    delete process.env.FUNCTIONS_EMULATOR;
    const { asked, removed } = await push({ phone: 'meera' }, {});
    expect({ asked, removed }).toEqual({ asked: [], removed: ['devices/phone'] });
  });

  beforeEach(() => {
    process.env.FUNCTIONS_EMULATOR = 'true';
  });
  afterEach(() => {
    delete process.env.FUNCTIONS_EMULATOR;
  });
});
