import { parse } from 'papaparse';
import { shop } from '#shop/config';
import { type Card, type Cards, changedBy, withCard } from '../../catalogue/model/cards';
import type { Offer, Offers, PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product, variantsOf } from '../../catalogue/model/product';
import { oneLine } from '../../orders/model/tidyText';
import { productEditorWords as editorWords } from '#words/admin/products';
import { spreadsheetWords as words } from '#words/admin/spreadsheet';
import { asciiDigits } from '../../words/digits';
import { type NumberKind, withAdvice } from '../numberAdvice';
import { csv, isConverted, withoutApostrophe } from '../papers/csv';
import type { Saved } from './catalogueChanges';
import { before as beforeConversion } from './convertedCells';
import { priceOf } from './edit';
import { describeDoubts } from './EditsBar';
import {
  cardFields,
  changedOffers,
  emptyForm,
  formOf,
  newId,
  offersIn,
  problemsIn,
  type ProductForm,
  textProblem,
} from './productForm';

type Column = keyof typeof words.columns;
/** The cells of one thing that is sold. */
type Cells = Readonly<Record<Column, string>>;

const columns = Object.keys(words.columns) as Column[];
/** The columns that all variants of a product share. */
const shared = ['title', 'was', 'hidden', 'category', 'text', 'facts', 'keywords'] as const;
const ofSold = ['variant', 'price', 'left', 'soldOut'] as const;
const empty = Object.fromEntries(columns.map((column) => [column, ''])) as Cells;
const { compare: inOrder } = new Intl.Collator(shop.market.language, { numeric: true });

/** Columns with sizes or other short texts that spreadsheets may take for a date. */
const short: readonly Column[] = ['variant', 'title', 'category', 'keywords'];

/** The columns of the editor's fields that have other names. */
const columnOf: Partial<Record<string, Column>> = {
  images: 'hidden',
  'fact-name': 'facts',
  'fact-value': 'facts',
  'variant-name': 'variant',
  'variant-price': 'price',
  'variant-left': 'left',
};

/** The columns of numbers. */
const kindOf: Partial<Record<Column, NumberKind>> = {
  price: 'amount',
  was: 'amount',
  left: 'count',
};

/** One row for each thing sold. */
function rowsOf(product: Product, offers: Offers): Cells[] {
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
  const ofVariants = variants.map(({ name, price, ...row }) => {
    return { ...common, ...row, variantOf: id, variant: name, price: price || texts.price };
  });
  return (product.variants ? ofVariants : [{ ...common, id }]).map((cells) => {
    const isSoldOut = lookUp(offers, cells.id)?.soldOut ?? !hidden;
    return { ...cells, soldOut: words.yesOrNo(isSoldOut) };
  });
}

/** The file of these products. They need their details. */
export const fileOf = (products: readonly Product[], list: PriceList): string =>
  csv([
    columns.map((column) => words.columns[column]),
    ...products
      .flatMap((product) => rowsOf(product, product.hidden ? {} : list.offers))
      .map((cells) =>
        columns.map((column) =>
          column === 'price' || column === 'was' ? { written: cells[column] } : cells[column],
        ),
      ),
  ]);

const tidy = (cell: string) => withoutApostrophe(cell).replace(/\r\n?/g, '\n').trim();

interface Row {
  /** The row's number, as spreadsheets count. */
  number: number;
  /** The cells of the columns that the file has. */
  cells: Partial<Cells>;
  /** The id that a new product gets: always the same, so that a second import adds nothing twice. */
  newId: string;
}

/** The name of a column without capitals, spaces and signs. */
const nameOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const columnNamed = (text: string) =>
  columns.find((column) => nameOf(words.columns[column]) === nameOf(text));

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Possible separators of cells, the most likely one first. */
const separators = [',', ';', '\t', '|'];

/** Splits a text at the separator that finds the most columns. */
function split(text: string, first: readonly string[]) {
  const [best] = [...first, ...separators]
    .map((delimiter) => {
      const rows = (preview = 0) => parse<string[]>(text, { delimiter, newline: '\n', preview });
      const head = text.split('\n').findIndex((line) => !isBlank(line.split(delimiter)));
      const names = rows(head + 1).data[head] ?? [];
      return { rows, count: names.filter(columnNamed).length };
    })
    .sort((one, other) => other.count - one.count);
  return best?.rows() ?? { data: [], errors: [] };
}

/**
 * Reads a file with commas, semicolons, tabs or what its first line names, as in `sep=;`. Throws nothing: `problems`
 * says why it can't be imported.
 */
