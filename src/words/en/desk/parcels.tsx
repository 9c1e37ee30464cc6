import { cutText } from '../../characters';
import { plural } from '../../plural';

const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });

interface Numbered {
  /** The order's number. */
  id: string;
  /** The parcel's. */
  number: string;
}

/** The tracking numbers of many orders that are marked as sent. */
export const parcelWords = {
  pasted: 'Tracking numbers',
  pastedHint: 'One per line, in this order, or each after its order’s number',
  order: 'Order',
  number: 'Tracking number',
  numberOf: (id: string) => `Tracking number of order ${id}`,
  given: (count: number, all: number) => `${count} of ${orders(all)} have a tracking number.`,
  repeated: 'This number appears twice.',
  /** @param count how many orders have no number */
  alsoWithout: (count: number) =>
    plural(count, {
      one: 'Also mark the one without a number as sent',
      other: `Also mark the ${count} without a number as sent`,
    }),
  /** Why a pasted number has no order. */
  problems: {
    unknownOrder: ({ id, number }: Numbered) => `${number}: order ${id} isn’t one of these orders.`,
    secondNumber: ({ id, number }: Numbered) => `${number}: order ${id} has another number.`,
    noOrder: ({ number }: Numbered) => `${number}: there’s no order for this number.`,
    tooLong: ({ number }: Numbered) =>
      `${cutText(number, 20)}…: this is too long for a tracking number.`,
    rounded: ({ number }: Numbered) =>
      `${number}: a spreadsheet has rounded this number. Take it from your courier’s own file.`,
  },
  scan: 'Scan with the camera',
  stopScanning: 'Stop scanning',
  camera: 'What the camera sees',
  scanHint:
    'Hold the camera over a parcel’s barcode: its number goes to the next order. Scan an order’s code first to choose the order.',
  noCamera: 'The camera can’t be used. Allow it in your browser’s settings.',
  scanned: {
    order: ({ id }: Numbered) => `Order ${id}: now scan its parcel.`,
    number: ({ id, number }: Numbered) => `Order ${id}: ${number}.`,
    known: ({ id, number }: Numbered) => `Order ${id} already has ${number}.`,
    unknownOrder: ({ id }: Numbered) => `Order ${id} isn’t one of these orders.`,
    tooMany: ({ number }: Numbered) => `${number}: every order has a number already.`,
    tooLong: () => 'This code isn’t a tracking number.',
  },
};
