/** Everything beyond the specification can be deleted. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../scripts/lib/stages';
import { makeSecondShop } from './merchant/secondShop';
import { edit, run } from './projectCopy';

const copy = path.resolve(testRun.folder, 'specified');

/** The parts beyond the specification, with what only they need. */
const parts = [
  ...['checkout/steps', 'orders/own', 'admin'],
  ...['AccountOrders.tsx', 'AccountOrders.css', 'GuestOrders.tsx'].map((page) => `pages/${page}`),
  ...['basket/sync', 'startup/accountBasket.ts', 'startup/syncedBasket.ts'],
  'testing/checkoutVisit.ts',
];

beforeAll(async () => {
  // A second shop: so the tests show too that they depend on nothing that a merchant changes.
  await makeSecondShop(copy);
  for (const part of parts) rmSync(path.join(copy, 'src', part), { recursive: true });
  // The lines that name them.
  edit(copy, 'src/pages/parts.ts', (text) =>
    text.replace(/(parts: Parts = )[^;]*/, '$1{}').replace('lazyPart, ', ''),
  );
  edit(copy, 'src/app/startup/startShop.ts', (text) => text.replace(/^.*accountBasket.*\n/gm, ''));
});

it.each([
  ['type-checks', ['typescript/bin/tsc']],
  ['passes its tests', ['jest/bin/jest.js', '--selectProjects=unit', '--', 'src']],
  ['builds', ['webpack-cli/bin/cli.js', '--mode=production']],
])('without checkout, orders and sync the shop %s', (_what, [program = '', ...args]) => {
  const { status, output } = run(copy, [path.resolve('node_modules', program), ...args]);
  expect(status === 0 ? '' : output).toBe('');
});
