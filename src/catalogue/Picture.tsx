import { srcSet } from '../ui/pictureWidths';

interface PictureProps {
  /** The address that importing a photograph gives. */
  image: string;
  alt: string;
  /** Its width on the page, as the `sizes` of an image. */
  sizes: string;
  /** Loads at once, not only near the window. */
  eager?: boolean;
  /** Loads before the other pictures. */
  first?: boolean;
}

/** A product's 4:3 photograph, in the smallest file that is sharp enough. */
export function Picture({ image, alt, sizes, eager = false, first = false }: PictureProps) {
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={srcSet(image)} sizes={sizes} />
      <img
        src={image}
        alt={alt}
        width={4}
        height={3}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
