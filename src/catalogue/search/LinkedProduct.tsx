import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../store/store';
import { homePath } from '../../ui/navigation';
import { searchResultsWords as words } from '../../words/en/searchResults';
import { selectProducts } from '../catalogueSlice';
import { idOfSlug } from '../pagePath';
import { own } from '../product';
import { ProductRow } from '../ProductCard';
import { ListEnd } from '../ProductList';
import { loadCards, readIndex, readProducts, sourcesOf, takeProducts } from '../readProducts';

/**
 * Loads the product with this id, with a variant that has it, or whose page has or had this slug. Resolves with the
 * id of the product, or `undefined` if there is none. Rejects if a file can't be read.
 */
const findLinked =
  (value: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState, services) => {
    const find = async () => {
      const sources = sourcesOf(getState, services);
      const { index, positions } = await readIndex(sources);
      const id =
        positions.has(value) || own(index.variants, value) ? value : idOfSlug(value, index.ids);
      return id === undefined ? [] : readProducts(sources, [id]);
    };
    let products = await find();
    // What was hidden when the page was built may be sold again.
    if (products.every(({ hidden }) => hidden)) {
      await dispatch(loadCards());
      products = await find();
    }
    dispatch(takeProducts(products));
    return products[0]?.id;
  };

/** The product that a link names, which is loaded if it hasn't been yet. */
function useLinkedProduct(value: string) {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProducts);
  const [found, setFound] = useState<{ value: string; id?: string; isFailed?: boolean }>();
  const current = found?.value === value ? found : undefined;
  const named = own(products, value);
  const id = named?.variantOf ?? named?.id ?? current?.id;
  const isSettled = named !== undefined || current !== undefined;
  useEffect(() => {
    if (isSettled) return undefined;
    let isWanted = true;
    dispatch(findLinked(value)).then(
      (loaded) => {
        if (isWanted) setFound({ value, ...(loaded !== undefined && { id: loaded }) });
      },
      () => {
        if (isWanted) setFound({ value, isFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch, isSettled, value]);
  const product = own(products, id ?? '');
  const isVisible = product && !product.hidden;
  return {
    product: isVisible ? product : undefined,
    isUnknown: isSettled && !current?.isFailed && !isVisible,
    isFailed: current?.isFailed === true,
    retry: () => {
      setFound(undefined);
    },
  };
}

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
