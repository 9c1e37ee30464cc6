import type { ComponentProps } from 'react';
import { searchResultsWords as words } from '../../words/en/searchResults';
import { ProductRow } from '../catalogue/ProductRow';
import { ListEnd } from './ListEnd';
import { useLinkedProduct } from './useLinkedProduct';

type LinkedProductProps = Pick<ComponentProps<typeof ProductRow>, 'onAdd' | 'AddedNote'> & {
  /** The id, or the slug of the page. */
  value: string;
};

/** The product of a shared link, with its details open; or that it is no longer sold. */
export function LinkedProduct({ value, ...props }: LinkedProductProps) {
  const { product, isUnknown, isFailed, retry } = useLinkedProduct(value);
  if (isUnknown) return <p role="status">{words.noLongerSold}</p>;
  if (!product) {
    return <ListEnd more={undefined} isLoading={!isFailed} isFailed={isFailed} retry={retry} />;
  }
  return <ProductRow key={product.id} products={[product]} eager isOpened {...props} />;
}
