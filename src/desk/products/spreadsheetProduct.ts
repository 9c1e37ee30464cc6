import { type Card, type Cards, withCard } from '../../catalogue/model/cards';
import type { Offer, Offers, PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product } from '../../catalogue/model/product';
import { productEditorWords as editorWords } from '#words/desk/products';
import { spreadsheetWords as words } from '#words/desk/spreadsheet';
import { asciiDigits } from '../../words/digits';
import { type NumberKind, withAdvice } from '../numberAdvice';
import { beforeConversion } from './convertedCells';
import { describeDoubts, priceOf } from './edit';
import {
  cardFields,
  changedOffers,
  emptyForm,
  formOf,
  offersIn,
  problemsIn,
  type ProductForm,
  textProblem,
} from './productForm';
import {
  type Cells,
  type Column,
  columns,
  emptyCells,
  ofSold,
  readable,
  type Row,
  rowsOf,
  shared,
  tidy,
} from './spreadsheetCells';

/** Columns with sizes or other short texts that spreadsheets may take for a date. */
const short: readonly Column[] = ['variant', 'title', 'category', 'netQuantity', 'keywords'];

/** The columns of the editor's fields that have other names. */
const columnOf: Partial<Record<string, Column>> = {
  images: 'hidden',
  'fact-name': 'facts',
  'fact-value': 'facts',
  'variant-name': 'variant',
  'variant-price': 'price',
  'variant-contents': 'contents',
  'variant-weight': 'weight',
  'variant-left': 'left',
};

/** The columns of numbers. */
const kindOf: Partial<Record<Column, NumberKind>> = {
  price: 'amount',
  was: 'amount',
  weight: 'count',
  left: 'count',
};

/** The rows of a product; of a new one without `product`. */
export interface ProductRows {
  product: Product | undefined;
  rows: readonly Row[];
}

const readFacts = (cell: string) =>
  cell
    .split(';')
    .filter((part) => part.trim())
    .map((part) => {
      const [name = '', ...value] = part.split(':');
      return { name, value: value.join(':') };
    });

/** The cells of a row as they were exported, unless somebody has changed them. */
const merge = (exported: Cells, row: Row | undefined) => ({
  row,
  exported,
  cells: Object.fromEntries(
    columns.map((column) => {
      const cell = row?.cells[column];
      const isChanged = cell !== undefined && cell !== tidy(exported[column]);
      return [column, isChanged && column !== 'id' ? cell : exported[column]];
    }),
  ) as Cells,
});

type Entry = ReturnType<typeof merge>;

/** The product's own cells, each from the first row that changes it; the rows may contradict each other. */
function ownCells(rows: readonly Row[], inFile: readonly Entry[], exported: Cells | undefined) {
  const contradictions: string[] = [];
  const cells = shared.map((column) => {
    const before = exported?.[column] ?? '';
    const typed = inFile.map((entry) => entry.cells[column]).filter(Boolean);
    const [value, ...others] = new Set(typed.filter((cell) => cell !== before));
    if (value && others.length > 0) {
      const numbers = rows.map(({ number }) => number);
      const values = [value, ...others].map(readable);
      contradictions.push(words.problems.contradiction(numbers, column, values));
    }
    return [column, value ?? (typed.length > 0 ? before : '')] as const;
  });
  return { cells: Object.fromEntries(cells), contradictions };
}

/** The texts of the cells that differ; empty if none do. */
function describe(name: string, from: Cells, to: Cells, some: readonly Column[]) {
  const parts = some
    .filter((column) => from[column] !== to[column])
    .map((column) => words.cell(column, readable(from[column]), readable(to[column])));
  return parts.length > 0 ? [words.change(readable(name), parts)] : [];
}

