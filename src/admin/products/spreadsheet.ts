import { parse } from 'papaparse';
import type { Card, Cards } from '../../catalogue/cards';
import { type Offer, offerOf, type PriceList } from '../../catalogue/priceList';
import { type Details, own, type Product, type Variant, variantsOf } from '../../catalogue/product';
import { shop } from '../../config';
import { oneLine } from '../../orders/tidyText';
import { spreadsheetWords as words } from '../../words/en/admin/spreadsheet';
import { csv } from '../papers/csv';
import { digitsOf, isCount, isPrice } from './edit';
import { describeDoubts } from './EditsBar';
import { newId } from './productForm';

type Column = keyof typeof words.columns;
/** Of one thing that is sold. Prices and counts are digits. */
type Cells = Record<Column, string>;

const columns = Object.keys(words.columns) as Column[];
const offered: readonly Column[] = ['price', 'left', 'soldOut'];
const { compare: inOrder } = new Intl.Collator(shop.language, { numeric: true });
/** The same for all variants of a product. */
const shared: readonly Column[] = ['title', 'hidden', 'category', 'text', 'facts', 'keywords'];
const empty = Object.fromEntries(columns.map((column) => [column, ''])) as Cells;
const [yes, no] = [words.yesOrNo(true), words.yesOrNo(false)];

const joinFacts = (facts: Details['facts'] = {}) =>
  Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** One row for each thing sold. What variants share is in the first one's row, the title in each. */
export const rowsOf = (products: readonly Product[], list: PriceList): Cells[] =>
  products.flatMap((product) =>
    variantsOf(product).map((sold, place) => {
      const { id, hidden = false, category = '', details, keywords = [], variantOf = '' } = sold;
      const { price, soldOut, left = '' } = offerOf(list, sold);
      // A hidden product has no offer.
      const isSoldOut = hidden && !own(list.offers, id) ? sold.soldOut : soldOut;
      return {
        ...{ ...empty, id, variantOf, variant: product.variants?.[place]?.name ?? '' },
        ...{ title: product.title, price: `${price}`, was: `${sold.was ?? ''}`, left: `${left}` },
        ...{ soldOut: isSoldOut ? yes : no, picture: sold.image ? yes : no },
        ...(place === 0 && { hidden: hidden ? yes : no, category, text: details?.text ?? '' }),
        ...(place === 0 && { facts: joinFacts(details?.facts), keywords: keywords.join(', ') }),
      };
    }),
  );

/** The file of these products. They need their details. */
export const fileOf = (products: readonly Product[], list: PriceList): string =>
  csv([
    columns.map((column) => words.columns[column]),
    ...rowsOf(products, list).map((cells) => columns.map((column) => cells[column])),
  ]);

/** Without the apostrophe that `csv` puts before what looks like a formula. */
const tidy = (cell: string) =>
  cell
    .replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n\0])/, '')
    .replace(/\r\n?/g, '\n')
    .trim();

interface Row {
  /** As spreadsheets count: the first row has the names of the columns. */
  number: number;
  /** Only of columns that the file has. */
  cells: Partial<Cells>;
  /** The id of what it adds: stays the same, so that importing it again adds nothing twice. */
  newId: string;
}

/** Reads a file with commas, semicolons or tabs. Throws nothing: `problems` says why it can't be imported. */
export function readFile(bytes: ArrayBuffer) {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const [head = ''] = text.split('\n');
  const countOf = (separator: string) => head.split(separator).length;
  const [delimiter] = [',', ';', '\t'].sort((one, other) => countOf(other) - countOf(one));
  const { data, errors } = parse<string[]>(text, { delimiter, newline: '\n' });
  const names = (data[0] ?? []).map((name) => oneLine(name).toLowerCase());
  const known = columns.map((column) => names.indexOf(words.columns[column].toLowerCase()));
  // What is added at the same time is listed by id.
  const ids = data.map(newId).sort();
  const rows = data.map((row, index): Row => {
    const cells = columns.flatMap((column, place) => {
      const at = known[place] ?? -1;
      return at < 0 ? [] : [[column, tidy(row[at] ?? '')]];
    });
    return {
      number: index + 1,
      cells: Object.fromEntries(cells) as Row['cells'],
      newId: ids[index] ?? '',
    };
  });
  const problems = errors.map(({ row = 0 }) => words.problems.quotes(row + 1));
  if (known.every((place) => place < 0)) problems.push(words.problems.noColumns);
  return {
    rows: rows.slice(1).filter(({ cells }) => Object.values(cells).some(Boolean)),
    // From another encoding.
    problems: text.includes('\uFFFD') ? [words.problems.notUtf8] : problems,
    /** The names of columns that mean nothing here. */
    ignored: names.filter((name, place) => name && !known.includes(place)),
  };
}

