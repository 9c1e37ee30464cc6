import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart';
import { galleryWords as words } from '#words/product';
import { Picture } from './Picture';
import { Thumbnails } from './Thumbnails';
import { useSlides } from './useSlides';
import './ProductGallery.css';

const galleryPart = lazyPart(() => import(/* webpackChunkName: "gallery" */ './Gallery'));

/** The state of the entry in the history at which they are large. */
const large = 'pictures';

interface ProductGalleryProps {
  title: string;
  /** The product's pictures: at least one. */
  pictures: readonly string[];
  /** What each picture after the first shows. */
  captions: readonly string[];
  /** The one shown first. */
  shown: string;
}

/** The pictures of a product, side by side in a strip that scrolls; each opens large when pressed. */
export function ProductGallery({ title, pictures, captions, shown }: ProductGalleryProps) {
  const first = Math.max(0, pictures.indexOf(shown));
  const { strip, current, goTo, onScroll } = useSlides(pictures.length, first);
  const [startAt, setStartAt] = useState<number>();
  const { loaded } = galleryPart;
  const opener = useRef<HTMLButtonElement>(null);
  const isOpening = useRef(false);
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = startAt !== undefined && location.state === large;
  useEffect(() => {
    // Safari doesn't focus a button that is pressed, and so can't restore its focus.
    if (!isOpen) opener.current?.focus();
    isOpening.current = isOpen;
  }, [isOpen]);
  const open = async (index: number) => {
    try {
      await galleryPart.load();
    } catch {
      return;
    }
    // A second press adds no further entry to the history.
    if (isOpening.current) return;
    isOpening.current = true;
    setStartAt(index);
    // Back closes the pictures. The history entry is there already after a reload.
    void navigate(location, { state: large, replace: location.state === large });
  };
  return (
    <div className="product-gallery">
      <ul ref={strip} className="product-gallery-strip" onScroll={onScroll}>
        {pictures.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-label={words.enlarge(title, index + 1)}
              // The thumbnails and the large pictures lead to the others.
              tabIndex={index === current ? undefined : -1}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget;
                void open(index);
              }}
            >
              <Picture
                image={image}
                alt={words.alt(title, index + 1, captions[index - 1])}
                sizes="(min-width: 75rem) 42rem, (min-width: 48rem) 55vw, 100vw"
                eager={index === first}
                first={index === first}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <>
          <p className="product-gallery-place" aria-hidden="true">
            {words.place(current + 1, pictures.length, captions[current - 1])}
          </p>
          <Thumbnails pictures={pictures} current={current} goTo={goTo} />
        </>
      )}
      {loaded && isOpen && (
        <loaded.Gallery
          title={title}
          pictures={pictures}
          captions={captions}
          startAt={startAt}
          onClose={() => void navigate(-1)}
        />
      )}
    </div>
  );
}
