declare module '*.css';

declare module '*.jpg' {
  /** The address of the widest WebP; `Picture` derives the other widths and formats from it. */
  const image: string;
  export default image;
}
