import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostingOf } from './hosting';

const config = {
  hosting: {
    public: 'dist',
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
        ],
      },
    ],
  },
};
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('sends the policy of the pages as a header, and leaves the other headers as they are', () => {
  writeFileSync(
    join(root, '404.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
  expect(hostingOf(root, config, join(root, 'run'))).toEqual({
    public: '..',
    headers: [
      {
        source: '**',
        headers: [
          { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
        ],
      },
    ],
  });
});

it('lets only the files of the build be stored for ever, each known by its hash', () => {
  writeFileSync(
    join(root, '404.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
  mkdirSync(join(root, 'shop/static'), { recursive: true });
  writeFileSync(join(root, 'shop/static/main.0123abcd.js'), '');
  const immutable = [{ key: 'Cache-Control', value: 'immutable' }];
  const hosting = { public: 'dist', headers: [{ source: '/shop/static/**', headers: immutable }] };
  const [rule] = hostingOf(root, { hosting }, root).headers;
  expect(rule).toEqual({ regex: '^/shop/static/.*\\.(0123abcd)[-.]', headers: immutable });
});

it('serves no site whose pages have no policy', () => {
  writeFileSync(join(root, '404.html'), '<p>Not found');
  expect(() => hostingOf(root, config, root)).toThrow('has no content security policy');
});

it('says what to write where firebase.json has another sub-path', () => {
  writeFileSync(
    join(root, '404.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
  );
  const headers = [{ key: 'Cache-Control', value: 'immutable' }];
  const hosting = { public: 'dist', headers: [{ source: '/former/static/**', headers }] };
  expect(() => hostingOf(root, { hosting }, root)).toThrow(/^firebase\.json speaks of \/former\//);
});
