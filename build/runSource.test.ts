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
])('says where %j can’t be read, and what to write', (text, message) => {
  expect(() => run(text)).toThrow(message);
});

it('takes photographs as cameras and phones save them', () => {
  const files = ['a.jpg', 'b.JPG', 'c.jpeg', 'd.png', 'e.webp'];
  const imports = files.map((file, place) => `import p${place} from './${file}';`);
  const { pictures } = run(`${imports.join('\n')}\nexport const all = [p0, p1, p2, p3, p4];`);
  expect([...pictures]).toEqual(files.map((file) => inFolder(file)));
});
