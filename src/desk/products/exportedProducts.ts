import { convert } from 'html-to-text';
import { parse } from 'papaparse';
import { shop } from '#shop/config';
import { type Product, rangeOf, type Size, type Variant } from '../../catalogue/model/product';
import { fieldChecks } from '../../catalogue/model/soundCard';
import { longest } from '../../catalogue/model/texts';
import { oneLine, severalLines } from '../../orders/model/tidyText';
import { cutText } from '../../words/characters';
import { readMoney } from '../../words/typedMoney';

/* Reads the files of products that other shops' software exports, by the columns that it documents. */

/** A picture in another shop, with the row that names it. */
export interface ExportedPicture {
  address: string;
  caption: string;
  row: number;
}

export interface ExportedProduct {
  /** The first row of the product, as spreadsheets count. */
  row: number;
  /** Without its pictures. Its id is the same in each export with the same rows before it. */
  product: Omit<Product, 'image' | 'pictures'>;
  pictures: readonly ExportedPicture[];
  /** By the ids of what is sold: its row, how many there are if the other shop counts them, and the address of its picture. */
  sold: Readonly<Record<string, { row: number; left?: number; picture?: string }>>;
}

/** Why a row isn't taken over. */
type Refusal =
  | 'noTitle'
  | 'noPrice'
  | 'unclearPrice'
  | 'otherCurrency'
  | 'giftCard'
  | 'notSent'
  | 'elsewhere'
  | 'group'
  | 'noParent'
  | 'disabled'
  | 'sameVariant'
  | 'formula';

/** What is taken over differently than it is written. */
type Change = 'rounded' | 'shortened' | 'noFormerPrice';

/** Something that the merchant should know of a row. */
interface Remark {
  row: number;
  what: Refusal | Change;
  /** The cell that it is about; empty if it is about the whole row. */
  cell: string;
}

export interface Exported {
  source: 'Shopify' | 'WooCommerce';
  products: readonly ExportedProduct[];
  remarks: readonly Remark[];
}

/** A row by the names of its columns: see `nameOf`. */
interface Row {
  number: number;
  /** The cell below the first of these names that the file has. */
  cell: (...names: readonly string[]) => string;
  /** The numbers `n` for which the file has a column with this name, from 1 on. */
  numbers: (name: (n: number) => string) => number[];
}

