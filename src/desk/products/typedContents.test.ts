import { fieldChecks } from '../../catalogue/model/soundCard';
import { readContents, typedContents } from './typedContents';

it.each([
  ['100 g', '100 g'],
  ['100g', '100 g'],
  [' 250 GM. ', '250 g'],
  ['0.75 L', '0.75 l'],
  ['1,500 ml', '1500 ml'],
  ['2 Kilos', '2 kg'],
  ['1 ltr', '1 l'],
  ['12 cm', '12 cm'],
  ['2.5 m²', '2.5 m²'],
  ['2.5 m2', '2.5 m²'],
  ['3 sq. m', '3 m²'],
  ['१०० g', '100 g'],
])('reads %j as %s', (text, read) => {
  const contents = readContents(text);
  expect(typedContents(contents)).toBe(read);
  expect(fieldChecks.contents(contents)).toBe(true);
});

it.each([
  '',
  '100',
  'g',
  '0 g',
  '-5 g',
  '1/2 kg',
  '0.0001 kg',
  '5 miles',
  '6 × 100 g',
  '1 kg 500 g',
])('reads nothing from %j', (text) => {
  expect(readContents(text)).toBeUndefined();
});
