declare module '*.css';

/** The style sheet of a part that is loaded when needed: for `adoptStyles`. */
declare module '*.css?part' {
  const sheet: CSSStyleSheet;
  export default sheet;
}

/** The ids, details and more pictures of the catalogue: see `build/catalogueLoader.cjs`. */
declare module '*?details' {
  type Product = import('./features/catalogue/product').Product;
  export const products: readonly Pick<Product, 'id' | 'details' | 'pictures'>[];
}

/** The release of the catalogue's prices: see `PublishedPrices`. */
declare module '*?release' {
  export const release: string;
}

declare module '*.jpg' {
  /** The address of the widest WebP; `Picture` derives the other widths and formats from it. */
  const image: string;
  export default image;
}

/** What not every browser has, and TypeScript's own types leave out. */
interface Navigator {
  connection?: { saveData?: boolean };
}

interface Window {
  trustedTypes?: import('trusted-types/lib').TrustedTypePolicyFactory;
}
