import type { notFoundWords as english } from '../en/notFound';

/** For addresses that lead nowhere, on the shop's own page and on a screen that loads only then. */
export const notFoundWords = {
  title: 'Seite nicht gefunden',
  advice:
    'Vielleicht ist die Internetadresse veraltet oder enthält einen Tippfehler. Vielleicht hat der Artikel eine neue Adresse oder ist nicht mehr im Angebot.',
} satisfies typeof english;
