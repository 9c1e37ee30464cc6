import { splitCatalogue } from '../../build/catalogueFiles';
import { products } from '#shop/products';
import type { ReadCatalogue } from '../catalogue/model/catalogueFiles';

/** Replaces `products?first` by what the build makes of the catalogue. */
const { first: start, files, listed: _listed, ...summary } = splitCatalogue(products);

export const first = start;
export const catalogue = { ...summary, path: '/' };
/** When the shop had just been opened. */
export const pricesBuiltAt = 1;

/** Reads the catalogue's files as the shop's pages do. */
export const readCatalogue: ReadCatalogue = async (file, isContent) => {
  await Promise.resolve();
  const content = files[file];
  if (isContent(content)) return content;
  throw new Error(`${file}: 404`);
};

export const all = products;
