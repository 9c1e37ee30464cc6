import { CASH_PRODUCTS, type CashProblem } from '../../../catalogue/model/terms';
import { formatRupees } from '../../rupees';

const cashLimits: Record<CashProblem, (mostInCash: number) => string> = {
  aboveLimit: (most) => `Cash on delivery is available up to ${formatRupees(most)}.`,
  tooManyProducts: () =>
    `Cash on delivery is available for up to ${CASH_PRODUCTS} different products.`,
};

/** How an order is paid, before it is placed. */
export const paymentWords = {
  payment: 'Payment',
  methods: { cash: 'Cash on delivery', upi: 'Pay now by UPI' },
  notes: {
    cash: (total: number) => `You pay the courier ${formatRupees(total)} in cash.`,
    upi: (total: number) =>
      `Place the order first, then pay ${formatRupees(total)} with your UPI app. We’ll check that it has reached our bank before we send your order.`,
  },
  /** Why it can’t be paid in cash, and what to do. */
  notInCash: (problem: CashProblem, mostInCash: number, canPayByUpi: boolean) => {
    const advice = canPayByUpi
      ? 'You can pay for this order by UPI.'
      : 'Remove something from your basket, or contact us.';
    return `${cashLimits[problem](mostInCash)} ${advice}`;
  },
  placeOrder: {
    cash: (total: number) => `Place order: ${formatRupees(total)}, cash on delivery`,
    upi: (total: number) => `Place order: ${formatRupees(total)}, then pay by UPI`,
  },
};
