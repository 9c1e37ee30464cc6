/** Ignores case and accents: `É` is found as `e`. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

/** The texts between spaces of a folded query. One that ends in `…` is one whose end is cut off. */
export const splitQuery = (query: string) => folded(query.replace(/…$/, '')).match(/\S+/g) ?? [];
