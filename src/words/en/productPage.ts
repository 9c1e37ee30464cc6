import { formatRupees } from '../rupees';

/** What only a product's own page says. */
export const productPageWords = {
  breadcrumbs: 'You are here',
  home: 'Home',
  variant: 'Option',
  /** The price of a product whose variants cost different amounts. */
  from: (price: number) => `From ${formatRupees(price)}`,
  /** If a press can’t be stored, which is lost on this page. */
  notAdded: 'Not added: this browser can’t save it. Add it in the shop.',
  goToBasket: 'Go to your basket',
  seeInShop: 'See it in the shop',
  details: 'Details',
  /** In a search engine's results, if the merchant has written nothing about the product. */
  description: (title: string, shop: string) => `${title}, at ${shop}.`,
};
