import type { SellerFacts } from '../../catalogue/model/seller';
import type { labelWords as englishLabel, sellerWords as englishSeller } from '../en/legal';

/** What a product's label says: on its page, and at the merchant's desk. */
export const labelWords = {
  netQuantity: 'Nettofüllmenge',
  warranty: 'Garantie',
  maker: 'Hersteller oder Importeur',
  origin: 'Herkunftsland',
} satisfies typeof englishLabel;

/** Who sells, beside a product's terms and above the button that places an order. */
export const sellerWords = {
  /** Shows a VAT ID only: the number of a tax office is for invoices, and nobody else's business. */
  soldBy: ({ name, place, taxNumber = '' }: SellerFacts) =>
    [
      `Verkauf durch ${[name, place].filter(Boolean).join(', ')}`,
      ...(taxNumber.startsWith('DE') ? [`USt-IdNr. ${taxNumber}`] : []),
    ].join(' · '),
} satisfies typeof englishSeller;
