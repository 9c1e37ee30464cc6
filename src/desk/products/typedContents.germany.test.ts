import { readContents, typedContents } from './typedContents';

it.each([
  ['0,75 l', '0,75 l'],
  ['0.75 Liter', '0,75 l'],
  ['0.750 l', '0,75 l'],
  ['1.500 ml', '1500 ml'],
  ['100 Gramm', '100 g'],
  ['2 qm', '2 m²'],
])('reads %j as %s', (text, read) => {
  expect(typedContents(readContents(text))).toBe(read);
});
