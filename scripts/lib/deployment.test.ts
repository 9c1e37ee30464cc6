import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeShopRules } from '../../firestore/shopRules';
import { shop } from '#shop/config';
import { temporaryFolder } from '../../src/testing/temporaryFolder';
import { writeDeployment } from './deployment';

interface Parts {
  hosting: {
    public: string;
    headers: { source?: string; regex?: string; headers: object[] }[];
    rewrites?: object[];
  };
  firestore?: { rules: string; indexes: string };
  functions?: { source: string };
}

/** Parses a deployment with Firebase's tool itself, which rejects some paths. */
const { Config } = jest.requireActual<{
  Config: { load: (from: object) => { data: Parts; path: (name: string) => string } };
}>('firebase-tools/lib/config');

const inSite = temporaryFolder();
beforeEach(() => {
  mkdirSync(inSite(shop.basePath, 'static'), { recursive: true });
  writeFileSync(inSite(shop.basePath, 'static/main.0123abcd.js'), '');
  writePage(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
});
afterEach(() => {
  delete shop.functions;
});
const writePage = (html: string) => {
  writeFileSync(inSite('404.html'), html);
};

/** Reads a deployment as Firebase's tool does. */
function deploy(database: boolean) {
  const { config, deployments } = writeDeployment({
    site: inSite(),
    folder: inSite('deployment'),
    database,
  });
  return { deployments, tool: Config.load({ cwd: inSite(), configPath: config }) };
}

it('deploys the site, the security rules and the indexes together', () => {
  const { deployments, tool } = deploy(true);
  const { hosting, firestore = { rules: '', indexes: '' } } = tool.data;
  expect(deployments).toEqual([['hosting,firestore']]);
  expect(tool.path(hosting.public)).toBe(inSite());
  expect(readFileSync(tool.path(firestore.rules), 'utf8')).toBe(writeShopRules());
  expect(readFileSync(tool.path(firestore.indexes), 'utf8')).toBe(
    readFileSync(firestore.indexes, 'utf8'),
  );
});

it('deploys only the site if the shop has no database', () => {
  const { deployments, tool } = deploy(false);
  expect(deployments).toEqual([['hosting']]);
  expect(tool.data.firestore).toBeUndefined();
  expect(existsSync(inSite('deployment/firestore/firestore.rules'))).toBe(false);
});

it('deploys functions and their rewrites only for a shop that has them', () => {
  const without = deploy(true).tool.data;
  expect(without).not.toHaveProperty('functions');
  expect(without.hosting).not.toHaveProperty('rewrites');

  shop.functions = { email: 'orders@shop.example', pushKey: '', region: 'europe-west3' };
  const { deployments, tool } = deploy(true);
  expect(deployments).toEqual([['firestore'], ['functions', '--force'], ['hosting']]);
  expect(tool.path(tool.data.functions?.source ?? '')).toBe(inSite('deployment/functions'));
  expect(tool.data.hosting.rewrites).toEqual([
    {
      source: `${shop.basePath}functions/**`,
      function: { functionId: 'requests', region: 'europe-west3' },
    },
  ]);
});

// `e2e/security.spec.ts` tests the headers that Hosting sends.
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

it('rejects a site without a content policy, or with another sub-path than firebase.json', () => {
  rmSync(inSite(shop.basePath), { recursive: true });
  expect(() => deploy(false)).toThrow(/^firebase\.json names .*static\/, but the site/);
  writePage('<p>Not found');
  expect(() => deploy(false)).toThrow('has no content security policy');
});
