/** The first index at which two lists differ: the length of the shorter one where it starts the other. */
export function firstDifference(one: readonly unknown[], other: readonly unknown[]): number {
  const length = Math.min(one.length, other.length);
  let index = 0;
  while (index < length && one[index] === other[index]) index += 1;
  return index;
}
