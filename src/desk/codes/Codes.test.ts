/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Code } from '../../orders/model/discount';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openAccount, openShop } from '../../testing/openAccount';
import { DAY_MS, startOfDay } from '../../words/calendar';
import { typedCode } from './codeForm';

const HOUR_MS = 3_600_000;
/** Monday 23 November, at noon in India. */
const NOON = startOfDay(Date.UTC(2026, 10, 23)) + 12 * HOUR_MS;

const diwali: Code = {
  code: 'DIWALI10',
  terms: { percent: 10, from: 500 },
  since: startOfDay(NOON) - 2 * DAY_MS,
  until: startOfDay(NOON) + 8 * DAY_MS,
  most: 100,
  used: 0,
};

/** The codes of a shop. */
function buildOrders(...codes: Partial<Code>[]) {
  const orders = new FakeOrders();
  orders.now = NOON;
  for (const each of codes) {
    const code = { ...diwali, ...each };
    orders.codes.set(code.code, code);
  }
  return orders;
}

/** Opens the section “Codes” with what the orders have. */
async function openCodes(orders = buildOrders()) {
  jest.replaceProperty(process, 'env', { ...process.env, CODES: 'on' });
  const account = await openAccount({
    orders,
    isMerchant: true,
    path: '/login?section=codes',
  });
  await screen.findByRole('heading', { name: 'Codes' });
  return account;
}

const button = (name: string) => screen.getByRole('button', { name });
const findNew = () => screen.findByRole('button', { name: 'New code' });
const field = (name: string) => screen.getByLabelText(name);
const item = (code: string) =>
  within(screen.getByRole('heading', { name: code }).closest('li') ?? document.body);
const texts = (code: string) =>
  [...(screen.getByRole('heading', { name: code }).closest('li')?.querySelectorAll('p') ?? [])].map(
    ({ textContent }) => textContent.trim(),
  );

it('is the third section of the desk, only in a shop with codes', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, CODES: 'on' });
  const { address, user } = await openShop(undefined, buildOrders());
  await user.click(screen.getByRole('link', { name: 'Codes' }));
  expect(await findNew()).toBeVisible();
  expect(address()).toBe('/login?section=codes');
  expect(screen.getByRole('link', { name: 'Codes' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('No codes yet.')).toBeVisible();
});

