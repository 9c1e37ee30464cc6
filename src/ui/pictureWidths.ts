/** The widths, in pixels, that the build scales each photograph to, up to its own width. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2000];

/** The `srcset` of a picture's AVIF files, from the address of its WebP, which is the widest. */
export function srcSet(image: string): string {
  const [, stem = '', widest = ''] = /^(.*)-(\d+)\.webp$/.exec(image) ?? [];
  return pictureWidths
    .filter((width) => width <= Number(widest))
    .map((width) => `${stem}-${width}.avif ${width}w`)
    .join(', ');
}
