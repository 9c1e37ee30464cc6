import type { newOrderWords as english } from '../../en/desk/newOrder';
import { type Amount, formatMoney } from '../../money';

export const newOrderWords = {
  heading: 'नया ऑर्डर',
  loading: 'आज के दाम लोड हो रहे हैं…',
  notLoaded: 'आज के दाम लोड नहीं हो सके। इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',

  products: 'सामान',
  search: 'सामान खोजें',
  nothingFound: 'कुछ नहीं मिला। कोई और शब्द लिखें।',
  left: (count: number) => `${count} बचे हैं`,
  inOrder: (count: number) => `इस ऑर्डर में ${count}`,
  added: (title: string, count: number) => `${title}: इस ऑर्डर में ${count}।`,
  removed: (title: string) => `${title} हटाया गया।`,
  items: 'इस ऑर्डर में',
  none: 'अभी कुछ नहीं।',
  each: (price: Amount) => `हर एक ${formatMoney(price)}`,

  customer: 'ग्राहक',
  places: { delivery: 'डिलीवर करना है', stall: 'दुकान पर बेचा' },
  filledIn: 'उनका पिछला पता भर दिया गया है।',

  payment: 'पेमेंट',
  ways: {
    cash: 'कैश ऑन डिलीवरी',
    upi: 'UPI',
    online: 'ऑनलाइन, ऑर्डर के लिंक से',
  },
  cashHere: 'कैश मिल गया',
  isPaid: 'पैसे मिल गए हैं',
  gift: 'यह तोहफ़ा है',

  take: (total: Amount) => `ऑर्डर लें: ${formatMoney(total)}`,
  sell: (total: Amount) => `बेचें: ${formatMoney(total)}`,
  problems: {
    empty: 'पहले कोई सामान जोड़ें।',
    surplus: 'इस ऑर्डर का कुछ सामान पूरा नहीं है। पहले उसे कम करें।',
    offline: 'आप ऑफ़लाइन हैं। ऑर्डर यहाँ सेव है: इंटरनेट आने पर ऑर्डर लें।',
    changed: 'दाम या स्टॉक अभी बदले हैं। नया टोटल देखें, फिर ऑर्डर लें।',
    code: 'यह कोड अब इस्तेमाल नहीं हो सकता, या यह ग्राहक इसे पहले ही इस्तेमाल कर चुका है। नया टोटल देखें।',
    refused: 'यह ऑर्डर नहीं लिया जा सका। सामान और पता जाँच लें।',
  },
  unknown: {
    heading: 'अभी पता नहीं कि ऑर्डर पहुँचा या नहीं',
    text: 'इंटरनेट कनेक्शन टूट गया। फिर से भेजें: ऑर्डर दो बार नहीं लिया जाएगा।',
    again: 'फिर से भेजें',
  },

  taken: (id: string) => `ऑर्डर ${id} ले लिया गया`,
  sold: (id: string) => `ऑर्डर ${id} बिक गया`,
  notFinished: 'यह ऑर्डर की सूची में है, पर यहाँ से आगे नहीं बढ़ाया जा सका।',
  next: 'अगला ऑर्डर लें',
  show: 'सभी ऑर्डर देखें',
  print: 'रसीद प्रिंट करें',
  share: 'लिंक शेयर करें',
  whatsApp: 'WhatsApp पर लिंक भेजें',
  message: (shop: string, id: string, total: Amount, url: string) =>
    `नमस्ते, ${shop} से। हमने आपका ${formatMoney(total)} का ऑर्डर ${id} ले लिया है। इसे यहाँ देखें: ${url}`,
} satisfies typeof english;
