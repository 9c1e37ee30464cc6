/** Whether two values are the same as JSON, with their keys in the same order. */
export const isSameJson = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
