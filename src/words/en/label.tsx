/** What a product's label says: on its page, and at the merchant's desk. */
export const labelWords = {
  netQuantity: 'Net quantity',
  warranty: 'Warranty',
  maker: 'Made or imported by',
  origin: 'Country of origin',
};