/** `undefined` if a fact has no name or no value, or two have the same name. */
function readFacts(cell: string): Details['facts'] {
  const parts = cell.split(';').filter((part) => part.trim());
  const pairs = parts.map((part) => {
    const [name = '', ...value] = part.split(':');
    return [oneLine(name), oneLine(value.join(':'))] as const;
  });
  const facts = Object.fromEntries(pairs);
  const isComplete = pairs.every(([name, value]) => name && value);
  return isComplete && Object.keys(facts).length === pairs.length ? facts : undefined;
}

const readList = (cell: string) => cell.split(',').map(oneLine).filter(Boolean);

function readYesOrNo(cell: string) {
  if (words.yes.includes(cell.toLowerCase())) return yes;
  return words.no.includes(cell.toLowerCase()) ? no : undefined;
}

const readNumber = (isNumber: (text: string) => boolean) => (cell: string) => {
  if (cell === '') return '';
  return isNumber(cell) ? `${Number(digitsOf(cell))}` : undefined;
};

/** What `rowsOf` would write for a cell that somebody has changed; `undefined` if it is wrong. */
const readers: Partial<Record<Column, (cell: string) => string | undefined>> = {
  variant: oneLine,
  title: (cell) => (oneLine(cell).length > 200 ? undefined : oneLine(cell)),
  price: readNumber(isPrice),
  was: readNumber(isPrice),
  left: readNumber(isCount),
  soldOut: readYesOrNo,
  hidden: readYesOrNo,
  category: oneLine,
  text: (cell) => cell,
  facts(cell) {
    const facts = readFacts(cell);
    return facts && joinFacts(facts);
  },
  keywords: (cell) => readList(cell).join(', '),
};

/** The rows of a product; of a new one without `product`. */
interface Group {
  product: Product | undefined;
  rows: readonly Row[];
}

const offerIn = ({ price, soldOut, left }: Cells): Offer => ({
  ...{ price: Number(price), soldOut: soldOut === yes },
  left: left === '' ? undefined : Number(left),
});

function readProduct({ product, rows }: Group, list: PriceList) {
  const problems: string[] = [];
  const reject = ({ number, cells }: Row, column: Column) => {
    problems.push(words.problems.cell(number, column, cells[column] ?? ''));
  };
  const readCell = (row: Row | undefined, column: Column, before: string) => {
    const cell = row?.cells[column];
    const reader = readers[column];
    // What can't be typed, such as a fact with a semicolon, stays as long as nobody changes it.
    if (!row || !reader || cell === undefined || cell === tidy(before)) return before;
    const value = reader(cell);
    if (value === undefined) reject(row, column);
    return value ?? before;
  };
  const read = (before: Cells, row: Row | undefined) => {
    const cells = columns.map((each) => [each, readCell(row, each, before[each])]);
    const after = Object.fromEntries(cells) as Cells;
    return { row, before, after, changed: columns.filter((each) => before[each] !== after[each]) };
  };
  const rowOf = (id: string) => rows.find(({ cells }) => cells.id === tidy(id));
  const [first] = rows;
  const isInVariants = Boolean(product ? product.variants : first?.cells.variantOf);
  const entries = [
    ...(product ? rowsOf([product], list) : []).map((before) => read(before, rowOf(before.id))),
    ...rows.flatMap((row, place) => {
      const id = isInVariants && !product ? `${first?.newId}-${place + 1}` : row.newId;
      return row.cells.id ? [] : read({ ...empty, id }, row);
    }),
  ];

  const [{ before } = { before: empty }] = entries;
  const readShared = (column: Column) => {
    const changed = entries.filter((entry) => entry.changed.includes(column));
    const [value, ...others] = new Set(changed.flatMap(({ after }) => after[column] || []));
    if (value !== undefined && others.length > 0) {
      const numbers = rows.map(({ number }) => number);
      problems.push(words.problems.contradiction(numbers, column, [value, ...others]));
    }
    const isEmptied = changed.length > 0 && entries.every(({ after }) => !after[column]);
    return value ?? (isEmptied ? '' : before[column]);
  };
  const values = shared.map((column) => [column, readShared(column)] as const);
  const after = { ...before, ...Object.fromEntries(values), ...(!product && { hidden: yes }) };
  const changed = shared.filter((column) => before[column] !== after[column]);
  const isHidden = after.hidden === yes;

  if (first && !after.title) reject(first, 'title');
  if (first && changed.includes('hidden') && !isHidden && !product?.image) {
    problems.push(words.problems.noPhotograph(first.number));
  }
  for (const { row, after: cells, changed: some } of entries) {
    if (!row) continue;
    const { variant, price, was } = cells;
    const isTaken = entries.filter((each) => each.after.variant === variant).length > 1;
    if (!price) reject(row, 'price');
    if (some.includes('was') && was && Number(was) <= Number(price)) reject(row, 'was');
    if (!isInVariants && variant) reject(row, 'variantOf');
    else if (isInVariants && (!variant || (isTaken && some.includes('variant')))) {
      reject(row, 'variant');
    }
  }

  const { facts = {} } = product?.details ?? {};
  const nextFacts = changed.includes('facts') ? (readFacts(after.facts) ?? {}) : facts;
  const variants = entries.map(({ after: { id, variant, price, was } }): Variant => ({
    ...{ id, name: variant, price: Number(price) },
    ...(was && { was: Number(was) }),
  }));
  const [{ price = 0, was = 0 } = {}] = variants;
  /** The list of prices has the prices of what isn't hidden. */
  const written = new Set<Column>(isHidden ? ['variant', 'was', 'price'] : ['variant', 'was']);
  const isWritten = entries.some((entry) => entry.changed.some((each) => written.has(each)));
  const is = (...some: Column[]) => some.some((column) => changed.includes(column));
  const fields: Partial<Card> = {
    ...(!product && { image: '', price, addedAt: list.revision + 1 }),
    ...(is('title') && { title: after.title }),
    ...(is('hidden') && { hidden: isHidden }),
    ...(is('category') && { category: after.category }),
    ...(is('text', 'facts') && {
      details: {
        ...(after.text && { text: after.text }),
        ...(Object.keys(nextFacts).length > 0 && { facts: nextFacts }),
      },
    }),
    ...(is('keywords') && { keywords: readList(after.keywords) }),
    ...(isWritten && isInVariants && { variants }),
    ...(isWritten && !isInVariants && was !== (product?.was ?? 0) && { was }),
    ...(isWritten && isHidden && price !== product?.price && { price }),
  };
  const offers = entries.flatMap(({ after: cells, changed: some }) => {
    const isOffered = is('hidden') || some.some((each) => offered.includes(each));
    if (!isOffered || (isHidden && !own(list.offers, cells.id))) return [];
    return [[cells.id, isHidden ? undefined : offerIn(cells)] as const];
  });

  const title = before.title || after.title;
  const describe = (name: string, from: Cells, to: Cells, some: readonly Column[]) => {
    if (!from.price) return [words.isNew(name, to.price)];
    const parts = some.map((each) => words.cell(each, from[each], to[each]));
    return parts.length > 0 ? [words.change(name, parts)] : [];
  };
  const changes = product ? describe(title, before, after, changed) : [];
  const doubts: string[] = [];
  for (const { before: from, after: to, changed: some } of entries) {
    const variant = from.variant || to.variant;
    const name = variant ? words.variant(title, variant) : title;
    // A hidden product isn't counted.
    const its = some.filter((each) => !shared.includes(each) && (!isHidden || written.has(each)));
    changes.push(...describe(name, from, to, its));
    const offer = offerIn(from);
    const change = { seen: offer, from: offer, to: offerIn(to) };
    if (from.price) doubts.push(...describeDoubts(name, change));
  }
  return {
    id: product?.id ?? first?.newId ?? '',
    product,
    fields,
    offers,
    changes,
    doubts,
    problems,
  };
}

