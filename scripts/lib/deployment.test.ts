import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShopRules } from '../../build/rules/shopRules';
import { shop } from '../../src/config';
import { removeFormerSite, writeDeployment } from './deployment';

interface Parts {
  hosting: { public: string; headers: { source?: string; regex?: string; headers: object[] }[] };
  firestore?: { rules: string; indexes: string };
}

/** Firebase's tool itself: it rejects some paths. */
const { Config } = jest.requireActual<{
  Config: { load: (from: object) => { data: Parts; path: (name: string) => string } };
}>('firebase-tools/lib/config');

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'shop-'));
  const files = join(site, shop.basePath, 'static');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'main.0123abcd.js'), '');
  writePage(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
});
afterEach(() => {
  rmSync(site, { recursive: true, force: true });
});
const writePage = (html: string) => {
  writeFileSync(join(site, '404.html'), html);
};

/** How Firebase's tool reads a deployment. */
function deploy(database: boolean) {
  const { config, only } = writeDeployment({ site, folder: join(site, 'deployment'), database });
  return { only, tool: Config.load({ cwd: site, configPath: config }) };
}

it('deploys the site, the security rules and the indexes together', () => {
  const { only, tool } = deploy(true);
  const { hosting, firestore = { rules: '', indexes: '' } } = tool.data;
  expect(only).toBe('hosting,firestore');
  expect(tool.path(hosting.public)).toBe(site);
  expect(readFileSync(tool.path(firestore.rules), 'utf8')).toBe(writeShopRules());
  expect(readFileSync(tool.path(firestore.indexes), 'utf8')).toBe(
    readFileSync(firestore.indexes, 'utf8'),
  );
});

it('deploys only the site if the shop has no database', () => {
  const { only, tool } = deploy(false);
  expect(only).toBe('hosting');
  expect(tool.data.firestore).toBeUndefined();
  expect(existsSync(join(site, 'deployment/firestore.rules'))).toBe(false);
});

// `e2e/security.spec.ts` tests what Hosting sends.
it('sends the pages’ policy as a header, and lets only hashed files be cached forever', () => {
  const [all, hashed] = deploy(false).tool.data.hosting.headers;
  expect(all).toMatchObject({ source: '**' });
  expect(all?.headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: "default-src 'none'; frame-ancestors 'none'",
  });
  expect(hashed?.regex).toBe(`^${shop.basePath}static/.*\\.(0123abcd)[-.]`);
  expect(hashed).not.toHaveProperty('source');
});

it('rejects a site without a policy, or with another sub-path than firebase.json', () => {
  rmSync(join(site, shop.basePath), { recursive: true });
  expect(() => deploy(false)).toThrow(/^firebase\.json names .*static\/, but the site/);
  writePage('<p>Not found');
  expect(() => deploy(false)).toThrow('has no content security policy');
});

it('removes a site that was built for another sub-path', () => {
  removeFormerSite(site, shop.basePath);
  expect(existsSync(site)).toBe(true);
  removeFormerSite(site, '/nimbu/');
  expect(existsSync(site)).toBe(false);
});
