import { grammarOf } from './grammar';

it.each([
  ['en-IN', 'phones', 'phone'],
  ['en-IN', 'batteries', 'battery'],
  ['en-IN', 'knives', 'knife'],
  ['de-DE', 'tucher', 'tuch'],
  ['de-DE', 'tuecher', 'tucher'],
  ['de-DE', 'tassen', 'tasse'],
  ['de-DE', 'straße', 'strasse'],
  ['de-DE', 'kerzen', 'kerze'],
  ['hi-IN', 'घड़ियाँ', 'घड़ी'],
  ['hi-IN', 'किताबें', 'किताब'],
  ['hi-IN', 'कपड़ों', 'कपडा'],
  ['hi-IN', 'फ़ोन', 'फोन'],
  ['hi-IN', 'phones', 'phone'],
  // This language has no grammar.
  ['mr-IN', 'phones', 'phone'],
])('in %s, “%s” and “%s” are one word', (language, one, other) => {
  const { fold, stem } = grammarOf(language);
  expect(stem(fold(one.normalize('NFKD')))).toBe(stem(fold(other.normalize('NFKD'))));
});

it.each([
  ['en-IN', 'glass', 'glas'],
  ['de-DE', 'tee', 'te'],
  ['de-DE', 'rose', 'rot'],
  ['hi-IN', 'पानी', 'पान'],
])('in %s, “%s” and “%s” are different words as typed', (language, one, other) => {
  const { fold } = grammarOf(language);
  expect(fold(one)).not.toBe(fold(other));
});
