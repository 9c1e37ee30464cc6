import type { SellerFacts } from '../../catalogue/model/seller';
import type { labelWords as englishLabel, sellerWords as englishSeller } from '../en/legal';

/** What a product's label says: on its page, and at the merchant's desk. */
export const labelWords = {
  netQuantity: 'नेट मात्रा',
  warranty: 'वारंटी',
  maker: 'निर्माता या आयातक',
  origin: 'मूल देश',
} satisfies typeof englishLabel;

/** Who sells, beside a product's terms and above the button that places an order. */
export const sellerWords = {
  soldBy: ({ name, place, taxNumber }: SellerFacts) =>
    [
      `विक्रेता: ${[name, place].filter(Boolean).join(', ')}`,
      ...(taxNumber ? [`GSTIN ${taxNumber}`] : []),
    ].join(' · '),
} satisfies typeof englishSeller;
