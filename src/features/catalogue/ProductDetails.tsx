import { useEffect, useRef, useState } from 'react';
import { useChunk } from '../../shared/useChunk';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product } from './product';

const loadContent = () => import('./DetailsContent');

/** A product's details and further pictures, if it has any; they load when opened. */
export function ProductDetails({ product }: { product: Product }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { chunk, isFailed } = useChunk(isOpen ? loadContent : undefined);
  const readOpen = () => {
    setOpen(ref.current?.open ?? false);
  };
  // They may have been opened before hydration.
  useEffect(readOpen, []);
  if (!product.details && !product.pictures) return null;
  return (
    <details className="product-details disclosure" ref={ref} onToggle={readOpen}>
      <summary aria-label={words.detailsOf(product.title)}>{words.details}</summary>
      <div className="product-details-content">
        {chunk && <chunk.DetailsContent product={product} />}
        {!chunk && (isFailed ? words.detailsNotLoaded : words.loadingDetails)}
      </div>
    </details>
  );
}
