/** The value below which the given share (0 to 1) of the sample lies. */
export function quantile(sample, share) {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const median = (sample) => quantile(sample, 0.5);
