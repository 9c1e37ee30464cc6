import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/store';
import { detailsRead, readDetails, selectCards } from './catalogueSlice';
import { own, type Product } from './product';

/**
 * The details and further pictures of a product, or of the one that this is a variant of, which load while a component
 * is mounted.
 */
export function useDetails({ id, variantOf = id }: Product) {
  const dispatch = useAppDispatch();
  const read = useAppSelector(({ catalogue }) => own(catalogue.details, variantOf));
  // It may have been read later.
  const card = useAppSelector((state) => own(selectCards(state), variantOf));
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    dispatch(readDetails(variantOf)).then(
      (found) => {
        dispatch(detailsRead({ id: variantOf, details: found.details, pictures: found.pictures }));
      },
      () => {
        setFailed(true);
      },
    );
  }, [dispatch, variantOf]);
  const isMissing = !read;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { ...read, ...card, isFailed: isFailed && isMissing, retry };
}
