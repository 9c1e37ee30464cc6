/** How merchants write what they search for, in lowercase; they may paste it from a message or statement. */
export const orderSearchWords = {
  /** Before or after an amount. */
  currency: ['₹', 'rs', 'inr', 'rupees', 'rupee', 'रु', 'रू', 'रुपये', 'रुपए'],
  /** What they call what follows. They also search for these words, so they count at first. */
  labels: [
    ...['order', 'orders', 'no', 'nr', 'number', 'id', 'ref', 'reference', 'name', 'customer'],
    ...['tel', 'phone', 'ph', 'mobile', 'mob', 'whatsapp', 'mailto', 'email', 'mail'],
    ...['pin', 'pincode', 'code', 'amount', 'amt', 'total', 'rs', 'inr', 'rupees'],
    ...['upi', 'utr', 'rrn', 'txn', 'transaction', 'payment', 'refund', 'awb', 'tracking'],
    ...['https', 'http', 'wa', 'me'],
  ],
};
