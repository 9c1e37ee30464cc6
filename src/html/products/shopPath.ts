import { paths } from '../../shared/paths';

/** The shop's home screen at a category or a product. */
export const shopPath = (query: { category: string } | { product: string }) =>
  `${paths.home}?${new URLSearchParams(query).toString()}`;
