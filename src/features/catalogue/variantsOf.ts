import type { Product } from './product';

/** What can be put into a basket of a product: its variants, as products, or else the product itself. */
export const variantsOf = (product: Product): readonly Product[] => {
  const { variants, was: productWas, ...shared } = product;
  if (!variants) return [product];
  return variants.map(({ id, name, price, was, soldOut = product.soldOut }) => {
    const before = was ?? (price === undefined ? productWas : undefined);
    return {
      ...shared,
      ...{ id, title: `${product.title}, ${name}`, variantOf: product.id },
      price: price ?? product.price,
      ...(before !== undefined && { was: before }),
      ...(soldOut !== undefined && { soldOut }),
    };
  });
};
