import type { Message, ShopperNews } from './order';

/** What a message says; `order` and `claim` are the shop's: a new order, and a payment that needs a merchant. */
export type News = ShopperNews | 'order' | 'claim';

export const isShopperNews = (news: News): news is ShopperNews =>
  news !== 'order' && news !== 'claim';

/** How a message goes. */
export type Way = 'email' | 'push' | 'whatsApp';

/** Whom a message is for. */
type Recipient = 'shopper' | 'shop';

interface MessageTerms {
  to: Recipient;
  news: News;
  way: Way;
}

type ShopperMessage = ShopperNews | `${ShopperNews}WhatsApp`;

export const shopperNews = Object.keys({
  receipt: true,
  accepted: true,
  sent: true,
  delivered: true,
  undelivered: true,
  returnDeclined: true,
  returned: true,
  cancelled: true,
  refund: true,
  latePayment: true,
} satisfies Record<ShopperNews, true>) as ShopperNews[];

const toShopper = Object.fromEntries(
  shopperNews.flatMap((news): [ShopperMessage, MessageTerms][] => [
    [news, { to: 'shopper', news, way: 'email' }],
    [`${news}WhatsApp`, { to: 'shopper', news, way: 'whatsApp' }],
  ]),
) as Record<ShopperMessage, MessageTerms>;

/** Every message: what it says to whom, and how it goes. */
export const messages: Readonly<Record<Message, MessageTerms>> = {
  ...toShopper,
  shopEmail: { to: 'shop', news: 'order', way: 'email' },
  shopPush: { to: 'shop', news: 'order', way: 'push' },
  claimPush: { to: 'shop', news: 'claim', way: 'push' },
};

export const allMessages = Object.keys(messages) as Message[];

/** The names of the messages to the shopper: how each goes, and what it says. */
export const namesOfMessages = (
  ways: Record<'email' | 'whatsApp', string>,
  news: Record<ShopperNews, string>,
) =>
  Object.fromEntries(
    shopperNews.flatMap((each) => [
      [each, `${ways.email}: ${news[each]}`],
      [`${each}WhatsApp`, `${ways.whatsApp}: ${news[each]}`],
    ]),
  ) as Record<ShopperMessage, string>;
