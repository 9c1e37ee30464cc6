import type { ReactNode } from 'react';
import { shop } from '#shop/config';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';

export const orderingWords = {
  yourOrder: 'Your order',
  progress: 'Progress',
  address: 'Address',
  wait: 'One moment…',

  basketIsSaved: 'Your basket is saved.',
  basketIsNotSaved: 'Your basket lasts until you close this page.',
  orderByEmail: 'You can still order by email; we’ve drafted it for you:',
  orderByPhone: 'You can still order by phone:',
  emailSubject: (shop: string) => `Order from ${shop}`,
  emailBody: (
    items: readonly { title: string; price: Amount; count: number }[],
    delivery: string,
    total: Amount,
  ) =>
    [
      'I’d like to order:',
      '',
      ...items.map(({ title, price, count }) => `${count} × ${title}, ${formatMoney(price)} each`),
      '',
      `Delivery: ${delivery}`,
      `Total: ${formatMoney(total)}`,
      '',
      'My name, address and phone number:',
      '',
    ].join('\r\n'),

  deliveryAddress: 'Delivery address',
  filledIn: {
    last: 'We’ve filled in your last address.',
    default: 'We’ve filled in your default address.',
  },

  reviewOrder: 'Review your order',
  reviewAndPay: 'Review and pay',
  /** Unticked: a shopper has to ask for the messages. */
  whatsApp: 'Send me updates about this order on WhatsApp',
  whatsAppNote: (telephone: ReactNode) => (
    <>To {telephone}. You can stop them on the page of your order.</>
  ),
  notPlacedYet: 'You haven’t placed the order yet.',
  deliverTo: 'Deliver to',
  change: 'Change',
  changeAddress: 'Change the address',
  changeBasket: 'Change basket',

  /** The differences from what the shopper has seen: prices, perhaps more; or only what can be ordered. */
  changed: {
    prices: 'Prices have changed. You haven’t placed the order yet.',
    goods: 'We no longer have everything in your order. You haven’t placed it yet.',
    everything: 'Everything in your order is sold out. You haven’t placed it.',
  },
  continue: {
    prices: 'Continue with the new prices',
    goods: 'Continue with the rest',
    everything: 'Back to your basket',
  },
  priceChange: (title: string, before: number, after: number) =>
    `${title}: ${formatMoney(after)}, ` +
    `${after > before ? 'up' : 'down'} from ${formatMoney(before)}`,
  noLongerSold: (title: string) => `${title} is sold out`,
  fewLeft: (left: number, title: string) => `Only ${left} of “${title}” left`,
  deliveryTerms: ({ price = 0, freeFrom }: { price?: Amount; freeFrom?: number }) => {
    if (price === 0) return 'free';
    if (freeFrom === undefined) return formatMoney(price);
    return `${formatMoney(price)}, free from ${formatMoney(freeFrom)}`;
  },
  deliveryChange: (before: string, after: string) => `Delivery: ${after} (was ${before})`,

  signIn: 'Sign in to place your order',
  signInNote: 'You’ll be able to track it in your account. You haven’t placed it yet.',
  backToOrder: 'Back to your order',
  haveAccount: 'Have an account?',
  signInInstead: 'Sign in',
  signedIn: (email: string | null) =>
    email === null ? 'You’re signed in.' : `You’re signed in as ${email}.`,
  readyToPlace: (email: string | null) =>
    email === null
      ? 'You’re signed in. Your order is ready to place.'
      : `You’re signed in as ${email}. Your order is ready to place.`,

  conditions: 'conditions of use',
  privacy: 'privacy notice',
  agreement: (conditions: ReactNode, privacy: ReactNode) => (
    <>
      By ordering, you accept the {conditions}
      {privacy && <> and the {privacy}</>}.
    </>
  ),
  offline: 'You’re offline. What you’ve entered is kept: place your order when you’re back online.',
  tryAnyway: 'Try anyway',
  backOnline: 'You’re back online. Your order isn’t placed yet: you can place it now.',

  checking: 'Checking today’s prices…',
  checkingCode: 'Checking your code…',
  sending: 'Placing your order…',
  unpriced: 'We couldn’t load today’s prices. Check your connection and try again.',
  unknown: 'Still checking whether your order went through…',
  unknownOffline:
    'You’re offline, so we don’t know yet whether your order went through. We’ll check as soon as you’re back online.',
  unknownNote:
    'Your basket stays as it is until we know, and nothing is ordered twice. If you leave this page, we’ll check again when you’re back. If this takes long, check your connection.',
  absent: 'Your order didn’t go through. Try again: it can’t be placed twice.',
  'no-guest':
    'We can’t take orders without an account right now. Create one, or sign in: your order is ready to place.',
  'too-soon': (seconds: number) =>
    plural(seconds, {
      one: 'You’ve just placed an order. We’ll place this one in 1 second.',
      other: `You’ve just placed an order. We’ll place this one in ${seconds} seconds.`,
    }),
  dontSend: 'Don’t place it',
  notSent: 'We won’t place this order. Press “Place order” when you’re ready.',
  closed: 'We couldn’t finish deleting your account. To order, sign out and sign in again.',
  code: (total: Amount) =>
    `Your code can’t be used any more: it has expired or been used up, or this phone number has already used it. The total is now ${formatMoney(total)}. You haven’t placed the order yet.`,
  refused:
    'We couldn’t accept this order, so it wasn’t placed. Reload this page and try again, or contact us.',
};

