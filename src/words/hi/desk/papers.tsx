import { shop } from '#shop/config';
import type { Money } from '../../../orders/model/payment';
import {
  type OrderState,
  states as meanings,
  type Payment,
  type PaymentMethod,
} from '../../../orders/model/states';
import { formatTime } from '../../dates';
import type { papersWords as english } from '../../en/desk/papers';
import { type Amount, formatMoney } from '../../money';
import { currencySymbol } from '../../typedMoney';
import { addressWords } from '../orders/address';
import { orderHistoryWords } from '../orders/orderHistory';
import { deskWords } from './orders';

const { states } = orderHistoryWords;
const orders = (count: number) => `${count} ऑर्डर`;
const items = (count: number) => `${count} आइटम`;

interface PayableOrder {
  state: OrderState;
  pay: PaymentMethod;
  payment: Payment;
  /** An amount. */
  total: Amount;
}

const beforeSending = {
  due: 'अभी पेमेंट नहीं मिला: न भेजें',
  claimed: 'पेमेंट अभी कन्फ़र्म नहीं हुआ: न भेजें',
  paid: 'पेमेंट मिल गया',
  refunded: 'रिफ़ंड हो गया: न भेजें',
};

const { labels } = addressWords;

/** The papers that a merchant prints and downloads. */
export const papersWords = {
  print: 'पैकिंग स्लिप प्रिंट करें',
  printInvoices: 'इनवॉइस प्रिंट करें',
  pickList: 'सामान निकालने की लिस्ट',
  picked: (orderCount: number, itemCount: number, time: number) =>
    `${orders(orderCount)} के लिए ${items(itemCount)}, ${formatTime(time)}`,
  columns: { done: 'हो गया', count: 'मात्रा', product: 'प्रोडक्ट', id: 'ID' },
  times: (count: number) => `${count} ×`,
  shop: shop.name,
  /** Printed below the shop's name. */
  shopContact: () =>
    [orderHistoryWords.soldBy(), shop.contact?.telephone, shop.contact?.email].filter(
      (line) => line !== undefined && line !== shop.name,
    ),
  slip: (id: string) => `ऑर्डर ${id}`,
  placedOn: (time: number) => `${formatTime(time)} को ऑर्डर किया गया`,
  /** The payment, as the packer and the courier have to know it. */
  toCollect({ state, pay, payment, total }: PayableOrder): string {
    if (state === 'cancelled') return `${states.cancelled}: न भेजें`;
    const { awaits } = meanings[state];
    const isOpen = awaits === 'dispatch';
    if (!isOpen && (awaits !== 'delivery' || payment === 'refunded'))
      return `${states[state]}: ग्राहक से पैसे नहीं लेने हैं`;
    if (pay === 'cash') return `${formatMoney(total)} कैश लें`;
    if (payment === 'paid' || isOpen) return beforeSending[payment];
    return 'अभी पेमेंट नहीं मिला: ग्राहक से कैश नहीं लेना है';
  },

  download: 'CSV डाउनलोड करें',
  downloaded: (what: string) => `डाउनलोड हुआ: ${what}`,
  reader: 'CSV फ़ाइल किसके लिए',
  readers: { spreadsheet: 'स्प्रेडशीट के लिए', program: 'दूसरे प्रोग्राम के लिए' },
  fileName: {
    orders: (day: string) => `orders-${day}`,
    items: (day: string) => `items-${day}`,
    movements: (day: string) => `payments-${day}`,
    invoices: (day: string) => `invoices-${day}`,
  },
  /** @param label of a file that accountants import */
  accountFile: (label: string) => `${label} की CSV`,
  forPrograms: (name: string) => `${name}-program`,
  csv: {
    id: 'ऑर्डर',
    placedAt: 'ऑर्डर मिला',
    status: 'स्टेटस',
    statusAt: 'स्टेटस कब से',
    pay: 'पेमेंट का तरीका',
    paid: 'पेमेंट मिला',
    claimedAt: 'ग्राहक ने कहा: पेमेंट किया',
    reference: 'पेमेंट का रेफ़रेंस',
    receivedAt: 'पैसे कब मिले',
    received: `पैसे मिले (${currencySymbol})`,
    refundReference: 'रिफ़ंड का रेफ़रेंस',
    refundedAt: 'रिफ़ंड कब हुआ',
    refunded: `रिफ़ंड हुआ (${currencySymbol})`,
    toRefund: `रिफ़ंड करना है (${currencySymbol})`,
    items: 'आइटम',
    subtotal: `सामान की कुल कीमत (${currencySymbol})`,
    delivery: `डिलीवरी (${currencySymbol})`,
    code: 'कोड',
    discount: `छूट (${currencySymbol})`,
    total: `कुल (${currencySymbol})`,
    sold: `बिक्री (${currencySymbol})`,
    tax: `बिक्री में शामिल टैक्स (${currencySymbol})`,
    ...labels,
    gift: 'गिफ़्ट',
    guest: 'गेस्ट',
    takenByShop: deskWords.takenByShop,
    courier: orderHistoryWords.courier,
    shopsReason: deskWords.shopsReason,
    shoppersReason: deskWords.shoppersReason,
  },
  csvItems: {
    productId: 'प्रोडक्ट ID',
    title: 'प्रोडक्ट',
    price: `कीमत (${currencySymbol})`,
    count: 'मात्रा',
    returned: 'वापस आए',
    amount: `रकम (${currencySymbol})`,
    sold: `बिक्री (${currencySymbol})`,
    taxRate: 'टैक्स दर',
    taxCode: 'HSN कोड',
  },
  csvMovements: {
    at: 'तारीख',
    id: 'ऑर्डर',
    kind: 'लेन-देन',
    pay: 'पेमेंट का तरीका',
    reference: 'रेफ़रेंस',
    amount: `रकम (${currencySymbol})`,
    net: (rate: string) => `${rate} वाली रकम, टैक्स के बिना (${currencySymbol})`,
    tax: (rate: string) => `${rate} टैक्स (${currencySymbol})`,
    unknownRate: `टैक्स दर पता नहीं (${currencySymbol})`,
  },
  csvInvoices: {
    number: 'संख्या',
    at: 'तारीख',
    kind: 'प्रकार',
    takesBack: 'किस इनवॉइस के लिए',
    id: 'ऑर्डर',
    buyer: 'ख़रीदार',
    gstin: labels.gstin,
    state: 'आपूर्ति का स्थान',
    rate: 'टैक्स की दर',
    net: `टैक्स योग्य मूल्य (${currencySymbol})`,
    gross: `टैक्स सहित (${currencySymbol})`,
    part: (name: string) => `${name} (${currencySymbol})`,
  },
  invoiceKinds: { invoice: 'इनवॉइस', creditNote: 'क्रेडिट नोट' },
  kinds: { received: 'पैसे मिले', refunded: 'रिफ़ंड हुआ' },
  csvItem: (count: number, title: string, id: string, price: Amount) =>
    `${count} × ${title} (${id}), ${formatMoney(price)} प्रति पीस`,
  methods: { cash: 'कैश', upi: 'UPI', online: 'ऑनलाइन' },
  paid: {
    none: 'नहीं',
    toCollect: 'नहीं',
    due: 'नहीं',
    claimed: 'जाँचना है',
    courier: 'कूरियर के पास',
    paid: 'हाँ',
    refundDue: 'रिफ़ंड बाकी',
    refunded: 'रिफ़ंड हुआ',
  } satisfies Record<Money, string>,
  yesOrNo: (is: boolean) => (is ? 'हाँ' : 'नहीं'),
} satisfies typeof english;
