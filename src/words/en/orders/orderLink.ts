import { formatTime } from '../../dates';

const ways = {
  payOrCancel: 'To pay for this order or to cancel it',
  pay: 'To pay for this order',
  cancelled: 'To cancel this order',
  returnAsked: 'To return this order',
};

/** An order as its link in an email shows it, on any device. */
export const orderLinkWords = {
  gone: 'This link no longer works.',
  goneNote:
    'Perhaps it isn’t complete, or the order’s address was deleted. To see your orders, sign in or use the browser ' +
    'that you ordered with.',
  outOfDate: (time: number) =>
    `We couldn’t connect. This order may have changed since ${formatTime(time)}.`,
  /** This page only shows it. */
  toChange: (what: keyof typeof ways) =>
    `${ways[what]}, sign in or use the browser that you ordered with. Or contact us:`,
  questions: 'Any questions?',
  updates: 'Email me about this order',
  updatesOn: 'You’ll get emails about this order.',
  updatesOff: 'You’ll get no more emails about this order.',
  updatesFailed: 'That couldn’t be changed. Check your connection and try again.',
};
