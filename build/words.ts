import fs from 'node:fs';

const english = 'src/words/en';

/** The folder with the words in a language: `src/words/hi-IN`, or else `src/words/hi`. */
export const wordsFolder = (language: string): string | undefined =>
  [language, new Intl.Locale(language).language]
    .map((name) => `src/words/${name}`)
    .find((folder) => fs.existsSync(folder));

/**
 * What is wrong with the `language` in `src/config.ts`, and which modules its folder lacks: a message
 * each, which says what to do. The compiler checks what is in the modules.
 */
export function checkWords(language: unknown): string[] {
  const wrong = (advice: string) => [
    `src/config.ts: the shop has the language ${JSON.stringify(language)}; ${advice}`,
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
