/** Whole rupees as the shop writes them: the rupee sign and plain digits, `₹2113`. */
export const formatRupees = (amount: number) => `₹${amount}`;

/** A price in whole rupees. */
export function Price({ amount }: { amount: number }) {
  return <p className="price">{formatRupees(amount)}</p>;
}
