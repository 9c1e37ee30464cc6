import { useEffect, useState } from 'react';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../app/hooks';
import { mendings } from '../../mendedLink';
import { selectProducts } from '../catalogueSlice';
import { loadCards, readIndex, readProducts, sourcesOf, takeProducts } from '../readProducts';
import { idOfSlug } from './pagePath';
import { lookUp } from './product';

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
      const idOf = (name: string) =>
        positions.has(name) || lookUp(index.variants, name) ? name : idOfSlug(name, index.ids);
      // As it is first: an id may end with any mark.
      const [id] = [value, ...mendings(value)].flatMap((name) => idOf(name) ?? []);
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

/**
 * The product that a link names, which is loaded if it hasn't been yet.
 *
 * @param value its id, that of one of its variants, or the slug of its page
 */
export function useLinkedProduct(value: string) {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProducts);
  const [found, setFound] = useState<{ value: string; id?: string; isFailed?: boolean }>();
  const current = found?.value === value ? found : undefined;
  const named = lookUp(products, value);
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
  const product = lookUp(products, id ?? '');
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