export function readFile(bytes: ArrayBuffer) {
  const whole = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const [line = '', separator] = /^\s*"?sep=([^\n"])[",;\s]*?(?:\n|$)/i.exec(whole) ?? [];
  const text = whole.slice(line.length).replace(/^\uFEFF/, '');
  const { data, errors } = split(text, separator ? [separator] : []);
  const top = data.findIndex((cells) => !isBlank(cells));
  const names = data[top] ?? [];
  const named = names.map(columnNamed);
  const below = data
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(top + 1)
    .filter(({ cells }) => !isBlank(cells));
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => words.problems.quotes(row + 1));
  const twice = columns.filter((column) => named.indexOf(column) !== named.lastIndexOf(column));
  if (!named.some(Boolean)) problems.push(words.problems.noColumns);
  else if (problems.length === 0) {
    problems.push(
      ...twice.map(words.problems.sameColumn),
      ...below
        .filter(({ cells }) => cells.length !== names.length)
        .map(({ cells, number }) => words.problems.misfit(number, cells.length, names.length)),
    );
  }
  // Products added at the same time are listed by id.
  const ids = below.map(newId).sort();
  return {
    rows: below
      .filter(({ cells }) => cells.length === names.length)
      .map(({ cells, number }, place): Row => {
        const ofColumns = named.flatMap((column, index) =>
          column ? [[column, tidy(cells[index] ?? '')] as const] : [],
        );
        return { number, cells: Object.fromEntries(ofColumns), newId: ids[place] ?? '' };
      })
      .filter(({ cells }) => columns.some((column) => cells[column])),
    // Replacement characters come from another encoding.
    problems: text.includes('\uFFFD') ? [words.problems.notUtf8] : problems,
    /** The names of columns that mean nothing here. */
    ignored: names
      .filter((name) => !columnNamed(name))
      .map((name) => oneLine(name).toLowerCase())
      .filter(Boolean),
  };
}

const readFacts = (cell: string) =>
  cell
    .split(';')
    .filter((part) => part.trim())
    .map((part) => {
      const [name = '', ...value] = part.split(':');
      return { name, value: value.join(':') };
    });

/** The rows of a product; of a new one without `product`. */
interface Group {
  product: Product | undefined;
  rows: readonly Row[];
}

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

/** Characters that editors don't show, or that change the direction of a text. */
const unreadable = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;

const readable = (text: string) => text.replace(unreadable, '');

const shown = (column: Column, from: Cells, to: Cells) =>
  words.cell(column, readable(from[column]), readable(to[column]));

