import { shop } from '../../../../shop/config';

const list = new Intl.ListFormat(shop.language);

/** What is left of the products of an order. */
export const stockWords = {
  shortage: (title: string, left: number, needed: number) =>
    left === 0
      ? `There’s no “${title}” left, and this order needs ${needed}.`
      : `Only ${left} of “${title}” left, and this order needs ${needed}.`,
  short: (title: string, reserved: number, needed: number) =>
    reserved === 0
      ? `Not enough left: there was no “${title}” for this order, which needs ${needed}.`
      : `Not enough left: only ${reserved} of ${needed} “${title}” are reserved for this order.`,
  acceptAnyway: 'Accept anyway',
  notYet: 'Not yet',
  putBack: (products: readonly { title: string; count: number }[]) => {
    const [{ count } = { count: 0 }, ...others] = products;
    if (others.length === 0) return `Put ${count} back in stock`;
    const parts = products.map((product) => `${product.count} of “${product.title}”`);
    return `Put ${list.format(parts)} back in stock`;
  },
};
