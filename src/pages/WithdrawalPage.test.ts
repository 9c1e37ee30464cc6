/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { markGuest } from '../auth/guest/guestMark';
import { FakeGuests } from '../testing/fakes/fakeGuests';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { renderApp } from '../testing/renderApp';
import { setShop } from '../testing/setShop';

const lamp = '7K3M-9QXT-2B4D';
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openShop(path: string, orders = new FakeOrders(), guests = new FakeGuests()) {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on', WITHDRAWAL: 'on' });
  return renderApp({ orders, path, guests });
}

async function openForm(orders?: FakeOrders, guests?: FakeGuests) {
  const app = await openShop('/withdrawal', orders, guests);
  await heading('Withdraw from a contract');
  return app;
}

async function openReview(
  orders = new FakeOrders(),
  typed: Record<string, string> = {},
  guests?: FakeGuests,
) {
  const app = await openForm(orders, guests);
  const values = {
    '^Name': ' Anna  Schmidt',
    '^Order': '7k3m 9qxt 2b4d',
    '^Email': 'anna@example.com',
    ...typed,
  };
  for (const [name, value] of Object.entries(values)) {
    await app.retype(field(new RegExp(name)), value);
  }
  await app.user.click(button('Continue'));
  await heading('Review your withdrawal');
  return { ...app, orders };
}

it('the footer of each screen links the withdrawal form, which asks who and what, but not why', async () => {
  const { user, address } = await openShop('/');
  await user.click(
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Withdraw from contract' }),
  );
  expect(await heading('Withdraw from a contract')).toHaveFocus();
  expect(address()).toBe('/withdrawal');
  expect(document.title).toMatch(/^Withdraw from a contract/);
  const names = within(screen.getByRole('main')).getAllByRole('textbox');
  expect(names.map((each) => each.getAttribute('name'))).toEqual([
    'name',
    'order',
    'what',
    'reach',
  ]);
});

it('the sign-in screen links the withdrawal form, too', async () => {
  await openShop('/login');
  expect(await screen.findByRole('link', { name: 'Withdraw from contract' })).toHaveAttribute(
    'href',
    '#/withdrawal',
  );
});

it('a shop whose market doesn’t require withdrawals has no withdrawal form', async () => {
  await renderApp({ path: '/withdrawal' });
  expect(await screen.findByText('404 Not Found')).toBeVisible();
});

it('says which fields are missing, and focuses the first', async () => {
  const { retype, user } = await openForm();
  await retype(field(/^Email/), 'anna@');
  await user.click(button('Continue'));
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^Name/)).toHaveAccessibleDescription('Enter your name.');
  expect(field(/^Order/)).toBeInvalid();
  expect(field(/^Email/)).toBeInvalid();
  expect(field(/^Products/)).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('3 fields need your attention.');
  await retype(field(/^Email/), '98765 43210');
  expect(field(/^Email/)).toBeValid();
  // Two fields are left, so the message about three is gone.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows my declaration for review, then stores it and shows a receipt with its time', async () => {
  setShop({ functions: undefined });
  const { orders, user } = await openReview();
  expect(await heading('Review your withdrawal')).toHaveFocus();
  expect(screen.getByText('You haven’t withdrawn yet.')).toBeVisible();
  expect(screen.getByText(`I withdraw from the contract about order ${lamp}.`)).toBeVisible();
  expect(orders.withdrawals.size).toBe(0);
  orders.now = Date.UTC(2026, 10, 20, 8, 33);
  await user.click(button('Confirm withdrawal'));
  expect(await heading('We’ve received your withdrawal')).toHaveFocus();
  expect([...orders.withdrawals.values()]).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{32}$/) as string,
      name: 'Anna Schmidt',
      order: lamp,
      what: '',
      reach: 'anna@example.com',
      at: orders.now,
    },
  ]);
  expect(screen.getByText(/^Received by Haat: 20 Nov 2026, 2:03/)).toBeVisible();
  expect(screen.getByText(`I withdraw from the contract about order ${lamp}.`)).toBeVisible();
  expect(screen.getByText('Anna Schmidt')).toBeVisible();
  expect(screen.queryByText(/emailing/)).not.toBeInTheDocument();
  const print = jest.fn();
  window.print = print;
  await user.click(button('Print or save as PDF'));
  expect(print).toHaveBeenCalled();
});

it('covers only the products that I name, and says that the receipt is emailed', async () => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA' } });
  const { orders, user } = await openReview(undefined, { '^Products': 'Lamp\n\nKettle' });
  await user.click(button('Confirm withdrawal'));
  await heading('We’ve received your withdrawal');
  expect(screen.getByText(/for these products only: Lamp Kettle$/)).toBeVisible();
  expect(screen.getByText(/emailing this confirmation to anna@example.com/)).toBeVisible();
  expect([...orders.withdrawals.values()]).toMatchObject([{ what: 'Lamp\nKettle' }]);
  await user.click(button('Withdraw from another contract'));
  await heading('Withdraw from a contract');
  expect(field(/^Name/)).toHaveValue('');
});

