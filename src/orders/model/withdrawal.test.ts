import { declarationProblem, type DeclarationField, tidyDeclaration } from './withdrawal';

it.each([
  ['7K3M-9QXT-2B4D', '7K3M-9QXT-2B4D'],
  [' #7k3m 9qxt 2b4d', '7K3M-9QXT-2B4D'],
  ['7K3M9QXT2B4D', '7K3M-9QXT-2B4D'],
  // A shopper may copy the number by hand like this.
  ['OIL0-9QXT-2B4D', '0110-9QXT-2B4D'],
  ['the lamp,\n from 3 May', 'the lamp, from 3 May'],
  ['7K3M-9QXT', '7K3M-9QXT'],
  ['1. Oktober 2026', '1. Oktober 2026'],
  ['am 3. April 2026', 'am 3. April 2026'],
  ['24. Dezember 26', '24. Dezember 26'],
  ['Vertrag 12345', 'Vertrag 12345'],
])('normalizes an order’s number however it is typed, and nothing else: %j', (typed, order) => {
  const declaration = { name: '', order: typed, what: '', reach: '' };
  expect(tidyDeclaration(declaration).order).toBe(order);
});

it.each<[DeclarationField, string, ReturnType<typeof declarationProblem>]>([
  ['name', 'Anna', undefined],
  ['name', ' \u200b', 'invalid'],
  ['name', 'n'.repeat(101), 'tooLong'],
  ['order', '', 'invalid'],
  ['what', '', undefined],
  ['what', 'Lamp\nKettle', undefined],
  ['what', 'w'.repeat(1001), 'tooLong'],
  ['reach', 'anna@example.com', undefined],
  ['reach', 'mailto:anna%40example.com', undefined],
  ['reach', 'Anna <anna@example.com>.', undefined],
  ['reach', '98765 43210', undefined],
  ['reach', '', 'invalid'],
  ['reach', 'anna@', 'invalid'],
  ['reach', '98765', 'invalid'],
])('validates a withdrawal’s field %s: %j', (field, typed, problem) => {
  expect(declarationProblem(field, typed)).toBe(problem);
});