/** The changes in a product's rows. */
export function readProduct(
  { product, rows }: ProductRows,
  list: PriceList,
  cards: Cards,
  seen: Offers,
) {
  const problems: string[] = [];
  const doubts: string[] = [];
  // A hidden product has no offer.
  const today = product?.hidden ? {} : list.offers;
  const before = product ? rowsOf(product, today) : [];
  const start = product ? formOf(product, today) : emptyForm;
  const isInVariants = Boolean(product ? product.variants : rows[0]?.cells.variantOf);
  const id = product?.id ?? rows[0]?.newId ?? '';
  const sold = [
    ...before.map((cells) =>
      merge(
        cells,
        rows.find((row) => row.cells.id === cells.id),
      ),
    ),
    ...rows
      .filter(({ cells }) => !cells.id)
      .map((row) =>
        merge(
          {
            ...emptyCells,
            id: isInVariants ? (row.exportedId ?? `${row.newId}-${row.number}`) : id,
          },
          row,
        ),
      ),
  ];
  const inFile = sold.filter(({ row }) => row);
  const [first = merge(emptyCells, undefined)] = inFile;
  const reject = ({ row, cells }: Entry, column: Column, hint: string) => {
    const { number = 0 } = row ?? first.row ?? {};
    problems.push(words.problems.cell(number, column, readable(cells[column]), hint));
  };
  for (const entry of sold) {
    for (const column of columns) {
      const cell = entry.row?.cells[column] ?? '';
      const isTyped = cell === entry.cells[column] && cell !== tidy(entry.exported[column]);
      if (isTyped && cell !== readable(cell)) reject(entry, column, words.hints.invisible);
      if (isTyped && column === 'keywords') {
        const problem = cell
          .split(',')
          .map((word) => textProblem(word, 'name'))
          .find(Boolean);
        if (problem) reject(entry, column, editorWords.problems[problem]);
      }
      const was = isTyped && short.includes(column) ? beforeConversion(cell) : undefined;
      const isAsked = was && inFile.find(({ cells }) => cells[column] === cell) === entry;
      if (isAsked) doubts.push(words.isConverted(entry.row?.number ?? 0, column, cell, was));
    }
  }
  const isYes = (entry: Entry, column: Column) => {
    const cell = asciiDigits(entry.cells[column]).toLowerCase();
    if (![...words.yes, ...words.no].includes(cell)) reject(entry, column, words.hints.yesOrNo);
    return words.yes.includes(cell);
  };
  const own = ownCells(rows, inFile, before[0]);
  const top: Cells = { ...first.cells, ...own.cells };
  problems.push(...own.contradictions);

  const entryOf = (column: Column) =>
    inFile.find(({ cells }) => cells[column] === top[column]) ?? first;

  const price = product?.variants ? start.price : top.price;
  // Variants share what the product has only if each has some: an empty cell means none.
  const commonOf = (column: 'contents' | 'weight') => {
    if (!isInVariants) return top[column];
    return sold.every(({ cells }) => cells[column]) ? start[column] : '';
  };
  const contents = commonOf('contents');
  const weight = commonOf('weight');
  const form: ProductForm = {
    ...top,
    price,
    contents,
    weight,
    images: start.images,
    // A value that can't be typed, such as a fact with a semicolon, stays until somebody changes it.
    facts: top.facts === (before[0]?.facts ?? '') ? start.facts : readFacts(top.facts),
    variants: (isInVariants ? sold : []).map(({ cells }) => ({
      id: cells.id,
      name: cells.variant,
      left: cells.left,
      price: cells.price === price ? '' : cells.price,
      contents: cells.contents === contents ? '' : cells.contents,
      weight: cells.weight === weight ? '' : cells.weight,
      image: start.variants.find(({ id: known }) => known === cells.id)?.image ?? '',
    })),
  };
  const wasHidden = product?.hidden ?? false;
  // A new product is hidden, as it has no photograph yet.
  const isHidden = !product || isYes(entryOf('hidden'), 'hidden');
  if (!isInVariants && top.variant) reject(first, 'variantOf', words.hints.variantOf);
  const known = product ? problemsIn(start) : {};
  for (const [name, problem] of Object.entries(problemsIn(form))) {
    const [, field = name, place = ''] = /^(.+)-(\d+)$/.exec(name) ?? [];
    const column = columnOf[field] ?? (field as Column);
    const entry = field.startsWith('variant') ? sold[Number(place)] : entryOf(column);
    const kind = kindOf[column];
    const isOfNames = problem === 'emptyRow' || problem === 'sameName';
    const said =
      column === 'facts' && isOfNames ? words.hints.facts : editorWords.problems[problem];
    const isAccepted = field === 'images' ? isHidden : known[name] === problem;
    if (entry && !isAccepted)
      reject(entry, column, kind ? withAdvice(said, kind, entry.cells[column]) : said);
  }

  const fields: Partial<Card> = {
    ...(!product && { image: '', addedAt: list.revision + 1 }),
    ...cardFields(form, product, !isHidden),
    ...((!product || isHidden !== wasHidden) && { hidden: isHidden }),
  };
  const card: Card = { ...lookUp(cards, id), ...fields, id };
  const marks = sold.map((each) => [each.cells.id, { soldOut: isYes(each, 'soldOut') }] as const);
  const next = isHidden ? {} : offersIn(id, form, Object.fromEntries(marks));
  const offers = changedOffers(product, next, today);

  const title = product?.title ?? form.title;
  const saved = withCard(product, card);
  const after = saved ? rowsOf(saved, next) : [];
  const changes = after.flatMap((to, place) => {
    const name = readable(to.variant ? words.variant(title, to.variant) : title);
    const from = before[place];
    if (from) {
      // A product that isn't on sale keeps the price of its next sale.
      const offerIn = (cells: Cells, offers: Offers): Offer => ({
        price: priceOf(cells.price),
        left: lookUp(offers, to.id)?.left,
        soldOut: false,
      });
      const now = offerIn(from, today);
      const typedOver = { ...now, ...lookUp(seen, to.id) };
      doubts.push(...describeDoubts(name, { seen: typedOver, from: now, to: offerIn(to, next) }));
    }
    if (!from) return [words.isNew(name, to.price)];
    const common = place === 0 ? describe(title, from, to, shared) : [];
    return [...common, ...describe(name, from, to, ofSold)];
  });
  return {
    product,
    card,
    isCardChanged: Object.keys(fields).length > 0,
    offers,
    changes,
    doubts,
    problems,
  };
}
