declare module '*.css';

/** The start of the catalogue: see `build/catalogueLoader.cjs`. */
declare module '*?first' {
  export const first: readonly import('./catalogue/model/product').Product[];
  export const catalogue: {
    /** How many products are listed. */
    count: number;
    /** Whether `first` are all there are, hidden ones included. */
    isComplete: boolean;
    categories: readonly import('./catalogue/model/product').Category[];
    /** The numbers of the files that the first products are in, so that their details load without the index. */
    firstShards: readonly number[];
    /** Where the files of the whole catalogue are. */
    path: string;
  };
  /** The revision of `shop/prices` that the products' prices are from; `undefined` if the build didn't read it. */
  export const pricesBuiltAt: number | undefined;
}

declare module '*.jpg' {
  /** The address of the widest WebP; `Picture` derives the other widths and formats from it. */
  const image: string;
  export default image;
}
declare module '*.jpeg' {
  export { default } from '*.jpg';
}
declare module '*.png' {
  export { default } from '*.jpg';
}
declare module '*.webp' {
  export { default } from '*.jpg';
}
declare module '*.JPG' {
  export { default } from '*.jpg';
}
declare module '*.JPEG' {
  export { default } from '*.jpg';
}
declare module '*.PNG' {
  export { default } from '*.jpg';
}

/** Features that some browsers lack and TypeScript's own types leave out. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
}

interface Window {
  trustedTypes?: import('trusted-types/lib').TrustedTypePolicyFactory;
}
