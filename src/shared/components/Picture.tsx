import { pictureWidths } from './pictureWidths';

/** `srcset` of all widths of a picture in AVIF, from the address of its WebP, which is the widest. */
export function srcSet(image: string): string {
  const [, stem = '', widest = ''] = /^(.*)-(\d+)\.webp$/.exec(image) ?? [];
  return pictureWidths
    .filter((width) => width <= Number(widest))
    .map((width) => `${stem}-${width}.avif ${width}w`)
    .join(', ');
}

interface PictureProps {
  /** The address that importing a photograph gives. */
  image: string;
  alt: string;
  /** The width that the picture takes on the page, as the `sizes` of an image. */
  sizes: string;
  /** Load at once rather than when it nears the screen. */
  eager?: boolean;
}

/** A product's photograph, 4 to 3, in the smallest file that is sharp enough. */
export function Picture({ image, alt, sizes, eager = false }: PictureProps) {
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={srcSet(image)} sizes={sizes} />
      <img
        src={image}
        alt={alt}
        width={4}
        height={3}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
