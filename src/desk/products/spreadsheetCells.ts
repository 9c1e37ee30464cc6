import { taxCode } from '#market/taxCode';
import { labelFields } from '../../markets/labelLaw';
import type { Offers } from '../../catalogue/model/priceList';
import { lookUp, type Product } from '../../catalogue/model/product';
import { spreadsheetWords as words } from '#words/desk/spreadsheet';
import { withoutApostrophe } from '../papers/csv';
import { formOf } from './productForm';

export type Column = keyof typeof words.columns;
/** The cells of one thing that is sold. */
export type Cells = Readonly<Record<Column, string>>;

export const columns = (Object.keys(words.columns) as Column[]).filter(
  (column) => column !== 'taxCode' || taxCode,
);
/** The columns that all variants of a product share. */
export const shared = [
  'title',
  'was',
  'taxCode',
  'size',
  'hidden',
  'category',
  'text',
  'facts',
  ...labelFields,
  'keywords',
] as const;
export const ofSold = ['variant', 'price', 'contents', 'weight', 'left', 'soldOut'] as const;
export const emptyCells = Object.fromEntries(columns.map((column) => [column, ''])) as Cells;

/** One row for each thing sold. */
export function rowsOf(product: Product, offers: Offers): Cells[] {
  const { images, facts, variants, ...texts } = formOf(product, offers);
  const { id, hidden = false } = product;
  const common = {
    ...texts,
    variantOf: '',
    variant: '',
    hidden: words.yesOrNo(hidden),
    facts: facts.map(({ name, value }) => `${name}: ${value}`).join('; '),
    picture: words.yesOrNo(images.length > 0),
  };
  const ofVariants = variants.map(({ id: variantId, name, price, contents, weight, left }) => ({
    ...common,
    id: variantId,
    variantOf: id,
    variant: name,
    price: price || texts.price,
    contents: contents || texts.contents,
    weight: weight || texts.weight,
    left,
  }));
  return (product.variants ? ofVariants : [{ ...common, id }]).map((cells) => {
    const isSoldOut = lookUp(offers, cells.id)?.soldOut ?? !hidden;
    return { ...cells, soldOut: words.yesOrNo(isSoldOut) };
  });
}

/** A cell without what spreadsheets add to it. */
export const tidy = (cell: string) => withoutApostrophe(cell).replace(/\r\n?/g, '\n').trim();

export interface Row {
  /** The row's number, as spreadsheets count. */
  number: number;
  /** The cells of the columns that the file has. */
  cells: Partial<Cells>;
  /** The id that a new product gets: always the same, so that a second import adds nothing twice. */
  newId: string;
  /** The id in another shop's export, which a new product or variant gets. */
  exportedId?: string;
}

/** Characters that editors don't show, or that change the direction of a text. */
const unreadable = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A text without the characters that editors don't show. */
export const readable = (text: string) => text.replace(unreadable, '');
