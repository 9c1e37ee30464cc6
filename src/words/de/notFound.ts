import type { notFoundWords as english } from '../en/notFound';

export const notFoundWords = {
  title: 'Seite nicht gefunden',
  advice:
    'Vielleicht ist die Adresse veraltet oder hat einen Tippfehler. Es kann auch sein, dass es den Artikel nicht mehr gibt.',
} satisfies typeof english;
