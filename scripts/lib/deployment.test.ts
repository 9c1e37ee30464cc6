import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShopRules } from '../../build/shopRules';
import { shop } from '../../src/config';
import { removeFormerSite, writeDeployment } from './deployment';

interface Parts {
  hosting: { public: string };
  firestore?: { rules: string; indexes: string };
}

/** Firebase's tool itself: it throws at some paths. */
const { Config } = jest.requireActual<{
  Config: { load: (from: object) => { data: Parts; path: (name: string) => string } };
}>('firebase-tools/lib/config');

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(site, shop.basePath, 'static'), { recursive: true });
  const policy = 'http-equiv="Content-Security-Policy" content="default-src"';
  writeFileSync(join(site, '404.html'), `<meta ${policy}>`);
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

it('deploys the site, the rules of the database and its indexes, in one go', () => {
  const folder = join(site, 'deployment');
  const { config, only } = writeDeployment({ site, folder, database: true });
  const tool = Config.load({ cwd: site, configPath: config });
  const { hosting, firestore = { rules: '', indexes: '' } } = tool.data;
  expect(only).toBe('hosting,firestore');
  expect(tool.path(hosting.public)).toBe(site);
  expect(readFileSync(tool.path(firestore.rules), 'utf8')).toBe(writeShopRules());
  expect(readFileSync(tool.path(firestore.indexes), 'utf8')).toBe(
    readFileSync(firestore.indexes, 'utf8'),
  );
});

it('deploys the site alone where the shop has no database', () => {
  const folder = join(site, 'deployment');
  const { config, only } = writeDeployment({ site, folder, database: false });
  expect(only).toBe('hosting');
  expect(Config.load({ cwd: site, configPath: config }).data.firestore).toBeUndefined();
  expect(existsSync(join(folder, 'firestore.rules'))).toBe(false);
});

it('deploys nothing of a shop that was built for another sub-path', () => {
  removeFormerSite(site, shop.basePath);
  expect(existsSync(site)).toBe(true);
  removeFormerSite(site, '/nimbu/');
  expect(existsSync(site)).toBe(false);
  mkdirSync(site);
});
