import fs from 'node:fs';

/**
 * The file with the text of a legal page: in the folder of the market's language (`shop/legal/de-AT/`, then `de/`), if
 * there is one, or else in `shop/legal/`.
 *
 * @param page such as `privacy`
 * @param language a BCP 47 language tag
 */
export function legalText(page: string, language: string): string {
  const [short = ''] = language.split('-');
  const texts = [language, short].map((folder) => `shop/legal/${folder}/${page}.md`);
  return texts.find((text) => fs.existsSync(text)) ?? `shop/legal/${page}.md`;
}
