import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../store/store';
import { lazyPart, usePart } from '../ui/lazyPart';
import { srcSet } from '../ui/pictureWidths';

const storedPart = lazyPart(() => import(/* webpackChunkName: "prices" */ './storedPictures'));

interface PictureProps {
  /** The address that importing a photograph gives, or that of one in the database: see `storedImage`. */
  image: string;
  alt: string;
  /** Its width on the page, as the `sizes` of an image. */
  sizes: string;
  /** Loads at once, not only near the window. */
  eager?: boolean;
  /** Loads before the other pictures. */
  first?: boolean;
}

/** One in the database. If it can't be read, its text shows. */
function StoredPicture({ image, alt, eager = false }: PictureProps) {
  const dispatch = useAppDispatch();
  const { loaded, isFailed } = usePart(storedPart);
  const frame = useRef<HTMLImageElement>(null);
  /** Empty if it couldn't be read. */
  const [address, setAddress] = useState<string>();
  useEffect(
    () =>
      loaded && frame.current
        ? dispatch(loaded.showPicture(frame.current, image, eager, setAddress))
        : undefined,
    [dispatch, loaded, image, eager],
  );
  const isPending = address === undefined && !isFailed;
  return (
    <picture className={isPending ? 'picture picture-pending' : 'picture'}>
      <img ref={frame} src={address || undefined} alt={alt} width={4} height={3} />
    </picture>
  );
}

/** A product's 4:3 photograph, in the smallest file that is sharp enough. */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, eager = false, first = false } = props;
  if (image.startsWith('picture:')) return <StoredPicture key={image} {...props} />;
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
