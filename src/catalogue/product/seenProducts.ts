import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { storedValue } from '../../ui/storage';
import { selectProducts } from '../catalogueSlice';
import { loadProducts } from '../catalogueThunks';
import { lookUp } from '../model/product';

const isListOfIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The ids of the products whose screens were opened on this device, the last one first. */
export const storedSeen = storedValue('localStorage', 'user:seen', isListOfIds);

const MOST = 12;

/**
 * The products whose screens were opened on this device, the last one first, as far as they are still sold.
 *
 * @param id of the one that is open now, which is added, and left out of the list
 */
export function useSeenProducts(id?: string) {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProducts);
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => {
    const others = (storedSeen.read() ?? []).filter((each) => each !== id);
    if (id !== undefined) storedSeen.write([id, ...others].slice(0, MOST));
    // Products that can't be loaded aren't shown.
    const show = () => {
      setSeen(others);
    };
    dispatch(loadProducts(others)).then(show, show);
  }, [dispatch, id]);
  return seen.flatMap((each) => {
    const product = lookUp(products, each);
    return product && !product.hidden ? product : [];
  });
}
