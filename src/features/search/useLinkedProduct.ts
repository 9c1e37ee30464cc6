import { useEffect, useState } from 'react';
import { own } from '../../model/own';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectProducts } from '../catalogue/catalogueSlice';
import { findLinked } from './findLinked';

/** The product that a link names, which is loaded if it hasn't been yet. */
export function useLinkedProduct(value: string) {
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
  return {
    product: own(products, id ?? ''),
    isUnknown: isSettled && !current?.isFailed && id === undefined,
    isFailed: current?.isFailed === true,
    retry: () => {
      setFound(undefined);
    },
  };
}
