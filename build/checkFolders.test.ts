import fs from 'node:fs';
import { checkFolders } from './checkFolders';

const india = { name: 'india', language: 'en-IN' };

describe('the folders of a language and a country', () => {
  it('reports nothing if they are complete', () => {
    expect(checkFolders(india)).toEqual([]);
    expect(checkFolders({ name: 'india', language: 'hi-IN' })).toEqual([]);
    expect(checkFolders({ name: 'germany', language: 'de-AT' })).toEqual([]);
  });

  it('says what to copy for a language that has no folder', () => {
    expect(checkFolders({ ...india, language: 'mr-IN' })).toEqual([
      'shop/config.ts: the shop has the language "mr-IN"; copy src/words/en to src/words/mr, translate what is in ' +
        'it, and write it above the others in "#words/*" of package.json.',
    ]);
  });

  it('says what to copy for a country that has no folder', () => {
    expect(checkFolders({ ...india, name: 'france' })).toEqual([
      'shop/config.ts: the shop has the market "france"; copy src/markets/india to src/markets/france, adapt what ' +
        'is in it, and write it above the others in "#market/*" of package.json.',
    ]);
  });

  it.each(['Hindi, please', undefined])(
    'says how a language is written instead of %j',
    (language) => {
      expect(checkFolders({ ...india, language })).toEqual([
        `shop/config.ts: the shop has the language ${JSON.stringify(language)}; write a language tag, such as 'en-IN'.`,
      ]);
    },
  );

  it('names each module that a language lacks, including those in subfolders', () => {
    const exists = fs.existsSync;
    jest
      .spyOn(fs, 'existsSync')
      .mockImplementation((file) => !/hi\/.*(auth|arrival)/.test(String(file)) && exists(file));
    const missing = checkFolders({ ...india, language: 'hi' });
    expect(missing.map((message) => message.split(';')[0])).toEqual([
      'src/words/hi has no auth.tsx',
      'src/words/hi has no orders/arrival.tsx',
    ]);
  });
});
