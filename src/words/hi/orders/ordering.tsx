import type { ReactNode } from 'react';
import type {
  demoOrderWords as englishDemo,
  keepLinkWords as englishKeepLink,
  orderingWords as englishOrdering,
  thanksWords as englishThanks,
} from '../../en/orders/ordering';
import { shop } from '#shop/config';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';

const each = (price: Amount) => `${formatMoney(price)} प्रति पीस`;

export const orderingWords = {
  yourOrder: 'आपका ऑर्डर',
  progress: 'ऑर्डर के स्टेप',
  address: 'पता',
  wait: 'एक पल…',

  basketIsSaved: 'आपकी बास्केट सेव है।',
  basketIsNotSaved: 'आपकी बास्केट यह पेज बंद करने तक ही रहेगी।',
  orderByEmail: 'फिर भी ईमेल से ऑर्डर किया जा सकता है, ईमेल हमने तैयार कर दिया है:',
  orderByPhone: 'फिर भी फ़ोन पर ऑर्डर किया जा सकता है:',
  emailSubject: (shop: string) => `${shop} पर ऑर्डर`,
  emailBody: (
    items: readonly { title: string; price: Amount; count: number }[],
    delivery: string,
    total: Amount,
  ) =>
    [
      'मुझे यह सामान ऑर्डर करना है:',
      '',
      ...items.map(({ title, price, count }) => `${count} × ${title}, ${each(price)}`),
      '',
      `डिलीवरी: ${delivery}`,
      `कुल: ${formatMoney(total)}`,
      '',
      'मेरा नाम, पता और फ़ोन नंबर:',
      '',
    ].join('\r\n'),

  deliveryAddress: 'डिलीवरी का पता',
  filledIn: {
    last: 'हमने आपका पिछला पता भर दिया है।',
    default: 'हमने आपका डिफ़ॉल्ट पता भर दिया है।',
  },

  reviewOrder: 'ऑर्डर जाँचें',
  reviewAndPay: 'जाँचें और पेमेंट करें',
  whatsApp: 'मुझे इस ऑर्डर की जानकारी WhatsApp पर भेजें',
  whatsAppNote: (telephone: ReactNode) => (
    <>{telephone} पर। आप इन्हें अपने ऑर्डर के पेज पर कभी भी बंद कर सकते हैं।</>
  ),
  notPlacedYet: 'ऑर्डर अभी नहीं हुआ है।',
  deliverTo: 'डिलीवरी का पता',
  change: 'बदलें',
  changeAddress: 'पता बदलें',
  changeBasket: 'बास्केट बदलें',

  /** The differences from what the shopper has seen: prices, perhaps more; or only what can be ordered. */
  changed: {
    prices: 'कीमतें बदल गई हैं। ऑर्डर अभी नहीं हुआ है।',
    goods: 'आपके ऑर्डर का कुछ सामान अब नहीं बचा है। ऑर्डर अभी नहीं हुआ है।',
    everything: 'आपके ऑर्डर के सारे सामान का स्टॉक खत्म हो गया है। ऑर्डर नहीं हुआ है।',
  },
  continue: {
    prices: 'नई कीमतों पर आगे बढ़ें',
    goods: 'बाकी सामान के साथ आगे बढ़ें',
    everything: 'बास्केट पर वापस जाएँ',
  },
  priceChange: (title: string, before: number, after: number) =>
    `${title}: कीमत ${formatMoney(before)} से ` +
    `${after > before ? 'बढ़कर' : 'घटकर'} ${formatMoney(after)} हो गई`,
  noLongerSold: (title: string) => `“${title}” का स्टॉक खत्म`,
  fewLeft: (left: number, title: string) =>
    plural(left, {
      one: `“${title}” का सिर्फ़ ${left} बचा है`,
      other: `“${title}” के सिर्फ़ ${left} बचे हैं`,
    }),
  deliveryTerms: ({ price = 0, freeFrom }: { price?: Amount; freeFrom?: number }) => {
    if (price === 0) return 'मुफ़्त';
    if (freeFrom === undefined) return formatMoney(price);
    return `${formatMoney(price)}; ${formatMoney(freeFrom)} या उससे ज़्यादा के ऑर्डर पर मुफ़्त`;
  },
  deliveryChange: (before: string, after: string) => `डिलीवरी: ${after} (पहले: ${before})`,

  signIn: 'ऑर्डर करने के लिए साइन इन करें',
  signInNote: 'फिर आप अपने खाते में ऑर्डर ट्रैक कर सकेंगे। ऑर्डर अभी नहीं हुआ है।',
  backToOrder: 'ऑर्डर पर वापस जाएँ',
  haveAccount: 'पहले से खाता है?',
  signInInstead: 'साइन इन करें',
  signedIn: (email: string | null) =>
    email === null ? 'आपने साइन इन किया है।' : `आपने ${email} से साइन इन किया है।`,
  readyToPlace: (email: string | null) =>
    email === null
      ? 'आपने साइन इन किया है। अब ऑर्डर करने के लिए सब तैयार है।'
      : `आपने ${email} से साइन इन किया है। अब ऑर्डर करने के लिए सब तैयार है।`,

  conditions: 'उपयोग की शर्तें',
  privacy: 'प्राइवेसी नोटिस',
  agreement: (conditions: ReactNode, privacy: ReactNode) => (
    <>
      ऑर्डर करने का मतलब है कि {conditions}
      {privacy && <> और {privacy}</>} आपको मंज़ूर हैं।
    </>
  ),
  offline: 'आप ऑफ़लाइन हैं। आपने जो भरा है, वह सेव है: ऑनलाइन आने पर ऑर्डर करें।',
  tryAnyway: 'फिर भी कोशिश करें',
  backOnline: 'आप फिर से ऑनलाइन हैं। ऑर्डर अभी नहीं हुआ है: अब आप ऑर्डर कर सकते हैं।',

  checking: 'आज की कीमतें देखी जा रही हैं…',
  checkingCode: 'आपके कोड की जाँच हो रही है…',
  sending: 'ऑर्डर हो रहा है…',
  unpriced: 'आज की कीमतें लोड नहीं हो सकीं। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  unknown: 'हम देख रहे हैं कि आपका ऑर्डर हुआ या नहीं…',
  unknownOffline:
    'आप ऑफ़लाइन हैं, इसलिए अभी पता नहीं कि आपका ऑर्डर हुआ या नहीं। आपके ऑनलाइन आते ही हम देख लेंगे।',
  unknownNote:
    'पता चलने तक आपकी बास्केट ऐसी ही रहेगी और ऑर्डर दो बार नहीं होगा। यह पेज छोड़ दें, तो आपके लौटने पर हम फिर देखेंगे। देर लगे, तो इंटरनेट कनेक्शन देखें।',
  absent: 'आपका ऑर्डर नहीं हो पाया। फिर कोशिश करें: ऑर्डर दो बार नहीं होगा।',
  'no-guest': 'अभी बिना खाते के ऑर्डर नहीं लिए जा रहे हैं। खाता बनाएँ या साइन इन करें: आपका ऑर्डर तैयार है।',
  'too-soon': (seconds: number) => `आपने अभी-अभी एक ऑर्डर किया है। यह ऑर्डर ${seconds} सेकंड में हो जाएगा।`,
  dontSend: 'यह ऑर्डर न करें',
  notSent: 'यह ऑर्डर नहीं होगा। जब करना हो, तब “ऑर्डर करें” दबाएँ।',
  closed: 'आपका खाता पूरी तरह नहीं मिट सका। ऑर्डर करने के लिए साइन आउट करके फिर साइन इन करें।',
  code: (total: Amount) =>
    `आपका कोड अब इस्तेमाल नहीं हो सकता: उसकी तारीख निकल गई है, वह पूरा इस्तेमाल हो चुका है, या इस फ़ोन नंबर से पहले ही इस्तेमाल हो चुका है। कुल अब ${formatMoney(total)} है। ऑर्डर अभी नहीं हुआ है।`,
  refused:
    'हम यह ऑर्डर नहीं ले पाए, इसलिए ऑर्डर नहीं हुआ। यह पेज फिर से लोड करके दोबारा कोशिश करें या हमसे संपर्क करें।',
} satisfies typeof englishOrdering;

