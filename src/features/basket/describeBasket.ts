import type { BasketLine } from './basketLines';

/** `1 item`, `2 items` */
export const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** The title of the one line, or how many there are. */
export const describeLines = (lines: readonly BasketLine[]) =>
  (lines.length === 1 && lines[0]?.product.title) || items(lines.length);

/** Of an older release too, which may not know a product yet that a newer one sells. */
export const describeUnavailable = (count: number) =>
  count === 1
    ? 'One item in your basket is not sold on this page, and is not counted. OK takes it out.'
    : `${count} items in your basket are not sold on this page, and are not counted. OK takes them out.`;

export const describeMerged = (count: number) =>
  `Your basket now also holds ${items(count)} from an earlier visit.`;

export const describeStorage =
  'This browser has no room to store your basket. It lasts until you close this page.';
