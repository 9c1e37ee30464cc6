import { shop } from '#shop/config';
import type { Declaration, DeclarationField, Withdrawal } from '../../orders/model/withdrawal';
import { formatTime } from '../dates';

const labels: Record<DeclarationField, string> = {
  name: 'Name',
  order: 'Order number',
  what: 'Products',
  reach: 'Email or phone',
};

/** How a shopper withdraws from a contract. */
export const withdrawalWords = {
  title: 'Withdraw from a contract',
  intro: 'Here you can withdraw from a contract with us. You don’t have to give a reason.',
  labels,
  hints: {
    order: 'Or the day you ordered',
    what: 'Only if you don’t mean the whole order',
    reach: 'For our confirmation of receipt',
  },
  /** Tells what to do about a value that is missing or can’t be right. */
  advice: {
    name: 'Enter your name.',
    order: 'Enter the order number, or the day you ordered.',
    reach: 'Enter your full email address, such as name@example.com, or a phone number.',
  },
  next: 'Continue',

  review: 'Review your withdrawal',
  notYet: 'You haven’t withdrawn yet.',
  declaration: ({ order, what }: Declaration) =>
    what
      ? `I withdraw from the contract about order ${order}, for these products only:\n${what}`
      : `I withdraw from the contract about order ${order}.`,
  confirm: 'Confirm withdrawal',
  change: 'Change',
  unreachable:
    'We couldn’t send your withdrawal. What you’ve typed is safe here: check your connection and try again. It can’t be sent twice.',
  tooSoon:
    'You’ve just sent another withdrawal. What you’ve typed is safe here: try again in half a minute.',
  refused: 'We couldn’t accept your withdrawal here. What you’ve typed is safe here.',
  otherWays: 'You can also withdraw this way:',

  received: 'We’ve received your withdrawal',
  receivedAt: (at: number) => `Received by ${shop.seller?.name ?? shop.name}: ${formatTime(at)}`,
  emailed: (email: string) => `We’re also emailing this confirmation to ${email}.`,
  emailedTomorrow: (email: string) =>
    `We’re getting too many withdrawals today to email it to ${email} before tomorrow.`,
  keep: 'Print or save this confirmation.',
  print: 'Print or save as PDF',
  another: 'Withdraw from another contract',
};

/** The merchant's texts. */
export const withdrawalDeskWords = {
  heading: 'Withdrawals',
  advice:
    'Confirm at once that you’ve received each of these, and refund what was paid within 14 days.',
  wholeOrder: 'The whole order',
  findOrder: (order: string) => `Find order ${order}`,
  confirmReceipt: 'Confirm receipt by email',
  confirmed: (at: number) => `Receipt confirmed by email: ${formatTime(at)}`,
  receiptLate:
    'Too many withdrawals came in that day, so the receipt is emailed the day after. You can confirm it yourself sooner.',
  done: 'Done',
  actionOn: (label: string, { name, order }: Withdrawal) => `${label}: ${name}, ${order}`,
  question: ({ name }: Withdrawal) => `Have you dealt with the withdrawal from ${name}?`,
  consequence: 'It will be deleted. This can’t be undone.',
  keep: 'Keep it',
  notDeleted: 'We couldn’t delete this. Check your connection and try again.',
};

/** The functions' texts. */
export const withdrawalEmailWords = {
  shopSubject: 'A shopper has withdrawn from a contract',
  openDesk: 'Open the withdrawals',
};
