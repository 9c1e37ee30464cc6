import { shop } from '#shop/config';
import { variantParam } from '../../navigation';
import type { Product } from './product';

const asSlug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A file's name has 255 bytes at most, and a character up to four. */
const LONGEST = 60;

/** Whole words only, unless the first is longer than that. */
const shorten = (slug: string) =>
  slug.length <= LONGEST ? slug : slug.slice(0, LONGEST).replace(/(?<=.)-[^-]*$|\p{Cs}/gu, '');

/** The last part of the address of a product's page: its title, then its id, which never changes. */
export const slugOf = ({ title, id }: Pick<Product, 'title' | 'id'>) =>
  [shorten(asSlug(title)), asSlug(id)].filter(Boolean).join('-');

/** The id that an earlier slug of a product ends with; `undefined` if there is none. */
export const idOfSlug = (slug: string, ids: readonly string[]): string | undefined =>
  ids
    .filter((id) => slug === asSlug(id) || slug.endsWith(`-${asSlug(id)}`))
    .sort((one, other) => other.length - one.length)[0];

/** The folder of the products' pages. */
export const pagesPath = `${shop.basePath}products/`;

/** The path of a product's own page, for the host that the shop is on. */
export const pagePath = (product: Pick<Product, 'title' | 'id'>) =>
  `${pagesPath}${encodeURIComponent(slugOf(product))}/`;

/** The path of the page of a product with one of its variants chosen; the product's own if the id is its own. */
export function variantPath(product: Pick<Product, 'title' | 'id'>, id: string) {
  const path = pagePath(product);
  return id === product.id
    ? path
    : `${path}?${new URLSearchParams({ [variantParam]: id }).toString()}`;
}
