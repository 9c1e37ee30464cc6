import type { Contents, Unit, UnitPrice } from '../../catalogue/model/product';
import type {
  catalogueWords as englishCatalogue,
  searchWords as englishSearch,
} from '../en/catalogue';
import { plural } from '../plural';
import { formatMoney } from '../money';

const unitNames: Readonly<Record<Unit, string>> = {
  g: 'ग्राम',
  kg: 'किलो',
  ml: 'मिली',
  l: 'लीटर',
  cm: 'सेमी',
  m: 'मीटर',
  'm²': 'वर्ग\u00A0मीटर',
};

export const catalogueWords = {
  add: 'बास्केट में जोड़ें',
  addOf: (title: string) => `बास्केट में जोड़ें: ${title}`,
  /** The button's answer to a press, after a tick. */
  added: 'बास्केट में है',
  soldOut: 'स्टॉक खत्म',
  variantsOf: (title: string) => `विकल्प: ${title}`,
  /** The price of a product whose variants cost different amounts. */
  from: (amount: number) => `${formatMoney(amount)} से शुरू`,
  /** What a product contains, and its price by the unit that the law names. */
  unitPrice: ({ amount, unit }: Contents, { price, base }: UnitPrice) =>
    `${amount}\u00A0${unitNames[unit]} · ${formatMoney(price)} प्रति\u00A0${unitNames[base]}`,
  variantWithPrice: (name: string, amount: number) => `${name}, ${formatMoney(amount)}`,
  variantSoldOut: (name: string) => `${name} (स्टॉक खत्म)`,
  left: (count: number) =>
    plural(count, { one: `सिर्फ़ ${count} बचा है`, other: `सिर्फ़ ${count} बचे हैं` }),
  /** Read out before the former price, which is struck through. */
  was: 'पहले की कीमत',
  saving: (amount: number) => `${formatMoney(amount)} की बचत`,
  rating: (points: number) => `रेटिंग: 5 में से ${points}`,
  reviews: (count: number) => `${count} रिव्यू`,
  /** Shown beside the stars. */
  reviewCount: (count: number) => `(${count})`,
  byUs: 'हमारी',
} satisfies typeof englishCatalogue;

export const searchWords = {
  search: 'खोजें',
  categories: 'कैटेगरी',
  /** The category with all products. */
  all: 'सभी',
  loading: 'सामान लोड हो रहा है…',
  notLoaded: 'सामान लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
} satisfies typeof englishSearch;
