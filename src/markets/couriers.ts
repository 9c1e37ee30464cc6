/**
 * The fields of an order and its parcel that the columns of a courier's file can name. If one names a field of an item, such
 * as `product`, the file has a row for each item of an order, and repeats the rest.
 */
export const courierFields = [
  // The order: its number, its day as `24-11-2026`, its time as `14:05`, how many pieces it has, and which.
  'id',
  'date',
  'time',
  'pieces',
  'contents',
  // The amounts, as the market writes them. `cash`: to collect at the door, or 0; `cashIfAny`: the same, or nothing.
  'subtotal',
  'delivery',
  'discount',
  'total',
  'cash',
  'cashIfAny',
  // `COD` or `Prepaid`.
  'payment',
  // The recipient. `phone`: as it is dialled in the country; `mobile`: without the zero before it.
  'name',
  'firstName',
  'lastName',
  'phone',
  'mobile',
  'email',
  // The place. `addressLine1`: the first line, `addressLine2`: the others with the landmark.
  'addressLine1',
  'addressLine2',
  // German couriers want `street` and `houseNumber` apart; `addition` has the other lines, such as a post number.
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'state',
  'instructions',
  // The parcel.
  'weightG',
  'weightKg',
  'lengthCm',
  'widthCm',
  'heightCm',
  // The shop's name.
  'shop',
  // One item.
  'productId',
  'product',
  'count',
  'price',
] as const;

export type CourierField = (typeof courierFields)[number];

/** The fields of one item. */
export const itemFields: readonly CourierField[] = ['productId', 'product', 'count', 'price'];

/** The texts of a file's columns, by the columns' names, in their order: `{id}` stands for that field. */
export type CourierColumns = Readonly<Record<string, string>>;

/** A file that a courier imports, or a service that ships with several couriers. */
export interface CourierFile {
  columns: CourierColumns;
  /** UTF-8 if left out. */
  encoding?: 'ISO-8859-1';
}

/** The fields that a column's text names. */
export const fieldsIn = (text: string) =>
  Array.from(text.matchAll(/\{(\w*)\}/g), ([, name]) => name);
