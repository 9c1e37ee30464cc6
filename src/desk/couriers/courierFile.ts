import { courierFiles } from '#market/couriers';
import { shop } from '#shop/config';
import {
  type CourierColumns,
  type CourierField,
  type CourierFile,
  fieldsIn,
  itemFields,
} from '../../markets/couriers';
import { emptyAddress } from '../../orders/model/address';
import {
  countOf,
  deliveryPriceOf,
  discountOf,
  type Order,
  type OrderItem,
  subtotalOf,
  totalOf,
} from '../../orders/model/order';
import { moneyOf } from '../../orders/model/payment';
import type { TitleOf } from '../../orders/model/records';
import { phoneNumber } from '../../orders/model/telephone';
import { oneLine } from '../../orders/model/tidyText';
import { shopTime } from '../../words/calendar';
import { decimalPoint } from '../../words/readNumber';
import { columnSeparator, typedMoney } from '../../words/typedMoney';
import { csvLines, quoted, withoutFormula } from '../papers/csv';
import type { Measures } from './parcelMeasures';

/** An order, with what its parcel weighs and measures. */
export interface Parcel extends Measures {
  order: Order;
}

/** The files that the shop can write, by the names of their couriers: the market's, with what the shop's configuration adds. */
export function filesOfCouriers(own = shop.couriers ?? {}): Readonly<Record<string, CourierFile>> {
  const added = Object.entries(own).map(([name, columns]): [string, CourierFile] => {
    const { [name]: known } = courierFiles;
    return [name, { ...known, columns: { ...known?.columns, ...columns } }];
  });
  return { ...courierFiles, ...Object.fromEntries(added) };
}

/** The amount that the courier collects: an order that was paid, or can't be any more, has nothing to collect. */
const cashOf = (order: Order) => (moneyOf(order) === 'toCollect' ? totalOf(order) : 0);

const decimal = (value: number) => `${value}`.replace('.', decimalPoint);

/** A line that ends like `12`, `12a`, `12-14` or `12 1/2` has a house number; so has `Packstation 123`. */
const numbered = /^(.*\D)\s+(\d{1,4}\s*\p{L}?(?:\s*[-/–+]\s*\d{1,4}\s*\p{L}?|\s+\d\/\d)*)$/u;

/** The start of a line that says where in a building, or with whom, the recipient lives. */
const notStreet =
  /^(?:Wohnung|Whg|App|App?artment|Zimmer|Haus|Etage|Stock|Aufgang|c\/o)(?![\p{L}-])/iu;

/** A street, its house number, and the lines beside them, as German couriers want them. */
function splitStreet(lines: readonly string[]) {
  const withNumber = lines.filter((line) => numbered.test(line));
  const own =
    withNumber.findLast((line) => !notStreet.test(line)) ?? withNumber.at(-1) ?? lines.at(-1) ?? '';
  const [, street = own, houseNumber = ''] = numbered.exec(own) ?? [];
  const place = lines.lastIndexOf(own);
  return { street, houseNumber, rest: lines.filter((_, index) => index !== place) };
}

function fieldsOf({ order, weight, size }: Parcel, titleOf: TitleOf) {
  const { id, items, address = emptyAddress } = order;
  const [day = '', time = ''] = shopTime(order.placedAt).split(' ');
  const names = address.name.split(' ');
  const lines = address.street.split('\n').map(oneLine).filter(Boolean);
  const [addressLine1 = '', ...others] = lines;
  const { street, houseNumber, rest } = splitStreet(lines);
  const phone = phoneNumber(address.telephone).replaceAll(' ', '').replace('+', '00');
  const cash = cashOf(order);
  return {
    id,
    date: day.split('-').reverse().join('-'),
    time,
    pieces: `${countOf(order)}`,
    contents: items.map((item) => `${item.count} × ${titleOf(item)}`).join('; '),
    subtotal: typedMoney(subtotalOf(order)),
    delivery: typedMoney(deliveryPriceOf(order)),
    discount: typedMoney(discountOf(order)),
    total: typedMoney(totalOf(order)),
    cash: typedMoney(cash),
    cashIfAny: cash > 0 ? typedMoney(cash) : '',
    payment: cash > 0 ? 'COD' : 'Prepaid',
    name: address.name,
    firstName: names.length > 1 ? names.slice(0, -1).join(' ') : address.name,
    lastName: names.length > 1 ? (names.at(-1) ?? '') : '',
    phone,
    mobile: phone.replace(/^0(?!0)/, ''),
    email: address.email,
    addressLine1,
    addressLine2: [...others, address.landmark].filter(Boolean).join(', '),
    street,
    houseNumber,
    addition: [...rest, address.landmark].filter(Boolean).join(', '),
    postalCode: address.pin,
    city: address.city,
    state: address.state,
    instructions: address.instructions,
    weightG: weight === undefined ? '' : `${weight}`,
    weightKg: weight === undefined ? '' : decimal(weight / 1000),
    lengthCm: size ? decimal(size.length) : '',
    widthCm: size ? decimal(size.width) : '',
    heightCm: size ? decimal(size.height) : '',
    shop: shop.name,
  };
}

const fieldsOfItem = (item: OrderItem, titleOf: TitleOf) => ({
  productId: item.productId,
  product: titleOf(item),
  count: `${item.count}`,
  price: typedMoney(item.price),
});

/** Letters without a sign that could be taken off, and signs, as ISO-8859-1 has them. */
const similar: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  đ: 'd',
  '’': "'",
  '„': '"',
  '“': '"',
  '”': '"',
  '–': '-',
};

/** A text as ISO-8859-1 can have it: other letters lose their signs, as in `Lodz`, or become a question mark. */
function inLatin1(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => similar[letter] ?? letter);
  return letters
    .flatMap((letter) => {
      const plain = letter > '\u00ff' ? letter.normalize('NFD').replace(/\p{M}/gu, '') : letter;
      return Array.from(plain || '?', (each) => (each > '\u00ff' ? '?' : each));
    })
    .join('');
}

/** A cell in one line, which no spreadsheet runs as a formula. */
function cellOf(text: string, encoding: CourierFile['encoding']): string {
  const line = oneLine(text);
  // A letter that the encoding lacks can become a quotation mark, or the start of a formula.
  const cell = withoutFormula(encoding ? inLatin1(line) : line);
  return cell.includes(columnSeparator) || cell.includes('"') ? quoted(cell) : cell;
}

const isPerItem = (columns: CourierColumns) =>
  Object.values(columns).some((text) =>
    fieldsIn(text).some((name) => (itemFields as readonly string[]).includes(name ?? '')),
  );

/** A file for a courier: a row for each parcel, or for each item if a column has something of one. */
export function courierFile(
  { columns, encoding }: CourierFile,
  parcels: readonly Parcel[],
  titleOf: TitleOf,
): string | Uint8Array<ArrayBuffer> {
  const rows = parcels.flatMap((parcel) => {
    const ofOrder = fieldsOf(parcel, titleOf);
    const rowOf = (fields: Partial<Record<CourierField, string>>) =>
      Object.values(columns).map((text) =>
        text.replace(/\{(\w*)\}/g, (_, name: string) => fields[name as CourierField] ?? ''),
      );
    if (!isPerItem(columns)) return [rowOf(ofOrder)];
    return parcel.order.items.map((item) => rowOf({ ...ofOrder, ...fieldsOfItem(item, titleOf) }));
  });
  const text = csvLines(
    [Object.keys(columns), ...rows],
    (field) => cellOf(field, encoding),
    columnSeparator,
  );
  return encoding ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : text;
}
