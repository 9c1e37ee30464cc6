/** The value below which the given share (0 to 1) of the sample lies, interpolated. */
export function quantile(sample, share) {
  const sorted = [...sample].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}

export const median = (sample) => quantile(sample, 0.5);
