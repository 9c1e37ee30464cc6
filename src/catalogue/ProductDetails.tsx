import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch } from '../store/store';
import { lazyPart, usePart } from '../ui/lazyPart';
import { catalogueWords as words } from '../words/en/catalogue';
import { readDetails } from './catalogueSlice';
import type { Product } from './product';

/** A product's details, its pictures, and what shares it; they load when opened. */
export function ProductDetails({ product }: { product: Product }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, variantOf = id } = product;
  const dispatch = useAppDispatch();
  const part = useMemo(
    () =>
      lazyPart(async () => {
        const [{ DetailsContent }, read] = await Promise.all([
          import('./DetailsContent'),
          dispatch(readDetails(variantOf)),
        ]);
        return { DetailsContent, read };
      }),
    [dispatch, variantOf],
  );
  const { loaded, isFailed } = usePart(isOpen ? part : undefined);
  const readOpen = () => {
    setOpen(ref.current?.open ?? false);
  };
  // They may have been opened before hydration.
  useEffect(readOpen, []);
  return (
    <details className="product-details disclosure" ref={ref} onToggle={readOpen}>
      <summary aria-label={words.detailsOf(product.title)}>{words.details}</summary>
      <div className="product-details-content">
        {loaded && <loaded.DetailsContent product={product} read={loaded.read} />}
        {!loaded && (isFailed ? words.detailsNotLoaded : words.loadingDetails)}
      </div>
    </details>
  );
}
