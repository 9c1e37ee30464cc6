import fs from 'node:fs';
import { shop } from '#shop/config';
import { checkWords, wordsFolder } from './words';

it('finds the words of a region in the folder of its language', () => {
  expect(wordsFolder('en-GB')).toBe('src/words/en');
  expect(checkWords(shop.market.language)).toEqual([]);
});

it.each([
  ['mr-IN', 'copy src/words/en to src/words/mr-IN, and translate what is in it.'],
  ['Hindi, please', "write a language tag, such as 'en-IN'."],
  [undefined, "write a language tag, such as 'en-IN'."],
])('says what to do about the language %j', (language, advice) => {
  expect(checkWords(language)).toEqual([
    `shop/config.ts: the shop has the language ${JSON.stringify(language)}; ${advice}`,
  ]);
});

it('names each module that a language lacks, also those in folders', () => {
  jest
    .spyOn(fs, 'existsSync')
    .mockImplementation((file) => !/hi\/.*(auth|arrival)/.test(String(file)));
  expect(checkWords('hi').map((message) => message.split(';')[0])).toEqual([
    'src/words/hi has no auth.tsx',
    'src/words/hi has no orders/arrival.ts',
  ]);
});
