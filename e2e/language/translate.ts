import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { wordsFolder } from '../../build/words';
import { shop } from '../../shop/config';

const english = 'src/words/en';
const folder = wordsFolder(shop.market.language) ?? english;

const modules = readdirSync(english, { encoding: 'utf8', recursive: true }).filter((file) =>
  path.extname(file),
);
const load = createRequire(path.resolve('package.json'));

/** The value in `other` where `words` has this text; `undefined` if it has it nowhere. */
function find(text: string, words: unknown, other: unknown): unknown {
  if (words === text) return other;
  if (typeof words !== 'object' || words === null) return undefined;
  for (const [key, value] of Object.entries(words)) {
    const found = find(text, value, (other as Record<string, unknown>)[key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the shop's language says for a text in English. */
export function translate(text: string): string {
  for (const file of modules) {
    const [words, other] = [english, folder].map((each): unknown => load(path.resolve(each, file)));
    const found = find(text, words, other);
    if (typeof found === 'string') return found;
  }
  throw new Error(`No module of words has “${text}”.`);
}
