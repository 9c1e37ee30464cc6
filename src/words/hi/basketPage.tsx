import type { ReactNode } from 'react';
import type {
  accountBasketWords as englishAccountBasket,
  basketPageWords as englishBasketPage,
  checkoutWords as englishCheckout,
  limitWords as englishLimits,
  placedWords as englishPlaced,
} from '../en/basketPage';
import { plural } from '../plural';
import { formatMoney } from '../money';
import { basketWords } from './basket';
import { arrivalWords } from './orders/arrival';

const all = (count: number) => (count === 2 ? 'दोनों' : `सभी ${count}`);

/** The checkout screen's basket. */
export const basketPageWords = {
  heading: 'आपकी बास्केट',
  emptyHeading: 'आपकी बास्केट खाली है',
  emptyText: 'इसमें अभी कोई सामान नहीं है।',
  total: 'कुल',
  containsGift: 'यह गिफ़्ट है',
  subtotal: (count: number) => `${basketWords.items(count)} की कीमत:`,
  delivery: 'डिलीवरी:',
  free: 'मुफ़्त',
  totalToPay: 'कुल:',
  freeDelivery: 'मुफ़्त डिलीवरी',
  freeDeliveryFor: (amount: number) => `मुफ़्त डिलीवरी के लिए ${formatMoney(amount)} का सामान और जोड़ें`,
  /** The text before a product that closes the gap for less than delivery costs. */
  freeDeliveryWith: (amount: number) => `मुफ़्त डिलीवरी के लिए ${formatMoney(amount)} का सामान और जोड़ें:`,
  suggestion: (title: string, amount: number) => `${title}, ${formatMoney(amount)}`,
  add: 'जोड़ें',
  addOf: (title: string) => `जोड़ें: ${title}`,
  haveCode: 'कोई कोड है?',
  loadingCode: 'लोड हो रहा है…',
  codeNotLoaded: 'यह लोड नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  news: 'आपकी बास्केट के बारे में',
  dismissNews: 'ठीक है',
  arrivesIfOrdered: (today: number, days: readonly [fewest: number, most: number]) =>
    `आज ऑर्डर करने पर ${arrivalWords.arrives(today, days)}।`,
  proceed: 'चेकआउट पर जाएँ',
  seeProducts: 'सारा सामान देखें',
  /** The heading above the first products, if the basket is empty. */
  suggestions: 'यहाँ से शुरू करें',
  soldOut: 'स्टॉक खत्म',
  notOrdered: 'यह आपके ऑर्डर में शामिल नहीं होगा।',
  /** Screen readers say it if it is news. */
  nowSoldOut: (titles: readonly string[]) =>
    plural(titles.length, {
      one: `“${titles[0]}” का स्टॉक खत्म है, यह आपके ऑर्डर में शामिल नहीं होगा।`,
      other: `आपकी बास्केट के ${titles.length} प्रोडक्ट का स्टॉक खत्म है, वे आपके ऑर्डर में शामिल नहीं होंगे।`,
    }),
  newPrices: (products: readonly { title: string; price: number }[]) =>
    plural(products.length, {
      one: `“${products[0]?.title}” की कीमत अब ${formatMoney(products[0]?.price ?? 0)} है।`,
      other: `आपकी बास्केट के ${products.length} प्रोडक्ट की कीमतें बदल गई हैं।`,
    }),
  pending: (count: number) =>
    plural(count, {
      one: 'आपकी बास्केट का 1 और आइटम लोड हो रहा है…',
      other: `आपकी बास्केट के ${count} और आइटम लोड हो रहे हैं…`,
    }),
  pendingFailed: (count: number) =>
    plural(count, {
      one: 'आपकी बास्केट का 1 आइटम लोड नहीं हो सका।',
      other: `आपकी बास्केट के ${count} आइटम लोड नहीं हो सके।`,
    }),
  tryAgain: 'फिर कोशिश करें',
  countOf: (title: string) => `मात्रा: ${title}`,
  oneFewer: '−',
  oneFewerOf: (title: string) => `एक कम करें: ${title}`,
  oneMore: '+',
  oneMoreOf: (title: string) => `एक और जोड़ें: ${title}`,
  each: (amount: number) => `${formatMoney(amount)} प्रति पीस`,
  remove: 'बास्केट से हटाएँ',
  /** Begins with the button's text, which removes one. */
  removeProduct: (count: number, title: string) =>
    `बास्केट से हटाएँ: ${count > 1 ? `${count} में से एक, ` : ''}${title}`,
  removeAll: (count: number) => `${all(count)} हटाएँ`,
  removeAllOf: (count: number, title: string) => `${all(count)} हटाएँ: ${title}`,
  removeEverything: 'सब कुछ हटाएँ',
  removed: (titles: readonly string[]) => `हटाया गया: ${basketWords.products(titles)}`,
  /** All of one product. */
  allRemoved: (count: number, title: string) => `${all(count)} हटाए गए: ${title}`,
  /** Some of one product, in its row. */
  someRemoved: (count: number, left: number) =>
    `${plural(count, { one: `${count} हटाया गया`, other: `${count} हटाए गए` })}, ${left} बाकी`,
  undo: 'वापस जोड़ें',
  undoRemoval: (titles: readonly string[]) => `वापस जोड़ें: ${basketWords.products(titles)}`,
} satisfies typeof englishBasketPage;

