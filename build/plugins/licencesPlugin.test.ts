import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import LicencesPlugin from './licencesPlugin.cjs';

// webpack escapes such a path.
const shop = path.resolve('.test/licences#1');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(`${shop}/${file}`), { recursive: true });
  writeFileSync(`${shop}/${file}`, text);
};
const library = (name: string, license?: string, text?: string) => {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license }));
  write(`node_modules/${name}/index.js`, `export default ${JSON.stringify(name)};`);
  if (text) write(`node_modules/${name}/LICENSE`, text);
};

/** The errors of a build that uses these libraries. */
async function build(...libraries: string[]) {
  const lines = libraries.map((name) => `import * as ${name} from '${name}'; alert(${name});`);
  write('index.js', lines.join('\n'));
  const compiler = webpack({
    mode: 'production',
    context: shop,
    entry: './index.js',
    output: { path: `${shop}/dist`, clean: true },
    plugins: [new LicencesPlugin(['webpack'])],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  return stats?.compilation.errors.map(({ message }) => message) ?? ['There is no build.'];
}

beforeAll(() => {
  rmSync(shop, { recursive: true, force: true });
  library('friendly', 'ISC', 'Copyright (c) somebody friendly');
  library('greedy', 'GPL-3.0-only', 'All of yours is mine');
  library('silent');
  library('lazy', 'MIT');
  library('unused', 'GPL-3.0-only', 'All of yours is mine');
});

it('writes the licences of all code in the build to licences.txt', async () => {
  expect(await build('friendly')).toEqual([]);
  const text = readFileSync(`${shop}/dist/licences.txt`, 'utf8');
  expect(text).toMatch(/^friendly 1\.2\.3 \(ISC\)\n\nCopyright \(c\) somebody friendly$/m);
  expect(text).toMatch(/^webpack \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).not.toContain('unused');
});

it('fails the build for a licence that isn’t allowed, or is missing, or has no text', async () => {
  expect(await build('friendly', 'greedy', 'silent', 'lazy')).toEqual([
    expect.stringMatching(/^greedy 1\.2\.3 is under GPL-3\.0-only/),
    expect.stringMatching(/^lazy 1\.2\.3 doesn’t include the text of its licence, MIT/),
    expect.stringMatching(/^silent 1\.2\.3 is under no licence/),
  ]);
});
