import type { ReadCatalogue } from './catalogueFiles';
import { type CatalogueIndex, isCatalogueIndex, shardsOf } from './catalogueIndex';
import { own, type Product } from './product';
import { catalogue, first } from './products?first';

const byIndex = new WeakMap<CatalogueIndex, ReturnType<typeof prepare>>();

function prepare(index: CatalogueIndex) {
  const positions = new Map(index.ids.map((id, position) => [id, position]));
  return { index, shards: shardsOf(index), positions };
}

/** The catalogue in short, with where each product is. */
export async function readIndex(read: ReadCatalogue) {
  const index = await read('index.json', isCatalogueIndex);
  const prepared = byIndex.get(index) ?? prepare(index);
  byIndex.set(index, prepared);
  return prepared;
}

const areProducts = (value: unknown): value is Product[] =>
  Array.isArray(value) &&
  value.every((each: Partial<Product> | null) => typeof each?.id === 'string');

/** The products at these positions of the catalogue, in the same order. */
export async function readPositions(
  read: ReadCatalogue,
  positions: readonly number[],
): Promise<Product[]> {
  const { index, shards } = await readIndex(read);
  const needed = new Set(positions.map((position) => shards[position]));
  const contents = await Promise.all(
    Array.from(needed, (shard) => read(`${shard}.json`, areProducts)),
  );
  const byId = new Map(contents.flat().map((product) => [product.id, product]));
  return positions.flatMap((position) => byId.get(index.ids[position] ?? '') ?? []);
}

/** The products with these ids, or with variants that have them. Those that aren't sold are left out. */
export async function readProducts(
  read: ReadCatalogue,
  ids: readonly string[],
): Promise<Product[]> {
  const { index, positions } = await readIndex(read);
  const found = ids.flatMap((id) => positions.get(id) ?? own(index.variants, id)?.[0] ?? []);
  return readPositions(read, [...new Set(found)]);
}

/** The whole catalogue, in its order. */
export async function readAll(read: ReadCatalogue): Promise<Product[]> {
  const { index } = await readIndex(read);
  return readPositions(read, Array.from(index.ids.keys()));
}

async function shardOf(read: ReadCatalogue, id: string) {
  const { shards, positions } = await readIndex(read);
  return shards[positions.get(id) ?? -1];
}

/** The details and further pictures of a product. */
export async function readDetails(
  read: ReadCatalogue,
  id: string,
): Promise<Pick<Product, 'details' | 'pictures'>> {
  const position = first.findIndex((product) => product.id === id);
  const shard = catalogue.firstShards[position] ?? (await shardOf(read, id));
  const details = await read(`details-${shard}.json`, areProducts);
  return details.find((product) => product.id === id) ?? {};
}
