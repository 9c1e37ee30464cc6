import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks } from 'es-check';
import { testRun } from '../../scripts/lib/stages';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};
const listed = {
  ecmaVersion: 'checkBrowser',
  browserslistQuery: browserslist.join(),
  // It goes by names: Firestore has a class of its own with a method `toBase64`.
  ignore: 'Uint8ArrayToBase64',
};

/** What some listed browser lacks in the scripts of these files: syntax, or a part of the language. */
const lacking = (files: string) =>
  [false, true].flatMap((checkFeatures) =>
    runChecks([{ ...listed, files: [files], checkFeatures }], {}).errors.map(
      ({ file, err }) => `${file}: ${err.message}`,
    ),
  );

/** The linter's words on a use, in src/, of what the browser offers beside the language. */
function complaints(source: string) {
  // It leaves out what git ignores, such as the folder of the test run.
  const folder = mkdtempSync(path.join(tmpdir(), 'linted-'));
  for (const file of ['oxlint.config.mjs', 'package.json']) cpSync(file, `${folder}/${file}`);
  symlinkSync(path.resolve('node_modules'), `${folder}/node_modules`);
  mkdirSync(`${folder}/src`);
  writeFileSync(`${folder}/src/page.ts`, source);
  const oxlint = 'node_modules/oxlint/bin/oxlint';
  const args = [oxlint, '--config=oxlint.config.mjs', '--format=json', 'src'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string }[];
  };
  return diagnostics.flatMap(({ code, message }) => (code.startsWith('compat') ? message : []));
}

it('all listed browsers know all syntax and all of the language that the site uses', () => {
  expect(lacking(`${testRun.site}/**/*.js`)).toEqual([]);
});

it.each([
  ['a part of the language that all have', '[1].toSpliced(0, 1)', []],
  [
    'a part of the language that some lack',
    'Promise.try(() => 1)',
    ['PromiseTry', 'safari 18.0 requires 18.2'],
  ],
  ['syntax', 'const f = () => { using file = open() }', ['Unexpected token (1:']],
])('the list of browsers decides on %s', (what, source, words) => {
  // A name of its own: the check remembers files by their names.
  const folder = `${testRun.folder}/safety`;
  const file = `${folder}/${what.replaceAll(' ', '-')}.js`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  const said = lacking(file).join();
  expect(said === '').toBe(words.length === 0);
  for (const part of words) expect(said).toContain(part);
});

it('the list of browsers decides on what the browser offers', () => {
  expect(complaints('export const size = URL.canParse(location.href);')).toEqual([]);
  expect(complaints('void scheduler.yield();')[0]).toMatch(
    /^scheduler is not supported in Safari 18\.0/,
  );
});
