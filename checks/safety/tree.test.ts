import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { shop } from '../../src/config';
import { findLeaks } from './leaks';

/** What is under version control; where that can't be asked, all that git would not ignore. */
function tracked(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return listed.toString().split('\0').slice(0, -1);
  } catch {
    const ignored = readFileSync('.gitignore', 'utf8').match(/^.+(?=\/$)/gm);
    const isIgnored = (name: string) => name === '.git' || ignored?.some((one) => one === name);
    return readdirSync('.')
      .filter((name) => !isIgnored(name))
      .flatMap((name) =>
        statSync(name).isDirectory()
          ? readdirSync(name, { recursive: true }).map((file) => path.join(name, String(file)))
          : name,
      )
      .filter((name) => statSync(name).isFile());
  }
}
const files = tracked();

it('the tree holds no secret and nobody’s own values', () => {
  expect(files).toEqual(expect.arrayContaining(['package.json', 'src/config.ts']));
  const leaks = files.flatMap((file) => findLeaks('tree', file, readFileSync(file, 'latin1')));
  expect(leaks).toEqual([]);
});

it('no tool names the sub-path instead of reading it', () => {
  const tools = files.filter((file) => /^(bench|build|checks|scripts)\/|^[^/]*\.js$/.test(file));
  expect(tools).toContain('bench/run.mjs');
  const folder = shop.basePath.slice(0, -1);
  expect(tools.filter((file) => readFileSync(file, 'utf8').includes(folder))).toEqual([]);
});

it('no command is one that only some shells know', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const programs = Object.values(scripts).map((script) => script.split(' ')[0]);
  expect([...new Set(programs)].sort()).toEqual(['jiti', 'node', 'prettier']);
});

it('no two modules differ only by case or extension: macOS and Windows would mix them up', () => {
  const modules = files
    .filter((file) => /\.(tsx?|[cm]?js)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.replace(/\.\w+$/, '').toLowerCase());
  expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([]);
});
