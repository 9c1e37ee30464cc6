import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from '../../shared/paths';
import { searchResultsWords as words } from '../../words/en/searchResults';
import { ProductRow } from '../catalogue/ProductRow';
import { ListEnd } from './ListEnd';
import { useLinkedProduct } from './useLinkedProduct';

type LinkedProductProps = Pick<
  ComponentProps<typeof ProductRow>,
  'list' | 'onAdd' | 'AddedNote'
> & {
  /** The id, or the slug of the page. */
  value: string;
};

/** The product of a link, with its details open; or that it is no longer sold. The address then has its id. */
export function LinkedProduct({ value, ...props }: LinkedProductProps) {
  const { product, isUnknown, isFailed, retry } = useLinkedProduct(value);
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const id = product?.id;
  const navigate = useNavigate();
  const { list } = props;
  useEffect(() => {
    if (id !== undefined && id !== value) {
      void navigate(homePath({ ...list, product: id }), { replace: true });
    }
  }, [navigate, list, id, value]);
  useEffect(() => {
    const details = ref.current?.querySelector('details');
    if (details) details.open = true;
    // The link that was followed may be gone. An address that is opened has the key `default`.
    if (key !== 'default') ref.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [key, id]);
  if (isUnknown) return <p role="status">{words.noLongerSold}</p>;
  if (!product) {
    return <ListEnd more={undefined} isLoading={!isFailed} isFailed={isFailed} retry={retry} />;
  }
  return (
    <div ref={ref}>
      <ProductRow key={id} products={[product]} eager {...props} />
    </div>
  );
}
