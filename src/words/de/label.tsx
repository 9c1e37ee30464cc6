import type { labelWords as english } from '../en/label';

/** What a product's label says: on its page, and at the merchant's desk. */
export const labelWords = {
  netQuantity: 'Nettofüllmenge',
  warranty: 'Garantie',
  maker: 'Hersteller oder Importeur',
  origin: 'Herkunftsland',
} satisfies typeof english;
