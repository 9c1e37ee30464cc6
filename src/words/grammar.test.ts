import { grammar as german } from './de/grammar';
import { grammar as english } from './en/grammar';
import { grammar as hindi } from './hi/grammar';

it.each([
  ['English', 'phones', 'phone', english],
  ['English', 'batteries', 'battery', english],
  ['English', 'knives', 'knife', english],
  ['German', 'tucher', 'tuch', german],
  ['German', 'tuecher', 'tucher', german],
  ['German', 'tassen', 'tasse', german],
  ['German', 'straße', 'strasse', german],
  ['German', 'kerzen', 'kerze', german],
  ['Hindi', 'घड़ियाँ', 'घड़ी', hindi],
  ['Hindi', 'किताबें', 'किताब', hindi],
  ['Hindi', 'कपड़ों', 'कपडा', hindi],
  ['Hindi', 'फ़ोन', 'फोन', hindi],
  ['Hindi', 'phones', 'phone', hindi],
])('in %s, “%s” and “%s” are one word', (_language, one, other, { fold, stem }) => {
  expect(stem(fold(one.normalize('NFKD')))).toBe(stem(fold(other.normalize('NFKD'))));
});

it.each([
  ['English', 'glass', 'glas', english],
  ['German', 'tee', 'te', german],
  ['German', 'rose', 'rot', german],
  ['Hindi', 'पानी', 'पान', hindi],
])('in %s, “%s” and “%s” are different words as typed', (_language, one, other, { fold }) => {
  expect(fold(one)).not.toBe(fold(other));
});
