import { shop } from '#shop/config';
import type { Discount } from '../../../orders/model/discount';
import { formatDate, formatTime } from '../../dates';
import type { codesWords as english } from '../../en/desk/codes';
import { type Amount, formatMoney } from '../../money';
import { examplePrice } from '../../typedMoney';
import { termsOf } from '../orders/code';

const numberOf = (count: number) => count.toLocaleString(shop.market.language);

const offline =
  'कनेक्ट नहीं हो सका, इसलिए हमें अभी पता नहीं कि यह सेव हुआ या नहीं। फिर कोशिश करने में कोई नुकसान नहीं है।';

/** The merchant's codes. */
export const codesWords = {
  heading: 'कोड',
  explanation: 'कोड से ग्राहकों को छूट मिलती है। छूट बाद में नहीं बदली जा सकती: कोड रोकें, और नया बनाएँ।',
  accessLost: 'इस खाते से अब दुकान के कोड नहीं देखे जा सकते।',
  outOfDate: (time: number) => `कनेक्ट नहीं हो सका। हो सकता है ${formatTime(time)} के बाद कोड बदले हों।`,
  none: 'अभी कोई कोड नहीं है।',

  terms: (terms: Discount) =>
    [
      terms.from !== undefined && `${formatMoney(terms.from)} या उससे ज़्यादा के ऑर्डर पर `,
      termsOf(terms),
      terms.once && ', हर ग्राहक को एक बार',
    ]
      .filter(Boolean)
      .join(''),
  /** The last moment is that of the last day. */
  states: {
    planned: (since: number, last: number) =>
      `आगे के लिए: ${formatDate(since)} से ${formatDate(last)} तक`,
    usable: (_since: number, last: number) => `${formatDate(last)} तक चलेगा`,
    usedUp: (_since: number, last: number) => `पूरा इस्तेमाल हो गया (आखिरी दिन: ${formatDate(last)})`,
    over: (_since: number, last: number) => `${formatDate(last)} को बंद हो गया`,
  },
  uses: (used: number, most: number) => `${numberOf(most)} में से ${numberOf(used)} ऑर्डर में इस्तेमाल हुआ`,
  /** The accessible name of a button, as each code has one. */
  nameOf: (label: string, code: string) => `${label}: ${code}`,

  byDay: 'दिन के हिसाब से',
  /** `start` is the first moment of the first day. */
  covers: (start: number) => `${formatDate(start)} से अब तक के ऑर्डर, रद्द हुए भी:`,
  noUses: (start: number) => `${formatDate(start)} से अब तक कोई ऑर्डर नहीं।`,
  ordersNotLoaded: 'ऑर्डर लोड नहीं हो सके। इंटरनेट वापस आते ही हम फिर कोशिश करेंगे।',
  columns: { day: 'दिन', orders: 'ऑर्डर' },
  takenOff: (sum: Amount, count: number) =>
    `${numberOf(count)} ऑर्डर पर ${formatMoney(sum)} की छूट, रद्द हुए ऑर्डर छोड़कर।`,

  copy: 'लिंक कॉपी करें',

  stop: {
    label: 'रोकें',
    question: (code: string) => `${code} अभी रोकें?`,
    consequence: 'इसके बाद इसे कोई इस्तेमाल नहीं कर पाएगा। इससे किए गए ऑर्डर वैसे ही रहेंगे।',
    keep: 'न रोकें',
  },
  stopped: (code: string) => `${code} रोक दिया गया।`,
  extend: {
    label: 'बढ़ाएँ',
    question: 'यह कब तक चले, और कितने ऑर्डर में?',
    confirm: 'सेव करें',
    keep: 'न बदलें',
  },
  extended: (code: string) => `${code} बदल दिया गया।`,
  delete: {
    label: 'डिलीट करें',
    question: (code: string) => `${code} डिलीट करें?`,
    consequence: 'इससे किए गए ऑर्डर पर मिली छूट बनी रहेगी। यह वापस नहीं लिया जा सकता।',
    keep: 'डिलीट न करें',
  },
  deleted: (code: string) => `${code} डिलीट हो गया।`,
  failures: {
    refused: 'कुछ भी नहीं बदला: किसी और ने यह कोड डिलीट कर दिया है, या इस खाते से कोड नहीं बदले जा सकते।',
    offline,
  },

  add: 'नया कोड',
  code: 'कोड',
  codeHint: '3 से 20 अंग्रेज़ी अक्षर और अंक',
  suggest: 'दूसरा कोड सुझाएँ',
  guessable:
    'लोग इस कोड का अंदाज़ा लगा सकते हैं, और जो सही अंदाज़ा लगा ले, वह इसे इस्तेमाल कर सकता है। हर कोशिश पर आपके डेटाबेस से एक बार पढ़ने का खर्च भी लगता है। हमारे सुझाए कोड का अंदाज़ा कोई नहीं लगा सकता।',
  kind: 'छूट',
  kinds: { percent: 'प्रतिशत में', amount: 'तय रकम', delivery: 'मुफ़्त डिलीवरी' },
  percent: 'प्रतिशत',
  amount: 'रकम',
  from: 'कम से कम कितने के सामान पर',
  noMinimum: 'कितने का भी हो',
  first: 'पहला दिन',
  last: 'आखिरी दिन',
  most: 'कितने ऑर्डर में',
  once: 'हर ग्राहक को एक बार, फ़ोन नंबर के हिसाब से',
  create: 'कोड बनाएँ',
  discard: 'हटा दें',
  added: (code: string) => `${code} बन गया।`,
  wrong: {
    code: '3 से 20 अंग्रेज़ी अक्षर (A से Z) या अंक लिखें।',
    taken: (code: string) => `${code} नाम का कोड पहले से है। कोई दूसरा चुनें।`,
    percent: '1 से 100 तक की पूरी संख्या लिखें।',
    amount: `रकम लिखें, जैसे ${examplePrice}।`,
    from: `रकम लिखें, जैसे ${examplePrice}, या खाली छोड़ दें।`,
    day: 'दिन चुनें।',
    order: 'पहला दिन या उसके बाद का कोई दिन चुनें।',
    past: 'आज या आगे का कोई दिन चुनें।',
    late: (last: number) => `${formatDate(last)} तक का कोई दिन चुनें।`,
    most: (least: number, most: number) => `${numberOf(least)} से ${numberOf(most)} तक की संख्या लिखें।`,
  },
  notAdded: {
    refused: 'कोई कोड नहीं बना: यह कोड पहले से है, या इस खाते से कोड नहीं बनाए जा सकते।',
    offline,
  },
} satisfies typeof english;
