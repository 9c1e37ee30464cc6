import fs from 'node:fs';

/**
 * The file with the text of a legal page, in the folder of the market's language (`shop/legal/de-AT/`, then `de/`); an
 * English text may also be in `shop/legal/` itself. If there is none, the file to write.
 *
 * @param page such as `privacy`
 * @param language a BCP 47 language tag
 */
export function legalText(page: string, language: string): string {
  const [short = ''] = language.split('-');
  const own = short === 'en' ? '' : `${short}/`;
  const texts = [`${language}/`, `${short}/`, own].map(
    (folder) => `shop/legal/${folder}${page}.md`,
  );
  return texts.find((text) => fs.existsSync(text)) ?? `shop/legal/${own}${page}.md`;
}
