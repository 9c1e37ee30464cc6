import { formatMoney } from '../money';

/** The screen of one product. */
export const productPageWords = {
  breadcrumbs: 'You are here',
  home: 'Home',
  arrives: (dates: string) => `Get it ${dates}.`,
  freeDelivery: 'Free delivery.',
  delivery: (price: number, freeFrom: number | undefined) =>
    freeFrom === undefined
      ? `Delivery ${formatMoney(price)}.`
      : `Delivery ${formatMoney(price)}, free from ${formatMoney(freeFrom)}.`,
  pin: 'Delivery to PIN code',
  pinHint: (hasDays: boolean): string =>
    hasDays ? 'See if and when we deliver.' : 'See if we deliver there.',
  wrongPin: 'Enter a valid 6-digit PIN code.',
  unlikelyPin: 'PIN codes that start with 9 are the army’s.',
  deliversTo: (pin: string) => `We deliver to ${pin}.`,
  deliversBy: (pin: string, day: string) => `Delivery to ${pin} by ${day}.`,
  doesNotDeliverTo: (pin: string) => `We don’t deliver to ${pin} yet.`,
  /** Beside stars that no buyer gave. */
  ratedByShop: (points: number) => `Rated ${points} by the shop`,
  details: 'Details',
  detailsNotLoaded: 'The details couldn’t be loaded.',
  more: (category: string) => (category ? `More in ${category}` : 'More from the shop'),
  seen: 'You looked at',
  loading: 'Loading the product…',
  notLoaded: 'The product couldn’t be loaded.',
  tryAgain: 'Try again',
  noLongerSold: 'This product is no longer sold',
  whatElse: 'Here is what else we have',
  /** Whether the name of a variant is a size, such as 'Large', 'XL' or '500 ml'; otherwise it may be a colour. */
  isSize: (name: string) =>
    /\p{Nd}|^(extra[ -]?)?(small|medium|large)$|^(x*[sl]|m|one size)$/iu.test(name.trim()),
  /** The description for search engines, if the merchant has written none. */
  description: (title: string, shop: string) => `${title}, at ${shop}.`,
};

export const galleryWords = {
  enlarge: (title: string, number: number) => `Enlarge picture ${number}: ${title}`,
  show: (number: number) => `Show picture ${number}`,
  pictures: (title: string) => `Pictures: ${title}`,
  /** What a picture shows; the first one shows the product. */
  alt: (title: string, number: number, caption: string | undefined) => {
    if (number === 1) return title;
    return caption ? `${title}: ${caption}` : `${title}, picture ${number}`;
  },
  place: (number: number, total: number, caption: string | undefined) =>
    caption ? `${number} of ${total}: ${caption}` : `${number} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  strip: 'All pictures: use the arrow keys',
  close: 'Close pictures',
};

export const shareWords = {
  share: 'Share',
  shareOf: (label: string, title: string) => `${label}: ${title}`,
  copied: 'Link copied',
  /** The label of the address, if the browser couldn't copy it. */
  copyThis: 'Copy this link:',
};
