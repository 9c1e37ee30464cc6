import { lazyPart, usePart } from '../../ui/lazyPart';
import { srcSet } from '../../ui/pictureWidths';

const storedPart = lazyPart(() => import(/* webpackChunkName: "prices" */ './StoredPicture'));

export interface PictureProps {
  /** The address that importing a photograph gives, or that of one in the database: see `storedImage`. */
  image: string;
  alt: string;
  /** Its width on the page, as the `sizes` of an image: for eager pictures, and browsers without `auto`. */
  sizes: string;
  /** Loads at once, not only near the window. */
  eager?: boolean;
  /** Loads before the other pictures. */
  first?: boolean;
}

/** The pictures that this page has shown: the browser has them at hand. */
const shown = new Set<string>();

/** A picture in the database. */
function LazyPicture(props: PictureProps) {
  const { loaded } = usePart(storedPart);
  if (loaded) return <loaded.StoredPicture {...props} />;
  return (
    <picture className="picture picture-pending">
      <img alt={props.alt} width={4} height={3} />
    </picture>
  );
}

/** A product's 4:3 photograph, in the smallest file that is sharp enough. */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, eager = false, first = false } = props;
  if (image.startsWith('picture:')) return <LazyPicture key={image} {...props} />;
  // A lazy picture's width is known when it loads. The source may say `auto` only if the image does.
  const lazySizes = eager ? undefined : `auto, ${sizes}`;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={srcSet(image)} sizes={lazySizes ?? sizes} />
      <img
        src={image}
        sizes={lazySizes}
        alt={alt}
        width={4}
        height={3}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        // The cards of a list would otherwise be empty for a moment after Back.
        decoding={shown.has(image) ? 'sync' : 'async'}
        onLoad={() => shown.add(image)}
      />
    </picture>
  );
}
