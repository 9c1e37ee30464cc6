import type { basketWords as english } from '../en/basket';

const items = (count: number) => `${count} Artikel`;

/** The title of the one product, or how many there are. */
const products = (titles: readonly string[]) =>
  (titles.length === 1 && titles[0]) || items(titles.length);

const done = (what: string) => (titles: readonly string[], count: number, ofThese: number) =>
  `${what}: ${products(titles)}. ${ofThese > 1 ? `Davon ${ofThese}, insgesamt ` : ''}${items(count)} im Warenkorb.`;

export const basketWords = {
  items,
  products,
  link: 'Warenkorb',
  added: done('Hinzugefügt'),
  removed: done('Entfernt'),
  putBack: done('Zurückgelegt'),
  unavailable: (count: number) =>
    count === 1
      ? 'Ein Artikel in Ihrem Warenkorb ist nicht mehr erhältlich und zählt nicht mit.'
      : `${count} Artikel in Ihrem Warenkorb sind nicht mehr erhältlich und zählen nicht mit.`,
  merged: (count: number) =>
    `Von Ihrem letzten Besuch haben wir ${items(count)} in den Warenkorb gelegt.`,
  notStored:
    'Dieser Browser hat keinen Platz, um Ihren Warenkorb zu speichern. Er bleibt, bis Sie diese Seite schließen.',
} satisfies typeof english;