/** The note in builds for the emulators. */
export const demoOrderWords = {
  note: 'This is a demo: you can place this order, but nothing is sold or delivered.',
};

/** Advises a guest, who has no account, to keep the link to an order. */
export const keepLinkWords = {
  heading: 'Keep the link to your order',
  why: 'Follow your order on any phone or computer. The link doesn’t show your name or address.',
  title: (id: string) => `Order ${id} at ${shop.name}`,
  share: 'Share or copy the link',
  message: (id: string, url: string) => `My order ${id} at ${shop.name}: ${url}`,
  whatsApp: 'Send it to myself on WhatsApp',
  code: 'QR code with the link to your order',
  scan: 'Or scan this code with your phone’s camera.',
};

/** The screen after an order was placed. */
export const thanksWords = {
  loadingOrder: 'Loading your order…',

  arrives: (dates: ReactNode) => <>Arrives {dates}</>,
  arrivesIfPaid: (dates: ReactNode) => <>Arrives {dates} if you pay today</>,
  haveCashReady: (total: Amount) =>
    `Please have ${formatMoney(total)} ready: you pay the courier in cash.`,
  next: 'What happens next',
  confirmSoon: 'We’ll confirm it soon.',
  confirmOncePaid: 'We’ll confirm it once it’s paid. If you pay later, it arrives later.',
  pack: 'We pack it.',
  bring: (dates?: string) => (dates ? `A courier brings it: ${dates}.` : 'A courier brings it.'),
  receiptTo: (email: ReactNode) => <>We’ll email a receipt to {email} soon.</>,
  yourOrder: (count: number) =>
    plural(count, { one: 'Your order: 1 item', other: `Your order: ${count} items` }),
  track: 'Track it under Returns & Orders',
  questions: 'Any questions?',
  sendByWhatsApp: 'Message us on WhatsApp',
  whatsAppText: (
    id: string,
    items: readonly { title: string; count: number; sum: Amount }[],
    delivery: string,
    total: Amount,
    /** What the code took off. */
    code: string | undefined,
  ) =>
    [
      `Hello ${shop.name}, I’ve placed order ${id}:`,
      ...items.map(({ title, count, sum }) => `${count} × ${title}: ${formatMoney(sum)}`),
      `Delivery: ${delivery}`,
      ...(code ? [code] : []),
      `Total: ${formatMoney(total)}`,
    ].join('\n'),
  others: 'More from the shop',
  basket: (count: number) =>
    plural(count, { one: '1 item in your basket', other: `${count} items in your basket` }),
  continueShopping: 'Continue shopping',
  print: 'Print',
};
