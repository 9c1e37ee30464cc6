/** Makes a second shop from a copy of this one, as the README says, and runs the same tests on it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingVariables } from '../../build/variables';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import type { Product } from '../../src/features/catalogue/product';
import { slugOf } from '../../src/features/catalogue/slugOf';
import { run as runIn } from '../projectCopy';
import { findLeaks } from '../safety/leaks';
import { productAt, productsOf } from './productsOf';
import { makePhotograph, makeSecondShop, second, writeCatalogue } from './secondShop';

const copy = path.resolve(testRun.folder, 'merchant/shop');

beforeAll(() => makeSecondShop(copy));

const run = (args: string[], variables: NodeJS.ProcessEnv = {}) =>
  runIn(copy, args, { ...process.env, ...variables });

it('passes types, lint, unit tests and the shopper’s walk', () => {
  const test = run(['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/test.ts', ...stages], {
    // The first shop covers the other engines.
    WALK_ENGINES: 'chromium',
  });
  if (test.status !== 0) throw new Error(test.output);
  expect(test.output).toMatch(/^unit +ok +[\d,]+ +0 /m);
  expect(test.output).toMatch(/^walk +ok +\d+ +0 /m);
});
const stages = ['types', 'lint', 'unit', 'walk'];

it('has its own name, texts and colours in its pages, and nothing of the first shop', () => {
  const first = new RegExp(`.{0,40}${shop.name}.{0,40}`, 'i');
  const files = filesBelow(path.join(copy, testRun.site));
  const page = String(files.get(`${second.basePath}index.html`));
  expect(page).toContain('<title>Nimbu &#38; Sons</title>');
  expect(page).toContain('content="Lemons, &#34;lamps&#34; &#38; more: &#60;open&#62; all week."');
  expect(page).toContain(
    'Nimbu &amp; Sons. Lemons, &quot;lamps&quot; &amp; more: &lt;open&gt; all week.',
  );
  for (const colour of [second.paper, second.accent]) expect(page).toContain(colour);
  for (const [file, content] of files) {
    expect(file).not.toMatch(/\.map$/);
    expect(file).not.toMatch(first);
    if (/\.(avif|webp|jpg|png|woff2)$/.test(file)) continue;
    // The demo project, until the merchant names one.
    const text = content.toString().replaceAll('demo-haat', '');
    expect({ file, found: first.exec(text)?.[0] }).toEqual({ file });
  }
});

describe('a build for a Firebase project', () => {
  const project = Object.fromEntries(
    missingVariables({}).map((name) => [name, `made-up-${name.toLowerCase()}`]),
  );
  const site = path.join(copy, 'dist/again', second.basePath);
  const [first = productAt(0), ...others] = productsOf(100);
  const dearer = [{ ...first, price: first.price + 1 }, ...others];
  const pageOf = (product: Product) => `/products/${slugOf(product)}/index.html`;

  /** Builds with a changed configuration. */
  function buildWith(before: string, after: string, products: ReturnType<typeof productsOf>) {
    const config = path.join(copy, 'src/config.ts');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace(before, after));
    const built = build(products);
    writeFileSync(config, text);
    return built;
  }

  /** Builds the copy with these products, apart from the tests' site. */
  function build(products: ReturnType<typeof productsOf>) {
    writeCatalogue(copy, products);
    const before = filesBelow(site);
    const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color'];
    const { status, output } = run([...webpack, `--output-path=${site}`], project);
    const after = filesBelow(site);
    const changed = Array.from(after.keys()).filter(
      (file) => !before.get(file)?.equals(after.get(file) ?? Buffer.of()),
    );
    return {
      status,
      output,
      errors: output.match(/(?<=ERROR in ).*/g),
      after,
      /** The new and changed files, without hashes. */
      changed: changed.map((file) => file.replace(/[./][0-9a-f]{8}(?=[./-])/, '')).sort(),
    };
  }

  it('names the project, and no emulator', () => {
    const { status, output } = build([first, ...others]);
    if (status !== 0) throw new Error(output);
    const files = Array.from(
      filesBelow(site),
      ([file, content]) => [file, String(content)] as const,
    );
    expect(files.flatMap(([file, text]) => findLeaks('live', file, text))).toEqual([]);
    const texts = files.map(([, text]) => text).join();
    // The checks of the catalogue don't reach shoppers.
    expect(texts).not.toContain('the import of a photograph');
    expect(texts).toContain('made-up-firebase_api_key');
    expect(texts).toContain(second.origin);
  });

  it('with a new price changes only the two pages, the catalogue, the prices and the list of files', () => {
    const { changed } = build(dearer);
    expect(changed).toEqual([
      ...['/index.html', '/prices.json', pageOf(first)],
      ...['details-0', 'details-1', 'details-2', '0', '1', '2', 'index', 'search']
        .map((name) => `/static/catalogue/${name}.json`)
        .sort(),
      ...['/static/js/content.js', '/sw.js'],
    ]);
  });

  it('with a new product doesn’t change the libraries, the screens or other pictures', async () => {
    await makePhotograph(copy, 'src/features/catalogue/pictures/jug.jpg', '#31506b');
    const jug = { ...productAt(0), id: 'jug', title: 'Clay jug', image: 'jug' };
    const { changed } = build([...dearer, jug]);
    expect(changed).toContain('/static/media/jug-320.avif');
    const isOfJug = /^\/static\/(catalogue\/.+\.json|media\/jug-\d+\.(avif|webp|jpg))$/;
    expect(changed.filter((file) => !isOfJug.test(file))).toEqual([
      ...['/index.html', '/prices.json', pageOf(jug), '/sitemap.xml'],
      ...['/static/js/content.js', '/sw.js'],
    ]);
  });

  it('with wrong values fails with a message for each, and changes nothing', () => {
    const { status, errors, changed } = buildWith('\n};', '\n  returns: 0,\n};', [
      { ...productAt(0), price: 99.5 },
      { ...productAt(4), image: 'lost', title: '' },
    ]);
    expect(status).toBe(1);
    const file = 'src/features/catalogue/products.ts';
    expect(errors).toEqual([
      'src/config.ts: the shop has the returns 0; write a whole number of days, such as 14, or leave it out.',
      `${file}: product EL-10000 ("Topasha seamless leather router, extra…") has the price 99.5; write whole rupees, such as 99.`,
      `${file}: product LI-10004 has the title ''; write what it is.`,
      `${file}: there is no picture src/features/catalogue/pictures/lost.jpg; ` +
        'put the photograph there, or correct the import.',
    ]);
    expect(changed).toEqual([]);
  });

  it('under another sub-path contains nothing of the former one', () => {
    const { status, output, after } = buildWith(second.basePath, '/elsewhere/', productsOf(20));
    if (status !== 0) throw new Error(output);
    const leftovers = Array.from(after).filter(([, content]) => content.includes(second.basePath));
    expect(leftovers.map(([file]) => file)).toEqual([]);
  });
});
