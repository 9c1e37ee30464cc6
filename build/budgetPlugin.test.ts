import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import BudgetPlugin from './budgetPlugin.cjs';

const main = 'static/js/main.01234567.js';

/** What a build of a page complains of whose script is of this size, in bytes that can't be compressed. */
async function build(size: number) {
  const page = {
    apply: ({ hooks }: Compiler) => {
      hooks.thisCompilation.tap('page', (compilation: Compilation) => {
        compilation.hooks.processAssets.tap('page', () => {
          const emit = (name: string, content: string | Buffer) => {
            compilation.emitAsset(name, new webpack.sources.RawSource(content));
          };
          emit(main, randomBytes(size));
          emit('index.html', `<script src="/shop/${main}"></script>`);
        });
      });
    },
  };
  const compiler = webpack({
    mode: 'none',
    entry: 'data:text/javascript,',
    output: { path: `${process.cwd()}/.test/budget` },
    plugins: [page, new BudgetPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  return stats?.compilation.errors.map(({ message }) => message);
}

it('lets a page through that is within its budget', async () => {
  expect(await build(80_000)).toEqual([]);
});

it('stops the build of a page that has grown past it, and names what has grown', async () => {
  expect(await build(95_000)).toEqual([
    expect.stringMatching(
      /^Over budget: initial JavaScript, 95\.\d kB of 90\.0 kB; main\.js grew from 15\.3 kB to 95\.\d kB\. Make it smaller/,
    ),
  ]);
});

it('watches over the shop’s own build, and not over development', () => {
  const configure =
    jest.requireActual<(env: object, options: object) => Configuration>('../webpack.config.js');
  const plugins = (mode: string) => configure({}, { mode }).plugins ?? [];
  const isBudget = (plugin: unknown) => plugin instanceof BudgetPlugin;
  expect(plugins('production').filter(isBudget)).toHaveLength(1);
  expect(plugins('development').filter(isBudget)).toHaveLength(0);
});
