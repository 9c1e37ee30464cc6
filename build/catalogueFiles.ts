import { arranged, placesOf } from '../src/catalogue/model/order';
import type { Counts } from '../src/catalogue/model/prices';
import { shardsOf, type CatalogueIndex } from '../src/catalogue/model/catalogueIndex';
import {
  type Category,
  parcelFields,
  type Product,
  productRows,
  variantsOf,
} from '../src/catalogue/model/product';
import { buildSearchIndex } from '../src/catalogue/search/searchIndex';

/** How many products the page contains from the start: rows of two, three and one. */
const FIRST = 6;

/** The facts about the catalogue in the page's own scripts. */
interface CatalogueSummary {
  /** How many products are listed. */
  count: number;
  /** Whether the first products are all there are, hidden ones included. */
  isComplete: boolean;
  categories: readonly Category[];
  /** The numbers of the files that the first products are in. */
  firstShards: readonly number[];
}

/** A catalogue, split so that a page loads only what it shows. */
export interface SplitCatalogue extends CatalogueSummary {
  /** The first products, without their details: only the card that fills a row has them. */
  first: Product[];
  /** The contents of the other files, by their names. */
  files: Record<string, unknown>;
  /** Every product that shoppers see, in its order. */
  listed: Product[];
}

/** A product as it is listed. */
const withoutDetails = ({ details: _details, ...product }: Product): Product =>
  withoutPictures(product);
const withoutPictures = ({ pictures: _pictures, ...listed }: Product): Product => listed;

/** A product as a page itself has it, without what only the desk needs, which reads that from the files. */
function withoutParcel({ details, ...product }: Product): Product {
  if (!details) return product;
  const shown = Object.entries(details).filter(
    ([name]) => !(parcelFields as readonly string[]).includes(name),
  );
  return { ...product, ...(shown.length > 0 && { details: Object.fromEntries(shown) }) };
}

const isListed = ({ hidden }: Product) => !hidden;

/**
 * Splits a catalogue into the files that the shop loads when it needs them.
 *
 * @param inFiles the products in the order of the site's files
 * @param order the places of those that merchants have moved
 */
export function splitCatalogue(inFiles: readonly Product[], order: Counts = {}): SplitCatalogue {
  const products = arranged(inFiles, order, ({ id }) => id);
  const listed = products.filter(isListed);
  const names = [...new Set(listed.flatMap(({ category }) => category ?? []))];
  const ids = products.map(({ id }) => id);
  const index: CatalogueIndex = {
    ids,
    prices: products.map((product) => Math.min(...variantsOf(product).map(({ price }) => price))),
    categories: products.map(({ category = '' }) => names.indexOf(category)),
    variants: Object.fromEntries(
      products.flatMap((product, position) =>
        product.variants ? variantsOf(product).map(({ id, price }) => [id, [position, price]]) : [],
      ),
    ),
    hidden: products.flatMap((product, position) => (isListed(product) ? [] : position)),
    files: placesOf(
      inFiles.map(({ id }) => id),
      ids,
    ),
  };
  const files: Record<string, unknown> = {
    'index.json': index,
    'search.json': buildSearchIndex(products),
  };
  const shards = shardsOf(index);
  for (const shard of new Set(shards)) {
    const contents = products.filter((_, position) => shards[position] === shard);
    files[`${shard}.json`] = contents.map(withoutDetails);
    files[`details-${shard}.json`] = contents.map(({ id, details, pictures }) => ({
      id,
      details,
      pictures,
    }));
  }
  const first = productRows(listed.slice(0, FIRST), true).flatMap((row) =>
    row.map(row.length === 1 ? (each) => withoutParcel(withoutPictures(each)) : withoutDetails),
  );
  const categories = names.map((name) => ({
    name,
    count: listed.filter(({ category }) => category === name).length,
  }));
  const firstShards = shards
    .filter((_, position) => !index.hidden.includes(position))
    .slice(0, FIRST);
  const isComplete = first.length === products.length;
  return {
    count: listed.length,
    isComplete,
    categories,
    firstShards,
    first,
    files,
    listed: listed.map(withoutParcel),
  };
}
