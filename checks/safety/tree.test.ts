import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { shop } from '#shop/config';
import { findLeaks } from './leaks';

/** The files under version control; in a download without git, all but those that it would ignore. */
function tracked(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return listed.toString().split('\0').slice(0, -1);
  } catch {
    const ignored = ['.git/', ...(readFileSync('.gitignore', 'utf8').match(/^.+\/$/gm) ?? [])];
    return readdirSync('.', { withFileTypes: true }).flatMap((entry) => {
      if (entry.isFile()) return entry.name;
      if (ignored.includes(`${entry.name}/`)) return [];
      return Array.from(filesBelow(entry.name).keys(), (file) => entry.name + file);
    });
  }
}
const files = tracked();

it('the repository holds no secrets and no merchant’s values', () => {
  expect(files).toEqual(expect.arrayContaining(['package.json', 'shop/config.ts']));
  const leaks = files.flatMap((file) => findLeaks('tree', file, readFileSync(file, 'latin1')));
  expect(leaks).toEqual([]);
});

it('the search for leaks finds planted ones', () => {
  // The samples are in pieces, so that this file itself contains no leak.
  const key = ['-----BEGIN RSA PRIVATE', ' KEY-----'].join('');
  const address = ['https://me:', 'secret@shop.example'].join('');
  expect(findLeaks('tree', 'shop/.env.local', `${key} ${address}`)).toHaveLength(3);
  expect(findLeaks('site', 'main.js.map', '"./src/app/startup/startShop.ts"')).toHaveLength(2);
});

it('every tool reads the sub-path from the configuration', () => {
  const tools = files.filter((file) => /^(bench|build|checks|scripts)\/|^[^/]*\.js$/.test(file));
  expect(tools).toContain('bench/run.mjs');
  const folder = shop.basePath.slice(0, -1);
  expect(tools.filter((file) => readFileSync(file, 'utf8').includes(folder))).toEqual([]);
});

it('only the markets and the modules of money and typed numbers name a currency or its digits', () => {
  const known =
    /^src\/(markets|testing)\/|^src\/words\/((typed)?[mM]oney|\w+\/(search|desk\/orders))\.|\.test\.tsx?$/;
  const sources = files.filter((file) => /^(src|functions)\/.*\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const written = sources
    .filter((file) => !known.test(file))
    .filter((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|\/\/ .*/gs, '');
      return /[₹€]|\bINR\b|\bEUR\b|\.toFixed\(|\/ 100\b/.test(code);
    });
  expect(written).toEqual([]);
});

it('style sheets name no left or right, so that they fit right-to-left languages', () => {
  const sheets = files.filter((file) => /^(src|shop)\/.*\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(50);
  const sides = sheets.filter((file) =>
    /(^|[\s-])(left|right):|(float|text-align): (left|right);/m.test(
      readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''),
    ),
  );
  expect(sides).toEqual([]);
});

it('every command runs in any shell', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const programs = Object.values(scripts).map((script) => script.split(' ')[0]);
  expect([...new Set(programs)].sort()).toEqual(['node', 'prettier']);
});

it('no two modules differ only by case or extension: macOS and Windows would mix them up', () => {
  const modules = files
    .filter((file) => /\.(tsx?|[cm]?js)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.replace(/\.\w+$/, '').toLowerCase());
  expect(modules.filter((name, index) => modules.indexOf(name) !== index)).toEqual([]);
});

/** The modules that a module imports when it runs, including by `import()`, but not those for types alone. */
function importsOf(file: string): string[] {
  const options = { jsx: ts.JsxEmit.ReactJSX, verbatimModuleSyntax: true };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { ...options, module: ts.ModuleKind.ESNext },
    fileName: file,
  });
  return ts.preProcessFile(outputText).importedFiles.flatMap(({ fileName }) => {
    const target = path.join(path.dirname(file), fileName);
    return files.find((each) => each.replace(/\.tsx?$/, '') === target) ?? [];
  });
}

it('no module of the shop imports itself in a circle, not even lazily', () => {
  const modules = files.filter(
    (file) => /^(src|shop)\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
  );
  const imports = new Map(modules.map((file) => [file, importsOf(file)]));
  expect(imports.get('src/catalogue/catalogueThunks.ts')).toContain(
    'src/catalogue/readProducts.ts',
  );
  /** The modules left after removing, again and again, those without imports: each is in a circle or leads to one. */
  for (let before = -1; before !== imports.size;) {
    before = imports.size;
    for (const [file, targets] of imports) {
      if (!targets.some((target) => imports.has(target))) imports.delete(file);
    }
  }
  expect([...imports.keys()]).toEqual([]);
});

it('every link in the documentation leads to an existing file', () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)|^\[[^\]]+\]: (\S+)/gm))
      .map(([, inline, below]) => (inline ?? below ?? '').replace(/#.*/, ''))
      .filter((to) => !/^(https?:|mailto:|$)/.test(to))
      .filter((to) => !existsSync(path.join(path.dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(pages).toContain('README.md');
  expect(broken).toEqual([]);
});
