import { readdirSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const explainUnwritable =
  jest.requireActual<
    (folder: string, error?: { code?: string; path?: string }) => string | undefined
  >('./explainUnwritable.cjs');

it('names a folder that nobody can write to, and says what to do', () => {
  // Not even root can make a file there.
  const system = process.platform === 'darwin' ? '/System' : '/sys';
  expect(explainUnwritable(system)).toMatch(
    new RegExp(`^${system} can't be written to \\(E[A-Z]+\\)\\. Make it writable, or copy`),
  );
});

it('has nothing to say of a folder that can be written to, and leaves nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  expect(explainUnwritable(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  await rmdir(folder);
});

it.each(['EACCES', 'EPERM', 'EROFS'])('names what an error %s is about', (code) => {
  const path = '/shop/.emulator/9099/run';
  expect(explainUnwritable('/shop', { code, path })).toContain(`${path} can't be written to`);
});

it.each([{ code: 'ENOENT', path: '/shop' }, { code: 'EACCES' }, {}])(
  'leaves another error alone (%j)',
  (error) => {
    expect(explainUnwritable('/shop', error)).toBeUndefined();
  },
);
