/** A second shop with ten thousand products: its first visit weighs as much as with six. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { testRun } from '../../scripts/lib/stages';
import { run } from '../projectCopy';
import { productsOf } from './productsOf';
import { makeSecondShop, second, writeCatalogue } from './secondShop';

const copy = path.resolve(testRun.folder, 'merchant/large');
const site = testRun.site + second.basePath;

type Site = ReturnType<typeof filesBelow>;
let small: Site;
let large: Site;

function build(count: number): Site {
  writeCatalogue(copy, productsOf(count));
  const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color'];
  const { status, output } = run(copy, [...webpack, `--output-path=${site}`]);
  if (status !== 0) throw new Error(output);
  return filesBelow(path.join(copy, site));
}

beforeAll(async () => {
  await makeSecondShop(copy);
  small = build(6);
  large = build(10_000);
});

const sizeOf = (content: Buffer = Buffer.of()) => brotliCompressSync(content).length;

/** The compressed size of the largest file whose name matches. */
function largest(files: Site, name: RegExp) {
  const contents = [...files].filter(([file]) => name.test(file)).map(([, content]) => content);
  return sizeOf(contents.sort((one, other) => other.length - one.length)[0]);
}

const page = (files: Site) => String(files.get('/index.html'));

it('opens with as much HTML and JavaScript as with six products', () => {
  const scripts = (files: Site) =>
    (page(files).match(/static\/js\/[^" ]+\.js/g) ?? []).map((file) =>
      sizeOf(files.get(`/${file}`)),
    );
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size);
  expect(scripts(large)).toHaveLength(scripts(small).length);
  expect(sum(scripts(large))).toBeLessThanOrEqual(1.05 * sum(scripts(small)));
  expect(sizeOf(large.get('/index.html'))).toBeLessThanOrEqual(
    1.05 * sizeOf(small.get('/index.html')),
  );
  expect(page(large).match(/<article/g)).toHaveLength(6);
});

it('has a small page for each product, and loads at most 30 kB for details', () => {
  const names = [...large.keys()];
  expect(names.filter((name) => /^\/products\/.+\/index\.html$/.test(name))).toHaveLength(10_000);
  expect(largest(large, /^\/products\//)).toBeLessThanOrEqual(10_000);
  expect(largest(large, /\/details-\d+\.json$/)).toBeLessThanOrEqual(30_000);
  expect(largest(large, /^\/sw\.js$/)).toBeLessThanOrEqual(1.05 * largest(small, /^\/sw\.js$/));
});

it('finds, lists and sells any of them, and loads only what that needs', () => {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'large.spec.ts'];
  const walked = run(copy, [...playwright, '--project=chromium']);
  if (walked.status !== 0) throw new Error(walked.output);
  expect(walked.output).toMatch(/ 4 passed/);
});
