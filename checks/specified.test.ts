/** Everything beyond the specification can be deleted. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../scripts/lib/stages';
import { makeSecondShop } from './merchant/secondShop';
import { edit, run } from './projectCopy';

const copy = path.resolve(testRun.folder, 'specified');

/** The parts beyond the specification, with what only they need. */
const pagesBeyond = /^(AccountOrders|Checkout(?!Page)|GuestOrders|LoginGuest|PlacedOrder)/;
const parts = [
  ...['checkout', 'guests', 'orderHistory', 'admin'].map((feature) => `src/features/${feature}`),
  ...readdirSync('src/pages')
    .filter((name) => pagesBeyond.test(name))
    .map((name) => `src/pages/${name}`),
  'src/testing/checkoutVisit.ts',
  ...['src/sync', 'src/startup/loadAccountBasket.ts', 'src/startup/accountBasketPart.ts'],
];

beforeAll(async () => {
  // A second shop: so the tests show too that they depend on nothing that a merchant changes.
  await makeSecondShop(copy);
  for (const part of parts) rmSync(path.join(copy, part), { recursive: true });
  // The lines that name them.
  edit(copy, 'src/pages/parts.ts', (text) => text.replace(/^.*import\(.*\n/gm, ''));
  edit(copy, 'src/startup/startShop.ts', (text) => text.replace(/^.*loadAccountBasket.*\n/gm, ''));
});

it.each([
  ['type-checks', ['typescript/bin/tsc']],
  ['passes its tests', ['jest/bin/jest.js', '--selectProjects=unit', '--', 'src']],
  ['builds', ['webpack-cli/bin/cli.js', '--mode=production']],
])('without checkout, orders and sync the shop %s', (_what, [program = '', ...args]) => {
  const { status, output } = run(copy, [path.resolve('node_modules', program), ...args]);
  expect(status === 0 ? '' : output).toBe('');
});