/** The changes in a product's rows. */
function readProduct({ product, rows }: Group, list: PriceList, cards: Cards, seen: Offers) {
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
      .map((row) => merge({ ...empty, id: isInVariants ? `${row.newId}-${row.number}` : id }, row)),
  ];
  const inFile = sold.filter(({ row }) => row);
  const [first = merge(empty, undefined)] = inFile;
  const reject = ({ row, cells }: typeof first, column: Column, hint: string) => {
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
  const isYes = (entry: typeof first, column: Column) => {
    const cell = asciiDigits(entry.cells[column]).toLowerCase();
    if (![...words.yes, ...words.no].includes(cell)) reject(entry, column, words.hints.yesOrNo);
    return words.yes.includes(cell);
  };
  const top = { ...first.cells };
  for (const column of shared) {
    const exported = before[0]?.[column] ?? '';
    const typed = inFile.map(({ cells }) => cells[column]).filter(Boolean);
    const [value, ...others] = new Set(typed.filter((cell) => cell !== exported));
    top[column] = value ?? (typed.length > 0 ? exported : '');
    if (value && others.length > 0) {
      const numbers = rows.map(({ number }) => number);
      const values = [value, ...others].map(readable);
      problems.push(words.problems.contradiction(numbers, column, values));
    }
  }

  const entryOf = (column: Column) =>
    inFile.find(({ cells }) => cells[column] === top[column]) ?? first;

  const price = product?.variants ? start.price : top.price;
  const form: ProductForm = {
    ...top,
    price,
    images: start.images,
    // A value that can't be typed, such as a fact with a semicolon, stays until somebody changes it.
    facts: top.facts === (before[0]?.facts ?? '') ? start.facts : readFacts(top.facts),
    variants: (isInVariants ? sold : []).map(({ cells }) => ({
      id: cells.id,
      name: cells.variant,
      left: cells.left,
      price: cells.price === price ? '' : cells.price,
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
  const describe = (name: string, from: Cells, to: Cells, some: readonly Column[]) => {
    const differing = some.filter((column) => from[column] !== to[column]);
    const parts = differing.map((column) => shown(column, from, to));
    return parts.length > 0 ? [words.change(readable(name), parts)] : [];
  };
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

const isNumber = /^[-+]?[\d.,]*\d[\d.,]*(?:e[-+]?\d+)?$/i;

/** A number as a spreadsheet has read or written it: a comma may be a decimal one. */
const valuesOf = (text: string) =>
  isNumber.test(text)
    ? [text.replaceAll(',', ''), text.replace(',', '.')].map(Number).filter(Number.isFinite)
    : [];

/** Whether a spreadsheet may have made this cell of an id, by reading a number or a date. */
function isMadeOf(cell: string, id: string) {
  if (!cell) return false;
  if (cell.toLowerCase() === id.toLowerCase()) return true;
  const [, decimals = ''] = /^[-+]?\d[.,]?(\d*)e/i.exec(cell) ?? [];
  const isRounded = /e/i.test(cell);
  const round = (value: number) => (isRounded ? value.toExponential(decimals.length) : `${value}`);
  const values = valuesOf(cell);
  if (values.length > 0)
    return valuesOf(id).some((value) => values.map(round).includes(round(value)));
  return valuesOf(id).length === 0 && isConverted(cell);
}

/** The rows by product, and what is wrong with their ids. */
function groupRows(rows: readonly Row[], products: readonly Product[]) {
  const problems: string[] = [];
  const groups = new Map<string, Group>();
  const seen = new Set<string>();
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySoldId = new Map(
    products.flatMap((product) => variantsOf(product).map(({ id }) => [id, product])),
  );
  const convertible = {
    id: [...bySoldId.keys()].filter(isConverted),
    variantOf: [...byId.keys()].filter(isConverted),
  };
  /** Spreadsheets can show numbers in the digits of another script, and export them like that. */
  const idIn = (cell = '', known: ReadonlyMap<string, Product>) =>
    known.has(cell) || !known.has(asciiDigits(cell)) ? cell : asciiDigits(cell);
  for (const read of rows) {
    const id = idIn(read.cells.id, bySoldId);
    const variantOf = idIn(read.cells.variantOf, byId);
    const row: Row = {
      ...read,
      cells: { ...read.cells, ...(id && { id }), ...(variantOf && { variantOf }) },
    };
    const product = id ? bySoldId.get(id) : byId.get(variantOf);
    const isOther = product && variantOf && variantOf !== product.id;
    const wrong = id && (!product || seen.has(id)) ? 'id' : 'variantOf';
    const cell = row.cells[wrong] ?? '';
    const isKnown = wrong === 'id' ? bySoldId.has(cell) : byId.has(cell);
    const was = isKnown ? [] : convertible[wrong].filter((each) => isMadeOf(cell, each));
    if (wrong === 'id' || isOther || was.length > 0 || (!id && product && !product.variants)) {
      const { invisible, converted } = words.hints;
      const isReadable = cell === readable(cell);
      const hint = was.length > 0 ? converted(was) : isReadable ? words.hints[wrong] : invisible;
      problems.push(words.problems.cell(row.number, wrong, readable(cell), hint));
    } else {
      const key = product ? `id ${product.id}` : `new ${variantOf || `row ${row.number}`}`;
      groups.set(key, { product, rows: [...(groups.get(key)?.rows ?? []), row] });
    }
    seen.add(id);
  }
  return { groups: [...groups.values()], problems };
}

/**
 * What a file changes of the products, which need their details. Those without a row stay as they are. Without
 * `problems`, all of it can be saved, once the `doubts` are confirmed.
 *
 * @param seen how they were offered when the file was chosen
 */
export function readRows(
  { rows, problems }: ReturnType<typeof readFile>,
  products: readonly Product[],
  list: PriceList,
  cards: Cards,
  seen = list.offers,
) {
  // The products are updated with cards that another device may have changed since.
  const { groups, problems: wrongIds } = groupRows(rows, changedBy(products, cards));
  const read = groups.map((group) => readProduct(group, list, cards, seen));
  const changed = read.filter(({ changes }) => changes.length > 0);
  const added = changed.filter(({ product }) => !product).length;
  const written = changed.filter(({ isCardChanged }) => isCardChanged);
  const wrong = [...problems, ...wrongIds, ...read.flatMap((each) => each.problems)];
  return {
    cards: Object.fromEntries(written.map(({ card }) => [card.id, card])),
    offers: Object.fromEntries(changed.flatMap(({ offers }) => Object.entries(offers))),
    /** How many products are added, changed and unchanged. */
    counts: { added, changed: changed.length - added, unchanged: groups.length - changed.length },
    changes: changed.flatMap(({ changes }) => changes),
    doubts: changed.flatMap(({ doubts }) => doubts),
    problems: [...new Set(wrong)].sort(inOrder),
  };
}

/** The changes that undo a file's; new products stay, hidden. */
export function undoOf(
  { cards: written, offers }: Pick<ReturnType<typeof readRows>, 'cards' | 'offers'>,
  products: readonly Product[],
  list: PriceList,
  cards: Cards,
): Saved {
  const before = new Map(changedBy(products, cards).map((product) => [product.id, product]));
  return {
    offers: Object.entries(offers).map(([id, to]) => ({ id, from: lookUp(list.offers, id), to })),
    cards: Object.values(written).flatMap((to) => {
      const product = before.get(to.id);
      const after = withCard(product, to);
      if (!product || !after) return [];
      const { hidden = false } = product;
      const fields = cardFields(formOf(product), after, !hidden);
      return [{ to, from: { ...to, ...fields, ...(to.hidden !== undefined && { hidden }) } }];
    }),
  };
}
