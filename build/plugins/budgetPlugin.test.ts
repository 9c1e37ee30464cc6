import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import BudgetPlugin from './budgetPlugin.cjs';

const noise = (size: number) => randomBytes(size).toString('base64');
const files = {
  main: 'static/js/main.01234567.js',
  content: 'static/js/content.01234567.js',
  photograph: 'static/media/lamp.01234567-720.avif',
};

/** The errors and warnings of a build with files of these sizes, which can't be compressed, and this page. */
async function build({
  main = 80_000,
  content = 0,
  photograph = 8_000,
  page = '',
  products = [] as number[],
  words = 'words/en',
}) {
  const sizes = { main, content, photograph };
  const site = {
    apply: ({ hooks }: Compiler) => {
      hooks.thisCompilation.tap('site', (compilation: Compilation) => {
        compilation.hooks.processAssets.tap('site', () => {
          const emit = (name: string, content: string | Buffer) => {
            compilation.emitAsset(name, new webpack.sources.RawSource(content));
          };
          for (const name of Object.keys(files) as (keyof typeof files)[]) {
            emit(files[name], randomBytes(sizes[name]));
          }
          const html = `<html data-scripts="/shop/${files.main} /shop/${files.content}">`;
          const picture = `<picture><source srcSet="/shop/${files.photograph} 720w"/></picture>`;
          emit('index.html', html + picture + page);
          for (const [id, size] of products.entries()) {
            emit(`products/${id}/index.html`, `<p>${noise(size)}</p>`);
          }
        });
      });
    },
  };
  const compiler = webpack({
    mode: 'none',
    entry: 'data:text/javascript,',
    infrastructureLogging: { level: 'none' },
    output: { path: `${process.cwd()}/.test/budget`, publicPath: '/shop/' },
    plugins: [site, new BudgetPlugin({ words })],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const { errors = [], warnings = [] } = stats?.compilation ?? {};
  return [...errors, ...warnings].map(({ message }) => message);
}

it.each([
  ['a large catalogue', { content: 400_000 }],
  ['long texts', { page: `<p title="x">${noise(20_000)}</p>` }],
  ['words of another language', { main: 120_000, words: 'words/hi' }],
  ['its own colours', { page: `<style>:root{--paper:${noise(20_000)}}</style>` }],
])('accepts a shop with %s', async (_what, shop) => {
  expect(await build(shop)).toEqual([]);
});

it.each([
  [
    'scripts',
    { main: 99_000 },
    /^Initial JavaScript: 99\.\d kB, over the budget of 97\.2 kB \(main\.js 99\.\d kB\)\. Make it smaller/,
  ],
  [
    'styles',
    { page: `<style>${noise(9000)}</style>` },
    /^Inlined styles and scripts: 9\.\d kB, over the budget of 6\.1 kB/,
  ],
  [
    'the pages of products',
    { products: [11_000, 12_000], words: 'words/hi' },
    /^products\/1\/index\.html weighs 12\.\d kB, without its pictures\..* less than 10\.0 kB/,
  ],
  [
    'the page of a product with long texts',
    { products: [1000, 11_000] },
    /^products\/1\/index\.html weighs 11\.\d kB/,
  ],
  [
    'pictures',
    { photograph: 70_000 },
    /^The first screen’s pictures weigh 70\.0 kB on a phone \(lamp-720\.avif 70\.0 kB\)\. .* less than 48\.0 kB/,
  ],
])('names what is too heavy: %s', async (_what, shop, message) => {
  expect(await build(shop)).toEqual([expect.stringMatching(message)]);
});

it('fails if the pages of all products are too heavy', async () => {
  const [error] = await build({ products: [11_000] });
  expect(error).toMatch(/^Each product’s page: 11\.\d kB, over the budget of 10\.0 kB/);
});

it('checks production builds only', () => {
  const configure =
    jest.requireActual<(env: object, options: object) => Configuration>('../../webpack.config.js');
  const plugins = (mode: string) => configure({}, { mode }).plugins ?? [];
  const isBudget = (plugin: unknown) => plugin instanceof BudgetPlugin;
  expect(plugins('production').filter(isBudget)).toHaveLength(1);
  expect(plugins('development').filter(isBudget)).toHaveLength(0);
});
