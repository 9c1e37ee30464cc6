import { formatRupees } from '../formatRupees';

/** A price in whole rupees. */
export function Price({ amount }: { amount: number }) {
  return <p className="price">{formatRupees(amount)}</p>;
}
