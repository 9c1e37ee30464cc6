import { pictureWidths } from './pictureWidths';

type Format = 'avif' | 'webp';

/** `srcset` of all widths of a picture, from the address of its widest WebP. */
export function srcSet(image: string, format: Format): string {
  const [, stem = '', widest = ''] = /^(.*)-(\d+)\.webp$/.exec(image) ?? [];
  return pictureWidths
    .filter((width) => width <= Number(widest))
    .map((width) => `${stem}-${width}.${format} ${width}w`)
    .join(', ');
}

interface PictureProps {
  /** The address that importing a photograph gives. */
  image: string;
  alt: string;
  /** The width that the picture takes on the page, as the `sizes` of an image. */
  sizes: string;
  className: string;
  /** Load at once rather than when it nears the screen. */
  eager?: boolean;
}

/** A product's photograph, 4 to 3, in the smallest file that is sharp enough. */
export function Picture({ image, alt, sizes, className, eager = false }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
      <img
        src={image}
        srcSet={srcSet(image, 'webp')}
        sizes={sizes}
        alt={alt}
        width={4}
        height={3}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
