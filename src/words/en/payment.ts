import { formatRupees } from '../../shared/formatRupees';

/** How an order is paid, before it is placed. */
export const paymentWords = {
  payment: 'Payment',
  methods: { cash: 'Cash on delivery', upi: 'Pay now by UPI' },
  notes: {
    cash: (total: number) => `You pay the courier ${formatRupees(total)} in cash.`,
    upi: (total: number) =>
      `Place the order first, then pay ${formatRupees(total)} with your UPI app. We’ll check that it has reached our bank before we send your order.`,
  },
  mostInCash: (most: number) => `Cash on delivery is available up to ${formatRupees(most)}.`,
  mostProductsInCash: (most: number) =>
    `Cash on delivery is available for up to ${most} different products.`,
  payByUpi: 'You can pay for this order by UPI.',
  removeSomething: 'Remove something from your basket, or contact us.',
  placeOrder: {
    cash: (total: number) => `Place order: ${formatRupees(total)}, cash on delivery`,
    upi: (total: number) => `Place order: ${formatRupees(total)}, then pay by UPI`,
  },
};
