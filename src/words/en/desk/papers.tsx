import { shop } from '#shop/config';
import type { Money } from '../../../orders/model/payment';
import {
  type OrderState,
  states as meanings,
  type Payment,
  type PaymentMethod,
} from '../../../orders/model/states';
import { formatTime } from '../../dates';
import { plural } from '../../plural';
import { type Amount, formatMoney } from '../../money';
import { currencySymbol } from '../../typedMoney';
import { addressWords } from '../orders/address';
import { orderHistoryWords } from '../orders/orderHistory';
import { deskWords } from './orders';

const { states } = orderHistoryWords;
const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` });

interface PayableOrder {
  state: OrderState;
  pay: PaymentMethod;
  payment: Payment;
  /** An amount. */
  total: Amount;
}

const beforeSending = {
  due: 'Not paid yet: don’t send',
  claimed: 'Payment not confirmed yet: don’t send',
  paid: 'Paid',
  refunded: 'Refunded: don’t send',
};

const { labels } = addressWords;

/** The papers that a merchant prints and downloads. */
export const papersWords = {
  print: 'Print packing slips',
  printInvoices: 'Print invoices',
  pickList: 'Pick list',
  picked: (orderCount: number, itemCount: number, time: number) =>
    `${items(itemCount)} for ${orders(orderCount)}, ${formatTime(time)}`,
  columns: { done: 'Done', count: 'Count', product: 'Product', id: 'ID' },
  times: (count: number) => `${count} ×`,
  shop: shop.name,
  /** Printed below the shop's name. */
  shopContact: () =>
    [orderHistoryWords.soldBy(), shop.contact?.telephone, shop.contact?.email].filter(
      (line) => line !== undefined && line !== shop.name,
    ),
  slip: (id: string) => `Order ${id}`,
  placedOn: (time: number) => `Placed on ${formatTime(time)}`,
  /** The payment, as the packer and the courier have to know it. */
  toCollect({ state, pay, payment, total }: PayableOrder): string {
    if (state === 'cancelled') return `${states.cancelled}: don’t send`;
    const { awaits } = meanings[state];
    const isOpen = awaits === 'dispatch';
    if (!isOpen && (awaits !== 'delivery' || payment === 'refunded'))
      return `${states[state]}: nothing to collect`;
    if (pay === 'cash') return `Collect ${formatMoney(total)} in cash`;
    if (payment === 'paid' || isOpen) return beforeSending[payment];
    return 'Not paid yet: nothing to collect in cash';
  },

  download: 'Download CSV',
  downloaded: (what: string) => `Downloaded: ${what}`,
  reader: 'Kind of CSV file',
  readers: { spreadsheet: 'For a spreadsheet', program: 'For another program' },
  fileName: {
    orders: (day: string) => `orders-${day}`,
    items: (day: string) => `items-${day}`,
    movements: (day: string) => `payments-${day}`,
    invoices: (day: string) => `invoices-${day}`,
  },
  /** @param label of a file that accountants import */
  accountFile: (label: string) => `${label} as CSV`,
  forPrograms: (name: string) => `${name}-program`,
  csv: {
    id: 'Order',
    placedAt: 'Placed',
    status: 'Status',
    statusAt: 'Status since',
    pay: 'Payment',
    paid: 'Paid',
    claimedAt: 'Claimed',
    reference: 'Payment reference',
    receivedAt: 'Received on',
    received: `Received (${currencySymbol})`,
    refundReference: 'Refund reference',
    refundedAt: 'Refunded on',
    refunded: `Refunded (${currencySymbol})`,
    toRefund: `To refund (${currencySymbol})`,
    items: 'Items',
    subtotal: `Subtotal (${currencySymbol})`,
    delivery: `Delivery (${currencySymbol})`,
    code: 'Code',
    discount: `Discount (${currencySymbol})`,
    total: `Total (${currencySymbol})`,
    sold: `Sold (${currencySymbol})`,
    tax: `Tax included in sold (${currencySymbol})`,
    ...labels,
    gift: 'Gift',
    guest: 'Guest',
    takenByShop: deskWords.takenByShop,
    courier: orderHistoryWords.courier,
    shopsReason: deskWords.shopsReason,
    shoppersReason: deskWords.shoppersReason,
  },
  csvItems: {
    productId: 'Product ID',
    title: 'Product',
    price: `Price (${currencySymbol})`,
    count: 'Count',
    returned: 'Returned',
    amount: `Amount (${currencySymbol})`,
    sold: `Sold (${currencySymbol})`,
    taxRate: 'Tax rate',
    taxCode: 'HSN code',
  },
  csvMovements: {
    at: 'Date',
    id: 'Order',
    kind: 'Type',
    pay: 'Payment',
    reference: 'Reference',
    amount: `Amount (${currencySymbol})`,
    net: (rate: string) => `Net at ${rate} (${currencySymbol})`,
    tax: (rate: string) => `Tax at ${rate} (${currencySymbol})`,
    unknownRate: `Tax rate unknown (${currencySymbol})`,
  },
  csvInvoices: {
    number: 'Number',
    at: 'Date',
    kind: 'Type',
    takesBack: 'For invoice',
    id: 'Order',
    buyer: 'Buyer',
    gstin: labels.gstin,
    state: 'Place of supply',
    rate: 'Tax rate',
    net: `Taxable value (${currencySymbol})`,
    gross: `With tax (${currencySymbol})`,
    part: (name: string) => `${name} (${currencySymbol})`,
  },
  invoiceKinds: { invoice: 'Invoice', creditNote: 'Credit note' },
  kinds: { received: 'Received', refunded: 'Refunded' },
  csvItem: (count: number, title: string, id: string, price: Amount) =>
    `${count} × ${title} (${id}) at ${formatMoney(price)}`,
  methods: { cash: 'Cash', upi: 'UPI', online: 'Online' },
  paid: {
    none: 'No',
    toCollect: 'No',
    due: 'No',
    claimed: 'To check',
    courier: 'With the courier',
    paid: 'Yes',
    refundDue: 'Refund due',
    refunded: 'Refunded',
  } satisfies Record<Money, string>,
  yesOrNo: (is: boolean): string => (is ? 'Yes' : 'No'),
};