/** The note in builds for the emulators. */
export const demoOrderWords = {
  note: 'यह डेमो है: यहाँ ऑर्डर किया जा सकता है, पर कुछ बिकता या डिलीवर नहीं होता।',
} satisfies typeof englishDemo;

/** Advises a guest, who has no account, to keep the link to an order. */
export const keepLinkWords = {
  heading: 'अपने ऑर्डर का लिंक सँभालकर रखें',
  why: 'किसी भी फ़ोन या कंप्यूटर पर अपना ऑर्डर देखें। लिंक में आपका नाम या पता नहीं दिखता।',
  title: (id: string) => `${shop.name} पर ऑर्डर ${id}`,
  share: 'लिंक शेयर या कॉपी करें',
  message: (id: string, url: string) => `${shop.name} पर मेरा ऑर्डर ${id}: ${url}`,
  whatsApp: 'खुद को WhatsApp पर भेजें',
  code: 'आपके ऑर्डर के लिंक का QR कोड',
  scan: 'या अपने फ़ोन के कैमरे से यह कोड स्कैन करें।',
} satisfies typeof englishKeepLink;

/** The screen after an order was placed. */
export const thanksWords = {
  loadingOrder: 'आपका ऑर्डर लोड हो रहा है…',

  arrives: (dates: ReactNode) => <>{dates} मिलेगा</>,
  arrivesIfPaid: (dates: ReactNode) => <>आज पेमेंट करने पर {dates} मिलेगा</>,
  haveCashReady: (total: Amount) => `कृपया ${formatMoney(total)} तैयार रखें: कूरियर को कैश देना होगा।`,
  next: 'अब क्या होगा',
  confirmSoon: 'हम जल्द ही ऑर्डर कन्फ़र्म करेंगे।',
  confirmOncePaid: 'पेमेंट होने पर हम ऑर्डर कन्फ़र्म करेंगे। पेमेंट देर से होगा तो डिलीवरी भी देर से होगी।',
  pack: 'हम उसे पैक करेंगे।',
  bring: (dates?: string) => (dates ? `कूरियर उसे ${dates} पहुँचाएगा।` : 'कूरियर उसे आप तक पहुँचाएगा।'),
  receiptTo: (email: ReactNode) => <>हम जल्द ही {email} पर रसीद भेजेंगे।</>,
  yourOrder: (count: number) => `आपका ऑर्डर: ${count} आइटम`,
  track: '“वापसी और ऑर्डर” में ट्रैक करें',
  questions: 'कोई सवाल है?',
  sendByWhatsApp: 'हमें WhatsApp पर लिखें',
  whatsAppText: (
    id: string,
    items: readonly { title: string; count: number; sum: Amount }[],
    delivery: string,
    total: Amount,
    /** What the code took off. */
    code: string | undefined,
  ) =>
    [
      `नमस्ते ${shop.name}, मैंने ऑर्डर ${id} किया है:`,
      ...items.map(({ title, count, sum }) => `${count} × ${title}: ${formatMoney(sum)}`),
      `डिलीवरी: ${delivery}`,
      ...(code ? [code] : []),
      `कुल: ${formatMoney(total)}`,
    ].join('\n'),
  others: 'दुकान का और सामान',
  basket: (count: number) => `आपकी बास्केट में ${count} आइटम`,
  continueShopping: 'खरीदारी जारी रखें',
  print: 'प्रिंट करें',
} satisfies typeof englishThanks;
