import type { basketWords as english } from '../en/basket';
import { plural } from '../plural';

const items = (count: number) => `${count} Artikel`;

/** The title of the one product, or how many there are. */
const products = (titles: readonly string[]) =>
  (titles.length === 1 && titles[0]) || items(titles.length);

/** Says what was done to which products, and how many the basket has now, in all and of one product. */
const done = (what: string) => (titles: readonly string[], count: number, ofThese: number) =>
  `${what}: ${products(titles)}. Im Warenkorb: ${ofThese > 1 ? `${ofThese} davon, insgesamt ` : ''}${items(count)}.`;

/** The basket's texts on every screen. */
export const basketWords = {
  items,
  products,
  link: 'Warenkorb',
  added: done('Hinzugefügt'),
  removed: done('Entfernt'),
  putBack: done('Wieder hinzugefügt'),
  unavailable: (count: number) =>
    plural(count, {
      one: 'Ein Artikel in Ihrem Warenkorb ist nicht mehr verfügbar und zählt nicht mit.',
      other: `${count} Artikel in Ihrem Warenkorb sind nicht mehr verfügbar und zählen nicht mit.`,
    }),
  merged: (count: number) =>
    `Aus einem früheren Besuch haben wir ${items(count)} in Ihren Warenkorb gelegt.`,
  notStored:
    'Dieser Browser hat keinen Platz für Ihren Warenkorb. Die Artikel bleiben nur, bis Sie diese Seite schließen.',
} satisfies typeof english;
