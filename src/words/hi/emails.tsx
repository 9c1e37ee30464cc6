import { shop } from '#shop/config';
import { type ChargeProblem, serviceName } from '../../orders/model/charge';
import type { ShopperNews } from '../../orders/model/order';
import { formatDay } from '../dates';
import type { emailWords as english } from '../en/emails';
import { type Amount, formatMoney } from '../money';

/** The functions' messages about orders. `orders/orderHistory.tsx` explains their states. */
export const emailWords = {
  subjects: {
    receipt: (id: string) => `आपका ऑर्डर ${id} हमें मिल गया है`,
    accepted: (id: string) => `आपका ऑर्डर ${id} पैक हो रहा है`,
    sent: (id: string) => `आपका ऑर्डर ${id} रास्ते में है`,
    delivered: (id: string) => `आपका ऑर्डर ${id} डिलीवर हो गया`,
    undelivered: (id: string) => `आपका ऑर्डर ${id} डिलीवर नहीं हो पाया`,
    cancelled: (id: string) => `आपका ऑर्डर ${id} रद्द हो गया`,
    returnDeclined: (id: string) => `आपके ऑर्डर ${id} की वापसी के बारे में`,
    returned: (id: string) => `ऑर्डर ${id}: लौटाया हुआ सामान हमें मिल गया`,
    refund: (id: string) => `आपके ऑर्डर ${id} का रिफ़ंड`,
    latePayment: (id: string) => `ऑर्डर ${id} का आपका पेमेंट`,
  } satisfies Record<ShopperNews, (id: string) => string>,
  greeting: (name: string) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  payInCash: (total: Amount) => `डिलीवरी पर कूरियर को ${formatMoney(total)} कैश देना होगा।`,
  payByUpi: (total: Amount, id: string, name: string) =>
    `कृपया UPI से ${id} (${name}) पर ${formatMoney(total)} का पेमेंट करें, और नोट में ऑर्डर नंबर लिखें।`,
  cancel:
    'जब तक हम ऑर्डर कन्फ़र्म नहीं करते, आप उसे उसी ब्राउज़र से रद्द कर सकते हैं जिससे ऑर्डर किया था। उसके बाद हमसे संपर्क करें।',
  arrives: (dates: string) => `${dates}।`,
  return: (days: number) => `डिलीवरी के बाद ${days} दिन तक इसे वापस किया जा सकता है।`,
  returnUntil: (time: number) => `इसे ${formatDay(time)} तक वापस किया जा सकता है।`,
  reason: (note: string) => `कारण: ${note}`,
  conditions: 'हमारी शर्तें, अनुबंध से हटने का अधिकार और उसका फ़ॉर्म इस ईमेल के अंत में हैं। कृपया इसे सँभालकर रखें।',
  invoice: (number: string) => `अपना इनवॉइस ${number} देखें और प्रिंट करें`,
  viewOrder: 'अपना ऑर्डर देखें',
  contact: 'कोई सवाल है? इस ईमेल का जवाब दें, या हमसे संपर्क करें:',
  why: (name: string) =>
    `${name} ने यह ईमेल इसलिए भेजा है क्योंकि इस ऑर्डर के साथ आपका ईमेल पता दिया गया था। इसमें कोई मार्केटिंग नहीं है।`,
  stop: 'इस ऑर्डर के ईमेल बंद करें',
  paidOnline: (total: Amount) => `आपने ${formatMoney(total)} का पेमेंट कर दिया है।`,
  wayBack: 'पैसे आपके पेमेंट के तरीके से ही वापस आएँगे, आम तौर पर एक हफ़्ते में।',
  bill: (id: string) => `${shop.name} पर ऑर्डर ${id}`,
  notPaid: 'समय पर पेमेंट नहीं हुआ। आप फिर से ऑर्डर कर सकते हैं।',
  notCharged: 'इसका ऑनलाइन पेमेंट नहीं हो सका, और कोई पैसा नहीं कटा। कृपया हमसे संपर्क करें।',
  /** Sent to the shopper when nothing of the order is left. */
  soldOut: 'आपके ऑर्डर से ठीक पहले स्टॉक खत्म हो गया',
  refundFailed: 'रिफ़ंड नहीं हो पाया।',
  refundNotMade: 'एक दिन में कोई रिफ़ंड नहीं हुआ।',
  refundTooMuch: 'पेमेंट में अब इतनी रकम बाकी नहीं है।',
  /** Why an order from before the shop had another currency isn’t billed or refunded. */
  otherCurrency: 'ऑर्डर की मुद्रा अब शॉप की मुद्रा नहीं है। यह सीधे पेमेंट सेवा पर करें।',

  /** Sent to the shop. Others may see it on the lock screen. */
  newOrder: (total: Amount, count: number, pin: string | undefined) =>
    [`नया ऑर्डर ${formatMoney(total)}`, `${count} आइटम`, ...(pin ? [`पिन कोड ${pin}`] : [])].join(
      ', ',
    ),
  /** Replaces many notifications one after the other. */
  severalNews: (count: number) => `${count} नए ऑर्डर या पेमेंट देखने हैं`,
  short: 'इस ऑर्डर के लिए पूरा स्टॉक नहीं बचा है।',
  isGift: 'यह गिफ़्ट है।',
  openOrder: 'ऑर्डर खोलें',
  claimed: (id: string, total: Amount) =>
    `ऑर्डर ${id}: ग्राहक का कहना है कि ${formatMoney(total)} का पेमेंट हो गया है`,
  checkPayment: 'देख लें कि पैसे आपके बैंक में आए हैं या नहीं।',
  paymentNews: (id: string, paid: Amount, problem?: ChargeProblem) => {
    if (!problem) return `ऑर्डर ${id} रद्द था, पर ${formatMoney(paid)} आ गए हैं। रिफ़ंड करें।`;
    if (problem === 'wentBack') return `ऑर्डर ${id}: पेमेंट वापस चला गया है। इसे न भेजें।`;
    return problem === 'refundFailed'
      ? `ऑर्डर ${id}: एक रिफ़ंड नहीं हो पाया`
      : `ऑर्डर ${id}: पेमेंट में कुछ गड़बड़ है`;
  },
  notBilled: (id: string) => `ऑर्डर ${id} का पेमेंट नहीं हो सकता: ${serviceName} ने मना कर दिया`,
  orderAgain: 'इसे रद्द करें, या ग्राहक से फिर ऑर्डर करने को कहें।',
  testTitle: shop.name,
  testBody: 'हर नए ऑर्डर पर इस डिवाइस पर नोटिफ़िकेशन आएगा।',
} satisfies typeof english;
