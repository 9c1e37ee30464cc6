import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { checkCatalogue } from '../../build/checkCatalogue';
import { isDemoPicture } from '../../build/requireOwnShop';
import runSource from '../../build/runSource.cjs';
import type { Product } from '../../src/catalogue/model/product';
import {
  type Exported,
  type ExportedPicture,
  type ExportedProduct,
  readExported,
} from '../../src/desk/products/exportedProducts';
import { spreadsheetWords as words } from '#words/desk/spreadsheet';
import { fetchPicture, PictureProblem } from './fetchPicture';
import { Stop } from './stop';

/** What an import has done. */
interface ImportReport {
  source: Exported['source'];
  /** How many products are new, or replace an earlier one. */
  added: number;
  updated: number;
  /** How many earlier products stay as they are. */
  kept: number;
  /** Products that shoppers don't see, because they have no picture. */
  hidden: number;
  pictures: number;
  /** A line for each row of which something isn't taken over as it is. */
  lines: readonly string[];
  /** Where the list from before is. */
  before: string;
}

const MOST_BYTES = 200_000_000;

/** How many pictures are downloaded at the same time. */
const AT_ONCE = 4;

/** The file of a picture: its address decides its name, so that another import finds it again. */
const fileOf = (productId: string, address: string) => {
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 8);
  return `${productId.replace(/[^\w-]+/g, '-').toLowerCase()}-${hash}.webp`;
};

interface ImportOptions {
  /** The folder that a merchant edits. */
  shopFolder: string;
  /** The folder for the list from before. */
  keptIn: string;
  fetch: typeof fetchPicture;
  onProgress: (done: number, all: number) => void;
}

type Work = Pick<ImportOptions, 'fetch' | 'onProgress'> & { folder: string };

