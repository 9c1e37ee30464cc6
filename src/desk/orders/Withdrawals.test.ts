/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Withdrawal } from '../../orders/model/withdrawal';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { openShop, shownOrders } from '../../testing/openAccount';

const lamp = '7K3M-9QXT-2B4D';
const declared: Withdrawal = {
  id: '1'.repeat(32),
  name: 'Anna Schmidt',
  order: lamp,
  what: '',
  reach: 'anna@example.com',
  at: Date.UTC(2026, 10, 20, 8, 33),
};

/** The merchant's desk, with these withdrawals. */
function openDesk(...withdrawals: Withdrawal[]) {
  jest.replaceProperty(process, 'env', { ...process.env, WITHDRAWAL: 'on' });
  return openShop((fake: FakeOrders) => {
    fake.add({ owner: 'asha', id: lamp, state: 'delivered' });
    fake.add({ owner: 'asha', id: 'OTHER' });
    for (const each of withdrawals) fake.withdrawals.set(each.id, each);
  });
}

const item = () =>
  within(screen.getByRole('heading', { name: 'Anna Schmidt' }).closest('li') ?? document.body);
const done = () => screen.getByRole('button', { name: `Done: Anna Schmidt, ${lamp}` });

it('shows above the orders who has withdrawn from what and when, and how to confirm it', async () => {
  await openDesk(declared);
  const names = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(names[0]).toBe('Withdrawals');
  expect(item().getByText(/^20 Nov 2026, 2:03/)).toBeVisible();
  expect(item().getByText('The whole order')).toBeVisible();
  expect(item().getByRole('link', { name: 'anna@example.com' })).toBeVisible();
  const mail = item().getByRole('link', { name: /^Confirm receipt by email/ });
  const text = decodeURIComponent(mail.getAttribute('href') ?? '');
  expect(text).toMatch(/^mailto:anna@example.com\?subject=We’ve received your withdrawal&body=/);
  expect(text).toContain(`I withdraw from the contract about order ${lamp}.`);
  expect(text).toMatch(/Received by Haat: 20 Nov 2026, 2:03/);
});

it('links to a shopper’s phone number, and says when the functions have emailed the receipt', async () => {
  const other = { ...declared, id: '2'.repeat(32), name: 'Ravi', reach: '08023456789' };
  const emailedAt = Date.UTC(2026, 10, 20, 8, 34);
  await openDesk({ ...declared, what: 'Lamp\nKettle', emailedAt }, other);
  expect(item().getByText('Lamp Kettle')).toBeVisible();
  expect(item().getByText(/^Receipt confirmed by email: 20 Nov 2026, 2:04/)).toBeVisible();
  expect(screen.getByRole('link', { name: '08023456789' })).toHaveAttribute(
    'href',
    'tel:08023456789',
  );
  expect(screen.queryByRole('link', { name: /^Confirm receipt/ })).not.toBeInTheDocument();
});

it('says that a receipt is emailed the next day if there were too many', async () => {
  const late = { ...declared, waits: 1 };
  const called = { ...late, id: '2'.repeat(32), name: 'Ravi', reach: '08023456789' };
  await openDesk(late, called);
  expect(item().getByText(/^Too many withdrawals came in that day/)).toBeVisible();
  expect(item().getByRole('link', { name: /^Confirm receipt by email/ })).toBeVisible();
  expect(screen.getAllByText(/^Too many withdrawals/)).toHaveLength(1);
});

it('finds the withdrawal’s order', async () => {
  const { user } = await openDesk(declared);
  expect(shownOrders()).toEqual(['Order OTHER']);
  await user.click(screen.getByRole('button', { name: `Find order ${lamp}` }));
  expect(await screen.findByRole('heading', { name: `Order ${lamp}` })).toHaveFocus();
  expect(shownOrders()).toEqual([`Order ${lamp}`]);
});

it('deletes a withdrawal once I confirm that I’ve dealt with it, and keeps it if that fails', async () => {
  const { orders, user } = await openDesk(declared);
  await user.click(done());
  expect(
    screen.getByRole('group', { name: 'Have you dealt with the withdrawal from Anna Schmidt?' }),
  ).toHaveAccessibleDescription('It will be deleted. This can’t be undone.');
  orders.fate = 'unreachable';
  await user.click(done());
  const sentence = 'We couldn’t delete this. Check your connection and try again.';
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  orders.fate = 'answered';
  await user.click(done());
  expect(screen.queryByRole('heading', { name: 'Withdrawals' })).not.toBeInTheDocument();
  expect(orders.withdrawals.size).toBe(0);
});

it('shows a new withdrawal with the next orders', async () => {
  const { comeBack, orders } = await openDesk();
  expect(screen.queryByRole('heading', { name: 'Withdrawals' })).not.toBeInTheDocument();
  orders.withdrawals.set(declared.id, declared);
  await comeBack();
  expect(await screen.findByRole('heading', { name: 'Anna Schmidt' })).toBeVisible();
});

it('reads no withdrawals in a shop whose market doesn’t require them', async () => {
  const { orders } = await openShop(() => undefined);
  expect(orders.calls).not.toContain('listWithdrawals');
});
