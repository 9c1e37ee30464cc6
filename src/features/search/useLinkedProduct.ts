import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectProducts } from '../catalogue/catalogueSlice';
import { findLinked } from './findLinked';

/** Loads the product that a link names. */
export function useLinkedProduct(value: string) {
  const dispatch = useAppDispatch();
  const products = useAppSelector(selectProducts);
  const [found, setFound] = useState<{ value: string; id?: string; isFailed?: boolean }>();
  const current = found?.value === value ? found : undefined;
  const isSettled = current !== undefined;
  useEffect(() => {
    if (isSettled) return undefined;
    let isWanted = true;
    dispatch(findLinked(value)).then(
      (id) => {
        if (isWanted) setFound({ value, ...(id !== undefined && { id }) });
      },
      () => {
        if (isWanted) setFound({ value, isFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [dispatch, isSettled, value]);
  return {
    product: products[current?.id ?? ''],
    isUnknown: current !== undefined && !current.isFailed && current.id === undefined,
    isFailed: current?.isFailed === true,
    retry: () => {
      setFound(undefined);
    },
  };
}
