import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runChecks } from 'es-check';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../shop/config';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: string[];
};
const listed = {
  ecmaVersion: 'checkBrowser',
  browserslistQuery: browserslist.join(),
  // It goes by names: Firestore has a class of its own with a method `toBase64`.
  ignore: 'Uint8ArrayToBase64',
};

/** The syntax and features in these scripts that a listed browser lacks. */
const lacking = (files: string) =>
  [false, true].flatMap((checkFeatures) =>
    runChecks([{ ...listed, files: [files], checkFeatures }], {}).errors.map(
      ({ file, err }) => `${file}: ${err.message}`,
    ),
  );

/** The path of a new script. The checker caches files by name. */
function write(name: string, source: string) {
  const folder = `${testRun.folder}/safety`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.js`, source);
  return `${folder}/${name}.js`;
}

it('the site’s scripts run in every listed browser', () => {
  expect(lacking(`${testRun.site}/**/*.js`)).toEqual([]);
  expect(lacking(write('feature', 'Promise.try(() => 1)')).join()).toContain('safari 18.0');
  expect(lacking(write('syntax', 'const f = () => { using file = open() }'))).not.toEqual([]);
});

it('any browser can run the code that detects an old one', () => {
  const html = readFileSync(`${testRun.site}${shop.basePath}index.html`, 'utf8');
  const scripts = Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => text);
  const [detection = ''] = scripts.filter((text) => text.includes('old.remove'));
  const [condition = ''] = /^if\(.*?\)/.exec(detection) ?? [];
  expect(condition).not.toBe('');
  for (const script of scripts) expect(script.startsWith(condition)).toBe(true);
  const file = write('detection', detection);
  expect(runChecks([{ ecmaVersion: 'es5', files: [file] }], {}).errors).toEqual([]);
});