/** The name of a column in small letters, without spaces and signs. */
const nameOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A cell without the apostrophe with which WooCommerce disarms formulas. */
const plainCell = (cell = '') => cell.replace(/^'(?=[=+\-@])/, '').trim();

function readTable(text: string) {
  // The parser guesses the separator, which spreadsheets may have changed.
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const [head = [], ...rows] = data;
  const places = new Map(head.map((name, place) => [nameOf(name), place] as const).reverse());
  const placeOf = (names: readonly string[]) =>
    names.map((name) => places.get(nameOf(name))).find((place) => place !== undefined);
  const all = rows
    .map((cells, index): Row => ({
      number: index + 2,
      cell: (...names) => plainCell(cells[placeOf(names) ?? -1]),
      numbers: (name) =>
        Array.from({ length: head.length }, (_, place) => place + 1).filter(
          (n) => placeOf([name(n)]) !== undefined,
        ),
    }))
    .filter((_, index) => rows[index]?.some((cell) => cell.trim()));
  return { rows: all, hasColumn: (name: string) => placeOf([name]) !== undefined };
}

/** The start of a text that a spreadsheet would run. */
const formula = /^[=@]|^[+-](?=\p{L})/u;

const isYes = (cell: string) => /^(?:1|true|yes)$/i.test(cell);
const isNo = (cell: string) => /^(?:0|-1|false|no)$/i.test(cell);

/** Collects remarks while the rows are read. */
class Remarks {
  readonly all: Remark[] = [];

  add(row: Row, what: Remark['what'], cell = '') {
    this.all.push({ row: row.number, what, cell: cutText(cell, longest.name) });
  }

  /** A line of this many characters at most. */
  line(row: Row, text: string, most: number) {
    const line = oneLine(textOfHtml(text, most));
    if (line.length > most) this.add(row, 'shortened', line);
    return cutText(line, most).trim();
  }

  /** An amount in the shop's scale; `undefined` of an empty or unclear cell, which is `what`. */
  amount(row: Row, cell: string, what?: Change): number | undefined {
    if (cell === '') return undefined;
    const { digits } = shop.market;
    // Shop software writes a point and two digits, whatever the shop's market writes.
    if (/^(?:\d+(?:\.\d{1,2})?|\d{1,3}(?:,\d{2,3})+\.\d{2})$/.test(cell)) {
      const exact = Number(cell.replaceAll(',', '')) * 10 ** digits;
      // The tenth of a thousandth is for numbers that binary fractions don't have.
      const rounded = Math.round(exact + 1e-4);
      if (Math.abs(rounded - exact) > 1e-3) this.add(row, 'rounded', cell);
      return rounded;
    }
    const { value, otherCurrency } = readMoney(cell);
    if (value === undefined) {
      this.add(row, what ?? (otherCurrency ? 'otherCurrency' : 'unclearPrice'), cell);
    }
    return value;
  }
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The text of HTML, without its addresses and pictures. Only its start is read if it is far longer than so many characters. */
function textOfHtml(cell: string, most: number) {
  // HTML of page builders has many times the length of its text.
  const html = cell.slice(0, 40 * most);
  if (!/[<&]/.test(html)) return html;
  return convert(html, {
    wordwrap: false,
    // Each level takes room on the stack.
    limits: { maxDepth: 100, ellipsis: '' },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
}

/** A description of at most `longest.text` characters, which ends with a sentence if it is cut. */
function description(remarks: Remarks, row: Row, html: string): string {
  const text = severalLines(textOfHtml(html, longest.text));
  if (text.length <= longest.text) return text;
  remarks.add(row, 'shortened', text);
  const start = cutText(text, longest.text);
  const [sentences] = /^[\s\S]*[.!?।](?=\s)/u.exec(start) ?? [start];
  return sentences;
}

/** Makes ids that differ in more than capitals. A product keeps its id as long as the rows before it stay. */
function idMaker() {
  const known = new Set<string>();
  return (text: string) => {
    const base = cutText(
      text
        // The time that the last replacement takes grows with the square of the length.
        .slice(0, 20 * LONGEST_ID)
        .normalize('NFKC')
        .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
        .replace(/^[-.]+|[-.]+$/g, ''),
      LONGEST_ID,
    );
    const start = base || 'product';
    let id = start;
    for (let n = 2; known.has(id.toLowerCase()); n++) id = `${start}-${n}`;
    known.add(id.toLowerCase());
    return id;
  };
}

/** Leaves room for a number behind it. */
const LONGEST_ID = 50;

const list = (cell: string) =>
  cell
    // A comma in a value has a backslash before it.
    .split(/(?<!\\),/)
    .map((part) =>
      part
        .replaceAll('\\,', ',')
        .replace(/^\s*"(.*)"\s*$/, '$1')
        .trim(),
    )
    .filter(Boolean);

/** The category at the end of a path: `Clothing > Shirts`. */
const lastPart = (path = '') => {
  const name = path.split('>').at(-1)?.trim() ?? '';
  return name === 'Uncategorized' ? '' : name;
};

/** One of the things that a product is sold as. */
interface Sold {
  row: Row;
  /** Empty for a product without variants. */
  name: string;
  /** The other shop's number of it. */
  sku: string;
  price: string;
  /** The price before. */
  was: string;
  soldOut: boolean;
  left: number | undefined;
  /** In grams. */
  weight: number | undefined;
  size: Size | undefined;
  /** The addresses of its own pictures. */
  pictures: readonly string[];
}

interface Read {
  row: Row;
  /** The other shop's id of it. */
  key: string;
  title: string;
  html: string;
  category: string;
  tags: readonly string[];
  facts: readonly (readonly [string, string])[];
  hidden: boolean;
  /** The product's own size, which its variants have unless they say another. */
  size?: Size | undefined;
  sold: readonly Sold[];
  pictures: readonly ExportedPicture[];
}

/** Makes the shop's product of what was read; `undefined` if it can't be sold. */
function makeProduct(
  read: Read,
  remarks: Remarks,
  idOf: (text: string) => string,
): ExportedProduct | undefined {
  const { row } = read;
  const title = remarks.line(row, read.title, longest.title);
  if (!title || formula.test(title)) {
    remarks.add(row, title ? 'formula' : 'noTitle', title);
    return undefined;
  }
  const names = new Set<string>();
  const sold = read.sold.flatMap((each) => {
    const name = remarks.line(each.row, each.name, longest.name);
    const price = remarks.amount(each.row, each.price);
    if (!price) {
      if (each.price === '' || price === 0) remarks.add(each.row, 'noPrice', each.price);
      return [];
    }
    if (names.has(name)) {
      remarks.add(each.row, 'sameVariant', name);
      return [];
    }
    names.add(name);
    const was = remarks.amount(each.row, each.was, 'noFormerPrice') ?? 0;
    return [{ ...each, name, price, was: was > price ? was : undefined }];
  });
  const [first] = sold;
  if (!first) return undefined;

  const id = idOf(read.key);
  const isVaried = sold.length > 1 || first.name !== '';
  const { price } = isVaried ? rangeOf(sold) : first;
  const variants = sold.map((each): Variant => {
    const { name, was, soldOut } = each;
    return {
      id: idOf(each.sku || `${id}-${name}`),
      name,
      ...(each.price !== price && { price: each.price }),
      ...(was !== undefined && { was }),
      ...(soldOut && { soldOut }),
    };
  });
  const ids = isVaried ? variants.map((variant) => variant.id) : [id];
  const text = description(remarks, row, read.html);
  const facts = read.facts.flatMap(([name, value]) => {
    const fact = [
      remarks.line(row, name, longest.name),
      remarks.line(row, value, longest.value),
    ] as const;
    return fact[0] && fact[1] ? [fact] : [];
  });
  const size = sold.find((each) => each.size)?.size ?? read.size;
  const details = {
    ...(text && { text }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    ...weightsOf(sold, ids),
    ...(size && { size }),
  };
  const category = remarks.line(row, read.category, longest.name);
  const skus = isVaried ? [] : [first.sku];
  const keywords = [...new Set([...read.tags, ...skus])]
    .map((word) => remarks.line(row, word, longest.name))
    .filter((word) => word && word !== id);
  return {
    row: row.number,
    product: {
      id,
      title,
      price,
      ...(!isVaried && first.was !== undefined && { was: first.was }),
      ...(category && { category }),
      ...(read.hidden && { hidden: true }),
      ...(!isVaried && first.soldOut && { soldOut: true }),
      ...(keywords.length > 0 && { keywords }),
      ...(Object.keys(details).length > 0 && { details }),
      ...(isVaried && { variants }),
    },
    pictures: eachOnce(read.pictures).map((picture) => ({
      ...picture,
      caption: remarks.line(row, picture.caption, longest.value),
    })),
    sold: Object.fromEntries(
      sold.map(({ row: { number }, left, pictures: [picture] }, place) => [
        ids[place] ?? '',
        { row: number, ...(left !== undefined && { left }), ...(picture && { picture }) },
      ]),
    ),
  };
}

/** The weight of the first thing sold that has one, and the weights that differ from it, by id. */
function weightsOf(sold: readonly Pick<Sold, 'weight'>[], ids: readonly string[]) {
  const known = sold.flatMap(({ weight }, place) =>
    weight === undefined ? [] : [[ids[place] ?? '', weight] as const],
  );
  const [, weight] = known[0] ?? [];
  const variantWeights = known.filter(([, each]) => each !== weight);
  return {
    ...(weight !== undefined && { weight }),
    ...(variantWeights.length > 0 && { variantWeights: Object.fromEntries(variantWeights) }),
  };
}

/** Grams, or centimetres, of the units in which shops export them; WooCommerce names its own in the column. */
const gramsIn = { g: 1, kg: 1000, lbs: 453.59237, oz: 28.349523125 };
const centimetresIn = { cm: 1, m: 100, mm: 0.1, in: 2.54, yd: 91.44 };

/** A measure from the column with its unit; `NaN` without one. */
function measureOf({ cell }: Row, name: string, units: Readonly<Record<string, number>>) {
  const [measure = NaN] = Object.entries(units).flatMap(([unit, factor]) => {
    const text = cell(`${name} (${unit})`);
    return text ? [Number(text) * factor] : [];
  });
  return measure;
}

/** A weight that the shop can have; small parts of a gram count as a whole one. */
function soundWeight(grams: number): number | undefined {
  const weight = Math.ceil(Number(grams.toFixed(3)));
  return fieldChecks.weight(weight) ? weight : undefined;
}

function sizeOf(row: Row): Size | undefined {
  const [length = NaN, width = NaN, height = NaN] = ['Length', 'Width', 'Height'].map((name) =>
    Number(measureOf(row, name, centimetresIn).toFixed(1)),
  );
  const size = { length, width, height };
  return fieldChecks.size(size) ? size : undefined;
}

const wholeNumber = (cell: string) => (/^-?\d+(?:\.0+)?$/.test(cell) ? Number(cell) : undefined);

/** The rows of each product, in the order of their first ones. */
function groupBy<Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The picture of each address once, with the first caption that it has. */
function eachOnce(pictures: readonly ExportedPicture[]): ExportedPicture[] {
  const byAddress = new Map<string, ExportedPicture>();
  for (const picture of pictures.filter(({ address }) => address)) {
    const first = byAddress.get(picture.address) ?? picture;
    const caption = first.caption || picture.caption;
    byAddress.set(picture.address, { ...first, caption });
  }
  return [...byAddress.values()];
}

/** The pictures of what is sold, with its name as their caption. */
const picturesOf = ({ row, name, pictures }: Sold): ExportedPicture[] =>
  pictures.map((address) => ({ address, caption: name, row: row.number }));

/** The first row of a product has its texts, and each row a variant, a picture, or both. */
function readShopify(rows: readonly Row[], remarks: Remarks): Read[] {
  const options = [1, 2, 3];
  return [...groupBy(rows, ({ cell }) => cell('Handle', 'URL handle'))].flatMap(([key, group]) => {
    const [row] = group;
    if (!row) return [];
    const { cell } = row;
    if (isYes(cell('Gift Card'))) {
      remarks.add(row, 'giftCard');
      return [];
    }
    const variantRows = group.filter(
      (each) => each === row || each.cell('Variant Price', 'Price') || each.cell('Option1 Value'),
    );
    const isSent = (each: Row) =>
      !isNo(each.cell('Variant Requires Shipping', 'Requires shipping'));
    const sentRows = variantRows.filter(isSent);
    if (sentRows.length === 0) {
      remarks.add(row, 'notSent');
      return [];
    }
    for (const each of variantRows) if (!isSent(each)) remarks.add(each, 'notSent');
    const sold = sentRows.map((each): Sold => {
      const values = options
        .map((n) => each.cell(`Option${n} Value`))
        .filter((value) => value && value !== 'Default Title');
      const left = each.cell('Variant Inventory Tracker', 'Inventory tracker')
        ? wholeNumber(each.cell('Variant Inventory Qty', 'Inventory quantity'))
        : undefined;
      const goesOn = /continue|true/i.test(
        each.cell('Variant Inventory Policy', 'Continue selling when out of stock'),
      );
      return {
        row: each,
        name: values.join(', '),
        sku: each.cell('Variant SKU', 'SKU'),
        price: each.cell('Variant Price', 'Price'),
        was: each.cell('Variant Compare At Price', 'Compare-at price'),
        soldOut: left !== undefined && left <= 0 && !goesOn,
        left: goesOn ? undefined : left && Math.max(0, left),
        weight: soundWeight(Number(each.cell('Variant Grams', 'Weight value (grams)'))),
        size: undefined,
        pictures: [each.cell('Variant Image', 'Variant image URL')].filter(Boolean),
      };
    });
    const status = cell('Status');
    const vendor = cell('Vendor');
    const positionOf = (each: Row) => Number(each.cell('Image Position')) || Infinity;
    return {
      row,
      key,
      title: cell('Title'),
      html: cell('Body (HTML)', 'Description'),
      category: cell('Type') || lastPart(cell('Product Category')),
      tags: [...list(cell('Tags')), vendor],
      facts: [],
      hidden:
        (status !== '' && status.toLowerCase() !== 'active') ||
        isNo(cell('Published', 'Published on online store')),
      sold,
      pictures: [
        ...group
          .toSorted((one, other) => positionOf(one) - positionOf(other))
          .map((each) => ({
            address: each.cell('Image Src', 'Product image URL'),
            caption: each.cell('Image Alt Text'),
            row: each.number,
          })),
        ...sold.flatMap(picturesOf),
      ],
    };
  });
}

/** Kinds of products that aren't parcels of one thing. */
const refusedTypes: readonly [type: RegExp, Refusal][] = [
  [/virtual|downloadable/, 'notSent'],
  [/external/, 'elsewhere'],
  [/grouped/, 'group'],
];

/** A variation has a row of its own, which names its parent. */
function readWooCommerce(rows: readonly Row[], remarks: Remarks, now: number): Read[] {
  const isVariation = ({ cell }: Row) => /\bvariation\b/.test(cell('Type'));
  const parents = rows.filter((row) => !isVariation(row));
  const named = new Map(
    parents.flatMap((row) => [
      [`id:${row.cell('ID')}`, row] as const,
      [row.cell('SKU'), row] as const,
    ]),
  );
  const parentOf = ({ cell }: Row) => (cell('Parent') ? named.get(cell('Parent')) : undefined);
  const variations = groupBy(rows.filter(isVariation), parentOf);
  for (const row of variations.get(undefined) ?? []) {
    remarks.add(row, 'noParent', row.cell('Parent') || row.cell('Name'));
  }
  const weightOfParent = (row: Row) => {
    const parent = parentOf(row);
    return parent && soundWeight(measureOf(parent, 'Weight', gramsIn));
  };
  const soldOf = (row: Row, name: string): Sold => {
    const { cell } = row;
    const stock = wholeNumber(cell('Stock'));
    const goesOn = isYes(cell('Backorders allowed?')) || cell('Backorders allowed?') === 'notify';
    const [regular, sale] = [cell('Regular price'), cell('Sale price')];
    const from = Date.parse(cell('Date sale price starts'));
    const until = Date.parse(cell('Date sale price ends'));
    const isOnSale = sale !== '' && !(now < from) && !(now >= until + DAY_MS);
    return {
      row,
      name,
      sku: cell('SKU'),
      price: isOnSale ? sale : regular,
      was: isOnSale ? regular : '',
      soldOut: isNo(cell('In stock?')) || (stock !== undefined && stock <= 0 && !goesOn),
      left: goesOn ? undefined : stock && Math.max(0, stock),
      // A variation without measures of its own has those of its parent.
      weight: soundWeight(measureOf(row, 'Weight', gramsIn)) ?? weightOfParent(row),
      size: sizeOf(row),
      pictures: list(cell('Images')),
    };
  };
  const attributesOf = (row: Row) =>
    row
      .numbers((n) => `Attribute ${n} name`)
      .map((n) => ({
        name: row.cell(`Attribute ${n} name`),
        values: list(row.cell(`Attribute ${n} value(s)`)),
        isVisible: !isNo(row.cell(`Attribute ${n} visible`)),
      }))
      .filter(({ name, values }) => name && values.length > 0);
  const positionOf = ({ cell }: Row) => Number(cell('Position')) || 0;

  const refusalOf = ({ cell }: Row) => refusedTypes.find(([type]) => type.test(cell('Type')))?.[1];

  return parents.flatMap((row) => {
    const { cell } = row;
    const refusal = refusalOf(row);
    if (refusal) {
      remarks.add(row, refusal);
      return [];
    }
    const own = (variations.get(row) ?? [])
      .filter((each) => {
        const reason = isNo(each.cell('Published')) ? 'disabled' : refusalOf(each);
        if (reason) remarks.add(each, reason, each.cell('Name'));
        return !reason;
      })
      .toSorted((one, other) => positionOf(one) - positionOf(other));
    const sold = own.map((each) =>
      soldOf(
        each,
        attributesOf(each)
          .map(({ values }) => values.join(' '))
          .join(', ') || each.cell('Name'),
      ),
    );
    const varied = new Set(own.flatMap(attributesOf).map(({ name }) => name));
    const unescape = (text: string) => text.replace(/(?<!\\)\\n/g, '\n').replaceAll('\\\\n', '\\n');
    const [category = ''] = list(cell('Categories'));
    return {
      row,
      key: cell('SKU') || cell('ID') || cell('Name'),
      title: cell('Name'),
      html: unescape(cell('Description') || cell('Short description')),
      category: lastPart(category),
      tags: list(cell('Tags')),
      facts: attributesOf(row)
        .filter(({ name, isVisible }) => isVisible && !varied.has(name))
        .map(({ name, values }) => [name, values.join(', ')] as const),
      hidden: !isYes(cell('Published')) || cell('Visibility in catalog') === 'hidden',
      size: sizeOf(row),
      sold: /\bvariable\b/.test(cell('Type')) ? sold : [soldOf(row, '')],
      pictures: [
        ...list(cell('Images')).map((address) => ({ address, caption: '', row: row.number })),
        ...sold.flatMap(picturesOf),
      ],
    };
  });
}

const DAY_MS = 86_400_000;

/**
 * Reads an export of products; `undefined` if its columns are of neither shop.
 *
 * @param now the time that sales with dates are seen at, in milliseconds
 */
export function readExported(text: string, now = Date.now()): Exported | undefined {
  const { rows, hasColumn } = readTable(text);
  const has = (...names: readonly string[]) => names.every(hasColumn);
  const isShopify = (has('Handle') || has('URL handle')) && has('Title');
  if (!isShopify && !has('ID', 'Type', 'Name', 'Regular price')) return undefined;
  const remarks = new Remarks();
  const read = isShopify ? readShopify(rows, remarks) : readWooCommerce(rows, remarks, now);
  const idOf = idMaker();
  return {
    source: isShopify ? 'Shopify' : 'WooCommerce',
    products: read.flatMap((each) => makeProduct(each, remarks, idOf) ?? []),
    remarks: remarks.all.toSorted((one, other) => one.row - other.row),
  };
}