const mostOfEach = (most: number) => `हर प्रोडक्ट के ज़्यादा से ज़्यादा ${most} पीस लिए जा सकते हैं।`;

/** Why there can't be more of a product. */
export const limitWords = {
  mostOfEach,
  tooMany: (most: number, surplus: number, title: string) =>
    `${mostOfEach(most)} आगे बढ़ने के लिए “${title}” के ${surplus} पीस हटाएँ।`,
  left: (count: number) =>
    plural(count, { one: `सिर्फ़ ${count} बचा है।`, other: `सिर्फ़ ${count} बचे हैं।` }),
  moreThanLeft: (left: number, surplus: number, title: string) =>
    plural(left, {
      one: `“${title}” का सिर्फ़ ${left} बचा है। आगे बढ़ने के लिए ${surplus} हटाएँ।`,
      other: `“${title}” के सिर्फ़ ${left} बचे हैं। आगे बढ़ने के लिए ${surplus} हटाएँ।`,
    }),
  remove: (count: number) => `${count} हटाएँ`,
  removeOf: (count: number, title: string) => `${count} हटाएँ: “${title}”`,
} satisfies typeof englishLimits;

export const checkoutWords = {
  title: 'आपकी बास्केट',
  isEmpty: 'आपकी बास्केट खाली है। चेकआउट से पहले कुछ सामान जोड़ें।',
  isPending: 'आपकी बास्केट का कुछ सामान अभी लोड हो रहा है। थोड़ी देर में फिर कोशिश करें।',
  isSoldOut: 'आपकी बास्केट के सारे सामान का स्टॉक खत्म हो गया है। ऑर्डर करने के लिए कुछ और जोड़ें।',
  shopTakesNoOrders: 'अभी ऑनलाइन ऑर्डर नहीं लिए जा रहे हैं।',
  loading: 'लोड हो रहा है…',
  sentNotLoaded: `हम देख नहीं पाए कि आपका पिछला ऑर्डर हमें मिला या नहीं। ऑनलाइन आने पर “${basketPageWords.proceed}” दबाएँ, हम फिर देखेंगे।`,
  notLoaded: 'ऑर्डर फ़ॉर्म लोड नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
} satisfies typeof englishCheckout;

/** The heading of a placed order’s screen, which is there before its details. */
export const placedWords = {
  title: 'ऑर्डर हो गया',
  heading: (id: ReactNode) => <>धन्यवाद। आपका ऑर्डर {id} हमें मिल गया है।</>,
  announcement: (id: string) => `धन्यवाद। आपका ऑर्डर ${id} हमें मिल गया है।`,
  notLoaded: 'ऑर्डर की जानकारी लोड नहीं हो सकी। ऑनलाइन आने पर यह पेज दोबारा लोड करें।',
} satisfies typeof englishPlaced;

/** The notice while the basket can't be synced. */
export const accountBasketWords = {
  unreachable: 'इस डिवाइस पर सेव है। आपके ऑनलाइन आने पर यह सिंक हो जाएगी।',
  rejected: 'इस डिवाइस पर सेव है। इसे अभी आपके खाते से सिंक नहीं किया जा सकता।',
} satisfies typeof englishAccountBasket;
