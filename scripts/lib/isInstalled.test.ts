import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from '../../src/testing/temporaryFolder';
import isInstalled from './isInstalled.cjs';

const inFolder = temporaryFolder();
beforeEach(() => {
  mkdirSync(inFolder('node_modules'));
});

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '2.0.0' },
  'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
};
const write = (file: string, packages: object) => {
  writeFileSync(inFolder(file), JSON.stringify({ packages }));
};

it.each([
  ['true if every package has its version', { 'node_modules/react': { version: '2.0.0' } }, true],
  ['false if a package has another version', { 'node_modules/react': { version: '1.9.0' } }, false],
  ['false if a package is missing', {}, false],
])('is %s', (_what, installed, expected) => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', installed);
  expect(isInstalled(inFolder())).toBe(expected);
});

it('is false if an installation was interrupted, or never started', () => {
  write('package-lock.json', wanted);
  expect(isInstalled(inFolder())).toBe(false);
});

it.each(['20.18.3', '8.0.0'])('names the Node that the shop needs, on Node %s', (version) => {
  const old = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `${old} require('./scripts/install.cjs')`],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain(`This is Node ${version}, and the shop needs 20.19 or later.`);
  expect(status).toBe(1);
});
