import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
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
  expect([...new Set(programs)].sort()).toEqual(['jiti', 'node', 'prettier', 'python3']);
});

/** The names of all tests in a file, and of their groups, as they stand in its source. */
function testNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [name] = node.arguments;
      const isText = name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name));
      const isTest =
        isText && /^(test|it|describe)\b(?!\.step)/.test(node.expression.getText(source));
      if (isTest) names.push(name.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

it('every fault in docs/faults.md is tested where it says', () => {
  const lines = readFileSync('docs/faults.md', 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.flatMap((row) => {
    const column = row.split('|')[3]?.trim() ?? '';
    if (/^none: ./.test(column)) return [];
    return column.split('; ').flatMap((entry) => {
      const [, file, parts] = /^`([^`]+)`: (_[^_]+_(?:, _[^_]+_)*)$/.exec(entry) ?? [];
      if (!file || !parts) return [`not “\`file\`: _part of a name_”: ${entry || row}`];
      if (!files.includes(file)) return [`no file ${file}`];
      const names = testNames(file);
      const isThere = (part: string) => {
        const pattern = part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*');
        return names.some((name) => new RegExp(pattern).test(name));
      };
      const gone = parts
        .slice(1, -1)
        .split('_, _')
        .filter((part) => !isThere(part));
      return gone.map((part) => `${file}: ${part}`);
    });
  });
  expect(missing).toEqual([]);
});
