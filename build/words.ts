import fs from 'node:fs';
import path from 'node:path';
import { NormalModuleReplacementPlugin } from 'webpack';

const english = 'src/words/en';

/** The folder with the words in a language: `src/words/hi-IN`, or else `src/words/hi`. */
export const wordsFolder = (language: string): string | undefined =>
  [language, new Intl.Locale(language).language]
    .map((name) => `src/words/${name}`)
    .find((folder) => fs.existsSync(folder));

/** A webpack plugin: every import of the words gets those of the shop's language. */
export function replaceWords(language: string) {
  const words = path.relative('src', String(wordsFolder(language)));
  return new NormalModuleReplacementPlugin(/\/words\/en\//, (resource: { request: string }) => {
    resource.request = resource.request.replace(/words\/en(?=\/)/, words);
  });
}

/**
 * What is wrong with the `language` in `shop/config.ts`, and which modules its folder lacks: a message
 * each, which says what to do. The compiler checks what is in the modules.
 */
export function checkWords(language: unknown): string[] {
  const wrong = (advice: string) => [
    `shop/config.ts: the shop has the language ${JSON.stringify(language)}; ${advice}`,
  ];
  let folder: string | undefined;
  try {
    folder = wordsFolder(String(language));
  } catch {
    return wrong("write a language tag, such as 'en-IN'.");
  }
  if (!folder) {
    return wrong(`copy ${english} to src/words/${String(language)}, and translate what is in it.`);
  }
  return fs
    .readdirSync(english, { encoding: 'utf8', recursive: true })
    .filter((file) => file.includes('.') && !fs.existsSync(`${folder}/${file}`))
    .map((file) => `${folder} has no ${file}; copy it from ${english}, and translate it.`);
}
