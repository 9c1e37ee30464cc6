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

/** What a build complains of that has these files, in bytes that can't be compressed, and this page. */
async function build({ main = 80_000, content = 0, photograph = 8_000, page = '' }) {
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
        });
      });
    },
  };
  const compiler = webpack({
    mode: 'none',
    entry: 'data:text/javascript,',
    output: { path: `${process.cwd()}/.test/budget`, publicPath: '/shop/' },
    plugins: [site, new BudgetPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const { errors = [], warnings = [] } = stats?.compilation ?? {};
  return [...errors.map(({ message }) => message), ...warnings.map(({ message }) => message)];
}

const row = `<ul class="product-row"><li>${'<b class="title">चाय</b>'.repeat(2)}</li></ul>`;
const words = `<p title="x">${noise(20_000)}</p><img alt="${noise(20_000)}" src="/shop/${noise(900)}.jpg">`;
const mark = `<svg class="logo-mark"><path d="${noise(20_000)}"></path></svg>`;

it.each([
  ['a large catalogue', { content: 400_000 }],
  ['long words in any script', { page: words }],
  ['a mark of its own', { page: mark }],
  ['colours of its own', { page: `<style>:root{--paper:${noise(20_000)}}</style>` }],
  ['many rows', { page: `<div class="home-rows">${row.repeat(9000)}<b>More</b></div></main>` }],
])('lets a shop through that has %s', async (_what, shop) => {
  expect(await build(shop)).toEqual([]);
});

it.each([
  [
    { main: 99_000 },
    /^Over budget: initial JavaScript, 99\.\d kB of 97\.2 kB; main\.js grew from 15\.1 kB to 99\.\d kB\. Make it smaller/,
  ],
  [
    { page: `<style>${noise(9000)}</style>` },
    /^Over budget: HTML with its inlined styles, \d+\.\d kB of 7\.0 kB; index\.html grew from 6\.9 kB/,
  ],
  [
    { photograph: 70_000 },
    /^The first screen’s pictures weigh 70\.0 kB on a phone: lamp-720\.avif 70\.0 kB\. .* less than 48\.0 kB/,
  ],
])('names what is too heavy: %j', async (shop, message) => {
  expect(await build(shop)).toEqual([expect.stringMatching(message)]);
});

it('watches over the shop’s own build, and not over development', () => {
  const configure =
    jest.requireActual<(env: object, options: object) => Configuration>('../../webpack.config.js');
  const plugins = (mode: string) => configure({}, { mode }).plugins ?? [];
  const isBudget = (plugin: unknown) => plugin instanceof BudgetPlugin;
  expect(plugins('production').filter(isBudget)).toHaveLength(1);
  expect(plugins('development').filter(isBudget)).toHaveLength(0);
});
