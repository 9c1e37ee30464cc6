import { useEffect, useState } from 'react';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../app/hooks';
import { mendings } from '../../mendedLink';
import { selectProducts } from '../catalogueSlice';
import { loadCards, readIndex, readProducts, sourcesOf, takeProducts } from '../readProducts';
import { idOfSlug } from './pagePath';
import { lookUp } from './product';

interface Linked {
  /** The product's id. */
  id?: string;
  /** The id that a link with a mark at its end was to name: the product's or one of its variants'. */
  named?: string;
}

/**
 * Loads the product with this id, with a variant that has it, or whose page has or had this slug. Resolves with
 * nothing in it if there is none. Rejects if a file can't be read.
 */
const findLinked =
  (value: string): AppThunk<Promise<Linked>> =>
  async (dispatch, getState, services) => {
    const find = async () => {
      const sources = sourcesOf(getState, services);
      const { index, positions } = await readIndex(sources);
      const idOf = (name: string) =>
        positions.has(name) || lookUp(index.variants, name) ? name : idOfSlug(name, index.ids);
      // The text is first read as it is, because an id may end with any mark.
      const [named] = [value, ...mendings(value)].flatMap((name) => idOf(name) ?? []);
      const products = named === undefined ? [] : await readProducts(sources, [named]);
      return { named, products };
    };
    let found = await find();
    // A product that was hidden when the page was built may be sold again.
    if (found.products.every(({ hidden }) => hidden)) {
      await dispatch(loadCards());
      found = await find();
    }
    dispatch(takeProducts(found.products));
    const [product] = found.products;
    return product ? { id: product.id, named: found.named } : {};
  };

/**
 * The product that a link names, which is loaded if it hasn't been yet.
 *
 * @param value its id, that of one of its variants, or the slug of its page
 */
export function useLinkedProduct(value: string) {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProducts);
  const [found, setFound] = useState<Linked & { value: string; isFailed?: boolean }>();
  const current = found?.value === value ? found : undefined;
  const named = lookUp(products, value);
  const id = named?.variantOf ?? named?.id ?? current?.id;
  const isSettled = named !== undefined || current !== undefined;
  useEffect(() => {
    if (isSettled) return undefined;
    let isWanted = true;
    dispatch(findLinked(value)).then(
      (loaded) => {
        if (isWanted) setFound({ value, ...loaded });
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
    /** The product or one of its variants. */
    named: current?.named ?? value,
    isUnknown: isSettled && !current?.isFailed && !isVisible,
    isFailed: current?.isFailed === true,
    retry: () => {
      setFound(undefined);
    },
  };
}
