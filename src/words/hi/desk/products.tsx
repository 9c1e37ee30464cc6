import { shop } from '#shop/config';
import { onlineStep } from '../../../catalogue/model/onlineAmounts';
import { LEAST_PRICE, type Offer, PRICED_PRODUCTS } from '../../../catalogue/model/priceList';
import { units } from '../../../catalogue/model/product';
import { longest } from '../../../catalogue/model/texts';
import type {
  Reading,
  numberWords as englishNumber,
  photographsWords as englishPhotographs,
  productEditorWords as englishEditor,
  productsWords as englishProducts,
} from '../../en/desk/products';
import { serviceName } from '../../../orders/model/charge';
import { labelWords } from '../legal';
import { productOrderWords } from './productOrder';
import { plural } from '../../plural';
import { formatMoney } from '../../money';
import { arePricesWhole, currencySymbol, examplePrice } from '../../typedMoney';

const tooMany = `कुछ भी सेव नहीं हुआ: दुकान में ज़्यादा से ज़्यादा ${PRICED_PRODUCTS.toLocaleString(shop.market.language)} प्रोडक्ट हो सकते हैं।`;

const busy = 'अभी कुछ भी सेव नहीं हुआ: इस समय बहुत सारे ऑर्डर आ रहे हैं। फिर कोशिश करें।';

const tooLarge =
  'कुछ भी सेव नहीं हुआ: दुकान के डेटाबेस में इतना सब लिखने की जगह नहीं है। अपने प्रोडक्ट के बारे में थोड़ा कम लिखें।';

const shorten = (most: number) =>
  `इसे छोटा करके ${most.toLocaleString(shop.market.language)} या उससे कम अक्षरों में लिखें।`;

const changes = (count: number) => `${count} बदलाव`;

function describeLeft(left: number | undefined) {
  if (left === undefined) return 'स्टॉक नहीं गिना जाएगा';
  if (left === 0) return '0 बचे, यानी स्टॉक खत्म';
  return plural(left, { one: `“सिर्फ़ ${left} बचा है”`, other: `“सिर्फ़ ${left} बचे हैं”` });
}

const wereLeft = (left: number | undefined) =>
  left === undefined
    ? 'इसका स्टॉक नहीं गिना जा रहा था'
    : plural(left, { one: `${left} बचा था`, other: `${left} बचे थे` });
const areLeft = (left: number | undefined) =>
  left === undefined
    ? 'इसका स्टॉक नहीं गिना जा रहा है'
    : plural(left, { one: `${left} बचा है`, other: `${left} बचे हैं` });

/** How a product was offered when a merchant changed it, is offered now, and will be. */
type OfferChange = Record<'seen' | 'from' | 'to', Offer>;

/** One product as shoppers will see it. */
function describe(from: Offer, to: Offer): string {
  const parts: string[] = [];
  if (to.soldOut && !from.soldOut) parts.push('स्टॉक खत्म');
  if (!to.soldOut && from.soldOut) parts.push(`फिर से ${formatMoney(to.price)} में बिकेगा`);
  if (!to.soldOut && !from.soldOut && to.price !== from.price) {
    parts.push(`${formatMoney(from.price)} → ${formatMoney(to.price)}`);
  }
  if (to.left !== from.left) parts.push(describeLeft(to.left));
  return parts.join(', ');
}

/** Asks what a merchant meant by a number that can be read in several ways. */
export const numberWords = {
  meant: ({ shown, typed }: Reading) => `अगर ${shown} कहना है, तो ${typed} लिखें।`,
  either: (one: Reading, other: Reading) =>
    `इसका मतलब ${one.shown} भी हो सकता है और ${other.shown} भी: ${one.typed} या ${other.typed} लिखें।`,
  otherCurrency: (sign: string) => `यहाँ कीमतें ${currencySymbol} में हैं, ${sign} में नहीं।`,
} satisfies typeof englishNumber;

