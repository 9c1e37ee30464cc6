import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { loadChunk } from '../../shared/loadChunk';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product } from './product';

/** A product's details and its other pictures, loaded when they are opened; nothing where it has none. */
export function ProductDetails({ product }: { product: Product }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [content, setContent] = useState<ReactNode>(words.loadingDetails);
  const load = useCallback(() => {
    if (!ref.current?.open) return;
    loadChunk(() => import('./DetailsContent')).then(
      ({ DetailsContent }) => {
        setContent(<DetailsContent product={product} />);
      },
      () => {
        setContent(words.detailsNotLoaded);
      },
    );
  }, [product]);
  // They may have been opened before React was there.
  useEffect(load, [load]);
  if (!product.details && !product.pictures) return null;
  return (
    <details className="product-details" ref={ref} onToggle={load}>
      <summary aria-label={words.detailsOf(product.title)}>{words.details}</summary>
      <div className="product-details-content">{content}</div>
    </details>
  );
}
