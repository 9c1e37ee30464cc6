import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import catalogueLoader from './catalogueLoader.cjs';

const inFolder = temporaryFolder();
let source: string;
let dependencies: string[];

/** The module that the build makes of a catalogue. */
function load(catalogue: string, resourceQuery = '') {
  source = catalogue;
  const resourcePath = inFolder('products.ts');
  writeFileSync(resourcePath, source);
  const context = {
    resourcePath,
    resourceQuery,
    context: inFolder(),
    addDependency: (file: string) => dependencies.push(path.relative(inFolder(), file)),
  };
  return catalogueLoader.call(context as never, source);
}

const catalogue = `
import lamp from './pictures/lamp.jpg';
import lampBack from './pictures/lamp-back.jpg';
import more from './more.json';
const rating: number = 4;
export const products = [
  { id: '1', title: 'Lamp "<picture0>"', image: lamp, price: 40, rating,
    details: { facts: { Height: '12 cm' } }, pictures: [lampBack] },
  { id: '2', title: 'Jug', image: lamp, price: 30, rating, pictures: [lampBack] },
  ...more.map((entry) => ({ ...entry, image: lamp })),
];`;

beforeEach(() => {
  dependencies = [];
  const pot = { id: '3', title: 'Pot', price: 20, rating: 5 };
  writeFileSync(inFolder('more.json'), JSON.stringify([pot]));
});

it('leaves details and more pictures out of the first scripts, but marks the products that have some', () => {
  expect(load(catalogue)).toBe(
    'import picture0 from "./pictures/lamp.jpg";\n' +
      'export const products = [' +
      String.raw`{"id":"1","title":"Lamp \"<picture0>\"","image":picture0,"price":40,"rating":4,"details":{}},` +
      '{"id":"2","title":"Jug","image":picture0,"price":30,"rating":4,"details":{}},' +
      '{"id":"3","title":"Pot","price":20,"rating":5,"image":picture0}];\n',
  );
  expect(dependencies).toEqual(['products.ts', 'more.json']);
});

it('puts them into a module of their own', () => {
  expect(load(catalogue, '?details')).toBe(
    'import picture0 from "./pictures/lamp-back.jpg";\n' +
      'export const products = [' +
      '{"id":"1","details":{"facts":{"Height":"12 cm"}},"pictures":[picture0]},' +
      '{"id":"2","pictures":[picture0]}];\n',
  );
});

it.each([
  ['can’t be run', 'export const products = [lamp];'],
  ['has a wrong entry', "export const products = [{ id: '1' }];"],
])('doesn’t change a catalogue that %s', (_, wrong) => {
  expect(load(wrong)).toBe(source);
});
