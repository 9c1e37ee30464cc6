import { useId, useRef, useState } from 'react';
import { useAnnounce } from '../store/announce';
import { useAppSelector } from '../store/store';
import { catalogueWords as words } from '../words/en/catalogue';
import { galleryWords } from '../words/en/gallery';
import { shareWords } from '../words/en/share';
import { selectCards, selectProducts } from './catalogueSlice';
import { FactList } from './FactList';
import { Gallery } from './Gallery';
import { pagePath } from './pagePath';
import { Picture } from './Picture';
import { own, type Product } from './product';
import './DetailsContent.css';

const selectAddress = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Shares the address of a product's page in the way that the device offers, or else copies it. */
export function ShareButton({ product }: { product: Product }) {
  const { id, variantOf = id } = product;
  const whole = useAppSelector((state) => selectProducts(state)[variantOf] ?? product);
  const [outcome, setOutcome] = useState<'copied' | 'not copied'>();
  const announce = useAnnounce();
  const fieldId = useId();
  const url = window.location.origin + pagePath(whole);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
      announce(shareWords.copied);
    } catch {
      setOutcome('not copied');
    }
  };
  const share = async () => {
    const data = { title: whole.title, url };
    // Not every browser can share.
    const { canShare } = navigator as Partial<Navigator>;
    if (!canShare?.call(navigator, data)) return copy();
    try {
      await navigator.share(data);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };

  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={shareWords.shareOf(product.title)}
        onClick={() => void share()}
      >
        {shareWords.share}
      </button>
      {outcome === 'copied' && <span>{shareWords.copied}</span>}
      {outcome === 'not copied' && (
        <div className="field product-details-address">
          <label htmlFor={fieldId}>{shareWords.copyThis}</label>
          <input id={fieldId} readOnly value={url} ref={selectAddress} />
        </div>
      )}
    </>
  );
}

interface DetailsContentProps {
  product: Product;
  /** What has been read of it. */
  read: Pick<Product, 'details' | 'pictures'>;
}

/** The details of a product, once they have been read. */
export function DetailsContent({ product, read }: DetailsContentProps) {
  const { title, image } = product;
  const { id, variantOf = id } = product;
  const card = useAppSelector((state) => own(selectCards(state), variantOf));
  // The card may have been read later.
  const { details: { text, facts } = {}, pictures = [] } = { ...read, ...card };
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
      <FactList facts={facts} />
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
