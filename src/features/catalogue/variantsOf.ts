import type { Product } from './product';

/** What can be put into a basket of a product: its variants, as products, or else the product itself. */
export const variantsOf = (product: Product): readonly Product[] => {
  const { variants, ...shared } = product;
  if (!variants) return [product];
  return variants.map(({ id, name, price = product.price, soldOut = product.soldOut }) => ({
    ...shared,
    ...{ id, title: `${product.title}, ${name}`, price, variantOf: product.id },
    ...(soldOut !== undefined && { soldOut }),
  }));
};
