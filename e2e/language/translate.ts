import { readdirSync } from 'node:fs';
import path from 'node:path';
import { wordsFolder } from '../../build/words';
import { shop } from '../../shop/config';

const english = 'src/words/en';
const folder = wordsFolder(shop.market.language) ?? english;

const modules = readdirSync(english, { encoding: 'utf8', recursive: true }).filter((file) =>
  path.extname(file),
);
const load = (file: string) => import(path.resolve(file)) as Promise<object>;

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
export async function translate(text: string): Promise<string> {
  for (const file of modules) {
    const [words, other] = await Promise.all(
      [english, folder].map((each) => load(`${each}/${file}`)),
    );
    const found = find(text, words, other);
    if (typeof found === 'string') return found;
  }
  throw new Error(`No module of words has “${text}”.`);
}