/** Downloads the pictures that aren't there yet. @returns the problem of each that isn't there afterwards, by its file */
async function downloadAll(
  wanted: readonly { file: string; picture: ExportedPicture }[],
  { folder, fetch, onProgress }: Work,
) {
  const problems = new Map<string, string>();
  const waiting = wanted.filter(({ file }) => !existsSync(path.join(folder, file)));
  const all = waiting.length;
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, picture } = next;
      try {
        const place = path.join(folder, file);
        // An interrupted import leaves no half of a picture under its name.
        writeFileSync(`${place}.part`, await fetch(picture.address));
        renameSync(`${place}.part`, place);
      } catch (error) {
        if (!(error instanceof PictureProblem)) throw error;
        problems.set(file, error.message);
      }
      onProgress((done += 1), all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

/** The fields of an earlier product that its export knows nothing of. */
function ownFields(
  { rating, reviews, contents, taxCode, details, variants: before = [] }: Product,
  { details: exported, variants = [] }: ExportedProduct['product'],
): Partial<Product> {
  const { text: _text, facts: _facts, captions: _captions, variantWeights, ...own } = details ?? {};
  const weights = Object.entries(exported?.weight === undefined ? (variantWeights ?? {}) : {});
  const sold = weights.filter(([id]) => variants.some((variant) => variant.id === id));
  const others = {
    ...own,
    ...(sold.length > 0 && { variantWeights: Object.fromEntries(sold) }),
  };
  const contentsOf = new Map(before.map((variant) => [variant.id, variant.contents]));
  const contained = variants.map((variant) => {
    const earlier = contentsOf.get(variant.id);
    return earlier ? { ...variant, contents: earlier } : variant;
  });
  return {
    ...(rating !== undefined && { rating }),
    ...(reviews !== undefined && { reviews }),
    ...(contents && { contents }),
    ...(taxCode !== undefined && { taxCode }),
    ...(contained.length > 0 && { variants: contained }),
    ...(Object.keys(others).length > 0 && { details: others }),
  };
}

/** The products that a merchant's list exports. */
const readList = (file: string) =>
  (runSource(file) as { exported: { products: Product[] } }).exported.products;

/** The catalogue as its file has it. */
function print(products: readonly Product[], folder: string): string {
  const files = [...new Set(products.flatMap(({ image, pictures = [] }) => [image, ...pictures]))];
  const nameOf = new Map(
    files.filter(Boolean).map((file, place) => [file, `picture${place + 1}`] as const),
  );
  const imports = [...nameOf].map(
    ([file, name]) =>
      `import ${name} from './${path.relative(folder, file).split(path.sep).join('/')}';`,
  );
  const list = JSON.stringify(products, (_key, value: unknown) => {
    const name = typeof value === 'string' ? nameOf.get(value) : undefined;
    return name ? `\0${name}\0` : value;
  }).replace(/"\\u0000(\w+)\\u0000"/g, '$1');
  const source = [
    "import type { Product } from '../src/catalogue/model/product';",
    ...imports,
    '',
    '/** The catalogue, in the order shown on the home screen. */',
    `export const products: readonly Product[] = ${list};`,
  ].join('\n');
  const args = [
    'node_modules/prettier/bin/prettier.cjs',
    '--config=.prettierrc.json',
    '--parser=typescript',
  ];
  return execFileSync(process.execPath, args, {
    input: source,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
}

/**
 * Imports the products of another shop's export into `products.ts` and `pictures/`. Products with ids of the file are
 * replaced, but for the fields that no export has; others stay, but for the demo's. Pictures that are there already
 * aren't downloaded again.
 *
 * @param file the export
 * @throws Stop if the file can't be imported at all
 */
export async function importProducts(
  file: string,
  {
    shopFolder = path.resolve('shop'),
    keptIn = path.resolve('.import'),
    fetch = fetchPicture,
    onProgress = () => undefined,
  }: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  const exported = read(file);
  const list = path.join(shopFolder, 'products.ts');
  const existing = readList(list).filter(
    ({ image }) => !(existsSync(image) && isDemoPicture(image)),
  );
  const earlier = new Map(existing.map((product) => [product.id, product]));
  const folder = path.join(shopFolder, 'pictures');
  mkdirSync(folder, { recursive: true });

  const lines: [row: number, line: string][] = exported.remarks.map(({ row, what, cell }) => [
    row,
    words.remark(row, what, cell),
  ]);
  const sound = exported.products.filter(({ row, product }) => {
    const faults = checkCatalogue([{ ...product, image: list }]);
    lines.push(
      ...faults.map((fault): [number, string] => [
        row,
        `${words.remark(row, 'faulty', '')} ${fault.replace(/^.*?: /, '')}`,
      ]),
    );
    return faults.length === 0;
  });
  const wanted = sound.flatMap(({ product, pictures }) =>
    pictures.map((picture) => ({ file: fileOf(product.id, picture.address), picture })),
  );
  const problems = await downloadAll(wanted, { folder, fetch, onProgress });
  lines.push(
    ...wanted.flatMap(({ file: name, picture }): [number, string][] => {
      const problem = problems.get(name);
      return problem
        ? [
            [
              picture.row,
              `${words.remark(picture.row, 'picture', '')} ${picture.address} ${problem}.`,
            ],
          ]
        : [];
    }),
  );

  const imported = sound.map((each) => withPictures(each, earlier, folder));
  const ids = new Set(imported.map(({ id }) => id));
  const kept = existing.filter(({ id }) => !ids.has(id));
  const products = [...imported, ...kept];
  const faults = checkCatalogue(products);
  if (faults.length > 0) {
    throw new Stop(
      `Nothing was changed, because the list would have mistakes:\n- ${faults.join('\n- ')}`,
    );
  }
  mkdirSync(keptIn, { recursive: true });
  const before = path.join(keptIn, `products ${readdirSync(keptIn).length + 1}.ts`);
  copyFileSync(list, before);
  writeFileSync(list, print(products, shopFolder));
  return {
    source: exported.source,
    added: imported.filter(({ id }) => !earlier.has(id)).length,
    updated: imported.filter(({ id }) => earlier.has(id)).length,
    kept: kept.length,
    hidden: imported.filter(({ image }) => image === '').length,
    pictures: imported.reduce(
      (sum, { image, pictures = [] }) => sum + (image ? 1 : 0) + pictures.length,
      0,
    ),
    lines: lines.toSorted(([one], [other]) => one - other).map(([, line]) => line),
    before,
  };
}

/** @throws Stop if the file can't be read as an export with products */
function read(file: string): Exported {
  if (!existsSync(file)) throw new Stop(`There is no file ${file}.`);
  if (statSync(file).size > MOST_BYTES) {
    throw new Stop(`${file} is larger than 200 MB. Export fewer products at a time.`);
  }
  const text = readFileSync(file, 'utf8');
  if (text.includes('\uFFFD')) {
    throw new Stop(`${file} isn’t in UTF-8. Export it again, or save it as “CSV UTF-8”.`);
  }
  const exported = readExported(text);
  if (!exported) {
    throw new Stop(
      `${file} has neither the columns of Shopify’s product export (Handle, Title, Variant Price …) ` +
        'nor those of WooCommerce’s (ID, Type, Name, Regular price …). WooCommerce names them in your language: ' +
        'choose English in your WordPress profile, and export again.',
    );
  }
  return exported;
}

/**
 * A product with those of its pictures that are there. If none is, it has the earlier product's, which a merchant may
 * have added, or is hidden without any.
 */
function withPictures(
  { product, pictures, sold }: ExportedProduct,
  earlier: ReadonlyMap<string, Product>,
  folder: string,
): Product {
  const there = pictures.filter(({ address }) =>
    existsSync(path.join(folder, fileOf(product.id, address))),
  );
  const files = there.map(({ address }) => path.join(folder, fileOf(product.id, address)));
  const before = earlier.get(product.id);
  const isKept = files.length === 0 && before !== undefined && existsSync(before.image);
  const [image = '', ...others] = isKept ? [before.image, ...(before.pictures ?? [])] : files;
  const own = before ? ownFields(before, product) : {};
  const captions = isKept
    ? (before.details?.captions ?? [])
    : there.slice(1).map(({ caption }) => caption);
  const details = {
    ...own.details,
    ...product.details,
    ...(captions.some(Boolean) && { captions }),
  };
  const earlierImageOf = new Map(before?.variants?.map((variant) => [variant.id, variant.image]));
  const variants = (own.variants ?? product.variants)?.map((variant) => {
    const { picture } = sold[variant.id] ?? {};
    const exported = files[there.findIndex(({ address }) => address === picture)];
    const ownImage = exported ?? earlierImageOf.get(variant.id);
    const isShown = ownImage !== undefined && [image, ...others].includes(ownImage);
    return { ...variant, ...(isShown && { image: ownImage }) };
  });
  return {
    ...product,
    ...own,
    image,
    ...(image === '' && { hidden: true }),
    ...(variants && { variants }),
    ...(Object.keys(details).length > 0 && { details }),
    ...(others.length > 0 && { pictures: others }),
  };
}