/** The merchant's products: prices, sold out and stock. */
export const productsWords = {
  heading: 'सामान',
  loading: 'कीमतें लोड हो रही हैं…',
  catalogueNotLoaded:
    'सामान लोड नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें, या यह पेज दोबारा लोड करें।',
  notLoaded: 'आज की कीमतें लोड नहीं हो सकीं। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  outOfDate: 'कनेक्ट नहीं हो सका। हो सकता है कि किसी दूसरे डिवाइस पर कीमतें बदली गई हों।',
  search: 'सामान खोजें',
  found: (count: number) => (count === 0 ? 'ऐसा कोई प्रोडक्ट नहीं मिला।' : `${count} प्रोडक्ट`),

  published: (price: number) => `${formatMoney(price)} में बिक रहा है`,
  publishedSoldOut: 'स्टॉक खत्म',
  price: 'कीमत',
  priceOf: (title: string) => `कीमत: ${title}`,
  wrongPrice: arePricesWhole
    ? `पूरी संख्या डालें, जैसे ${examplePrice}।`
    : `कीमत डालें, जैसे ${examplePrice}।`,
  lowPrice: `कम से कम ${formatMoney(LEAST_PRICE)} की कीमत डालें।`,
  unpayablePrice: `ऐसी कीमत डालें जो ${formatMoney(onlineStep(shop))} से पूरी बँट जाए: ${serviceName} कोई और कीमत नहीं लेता।`,
  left: 'बचा स्टॉक',
  leftOf: (title: string) => `बचा स्टॉक: ${title}`,
  notCounted: 'गिनती नहीं',
  wrongLeft: 'पूरी संख्या डालें, जैसे 4, या खाली छोड़ें।',
  soldOut: 'स्टॉक खत्म',
  soldOutOf: (title: string) => `स्टॉक खत्म: ${title}`,
  changed: (from: Offer, to: Offer) => `बदलाव: ${describe(from, to)}`,
  needsAttention: 'इस पर ध्यान दें',
  reset: 'रीसेट करें',
  resetOf: (title: string) => `रीसेट करें: ${title}`,
  wasReset: (title: string) => `रीसेट हुआ: ${title}`,

  bar: 'बदलाव जो सेव नहीं हुए',
  count: changes,
  unsaved: (count: number) =>
    plural(count, {
      one: `आपका ${changes(count)} अभी सेव नहीं हुआ है।`,
      other: `आपके ${changes(count)} अभी सेव नहीं हुए हैं।`,
    }),
  review: 'ग्राहकों को क्या दिखेगा',
  change: (title: string, from: Offer, to: Offer) => `${title}: ${describe(from, to)}`,
  wrong: (title: string) => `${title}: इस पर ध्यान दें`,
  save: 'बदलाव सेव करें',
  tryAgain: 'फिर कोशिश करें',
  firstCorrect: (count: number) =>
    plural(count, {
      one: 'एक प्रोडक्ट पर ध्यान दें।',
      other: `${count} प्रोडक्ट पर ध्यान दें।`,
    }),
  doubtful: 'क्या यह सही है?',
  doubts: {
    unusual: (title: string, { from, to }: OfferChange) =>
      `${title}: ${formatMoney(from.price)} → ${formatMoney(to.price)}, इतना बड़ा बदलाव कम ही होता है।`,
    price: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: आपने ${formatMoney(to.price)} तब डाला जब कीमत ${formatMoney(seen.price)} थी; ` +
      `अब कीमत ${formatMoney(from.price)} है।`,
    left: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: आपने ${to.left === undefined ? 'स्टॉक गिनना तब बंद किया' : `${to.left} तब डाला`} जब ` +
      `${wereLeft(seen.left)}; अब ${areLeft(from.left)}।`,
  },
  checkAgain: 'फिर से जाँचें',
  discard: 'बदलाव हटाएँ',
  discardQuestion: (count: number) => `${changes(count)} हटाएँ?`,
  keep: 'रहने दें',
  discarded: 'बदलाव हटा दिए गए। ग्राहकों के लिए कुछ नहीं बदला है।',
  saved: 'सेव हो गया। ग्राहक जब दुकान खोलेंगे या उस पर लौटेंगे, तब बदलाव दिखेगा; चेकआउट पर तुरंत।',
  undo: 'बदलाव वापस लें',
  undone: 'बदलाव वापस ले लिए गए। ग्राहकों को वही दिखेगा जो पहले दिखता था।',
  /** Shown if storage has no room for unsaved changes, which then last only as long as the page. */
  notStored:
    'इस ब्राउज़र में आपके बदलाव रखने की जगह नहीं है, इसलिए यह पेज बंद या दोबारा लोड करने से पहले उन्हें सेव करें।',
  failures: {
    changed:
      'इस बीच किसी दूसरे डिवाइस पर सामान बदला गया है। आपके बदलाव अब भी यहाँ हैं: उन्हें जाँचें और फिर सेव करें।',
    overtaken:
      'कुछ भी वापस नहीं लिया गया: ये प्रोडक्ट उसके बाद फिर बदले गए हैं, इसलिए देख लें कि ग्राहकों को अब क्या दिखता है।',
    busy,
    tooMany,
    tooLarge,
    tooMoved: productOrderWords.tooMoved,
    refused:
      'कुछ भी सेव नहीं हुआ: इस खाते से दुकान का सामान नहीं बदला जा सकता, या यह पेज पुराना है। पेज दोबारा लोड करें और फिर कोशिश करें।',
    unsaved: 'कनेक्ट नहीं हो सका, इसलिए कुछ भी सेव नहीं हुआ। आपके बदलाव अब भी यहाँ हैं: फिर कोशिश करें।',
    unknown:
      'कनेक्ट नहीं हो सका, इसलिए हमें अभी पता नहीं कि यह सेव हुआ या नहीं। आपके बदलाव अब भी यहाँ हैं, और फिर कोशिश करने में कोई नुकसान नहीं है।',
  },

  /** Why nothing was published. */
  notPublished: {
    changed: 'इस बीच किसी दूसरे डिवाइस पर सामान बदला गया है। उसे यहाँ जाँचें, और फिर पब्लिश करें।',
    busy,
    tooMany,
    tooLarge,
    tooMoved: productOrderWords.tooMoved,
    refused:
      'कुछ भी पब्लिश नहीं हुआ: इस खाते से दुकान का सामान नहीं बदला जा सकता, या यह पेज पुराना है। पेज दोबारा लोड करें और फिर कोशिश करें।',
    unsaved: 'कनेक्ट नहीं हो सका, इसलिए कुछ भी पब्लिश नहीं हुआ। फिर कोशिश करें।',
    unknown:
      'कनेक्ट नहीं हो सका, इसलिए हमें अभी पता नहीं कि यह पब्लिश हुआ या नहीं। फिर कोशिश करने में कोई नुकसान नहीं है।',
  },

  opening: {
    heading: 'आपकी दुकान अभी खुली नहीं है',
    explanation: 'ग्राहक सामान देख सकते हैं, और आपके कीमतें पब्लिश करते ही ऑर्डर भी कर सकेंगे।',
    publish: (count: number) => `${count} प्रोडक्ट पब्लिश करें`,
    isOpen: 'आपकी दुकान खुल गई है।',
  },

  /** Products that are new in the site's files, or gone from there. */
  files: {
    heading: 'साइट की फ़ाइलें बदल गई हैं',
    explanation: 'जब तक आप इसे पब्लिश नहीं करते, ग्राहकों के लिए कुछ नहीं बदलेगा:',
    added: (title: string, { price, soldOut }: Offer) =>
      soldOut ? `${title}: नया, स्टॉक खत्म।` : `${title}: नया, ${formatMoney(price)}।`,
    gone: (title: string) => `${title}: अब साइट की फ़ाइलों में नहीं है।`,
    delivery: 'डिलीवरी चार्ज बदल गया है।',
    publish: 'पब्लिश करें',
    publishOf: (title: string) => `पब्लिश करें: ${title}`,
    publishAll: 'सब पब्लिश करें',
    published: 'पब्लिश हो गया। ग्राहक जब दुकान खोलेंगे या उस पर लौटेंगे, तब यह दिखेगा।',
    notYet: 'अभी नहीं',
    areSoldOut: 'इनकी बिक्री अभी शुरू नहीं हुई: लिस्ट में इन पर “स्टॉक खत्म” दिखता है।',
  },
} satisfies typeof englishProducts;

