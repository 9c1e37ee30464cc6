import { useRef, useState } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import { Picture } from '../../shared/components/Picture';
import { catalogueWords as words } from '../../words/en/catalogue';
import { galleryWords } from '../../words/en/gallery';
import sheet from './DetailsContent.css?part';
import { Gallery } from './gallery/Gallery';
import type { Product } from './product';
import { ShareButton } from './ShareButton';

adoptStyles(sheet);

export type ReadDetails = Pick<Product, 'details' | 'pictures'>;

interface DetailsContentProps {
  product: Pick<Product, 'id' | 'title' | 'image' | 'variantOf'>;
  read: ReadDetails;
}

/** What is shown once a product's details have been read. */
export function DetailsContent({ product, read }: DetailsContentProps) {
  const { title, image } = product;
  const { details: { text, facts } = {}, pictures = [] } = read;
  const all = [image, ...pictures];
  const [startAt, setStartAt] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  const openAt = (position: number) => (event: { currentTarget: HTMLButtonElement }) => {
    opener.current = event.currentTarget;
    setStartAt(position);
  };
  const openLabel = galleryWords.open(all.length);
  return (
    <>
      <div className="product-details-actions">
        <button
          type="button"
          className="text-button"
          aria-label={galleryWords.openOf(openLabel, title)}
          onClick={openAt(0)}
        >
          {openLabel}
        </button>
        <ShareButton product={product} />
      </div>
      {text && <p>{text}</p>}
      {facts && (
        <dl>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          className="product-details-picture"
          aria-label={galleryWords.enlarge(title, index + 2)}
          onClick={openAt(index + 1)}
        >
          <Picture
            image={picture}
            alt={words.picture(title, index + 2)}
            sizes="(min-width: 36rem) 36rem, 100vw"
          />
        </button>
      ))}
      {startAt !== undefined && (
        <Gallery
          title={title}
          pictures={all}
          startAt={startAt}
          onClose={() => {
            setStartAt(undefined);
            // Safari doesn't focus a button that is pressed, and so can't restore its focus.
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
