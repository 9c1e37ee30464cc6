import type { notFoundWords as english } from '../en/notFound';

/** Texts for addresses that lead nowhere, on the host's 404 page and on a screen that loads only then. */
export const notFoundWords = {
  title: 'Seite nicht gefunden',
  advice:
    'Vielleicht ist die Internetadresse veraltet oder enthält einen Tippfehler. Vielleicht hat der Artikel eine neue Adresse oder ist nicht mehr im Angebot.',
} satisfies typeof english;