it('keeps my declaration while I’m offline, says how else to withdraw, and stores it once', async () => {
  setShop({ contact: { email: 'hello@shop.example' } });
  const { orders, user } = await openReview();
  orders.fate = 'unreachable';
  await user.click(button('Confirm withdrawal'));
  expect((await screen.findAllByText(/^We couldn’t send your withdrawal/))[0]).toBeVisible();
  const mail = within(screen.getByRole('main')).getByRole('link', { name: 'hello@shop.example' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(lamp);
  orders.fate = 'lost';
  await user.click(button('Confirm withdrawal'));
  expect(orders.withdrawals.size).toBe(1);
  orders.fate = 'answered';
  await user.click(button('Confirm withdrawal'));
  await heading('We’ve received your withdrawal');
  expect(orders.withdrawals.size).toBe(1);
});

it('keeps what I’ve typed after a reload, and lets me change it before I confirm', async () => {
  const { unmount } = await openReview();
  unmount();
  const { orders, retype, user } = await openShop('/withdrawal?step=review');
  await heading('Review your withdrawal');
  await user.click(screen.getByRole('link', { name: 'Change' }));
  await heading('Withdraw from a contract');
  await retype(field(/^Order/), '3 May');
  await user.click(button('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
  await heading('We’ve received your withdrawal');
  expect([...orders.withdrawals.values()]).toMatchObject([
    { name: 'Anna Schmidt', order: '3 May' },
  ]);
});

describe('without signing in', () => {
  const withGuests = async (orders: FakeOrders, typed?: Record<string, string>) => {
    const guests = new FakeGuests();
    const app = await openReview(orders, typed, guests);
    await app.user.click(button('Confirm withdrawal'));
    return { ...app, guests };
  };

  it('sends the declaration with only my order’s number, and without a session', async () => {
    const orders = new FakeOrders();
    orders.add({ id: lamp, owner: 'asha' });
    const { guests } = await withGuests(orders);
    await heading('We’ve received your withdrawal');
    expect(guests.calls).toEqual([]);
    expect([...orders.withdrawals.values()]).toMatchObject([{ order: lamp, known: true }]);
  });

  it('sends it in a session of its own if I don’t know the number, which is then removed', async () => {
    const orders = new FakeOrders();
    const { guests } = await withGuests(orders, { '^Order': '3 May' });
    await heading('We’ve received your withdrawal');
    expect(guests.calls).toEqual(['enter', 'leave']);
    expect(guests.uid).toBeUndefined();
    expect([...orders.withdrawals.values()]).toMatchObject([{ order: '3 May' }]);
  });

  it('keeps the session that has my guest orders', async () => {
    markGuest(true);
    const { guests } = await withGuests(new FakeOrders(), { '^Order': '3 May' });
    await heading('We’ve received your withdrawal');
    expect(guests.calls).toEqual(['enter']);
    markGuest(false);
  });

  it('says how else I can withdraw if no session can be created', async () => {
    setShop({ contact: { email: 'hello@shop.example' } });
    const guests = new FakeGuests();
    guests.refusal = 'over-quota';
    const { user } = await openReview(new FakeOrders(), { '^Order': '3 May' }, guests);
    await user.click(button('Confirm withdrawal'));
    expect(
      (await screen.findAllByText(/^We couldn’t accept your withdrawal here/))[0],
    ).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'hello@shop.example' }),
    ).toBeVisible();
  });

  it('asks me to wait after another withdrawal, and sends this one at the next press', async () => {
    const orders = new FakeOrders();
    orders.refuseNext('too-soon');
    const { user } = await withGuests(orders, { '^Order': '3 May' });
    expect((await screen.findAllByText(/^You’ve just sent another withdrawal/))[0]).toBeVisible();
    await user.click(button('Confirm withdrawal'));
    await heading('We’ve received your withdrawal');
  });
});

it('says that the receipt is emailed tomorrow if there are too many today', async () => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA' } });
  const orders = new FakeOrders();
  const { user } = await openReview(orders);
  const comeBack = () => {
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
  };
  await user.click(button('Confirm withdrawal'));
  await heading('We’ve received your withdrawal');
  for (const [id, each] of orders.withdrawals) orders.withdrawals.set(id, { ...each, waits: 1 });
  comeBack();
  expect(
    await screen.findByText(/too many withdrawals today to email it to anna@example.com before/),
  ).toBeVisible();
  for (const [id, each] of orders.withdrawals)
    orders.withdrawals.set(id, { ...each, emailedAt: 2 });
  comeBack();
  expect(await screen.findByText(/emailing this confirmation to anna@example.com/)).toBeVisible();
});

it('says that the shop couldn’t store the withdrawal, and keeps what I’ve typed', async () => {
  const { orders, user } = await openReview();
  orders.refuseNext();
  orders.refuseNext();
  await user.click(button('Confirm withdrawal'));
  const [reason] = await screen.findAllByText(/^We couldn’t accept your withdrawal here/);
  expect(reason).toBeVisible();
  expect(screen.getByText('Anna Schmidt')).toBeVisible();
});
