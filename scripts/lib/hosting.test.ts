import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingOf } from './hosting';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'shop-'))));
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The headers of a site that has this page. What Hosting makes of them is in `e2e/security.spec.ts`. */
function headersOf(page: string, source = '/shop/static/**') {
  writeFileSync(join(root, '404.html'), page);
  mkdirSync(join(root, 'shop/static'), { recursive: true });
  writeFileSync(join(root, 'shop/static/main.0123abcd.js'), '');
  const headers = [
    { source, headers: [{ key: 'Cache-Control', value: 'immutable' }] },
    {
      source: '**',
      headers: [{ key: 'Content-Security-Policy', value: "frame-ancestors 'none'" }],
    },
  ];
  return hostingOf(root, { hosting: { public: 'dist', headers } }, root).headers;
}
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

it('sends the policy of the pages as a header, and lets only hashed files be stored for ever', () => {
  expect(headersOf(policy)).toEqual([
    expect.objectContaining({ regex: '^/shop/static/.*\\.(0123abcd)[-.]' }),
    {
      source: '**',
      headers: [
        { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
      ],
    },
  ]);
});

it('serves no site without a policy, or with another sub-path than firebase.json', () => {
  expect(() => headersOf('<p>Not found')).toThrow('has no content security policy');
  const former = () => headersOf(policy, '/former/static/**');
  expect(former).toThrow(/^firebase\.json speaks of \/former\//);
});
