import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../store/store';
import { useChunk } from '../ui/useChunk';
import { catalogueWords as words } from '../words/en/catalogue';
import { readDetails } from './catalogueSlice';
import type { Product } from './product';

/** A product's details, its pictures, and what shares it; they load when opened. */
export function ProductDetails({ product }: { product: Product }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, variantOf = id } = product;
  const dispatch = useAppDispatch();
  const load = useCallback(async () => {
    const [{ DetailsContent }, read] = await Promise.all([
      import('./DetailsContent'),
      dispatch(readDetails(variantOf)),
    ]);
    return { DetailsContent, read };
  }, [dispatch, variantOf]);
  const { chunk, isFailed } = useChunk(isOpen ? load : undefined);
  const readOpen = () => {
    setOpen(ref.current?.open ?? false);
  };
  // They may have been opened before hydration.
  useEffect(readOpen, []);
  return (
    <details className="product-details disclosure" ref={ref} onToggle={readOpen}>
      <summary aria-label={words.detailsOf(product.title)}>{words.details}</summary>
      <div className="product-details-content">
        {chunk && <chunk.DetailsContent product={product} read={chunk.read} />}
        {!chunk && (isFailed ? words.detailsNotLoaded : words.loadingDetails)}
      </div>
    </details>
  );
}
