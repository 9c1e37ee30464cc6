import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runChecks } from 'es-check';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';

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

/** The path of a new script. Its name is its own: the check remembers files by their names. */
function written(what: string, source: string) {
  const folder = `${testRun.folder}/safety`;
  const file = `${folder}/${what.replaceAll(' ', '-')}.js`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  return file;
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
  const said = lacking(written(what, source)).join();
  expect(said === '').toBe(words.length === 0);
  for (const part of words) expect(said).toContain(part);
});

it('what decides whether a browser is too old can be read by any', () => {
  const html = readFileSync(`${testRun.site}${shop.basePath}index.html`, 'utf8');
  const scripts = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => text);
  const [decision = ''] = scripts.filter((text) => text.includes('old.remove'));
  const [condition = ''] = /^if\(.*?\)/.exec(decision) ?? [];
  expect(condition).not.toBe('');
  for (const script of scripts) expect(script.startsWith(condition)).toBe(true);
  const file = written('decision', decision);
  expect(runChecks([{ ecmaVersion: 'es5', files: [file] }], {}).errors).toEqual([]);
});