/** The parts of a product, by the names of their fields. */
const parts: Readonly<Record<string, string>> = {
  title: 'नाम',
  price: 'कीमत',
  was: 'पहले की कीमत',
  contents: 'मात्रा',
  taxCode: 'HSN कोड',
  category: 'कैटेगरी',
  image: 'मुख्य फ़ोटो',
  pictures: 'बाकी फ़ोटो',
  details: 'विवरण या जानकारी',
  variants: 'विकल्प',
  keywords: 'खोज के शब्द',
  rating: 'स्टार',
  reviews: 'रिव्यू',
  hidden: 'छिपा है या नहीं',
};
const listParts = (names: readonly string[]) =>
  new Intl.ListFormat('hi').format(
    names.map((name) => (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? `“${name}”`),
  );

const usePhotograph = 'यह फ़ोटो लगाएँ';

/** The form in which a merchant adds and edits products. */
export const productEditorWords = {
  add: 'प्रोडक्ट जोड़ें',
  /** @param title of a product that isn't published yet */
  continueDraft: (title: string) => (title ? `अपना ड्राफ़्ट पूरा करें: ${title}` : 'अपना ड्राफ़्ट पूरा करें'),
  edit: 'एडिट करें',
  editOf: (title: string) => `एडिट करें: ${title}`,
  draft: 'ड्राफ़्ट',
  hidden: 'छिपा हुआ',
  back: 'सारा सामान',
  loading: 'यह प्रोडक्ट लोड हो रहा है…',
  notLoaded: 'यह प्रोडक्ट लोड नहीं हो सका। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  unknown: 'ऐसा कोई प्रोडक्ट अब नहीं है।',
  /** Shown above the list. */
  notBuilt: (count: number) =>
    `जब भी कोई दुकान खोलता है, ${count} प्रोडक्ट डेटाबेस से लोड होते हैं। साइट दोबारा बिल्ड करने से दुकान जल्दी खुलेगी; यह हर रात किया जा सकता है।`,

  /** Shown above the list: what is in the database and not in the shop, or only in part. */
  unfinished: {
    heading: 'इन प्रोडक्ट पर ध्यान दें',
    missing: ({ title, price, image }: { title?: string; price?: number; image?: string }) => {
      const missing = [!image && 'फ़ोटो', !title && 'नाम', !price && 'कीमत'];
      const needs = new Intl.ListFormat('hi').format(missing.filter((each) => each !== false));
      return `ग्राहकों को यह अभी नहीं दिखता: ${needs ? `इसमें ${needs} जोड़ें` : 'इसे पब्लिश करें'}।`;
    },
    /** @param parts the names of the fields; `undefined` if nothing can be read */
    malformed: (parts: readonly string[] | undefined) =>
      parts
        ? `दुकान के डेटाबेस में यहाँ कुछ ऐसा है जो इस्तेमाल नहीं हो सकता, इसलिए वह ग्राहकों को नहीं दिखता: ${listParts(parts)}।`
        : 'दुकान के डेटाबेस में यहाँ जो है, उसे पढ़ा नहीं जा सकता, इसलिए वह ग्राहकों को नहीं दिखता।',
    leftOut: {
      photograph: 'एक फ़ोटो दिखाई नहीं जा सकती, इसलिए साइट उसके बिना बनी है। उसे फिर से चुनें या हटाएँ।',
      clash:
        'साइट इसके बिना बनी है: किसी दूसरे प्रोडक्ट की ID या लिंक भी यही है। इसका नाम बदलें, या इसके विकल्प हटाकर फिर जोड़ें।',
    },
    gone: (count: number) =>
      plural(count, {
        one: 'एक प्रोडक्ट अब साइट की फ़ाइलों में नहीं है',
        other: `${count} प्रोडक्ट अब साइट की फ़ाइलों में नहीं हैं`,
      }),
    goneHint: 'आपने इनमें जो बदला था, वह यहाँ है। आप इन्हें पूरा करके फिर पब्लिश कर सकते हैं।',
    mend: 'नीचे दी गई बातें जाँचें, जो कमी है उसे पूरा करें, और सेव करें।',
    stored: 'डेटाबेस में क्या है',
  },

  title: 'प्रोडक्ट का नाम',
  price: productsWords.price,
  was: 'पहले की कीमत',
  optional: 'ज़रूरी नहीं',
  left: productsWords.left,
  notCounted: productsWords.notCounted,
  contents: 'मात्रा',
  contentsExample: 'जैसे 100 g',
  taxCode: 'HSN कोड',
  weight: 'वज़न, ग्राम में',
  size: 'नाप सेमी में: लंबाई × चौड़ाई × ऊँचाई',
  sizeExample: 'जैसे 30 × 20 × 5',
  unitNames: {
    g: ['ग्राम', 'gm', 'gms', 'gram'],
    kg: ['किलो', 'किलोग्राम', 'किग्रा', 'kilo'],
    ml: ['मिली', 'मिलीलीटर', 'मिलीलिटर'],
    l: ['लीटर', 'लिटर', 'ltr', 'litre'],
    cm: ['सेमी', 'सेंटीमीटर'],
    m: ['मीटर', 'mtr', 'metre'],
    'm²': ['वर्ग मीटर', 'sqm', 'sq m'],
  },
  category: 'कैटेगरी',
  text: 'विवरण',
  ...labelWords,
  ofLabel: {
    heading: 'पैकेट पर लिखी बातें',
    hint: 'जो पैक किए सामान पर लिखना ज़रूरी है। ग्राहक इसे बाकी जानकारी के नीचे देखते हैं',
    examples: {
      netQuantity: 'जैसे 250 ग्राम या 2 नग',
      warranty: 'जैसे 1 साल, निर्माता की ओर से',
      maker: 'नाम और पता',
      origin: 'जैसे भारत',
    },
  },
  fact: {
    heading: 'जानकारी',
    hint: 'जैसे नाम “रंग” और ब्योरा “नीला”',
    add: 'जानकारी जोड़ें',
    number: (number: number) => `जानकारी ${number}`,
  },
  variant: {
    heading: 'विकल्प: साइज़ या रंग',
    hint: 'हर विकल्प की अपनी कीमत हो सकती है, और उसका स्टॉक अलग गिना जाता है',
    add: 'साइज़ या रंग जोड़ें',
    number: (number: number) => `विकल्प ${number}`,
  },
  name: 'नाम',
  value: 'ब्योरा',
  /** A variant's price or contents, if they are the product's. */
  same: 'वही',
  /** The photograph that shows a size or colour. */
  photograph: 'फ़ोटो',
  /** The choice of a size or colour that has no photograph of its own. */
  firstPhotograph: 'पहली',
  /** The accessible name of a field of a fact or variant. */
  fieldOf: (label: string, row: string) => `${label}: ${row}`,
  remove: 'हटाएँ',
  removeOf: (row: string) => `हटाएँ: ${row}`,
  wasRemoved: (row: string) => `हटाया गया: ${row}`,

  problems: {
    noPhotograph: 'फ़ोटो जोड़ें।',
    photographWaits: `पहले “${usePhotograph}” दबाएँ, या उसे रद्द करें।`,
    noTitle: 'प्रोडक्ट का नाम डालें।',
    longTitle: shorten(longest.title),
    longName: shorten(longest.name),
    longValue: shorten(longest.value),
    longText: shorten(longest.text),
    markup: 'HTML या Markdown के निशान हटाएँ, जैसे <b> या **: ग्राहकों को ये ऐसे ही दिखेंगे।',
    wrongPrice: productsWords.wrongPrice,
    lowPrice: productsWords.lowPrice,
    unpayablePrice: productsWords.unpayablePrice,
    wrongWas: 'आज की कीमत से ज़्यादा कीमत डालें, या खाली छोड़ें।',
    wrongLeft: productsWords.wrongLeft,
    wrongContents: `मात्रा और इकाई लिखें, जैसे 100 g या 1.5 kg। इकाइयाँ: ${Object.keys(units).join(', ')}।`,
    wrongTaxCode: '4, 6 या 8 अंक लिखें, जैसे 3305, या खाली छोड़ दें।',
    wrongWeight: 'पूरे ग्राम लिखें, जैसे 450, या इसे ख़ाली छोड़ें।',
    wrongSize: 'लंबाई, चौड़ाई और ऊँचाई सेमी में लिखें, जैसे 30 × 20 × 5, या इसे ख़ाली छोड़ें।',
    emptyRow: 'इसे भरें या हटाएँ।',
    sameName: 'यही नाम एक और का भी है। दोनों में से एक बदलें।',
  },
  /** Asks before a second product has the same title. */
  sameTitle: (title: string) =>
    `“${title}” नाम का एक और प्रोडक्ट है। हो सकता है कि ग्राहक दोनों में फ़र्क न कर पाएँ।`,
  wrongFields: (count: number) =>
    plural(count, { one: 'एक जगह सुधार चाहिए।', other: `${count} जगह सुधार चाहिए।` }),

  publish: 'पब्लिश करें',
  photographGone:
    'एक फ़ोटो अब इस ब्राउज़र में नहीं है। उसे हटाएँ, दोबारा चुनें, और फिर कोशिश करें: बाकी सब अब भी यहाँ है।',
  discardDraft: 'ड्राफ़्ट हटाएँ',
  discardQuestion: 'यहाँ जो लिखा है, उसे हटाएँ?',
  keepDraft: 'रहने दें',
  discarded: 'ड्राफ़्ट हटा दिया गया। ग्राहकों के लिए कुछ नहीं बदला है।',
  duplicate: 'कॉपी बनाएँ',
  hide: 'छिपाएँ',
  hideOf: (title: string) => `${title} छिपाएँ`,
  hideQuestion: 'यह प्रोडक्ट छिपाएँ?',
  hideConsequence:
    'जब तक आप इसे फिर से नहीं दिखाते, ग्राहक इसे न खोज सकेंगे, न ऑर्डर कर सकेंगे। बचे स्टॉक की संख्या सेव नहीं रहेगी।',
  keepShown: 'रहने दें',
  show: 'फिर से दिखाएँ',
  showOf: (title: string) => `${title} फिर से दिखाएँ`,

  /** Says what was done with the product of this title. */
  done: {
    published: (title: string) => `“${title}” की बिक्री शुरू हो गई है।`,
    saved: (title: string) =>
      `सेव हुआ: “${title}”। ग्राहक जब दुकान खोलेंगे या उस पर लौटेंगे, तब बदलाव दिखेगा; चेकआउट पर तुरंत।`,
    savedHidden: (title: string) =>
      `सेव हुआ: “${title}”। यह अब भी छिपा हुआ है: जब तक आप इसे फिर से नहीं दिखाते, ग्राहक इसे न खोज सकेंगे, न ऑर्डर कर सकेंगे।`,
    hidden: (title: string) =>
      `“${title}” को छिपा दिया गया है। ग्राहक अब इसे न खोज सकते हैं, न ऑर्डर कर सकते हैं।`,
    shown: (title: string) => `“${title}” की बिक्री फिर से शुरू हो गई है।`,
  },
  /** The texts about photographs that another app has shared. */
  leftOut: (count: number) =>
    plural(count, {
      one: 'शेयर की गई एक फ़ाइल यहाँ नहीं है: एक प्रोडक्ट में ज़्यादा से ज़्यादा 8 फ़ोटो आ सकती हैं, कुल 64 MB की। उसे नीचे चुनें।',
      other: `शेयर की गई ${count} फ़ाइलें यहाँ नहीं हैं: एक प्रोडक्ट में ज़्यादा से ज़्यादा 8 फ़ोटो आ सकती हैं, कुल 64 MB की। उन्हें नीचे चुनें।`,
    }),
  shared: 'शेयर किए गए लिंक में इसकी फ़ोटो तब दिखेगी, जब साइट दोबारा बिल्ड होगी।',
  see: 'दुकान में देखें',
  addAnother: 'एक और जोड़ें',
} satisfies typeof englishEditor;

/** The photographs of a product, at the merchant's desk. */
export const photographsWords = {
  heading: 'फ़ोटो',
  add: 'फ़ोटो खींचें या चुनें',
  most: (count: number) => `एक प्रोडक्ट में ज़्यादा से ज़्यादा ${count} फ़ोटो हो सकती हैं।`,
  first: 'लिस्ट में ग्राहकों को पहली फ़ोटो दिखती है। बाकी प्रोडक्ट की जानकारी में दिखती हैं।',
  photograph: (position: number, total: number) => `${total} में से फ़ोटो ${position}`,
  earlier: (position: number) => `फ़ोटो ${position} को एक जगह पहले लाएँ`,
  later: (position: number) => `फ़ोटो ${position} को एक जगह बाद में ले जाएँ`,
  remove: (position: number) => `फ़ोटो ${position} हटाएँ`,
  moved: (position: number, total: number) =>
    position === 1
      ? `जगह बदली: अब ${total} में से पहली, और दुकान की लिस्ट में यही दिखेगी।`
      : `जगह बदली: अब ${total} में से ${position} नंबर पर।`,
  removed: (total: number) =>
    plural(total, {
      one: `हटाई गई। अब ${total} फ़ोटो है।`,
      other: `हटाई गई। अब ${total} फ़ोटो हैं।`,
    }),
  added: (total: number) => `जोड़ी गई: फ़ोटो ${total}।`,

  opening: 'फ़ोटो खुल रही है…',
  /** @param waiting how many photographs come after this one */
  crop: (waiting: number) =>
    waiting === 0 ? 'चुनें कि क्या दिखेगा' : `चुनें कि क्या दिखेगा (इसके बाद ${waiting} और)`,
  frame: 'यही हिस्सा दिखेगा। इसे खींचें, या तीर वाले बटन दबाकर खिसकाएँ।',
  zoom: 'ज़ूम',
  whole: 'पूरी फ़ोटो दिखाएँ',
  isWhole: 'पूरी फ़ोटो दिखेगी।',
  small: 'यह हिस्सा छोटा है, इसलिए ग्राहकों को बड़ा करने पर साफ़ नहीं दिखेगा।',
  use: usePhotograph,
  cancel: 'रद्द करें',
  cancelled: 'रद्द किया गया। यह फ़ोटो नहीं जोड़ी गई।',

  /** @param name of the file; empty if it isn't known */
  failures: {
    unreadable: (name: string) =>
      `${name || 'यह फ़ाइल'} फ़ोटो के रूप में नहीं खुल सकी। JPEG, PNG या WebP फ़ाइल चुनें।`,
    heic: (name: string) =>
      `यह ब्राउज़र Apple के HEIC फ़ॉर्मैट वाली ${name || 'फ़ोटो'} नहीं खोल सकता। उसे JPEG के रूप में सेव करें, या iPhone पर चुनें।`,
    'too-small': (name: string) =>
      `${name || 'यह फ़ोटो'} बहुत छोटी है। फ़ोटो कम से कम 480 पिक्सेल चौड़ी और 360 पिक्सेल ऊँची होनी चाहिए।`,
  },
} satisfies typeof englishPhotographs;
