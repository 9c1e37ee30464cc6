/** Everything beyond the specification can be deleted. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../scripts/lib/stages';
import { copyProject, run } from './projectCopy';

const copy = `${testRun.folder}/specified`;

const pagesBeyond = /^(AccountOrders|Checkout(?!Page)|GuestOrders|LoginGuest|PlacedOrder)/;

/** The parts beyond the specification, with what only they need. */
const beyond = [
  ...['checkout', 'guests', 'orderHistory', 'admin'].map((feature) => `src/features/${feature}`),
  ...readdirSync('src/pages')
    .filter((name) => pagesBeyond.test(name))
    .map((name) => `src/pages/${name}`),
  ...['src/testing/orderTabs.ts', 'src/testing/checkoutVisit.ts'],
  ...['src/sync', 'src/boot/loadAccountBasket.ts', 'src/boot/accountBasketPart.ts'],
];
/** The lines that name them. */
const lines: [file: string, line: RegExp][] = [
  ['src/pages/parts.ts', /^.*import\(.*\n/gm],
  ['src/main.tsx', /^.*loadAccountBasket.*\n/gm],
];

beforeAll(() => {
  copyProject(copy);
  for (const part of beyond) rmSync(path.join(copy, part), { recursive: true });
  for (const [file, line] of lines) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    expect(text).toMatch(line);
    writeFileSync(path.join(copy, file), text.replace(line, ''));
  }
});

it.each([
  ['type-checks', ['typescript/bin/tsc']],
  ['passes its tests', ['jest/bin/jest.js', '--selectProjects=unit']],
  ['builds', ['webpack-cli/bin/cli.js', '--mode=production']],
])('without checkout, orders and sync the shop %s', (_what, [program = '', ...args]) => {
  const { status, output } = run(copy, [path.resolve('node_modules', program), ...args]);
  expect(status === 0 ? '' : output).toBe('');
});
