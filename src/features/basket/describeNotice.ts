import type { BasketNotice } from './basketSlice';

/** What happened to the kept basket, in one sentence for its owner. */
export function describeNotice(notice: BasketNotice): string {
  switch (notice.kind) {
    case 'withdrawn':
      return notice.count === 1
        ? 'One item has left your basket: it is no longer sold.'
        : `${notice.count} items have left your basket: they are no longer sold.`;
    case 'unreadable':
      return 'Part of your kept basket could not be read. What could be read is here, the rest is set aside.';
    case 'unkept':
      return 'This browser has no room to keep your basket. It lasts until you close this page.';
  }
}
