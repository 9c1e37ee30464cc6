import { shop } from '#shop/config';
import { isEmailAddress, isLabelled, linesOf } from '../src/orders/model/address';
import {
  type Order,
  deliveryPriceOf,
  discountOf,
  paymentOfTotal,
  refundedInPart,
  type ShopperNews,
  totalOf,
} from '../src/orders/model/order';
import { amountIn } from '../src/orders/model/orderTerms';
import type { Catalogue } from '../src/orders/model/records';
import { describeTaxes } from '../src/orders/model/tax';
import { isEmail, type Withdrawal } from '../src/orders/model/withdrawal';
import { receiptLines } from '../src/orders/withdrawal/receipt';
import { emailWords as words } from '#words/emails';
import { addressWords } from '#words/orders/address';
import { ordersWords } from '#words/orders/orders';
import { withdrawalLinkWords } from '#words/shell';
import { withdrawalEmailWords, withdrawalWords } from '#words/withdrawal';
import { formatMoney } from '../src/words/money';
import { type Link, newsOf, textOfPart } from './news';
import { deskLink, pageAt, updatesAddress, withdrawalLink } from './site';

/** An email as `nodemailer` sends it, but for its sender. */
export interface Email {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** The contents of an email, before it is laid out. */
interface Letter {
  heading: string;
  paragraphs: readonly (string | Link)[];
  button?: Link;
  /** The items of an order with their amounts, and its address. */
  rows?: readonly (readonly string[])[];
  address?: readonly string[];
  footer: readonly (string | Link)[];
  /** The lines below everything else. */
  conditions?: { html: string; text: string } | undefined;
}

const rowsOf = (order: Order, { titleOf, rateOf }: Catalogue) => [
  ...order.items.map((item) => [
    `${item.count} × ${titleOf(item)}`,
    formatMoney(amountIn(order, item.price * item.count)),
  ]),
  [
    ordersWords.delivery,
    ordersWords.deliveryPrice(deliveryPriceOf(order) && amountIn(order, deliveryPriceOf(order))),
  ],
  ...(discountOf(order) > 0
    ? [[ordersWords.code(order.code ?? ''), formatMoney(amountIn(order, -discountOf(order)))]]
    : []),
  [
    ordersWords.total({ ...order, payment: paymentOfTotal(order) }),
    formatMoney(amountIn(order, totalOf(order))),
  ],
  ...describeTaxes(order, rateOf).map(({ label, tax }) => [label, tax]),
  ...(order.payment === 'paid' && refundedInPart(order) > 0
    ? [[ordersWords.refunded, formatMoney(amountIn(order, refundedInPart(order)))]]
    : []),
];

/**
 * Whether a merchant has accepted the order. Until then nobody but its shopper knows what is in it: the address of its
 * emails may be somebody else's, and every text may be an advert.
 */
export const isVouchedFor = ({ times }: Pick<Order, 'times'>) => times.accepted !== undefined;

/** A stranger's text, changed so that no mail program finds a link in it. */
const withoutLinks = (text: string) => text.replace(/(?:[.:@。．｡]|\/(?=\/))(?=[^\s.])/gu, '$& ');

function addressLines({ address, gift, times }: Order): string[] {
  if (!address || !isVouchedFor({ times })) return [];
  const lines = linesOf(address, ['recipient', 'place', 'contact', 'note', 'invoice']).map(
    ({ purpose, parts }) =>
      parts
        .map(({ field, text }) =>
          isLabelled(purpose) ? `${addressWords.labels[field]}: ${text}` : text,
        )
        .join(' '),
  );
  return [...lines, ...(gift ? [words.isGift] : [])].map(withoutLinks);
}

function textOf(letter: Letter): string {
  const { heading, paragraphs, button, rows = [], address = [], footer, conditions } = letter;
  const blocks = [
    [heading],
    paragraphs.map(textOfPart),
    button ? [textOfPart(button)] : [],
    rows.map((row) => row.join(' ')),
    address.length > 0 ? [ordersWords.deliverTo, ...address] : [],
    footer.map(textOfPart),
    conditions ? [conditions.text] : [],
  ];
  const written = blocks.filter(({ length }) => length > 0);
  return `${written.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

// Mail programs ignore style sheets, and some turn colours into dark ones by themselves.
const anchor = ({ href, text }: Link, style = '') =>
  `<a href="${escaped(href)}"${style && ` style="${style}"`}>${escaped(text)}</a>`;
const htmlOfPart = (part: string | Link) =>
  typeof part === 'string' ? escaped(part) : anchor(part);
/** The shop's own colours, which the build fills in. */
const button = () =>
  `display:inline-block;padding:12px 20px;border-radius:8px;background:${process.env.ACCENT ?? '#f5a71b'};` +
  `color:${process.env.ON_ACCENT ?? '#1d2233'};font-weight:600;text-decoration:none`;

function htmlOf(letter: Letter, subject: string): string {
  const { heading, paragraphs, footer } = letter;
  const rows = (letter.rows ?? []).map(
    ([label = '', value = '']) =>
      `<tr style="vertical-align:top"><td style="padding:6px 16px 6px 0">${escaped(label)}</td>` +
      `<td style="padding:6px 0;text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #8886">\n${rows.join('\n')}\n</table>\n`
      : '';
  const lines = (letter.address ?? []).map(escaped);
  const address =
    lines.length > 0
      ? `<p style="margin:24px 0 0;border-top:1px solid #8886;padding-top:16px">${[`<strong>${escaped(ordersWords.deliverTo)}</strong>`, ...lines].join('<br>')}</p>\n`
      : '';
  const conditions = letter.conditions
    ? `<div style="margin:32px 0 0;border-top:1px solid #8886;padding-top:16px;font-size:14px">\n${letter.conditions.html}</div>\n`
    : '';
  return `<!doctype html>
<html lang="${escaped(shop.market.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escaped(shop.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(heading)}</h1>
${paragraphs.map((part) => `<p style="margin:0 0 12px">${htmlOfPart(part)}</p>`).join('\n')}
${letter.button ? `<p style="margin:24px 0">${anchor(letter.button, button())}</p>\n` : ''}${table}${address}<p style="margin:32px 0 0;font-size:14px;opacity:0.75">${footer.map(htmlOfPart).join('<br>')}</p>
${conditions}</div>
</body>
</html>
`;
}

function contactLines(): string[] {
  const { email, telephone, whatsapp, address } = shop.contact ?? {};
  const lines = [telephone, whatsapp === telephone ? undefined : whatsapp, email, address];
  return lines.filter((line) => line !== undefined);
}

/** The emails with the contract's text, which has to reach the shopper by delivery, whichever of them arrives. */
const withConditions: readonly ShopperNews[] = ['receipt', 'accepted', 'sent'];

/** The shop's conditions with the notice about withdrawal, which the build fills in; `undefined` if the law doesn't ask for it. */
function conditionsFor(message: ShopperNews): Letter['conditions'] {
  const html = process.env.CONDITIONS_HTML;
  const text = process.env.CONDITIONS_TEXT;
  const isWanted = shop.market.withdrawal && withConditions.includes(message);
  return isWanted && html && text ? { html, text } : undefined;
}

const emailTo = (to = '', subject: string, letter: Letter): Email => ({
  to,
  subject,
  text: textOf(letter),
  html: htmlOf(letter, subject),
});

/** An email to the shop. @param replyTo the shopper's contact, which may not be an email address */
const emailToShop = (subject: string, letter: Letter, replyTo = ''): Email => ({
  ...emailTo(shop.functions?.email, subject, letter),
  ...(isEmailAddress(replyTo) && { replyTo }),
});

/** An email to the shopper about an order, whose address has an email. */
export function shopperEmail(message: ShopperNews, order: Order, catalogue: Catalogue): Email {
  const { id, address, linkKey: key = '' } = order;
  const { title: subject, details, path, action } = newsOf(message, order);
  const href = pageAt(path);
  const stop = updatesAddress({ id, key });
  const conditions = conditionsFor(message);
  const letter: Letter = {
    heading: subject,
    paragraphs: [
      words.greeting(isVouchedFor(order) ? withoutLinks(address?.name ?? '') : ''),
      ...details,
      ...(conditions
        ? [words.conditions, { text: withdrawalLinkWords.withdraw, href: withdrawalLink() }]
        : []),
    ],
    button: { text: action, href },
    footer: [
      words.contact,
      ...contactLines(),
      words.why(shop.seller?.name ?? shop.name),
      { text: words.stop, href },
    ],
    rows: rowsOf(order, catalogue),
    address: addressLines(order),
    conditions,
  };
  return {
    ...emailTo(address?.email, subject, letter),
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The email to the shop about a new order. */
export function shopEmail(order: Order, catalogue: Catalogue): Email {
  const { title: heading, details: paragraphs, path, action } = newsOf('order', order);
  const subject = `${heading} (${order.id})`;
  const { email } = order.address ?? {};
  const letter: Letter = {
    heading,
    paragraphs,
    button: { text: action, href: pageAt(path) },
    footer: [],
    rows: rowsOf(order, catalogue),
    address: addressLines(order),
  };
  return emailToShop(subject, letter, email);
}

const withdrawalLines = (withdrawal: Withdrawal) =>
  receiptLines({
    ...withdrawal,
    name: withoutLinks(withdrawal.name),
    order: withoutLinks(withdrawal.order),
    what: withoutLinks(withdrawal.what),
    // The receipt goes to this address.
    reach: isEmail(withdrawal.reach) ? withdrawal.reach : withoutLinks(withdrawal.reach),
  });

/** The receipt of a withdrawal, to the shopper’s email address. */
export function withdrawalReceipt(withdrawal: Withdrawal): Email {
  const subject = withdrawalWords.received;
  const letter: Letter = {
    heading: subject,
    paragraphs: withdrawalLines(withdrawal),
    footer: [words.contact, ...contactLines()],
  };
  return emailTo(withdrawal.reach, subject, letter);
}

/** The email to the shop about a withdrawal. */
export function withdrawalCopy(withdrawal: Withdrawal): Email {
  const { shopSubject: subject, openDesk } = withdrawalEmailWords;
  const letter: Letter = {
    heading: subject,
    paragraphs: withdrawalLines(withdrawal),
    button: { text: openDesk, href: deskLink() },
    footer: [],
  };
  return emailToShop(subject, letter, withdrawal.reach);
}