it('isn’t there in a shop without codes', async () => {
  await openShop(undefined, buildOrders());
  expect(screen.getByRole('link', { name: 'Products' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Codes' })).not.toBeInTheDocument();
});

it('says what each code takes off, its state and its uses', async () => {
  await openCodes(
    buildOrders(
      { used: 12 },
      {
        code: 'POST',
        terms: { delivery: true },
        since: diwali.until,
        until: diwali.until + DAY_MS,
      },
      { code: 'HUNDRED', terms: { amount: 100, once: true }, most: 1, used: 1 },
      { code: 'SUMMER', until: diwali.since + DAY_MS },
    ),
  );
  await findNew();
  expect(texts('DIWALI10')).toEqual([
    '10% off from ₹500',
    'Can be used until 30 November 2026',
    'Used in 12 of 100 orders By day',
  ]);
  expect(texts('POST')).toEqual([
    'Free delivery',
    'Scheduled: 1 December 2026 to 1 December 2026',
    'Used in 0 of 100 orders',
  ]);
  expect(texts('HUNDRED')).toEqual([
    '₹100 off, once per customer',
    'Used up (valid until 30 November 2026)',
    'Used in 1 of 1 order By day',
  ]);
  expect(texts('SUMMER')).toContain('Ended on 21 November 2026');
});

describe('a new code', () => {
  it('is proposed with an end and a number of orders, and can be created as it is', async () => {
    const { orders, user } = await openCodes();
    await user.click(await findNew());
    expect(field('Code')).toHaveFocus();
    const [proposed = ''] = /^[A-Z]{8}$/.exec((field('Code') as HTMLInputElement).value) ?? [];
    expect(screen.queryByText(/is easy to guess/)).not.toBeInTheDocument();
    expect(field('Last day')).toHaveValue('2026-12-22');
    await user.click(button('Create code'));
    expect(await screen.findByRole('heading', { name: proposed })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(`${proposed} was created.`);
    expect(orders.codes.get(proposed)).toEqual({
      code: proposed,
      terms: { percent: 10 },
      since: startOfDay(NOON),
      until: startOfDay(NOON) + 30 * DAY_MS,
      most: 100,
      used: 0,
    });
    expect(typedCode.read()).toBeUndefined();
  });

  it('takes an amount off for each customer once, as typed in any case', async () => {
    const { orders, retype, user } = await openCodes();
    await user.click(await findNew());
    await retype(field('Code'), 'diwali 50');
    expect(screen.getByText(/^This code is easy to guess/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Fixed amount' }));
    await retype(field('Amount'), '₹ 50');
    await retype(field('Minimum subtotal'), '1,000');
    await user.click(screen.getByRole('checkbox', { name: /^Once per customer/ }));
    await retype(field('Number of orders'), '1,000');
    await user.click(button('Create code'));
    await screen.findByRole('heading', { name: 'DIWALI50' });
    expect(orders.codes.get('DIWALI50')).toMatchObject({
      terms: { amount: 50, from: 1000, once: true },
      most: 1000,
    });
  });

  it('says at each field what is wrong, and moves to the first', async () => {
    const { orders, retype, user } = await openCodes(buildOrders({}));
    await user.click(await findNew());
    await retype(field('Code'), 'diwali10');
    await retype(field('Percent'), '101');
    await retype(field('Number of orders'), '0');
    await retype(field('Minimum subtotal'), '€5');
    await user.clear(field('Last day'));
    await user.click(button('Create code'));
    expect(field('Code')).toHaveFocus();
    expect(field('Code')).toHaveAccessibleDescription(/There’s already a code DIWALI10\./);
    expect(field('Percent')).toHaveAccessibleDescription('Enter a whole number from 1 to 100.');
    expect(field('Minimum subtotal')).toHaveAccessibleDescription(/not in €\.$/);
    expect(field('Last day')).toHaveAccessibleDescription('Choose a day.');
    expect(field('Number of orders')).toHaveAccessibleDescription(
      'Enter a number from 1 to 10,00,000.',
    );
    expect(screen.getByRole('status')).toHaveTextContent('5 fields need your attention.');
    expect(orders.calls).not.toContain('addCode DIWALI10');
  });

  it.each([
    ['2026-11-22', 'Choose the first day or a later one.'],
    ['2028-01-01', 'Choose a day up to 27 December 2027.'],
  ])('rejects %s as its last day', async (day, problem) => {
    const { retype, user } = await openCodes();
    await user.click(await findNew());
    await retype(field('Last day'), day);
    await user.click(button('Create code'));
    expect(field('Last day')).toHaveFocus();
    expect(field('Last day')).toHaveAccessibleDescription(problem);
  });

  it('keeps what I have typed while the network is down and after a reload', async () => {
    const { orders, retype, user } = await openCodes();
    await user.click(await findNew());
    await retype(field('Code'), 'MONSOON');
    orders.fate = 'unreachable';
    await user.click(button('Create code'));
    expect(await screen.findByText(/^We couldn’t connect/, { selector: 'form p' })).toBeVisible();
    expect(field('Code')).toHaveValue('MONSOON');
    expect(typedCode.read()).toMatchObject({ code: 'MONSOON', last: '2026-12-22' });
    orders.fate = 'answered';
    await user.click(button('Create code'));
    expect(await screen.findByRole('heading', { name: 'MONSOON' })).toHaveFocus();
  });

  it('opens again with what was typed before a reload, until I discard it', async () => {
    typedCode.write({
      code: 'MONSOON',
      proposed: 'ACDEFGHJ',
      kind: 'percent',
      percent: '15',
      amount: '',
      from: '',
      first: '2026-11-24',
      last: '2026-11-30',
      most: '20',
      once: true,
    });
    const { user } = await openCodes();
    expect(await screen.findByLabelText('Code')).toHaveValue('MONSOON');
    expect(field('Percent')).toHaveValue('15');
    await user.click(button('Discard'));
    expect(await findNew()).toHaveFocus();
    expect(typedCode.read()).toBeUndefined();
  });
});

it('stops a code after a question, and deletes it after another one', async () => {
  const { orders, user } = await openCodes(buildOrders({ used: 3 }));
  await findNew();
  expect(item('DIWALI10').queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  await user.click(button('Stop: DIWALI10'));
  expect(screen.getByRole('group', { name: 'Stop DIWALI10 now?' })).toHaveFocus();
  expect(orders.codes.get('DIWALI10')).toMatchObject({ until: diwali.until });
  await user.click(button('Stop: DIWALI10'));
  expect(await screen.findByText('Ended on 23 November 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'DIWALI10' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('DIWALI10 was stopped.');
  await user.click(button('Delete: DIWALI10'));
  expect(screen.getByText(/^Orders that were placed with it keep their discount/)).toBeVisible();
  await user.click(button('Delete: DIWALI10'));
  expect(await screen.findByText('No codes yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Codes' })).toHaveFocus();
  expect(orders.codes.size).toBe(0);
});

it('extends a code that is over to a later day and more orders', async () => {
  const { orders, retype, user } = await openCodes(
    buildOrders({ until: NOON - DAY_MS, used: 100 }),
  );
  await findNew();
  await user.click(button('Extend: DIWALI10'));
  expect(field('Last day')).toHaveValue('2026-12-22');
  await retype(field('Last day'), '2026-11-22');
  await retype(field('Number of orders'), '99');
  await user.click(button('Save: DIWALI10'));
  expect(field('Last day')).toHaveFocus();
  expect(field('Last day')).toHaveAccessibleDescription('Choose today or a later day.');
  expect(field('Number of orders')).toHaveAccessibleDescription(/^Enter a number from 100 to/);
  await retype(field('Last day'), '2026-11-24');
  await retype(field('Number of orders'), '150');
  await user.click(button('Save: DIWALI10'));
  expect(await screen.findByText('Can be used until 24 November 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'DIWALI10' })).toHaveFocus();
  expect(orders.codes.get('DIWALI10')).toMatchObject({
    terms: diwali.terms,
    until: startOfDay(NOON) + 2 * DAY_MS,
    most: 150,
  });
});

it('says that a code wasn’t changed, and shows that somebody else has deleted it', async () => {
  const { orders, user } = await openCodes(buildOrders({}));
  await findNew();
  orders.fate = 'unreachable';
  await user.click(button('Stop: DIWALI10'));
  await user.click(button('Stop: DIWALI10'));
  expect(await screen.findByText(/^We couldn’t connect/, { selector: 'li p' })).toBeVisible();
  orders.fate = 'answered';
  orders.codes.clear();
  await user.click(button('Stop: DIWALI10'));
  expect(await screen.findByText('No codes yet.')).toBeVisible();
});

it('offers to load the codes again, and says how old they are', async () => {
  const orders = buildOrders({});
  const { comeBack, user } = await openCodes(orders);
  await findNew();
  orders.readFate = 'unreachable';
  await comeBack();
  const outOfDate = /^We couldn’t connect\. Codes may have changed since 23 Nov 2026, 12:00/;
  expect(await screen.findByText(outOfDate, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'DIWALI10' })).toBeVisible();
  orders.readFate = 'answered';
  await user.click(button('Try again'));
  expect(screen.queryByText(outOfDate)).not.toBeInTheDocument();
});

it('hides the codes from an account that is no merchant any more', async () => {
  const orders = buildOrders({});
  orders.refusedReads = ['listCodes'];
  await openCodes(orders);
  const sentence = 'This account can no longer see the shop’s codes.';
  expect(await screen.findByText(sentence, { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New code' })).not.toBeInTheDocument();
});

it('counts the orders of a code by day, and what it took off those that weren’t cancelled', async () => {
  const orders = buildOrders({ used: 3 });
  const used = { owner: 'asha', code: 'DIWALI10', discount: { percent: 10 } };
  const items = [{ productId: '123', price: 500, count: 1 }];
  const add = (id: string, at: number, more: object = used) =>
    orders.add({
      owner: 'asha',
      id,
      items,
      state: 'delivered',
      placedAt: at,
      changedAt: at,
      ...more,
    });
  add('A', NOON - HOUR_MS);
  add('B', NOON - DAY_MS);
  add('C', NOON - DAY_MS, { ...used, state: 'cancelled' });
  add('PLAIN', NOON - DAY_MS, {});
  const { user } = await openCodes(orders);
  await findNew();
  await user.click(button('By day: DIWALI10'));
  const rows = (await screen.findAllByRole('row')).map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Day', 'Orders'],
    ['Today', '1'],
    ['Yesterday', '2'],
  ]);
  expect(
    screen.getByText('Orders since 21 November 2026, including cancelled ones:'),
  ).toBeVisible();
  expect(screen.getByText('₹100 off 2 orders, not counting cancelled ones.')).toBeVisible();
});

describe('the link of a code', () => {
  const address = 'http://localhost/haat/?code=DIWALI10';

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it('is copied, which is announced', async () => {
    const { user } = await openCodes(buildOrders({}));
    await findNew();
    await user.click(button('Copy link: DIWALI10'));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied');
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('is shown to be copied by hand if the browser can’t copy it', async () => {
    const { user } = await openCodes(buildOrders({}));
    await findNew();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy link: DIWALI10'));
    expect(await screen.findByLabelText('Copy this link:')).toHaveValue(address);
  });

  it('is shared where the device can do that', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => true });
    const { user } = await openCodes(buildOrders({}));
    await findNew();
    await user.click(button('Share: DIWALI10'));
    expect(share.mock.calls).toEqual([[{ title: 'DIWALI10', url: address }]]);
  });
});
