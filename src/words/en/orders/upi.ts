import { formatRupees } from '../../rupees';

/** Paying for an order by UPI, after it was placed. */
export const upiWords = {
  pay: (total: number) => `Pay ${formatRupees(total)} by UPI`,
  loading: 'Loading the payment details…',
  notLoaded: 'The payment details couldn’t be loaded. Check your connection and try again.',
  openApp: 'Open a UPI app',
  openAppNote:
    'Some apps refuse the link. If yours does, scan the code with another phone or copy the UPI ID.',
  showCode: 'Show the code',
  scan: 'Scan this code with any UPI app, or pay to the UPI ID with the order number in the note.',
  code: (total: number, name: string) => `QR code to pay ${formatRupees(total)} to ${name} by UPI`,
  id: 'UPI ID',
  amount: 'Amount',
  order: 'Order number',
  copy: 'Copy',
  copyThis: (what: string) => `Copy: ${what}`,
  copied: 'Copied',
  copiedThis: (what: string) => `Copied: ${what}`,
  selected: (what: string) => `Selected: ${what}. Copy it with your device’s own menu or keys.`,
  payment: 'Payment by UPI',
  noLongerTaken: 'We no longer take payments by UPI. If you haven’t paid yet, contact us.',
  check: 'When you’ve paid, tell us. We check our bank before we send your order.',
  reference: 'UPI transaction number',
  havePaid: 'I’ve paid',
  payInCash: 'Pay in cash instead',
  payInCashQuestion: 'Pay the courier in cash?',
  payInCashConsequence: (total: number) =>
    `Please have ${formatRupees(total)} ready when it arrives. You can’t switch back to UPI, so if you’ve already paid, keep UPI.`,
  keepUpi: 'Keep UPI',
  claimed: 'Thank you. We’ll check our bank before we send your order.',
  claimedHeading: 'We’re checking your payment',
  showAgain: 'Not paid yet? Show the code again',
  notPaidYet: 'Not paid yet?',
  dueAgain:
    'We haven’t found your payment in our bank yet. If you’ve paid, send us the transaction number from your UPI app, or contact us.',
  paidHeading: 'Paid',
  paid: (total: number) => `We’ve received ${formatRupees(total)} by UPI. Thank you.`,
};
