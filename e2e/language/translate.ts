import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { wordsFolder } from '../../build/shop.cjs';

const english = 'src/words/en';

const modules = readdirSync(english, { encoding: 'utf8', recursive: true }).filter((file) =>
  path.extname(file),
);
const load = createRequire(path.resolve('package.json'));

/** The values in `other` where `words` has this text. */
function find(text: string, words: unknown, other: unknown): unknown[] {
  if (words === text) return [other];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) =>
    find(text, value, (other as Record<string, unknown>)[key]),
  );
}

/** The translations of an English text, which may be several: “Hide” a password, or a product. */
export function translate(text: string): RegExp {
  const found = modules.flatMap((file) => {
    const [words, other] = [english, wordsFolder].map((each): unknown =>
      load(path.resolve(each, file)),
    );
    return find(text, words, other).map(String);
  });
  if (found.length === 0) throw new Error(`No module of words has “${text}”.`);
  return new RegExp(found.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}
