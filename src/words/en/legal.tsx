import type { SellerFacts } from '../../catalogue/model/seller';

/** What a product's label says: on its page, and at the merchant's desk. */
export const labelWords = {
  netQuantity: 'Net quantity',
  warranty: 'Warranty',
  maker: 'Made or imported by',
  origin: 'Country of origin',
};

/** Who sells, beside a product's terms and above the button that places an order. */
export const sellerWords = {
  soldBy: ({ name, place, taxNumber }: SellerFacts) =>
    [
      `Sold by ${[name, place].filter(Boolean).join(', ')}`,
      ...(taxNumber ? [`GSTIN ${taxNumber}`] : []),
    ].join(' · '),
};
