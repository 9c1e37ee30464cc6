import type { productOrderWords as english } from '../../en/desk/productOrder';
import { MOVED_PRODUCTS } from '../../../catalogue/model/order';

/** The order in which shoppers see products. */
export const productOrderWords: typeof english = {
  open: 'Reihenfolge ändern',
  close: 'Zurück zu Preisen und Bestand',
  hint: 'In dieser Reihenfolge stehen die Artikel auf der Startseite und in jeder Kategorie. Auf breiten Bildschirmen haben die ersten Reihen der Startseite zwei, drei und einen. Ausgeblendete Artikel fehlen hier.',
  newFirst: 'Neue Artikel kommen zuerst',
  place: (place: number, row?: number) => {
    if (row === undefined) return `Platz ${place}`;
    return row === 1
      ? `Platz ${place}, in einer Reihe für sich`
      : `Platz ${place}, in einer ${row === 2 ? 'Zweierreihe' : 'Dreierreihe'}`;
  },
  move: {
    top: (title: string) => `Ganz nach oben: ${title}`,
    up: (title: string) => `Nach oben: ${title}`,
    down: (title: string) => `Nach unten: ${title}`,
    bottom: (title: string) => `Ganz nach unten: ${title}`,
  },
  moved: (title: string, place: number, count: number) =>
    `${title} steht jetzt auf Platz ${place} von ${count}.`,
  change: (title: string, from: number, to: number) => `${title}: Platz ${from} → ${to}`,
  newFirstChange: (isFirst: boolean) =>
    isFirst ? 'Neue Artikel kommen zuerst.' : 'Neue Artikel kommen zuletzt.',
  tooMoved: `Es wurde nichts gespeichert: Höchstens ${MOVED_PRODUCTS} Artikel können an einem anderen Platz stehen als sonst. Verwerfen Sie Ihre Änderungen und verschieben Sie weniger.`,
};
