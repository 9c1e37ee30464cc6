import { parse } from 'papaparse';
import { shop } from '#shop/config';
import { type Cards, changedBy, withCard } from '../../catalogue/model/cards';
import type { PriceList } from '../../catalogue/model/priceList';
import { lookUp, type Product, variantsOf } from '../../catalogue/model/product';
import { oneLine } from '../../orders/model/tidyText';
import { spreadsheetWords as words } from '#words/desk/spreadsheet';
import { asciiDigits } from '../../words/digits';
import { typedMoney } from '../../words/typedMoney';
import { csv, isConverted } from '../papers/csv';
import type { Saved } from './catalogueChanges';
import { mayBeConverted } from './convertedCells';
import { type Exported, readExported } from './exportedProducts';
import { cardFields, formOf, newId } from './productForm';
import { type Cells, columns, readable, type Row, rowsOf, tidy } from './spreadsheetCells';
import { type ProductRows, readProduct } from './spreadsheetProduct';
import { typedSize } from './typedSize';

const { compare: inOrder } = new Intl.Collator(shop.market.language, { numeric: true });

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

/** The rows of another shop's export. A cell that is empty there changes nothing, but for a price before. */
const rowsOfExport = ({ products }: Exported): Row[] =>
  products.flatMap(({ row, product, sold }) => {
    const { title, was, category, hidden, keywords = [], details = {}, variants } = product;
    const facts = Object.entries(details.facts ?? {}).map(
      ([name, value]) => `${name.replaceAll(':', ' ')}: ${value.replaceAll(';', ',')}`,
    );
    const common: Partial<Cells> = {
      title,
      was: was === undefined ? '' : typedMoney(was),
      ...(category && { category }),
      ...(hidden && { hidden: words.yesOrNo(hidden) }),
      ...(details.text && { text: details.text }),
      ...(details.size && { size: typedSize(details.size) }),
      ...(facts.length > 0 && { facts: facts.join('; ') }),
      ...(keywords.length > 0 && {
        keywords: keywords.map((word) => word.replaceAll(',', ' ')).join(', '),
      }),
    };
    return (variants ?? [{ ...product, name: '' }]).map(
      ({ id, name, price = product.price, soldOut = false }): Row => {
        const { row: number = row, left: count } = lookUp(sold, id) ?? {};
        const weight = lookUp(details.variantWeights ?? {}, id) ?? details.weight;
        const cells = {
          ...common,
          ...(variants && { variantOf: product.id, variant: name }),
          price: typedMoney(price),
          ...(weight !== undefined && { weight: `${weight}` }),
          soldOut: words.yesOrNo(soldOut),
          ...(count !== undefined && { left: `${count}` }),
        };
        return { number, cells, newId: product.id, exportedId: id };
      },
    );
  });

/**
 * Reads a file with commas, semicolons, tabs or what its first line names, as in `sep=;`, or another shop's export.
 * Throws nothing: `problems` says why it can't be imported, `remarks` what of an export isn't taken over.
 */
export function readFile(bytes: ArrayBuffer) {
  const whole = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const exported = readExported(whole);
  if (exported) {
    const remarks = exported.remarks.map(({ row, what, cell }) => words.remark(row, what, cell));
    return {
      rows: rowsOfExport(exported),
      problems: whole.includes('\uFFFD') ? [words.problems.notUtf8] : [],
      ignored: [],
      remarks: [words.exportedFrom(exported.source), ...remarks],
    };
  }
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
    remarks: [],
  };
}

/** The rows by product, and what is wrong with their ids. */
function groupRows(rows: readonly Row[], products: readonly Product[]) {
  const problems: string[] = [];
  const groups = new Map<string, ProductRows>();
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
    const { exportedId = '' } = read;
    const id = bySoldId.has(exportedId) ? exportedId : idIn(read.cells.id, bySoldId);
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
    const was = isKnown ? [] : convertible[wrong].filter((each) => mayBeConverted(each, cell));
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
  { rows, problems }: Pick<ReturnType<typeof readFile>, 'rows' | 'problems'>,
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