/** The rows by product, and what is wrong with their ids. */
function groupRows(rows: readonly Row[], products: readonly Product[]) {
  const problems: string[] = [];
  const groups = new Map<string, Group>();
  const seen = new Set<string>();
  const byId = new Map(products.map((product) => [tidy(product.id), product]));
  const bySoldId = new Map(
    products.flatMap((product) => variantsOf(product).map(({ id }) => [tidy(id), product])),
  );
  for (const row of rows) {
    const { id = '', variantOf = '' } = row.cells;
    const product = id ? bySoldId.get(id) : byId.get(variantOf);
    const isOther = product && variantOf && variantOf !== tidy(product.id);
    if (id && (!product || seen.has(id))) problems.push(words.problems.cell(row.number, 'id', id));
    else if (isOther || (!id && product && !product.variants)) {
      problems.push(words.problems.cell(row.number, 'variantOf', variantOf));
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
 */
export function readRows(
  { rows, problems }: ReturnType<typeof readFile>,
  products: readonly Product[],
  list: PriceList,
  cards: Cards,
) {
  const { groups, problems: wrongIds } = groupRows(rows, products);
  const read = groups.map((group) => readProduct(group, list));
  const changed = read.filter(({ changes }) => changes.length > 0);
  const added = changed.filter(({ product }) => !product).length;
  const written: Cards = Object.fromEntries(
    changed.flatMap(({ id, fields }) =>
      Object.keys(fields).length > 0 ? [[id, { ...own(cards, id), id, ...fields }]] : [],
    ),
  );
  const wrong = [...problems, ...wrongIds, ...read.flatMap((each) => each.problems)];
  return {
    cards: written,
    offers: Object.fromEntries(changed.flatMap(({ offers }) => offers)),
    /** Of products. */
    counts: { added, changed: changed.length - added, unchanged: groups.length - changed.length },
    changes: changed.flatMap(({ changes }) => changes),
    doubts: changed.flatMap(({ doubts }) => doubts),
    problems: [...new Set(wrong)].sort(inOrder),
  };
}
