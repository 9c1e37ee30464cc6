import { shop } from '../../shop/config';

const rupees = new Intl.NumberFormat(shop.language, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  useGrouping: 'min2',
});

/**
 * Whole rupees as the shop writes them: plain digits up to four, `₹2113`, as specified; from five on
 * grouped as in India, `₹39,060`, `₹1,23,456`.
 */
export const formatRupees = (amount: number) => rupees.format(amount);
