import { shop } from '#shop/config';
import { formatDate } from '../../dates';
import type {
  customersWords as english,
  orderingCustomerWords as orderingEnglish,
} from '../../en/desk/customers';

const numberOf = (count: number) => count.toLocaleString(shop.market.language);
const orders = (count: number) => `${numberOf(count)} ऑर्डर`;
const customers = (count: number) => `${numberOf(count)} ग्राहक`;

/** What the desk says at a new order about its customer. */
export const orderingCustomerWords = {
  notLoaded: 'इस नंबर के पहले के ऑर्डर लोड नहीं हो सके।',
  warning: (count: number) =>
    `इस नंबर के ${orders(count)} डिलीवर नहीं हो पाए। यह ऑर्डर भेजने से पहले फ़ोन करें।`,
  note: 'आपका नोट',
  customer: 'ग्राहक',
} satisfies typeof orderingEnglish;

/** The merchant's customers. */
export const customersWords = {
  heading: 'ग्राहक',
  explanation:
    'ग्राहकों की यह सूची ऑर्डर के फ़ोन नंबर से बनती है। जिन ऑर्डर का पता मिटा दिया गया, वे इसमें नहीं गिने जाते।',
  search: 'ग्राहक खोजें',
  searchHint: 'नाम, फ़ोन नंबर या जगह',
  sort: 'क्रम',
  sorts: { last: 'आखिरी ऑर्डर', spent: 'कुल खरीदारी', orders: 'ऑर्डर की संख्या' },
  withNote: 'सिर्फ़ नोट वाले',
  found: (count: number) => (count === 0 ? 'यहाँ कोई ग्राहक नहीं।' : `${customers(count)}।`),
  foundSince: (count: number, since: number) =>
    `${formatDate(since)} से अब तक के ऑर्डर में ${count === 0 ? 'कोई ग्राहक नहीं' : customers(count)}। पुराने ऑर्डर अभी लोड नहीं हुए।`,
  searching: 'सभी ऑर्डर में यह नंबर खोजा जा रहा है…',
  notSearched: 'सभी ऑर्डर में यह नंबर नहीं खोजा जा सका।',
  unknownNumber: 'किसी ऑर्डर में यह फ़ोन नंबर नहीं है।',
  notesNotLoaded: 'आपके नोट लोड नहीं हो सके।',
  orders,
  noOrders: 'कोई ऑर्डर लोड नहीं',
  last: (time: number) => `आखिरी ऑर्डर: ${formatDate(time)}`,
  undelivered: (count: number) => `${numberOf(count)} डिलीवर नहीं हुए`,
  download: 'CSV डाउनलोड करें',
  fileName: (day: string) => `customers-${day}`,
  csv: {
    name: 'नाम',
    telephone: 'फ़ोन',
    email: 'ईमेल',
    orders: 'ऑर्डर',
    spent: 'कुल खरीदारी',
    undelivered: 'डिलीवर नहीं हुए',
    last: 'आखिरी ऑर्डर',
    note: 'नोट',
  },

  back: 'सभी ग्राहक',
  loading: 'इस नंबर के सभी ऑर्डर लोड हो रहे हैं…',
  notLoaded: 'हो सकता है इस नंबर के कुछ ऑर्डर अभी लोड न हुए हों।',
  nothing: 'इस फ़ोन नंबर का न कोई ऑर्डर है, न कोई नोट।',
  figures: {
    orders: 'ऑर्डर',
    spent: 'कुल खरीदारी',
    undelivered: 'डिलीवर नहीं हुए',
    first: 'पहला ऑर्डर',
    last: 'आखिरी ऑर्डर',
  },
  call: 'फ़ोन करें',
  whatsApp: 'WhatsApp',
  greeting: (name: string) => `नमस्ते ${name}, ${shop.name} से बात कर रहे हैं। `,
  email: 'ईमेल',
  emailTo: (email: string) => `${email} को ईमेल`,
  orderFor: 'इनके लिए ऑर्डर करें',
  note: 'नोट',
  noteHint: 'यह सिर्फ़ इस दुकान के व्यापारी देखते हैं',
  saveNote: 'नोट सेव करें',
  noteUnreadable: 'कम से कम एक अक्षर या अंक लिखें, या इसे खाली छोड़ दें।',
  noteSaved: 'नोट सेव हो गया।',
  places: 'पते',
  order: (id: string) => `ऑर्डर ${id}`,

  forget: {
    label: 'इस ग्राहक की जानकारी मिटाएँ',
    question: (name: string) => `${name} की जानकारी मिटाएँ?`,
    confirm: 'जानकारी मिटाएँ',
    keep: 'रहने दें',
  },
  forgetting: ({ count, isInvoiced }) =>
    [
      count > 0 && `इससे ${orders(count)} से नाम, पता, फ़ोन नंबर और ईमेल मिट जाएँगे, और उनके लिंक भी।`,
      count > 0 && 'ऑर्डर के सामान, रकम और स्थिति बने रहेंगे।',
      'आपका नोट भी मिट जाएगा।',
      isInvoiced && 'कानून के मुताबिक इनवॉइस पर ख़रीदार का नाम और पता बना रहेगा।',
      count > 0 && (shop.returns ?? 0) > 0 && 'ग्राहक फिर वापसी का अनुरोध नहीं कर पाएगा।',
      'जो किसी खाते में सेव है, वह वहीं से मिटाया जा सकता है। इसे वापस नहीं लाया जा सकता।',
    ]
      .filter(Boolean)
      .join(' '),
  open: 'इस ग्राहक की जानकारी मिटाने के लिए पहले ये ऑर्डर पूरे करें या रद्द करें:',
  forgotten: (count: number) =>
    count > 0 ? `${orders(count)} से ग्राहक की जानकारी मिटा दी गई।` : 'नोट मिटा दिया गया।',
  failures: {
    refused: 'कुछ नहीं बदला: इस खाते से ग्राहकों की जानकारी नहीं बदली जा सकती।',
    notForgotten: 'हो सकता है कि इसमें से कुछ हट चुका हो। ऑर्डर देखें और फिर कोशिश करें।',
    offline:
      'कनेक्ट नहीं हो सका, इसलिए हमें अभी पता नहीं कि सब कुछ सेव हुआ या नहीं। फिर कोशिश करने में कोई नुकसान नहीं है।',
  },
} satisfies typeof english;
