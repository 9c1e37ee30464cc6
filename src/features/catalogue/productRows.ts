const rhythm = [2, 3, 1];

/** Lays products out in rows of 2, 3 and 1, over and over; the last row may be shorter. */
export function productRows<T>(products: readonly T[]): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < products.length;) {
    const length = rhythm[result.length % rhythm.length];
    result.push(products.slice(start, (start += length ?? 1)));
  }
  return result;
}
