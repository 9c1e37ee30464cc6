import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import runSource from './runSource.cjs';

const inFolder = temporaryFolder();

function run(text: string) {
  writeFileSync(inFolder('products.ts'), text);
  return runSource(inFolder('products.ts'));
}

it.each([
  [
    "export const products = [\n  { id: '1', price: 1,349, rating: 5 },\n];",
    /^line 2 can't be read, “.*”; write numbers without commas, such as 1349\.$/,
  ],
  [
    "export const products = [{ title: 'Potter's wheel' }];",
    /^line 1 can't be read, “.*”; check its quotes, commas and brackets \('.+' expected\.\)$/,
  ],
  [
    "import lamp from './pictures/IMG_0001.HEIC';\nexport const products = [lamp];",
    /^it imports '\.\/pictures\/IMG_0001\.HEIC'; save the photograph as \.jpg, \.png or \.webp, and/,
  ],
  [
    "import { austria } from '../src/markets/austria';\nexport const shop = { market: austria };",
    /^it imports '\.\.\/src\/markets\/austria', and there is no such market; write one of .*import \{ india, indiaHindi \} from/,
  ],
  [
    'export const shop = {\n  market: austria,\n};',
    /^line 2, “market: austria,”: nothing is called austria; write one of .*import \{ germany \} from/,
  ],
  [
    'export const shop = { guests: yes };',
    /^line 1, “.*”: nothing is called yes; write true or false\.$/,
  ],
  [
    'export const shop = { name: Nimbu };',
    /^line 1, “.*”: nothing is called Nimbu; put quotes around it if it is a text, or import it at the top\.$/,
  ],
  [
    "import './nowhere';",
    /^it imports '\.\/nowhere', and there is no such file; correct it, or delete the line\.$/,
  ],
  ["import 'no-such-package';", /^it imports 'no-such-package', which isn't installed; /],
  ["import './products.ts';", /^it imports '\.\/products\.ts'; leave out the \.ts at its end\.$/],
])('says where %j can’t be read, and what to write', (text, message) => {
  expect(() => run(text)).toThrow(message);
});

it('names the imported file that can’t be read, and suggests one with a similar name', () => {
  writeFileSync(inFolder('more.ts'), 'export const more = [,,;');
  expect(() => run("import './more';")).toThrow(/^in more\.ts, line 1 can't be read, /);
  expect(() => run("import './More';")).toThrow(/no such file; is it 'more\.ts'\? Correct it\.$/);
  writeFileSync(inFolder('broken.json'), '{ "id": }');
  expect(() => run("import './broken.json';")).toThrow(/^in broken\.json, /);
});

it('accepts photographs with the endings that cameras and phones write', () => {
  const files = ['a.jpg', 'b.JPG', 'c.jpeg', 'd.png', 'e.webp'];
  const imports = files.map((file, place) => `import p${place} from './${file}';`);
  const { pictures } = run(`${imports.join('\n')}\nexport const all = [p0, p1, p2, p3, p4];`);
  expect([...pictures]).toEqual(files.map((file) => inFolder(file)));
});
