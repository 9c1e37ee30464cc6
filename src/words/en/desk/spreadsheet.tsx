import { cutText } from '../../characters';
import { plural } from '../../plural';
import { formatMoney } from '../../money';
import { parseMoney } from '../../typedMoney';

const columns = {
  id: 'id',
  variantOf: 'variant of',
  variant: 'variant',
  title: 'title',
  price: 'price',
  was: 'price before',
  contents: 'contents',
  taxCode: 'HSN code',
  weight: 'weight (g)',
  size: 'size (cm)',
  left: 'left',
  soldOut: 'sold out',
  hidden: 'hidden',
  category: 'category',
  text: 'text',
  facts: 'facts',
  netQuantity: 'net quantity',
  warranty: 'warranty',
  maker: 'made or imported by',
  origin: 'country of origin',
  keywords: 'keywords',
  picture: 'picture',
};

type Column = keyof typeof columns;

const products = (count: number) =>
  plural(count, { one: `${count} product`, other: `${count} products` });

const LONGEST = 40;

const quote = (cell: string) =>
  `“${cell.length > LONGEST ? `${cutText(cell, LONGEST).trimEnd()}…` : cell}”`;

const some = (ids: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(ids.slice(0, 3).map(quote));

const isAmount = (column: Column) => column === 'price' || column === 'was';

function describe(column: Column, cell: string) {
  if (cell === '') return column === 'left' ? 'not counted' : 'empty';
  if (isAmount(column)) return formatMoney(parseMoney(cell) ?? NaN);
  return ['left', 'soldOut', 'hidden'].includes(column) ? cell : quote(cell);
}

/** What happens to a row of another shop's export. */
const remarks = {
  noTitle: 'left out, because it has no title.',
  noPrice: 'left out, because it has no price.',
  unclearPrice: 'left out, because its price isn’t a clear amount.',
  otherCurrency: 'left out, because its price is in another currency.',
  giftCard: 'left out, because gift cards can’t be sold here.',
  notSent: 'left out, because only parcels can be sold here.',
  elsewhere: 'left out, because it is sold on another site.',
  group: 'left out, because it only lists other products.',
  noParent: 'left out, because its product isn’t in the file.',
  disabled: 'left out, because it is disabled.',
  sameVariant: 'left out, because the product has this variant already.',
  formula: 'left out, because it begins like a formula.',
  rounded: 'rounded, because the shop has no smaller amounts.',
  shortened: 'too long, and shortened.',
  noFormerPrice: 'taken without its former price, which isn’t a clear amount.',
  faulty: 'left out, because the build would reject it:',
  picture: 'a picture is left out:',
};

/** Products in a spreadsheet, out of the shop and in. */
export const spreadsheetWords = {
  heading: 'Spreadsheet',
  explanation:
    'Export your products, change them in a spreadsheet, and import the file as CSV. You see every change before it is made. Products that aren’t in the file stay as they are.',
  columns,
  yesOrNo: (is: boolean): string => (is ? 'yes' : 'no'),
  /** The words that spreadsheets and people write, in small letters. */
  yes: ['yes', 'y', 'true', '1'],
  no: ['no', 'n', 'false', '0', ''],

  export: 'Export products',
  fileName: (day: string) => `products-${day}.csv`,
  exported: (count: number) => `Downloaded: ${products(count)}`,

  file: 'Import a spreadsheet',
  reading: 'Reading the file…',
  preview: (fileName: string) => `What ${fileName} changes`,
  counts: ({ added, changed, unchanged }: Record<'added' | 'changed' | 'unchanged', number>) =>
    `${added} new, ${changed} changed, ${unchanged} unchanged.`,
  ignored: (names: readonly string[]) =>
    plural(names.length, {
      one: `This column is ignored: ${names.join(', ')}.`,
      other: `These columns are ignored: ${names.join(', ')}.`,
    }),
  exportedFrom: (source: string) =>
    `This is an export of ${source}. Its texts, prices and stock are read, but not its pictures.`,
  /** A row of another shop's export that isn't taken over as it is. */
  remark: (row: number, what: keyof typeof remarks, cell: string): string =>
    `Row ${row}${cell && `, ${quote(cell)}`}: ${remarks[what]}`,
  isNew: (title: string, price: string) =>
    `${title}: new, ${formatMoney(parseMoney(price) ?? NaN)}`,
  variant: (title: string, name: string) => `${title}, ${name}`,
  change: (title: string, changes: readonly string[]) => `${title}: ${changes.join('; ')}`,
  cell: (column: Column, from: string, to: string) =>
    `${column === 'price' ? '' : `${columns[column]}: `}${describe(column, from)} → ${describe(column, to)}`,
  /** @param was what it may have been; empty if nobody can know */
  isConverted: (row: number, column: Column, cell: string, was: readonly string[]) =>
    `Row ${row}: ${columns[column]} ${quote(cell)}. A spreadsheet may have made this of ${was.length > 0 ? some(was) : 'something else'}. If so, write it as text, with an apostrophe in front: '${was[0] ?? '6-8'}`,
  /** New products have no photograph yet. */
  needPhotographs: (count: number) =>
    plural(count, {
      one: 'The new product stays hidden, without a count of what is left. Add a photograph to sell it.',
      other:
        'New products stay hidden, without a count of what is left. Add a photograph to each to sell it.',
    }),
  import: (count: number) => `Import ${products(count)}`,
  cancel: 'Don’t import',
  cancelled: 'Nothing was imported.',
  imported: (count: number) => `Imported: ${products(count)}`,
  correctFirst: 'Correct these, then choose the file again. Nothing has been imported.',
  /** How to correct a cell. */
  hints: {
    id: 'Nothing is sold under this id, or another row has it, too. Leave it empty for a new product.',
    variantOf:
      'Write the id of the product that this is a variant of, if that is sold in variants; for a new product with variants, the same word in each of its rows.',
    facts: 'Write each name once, such as Colour: blue; Size: M.',
    yesOrNo: 'Write yes or no.',
    /** @param ids that a spreadsheet may have changed to this */
    converted: (ids: readonly string[]) =>
      `A spreadsheet has made this of ${some(ids)}. Write it as text, such as '${ids[0]} with the apostrophe, or export your products again.`,
    invisible:
      'It has invisible characters, which can hide or reorder what is read. Type it again.',
  },
  /** Why nothing can be imported. */
  problems: {
    cell: (row: number, column: Column, cell: string, hint: string) =>
      `Row ${row}: ${columns[column]} ${cell ? quote(cell) : 'is empty'}. ${hint}`,
    contradiction: (rows: readonly number[], column: Column, cells: readonly string[]) =>
      `Rows ${rows.join(', ')} are one product, but have different values in ${columns[column]}: ${cells.map(quote).join(', ')}.`,
    misfit: (row: number, cells: number, names: number) =>
      `Row ${row} has ${plural(cells, { one: 'one cell', other: `${cells} cells` })}, but the first row names ${plural(names, { one: 'one column', other: `${names} columns` })}. Give each column its cell, and put quotation marks around a cell with the character that separates them, such as "1,200".`,
    sameColumn: (column: Column) =>
      `Two columns are called ${columns[column]}. Delete one of them.`,
    quotes: (row: number) => `Row ${row}: a quotation mark is missing.`,
    noColumns: `The first row has to name the columns: ${columns.id}, ${columns.title}, ${columns.price} and others. Export your products to see them all.`,
    notUtf8: 'This file isn’t CSV in UTF-8. Save it again as “CSV UTF-8”, and choose that one.',
  },
};
