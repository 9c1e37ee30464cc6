import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { afterPaint } from '../../ui/whenIdle';
import { detailsRead, selectCards } from '../catalogueSlice';
import { readDetails } from '../catalogueThunks';
import { lookUp, type Product } from '../model/product';

/** The details and further pictures of a product, which load while a component is mounted. */
export function useDetails({ id }: Product) {
  const dispatch = useAppDispatch();
  const read = useAppSelector(({ catalogue }) => lookUp(catalogue.details, id));
  // The card may have been read later than the details.
  const card = useAppSelector((state) => lookUp(selectCards(state), id));
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    dispatch(readDetails(id)).then(
      (found) => {
        dispatch(detailsRead({ id, details: found.details, pictures: found.pictures }));
      },
      () => {
        setFailed(true);
      },
    );
  }, [dispatch, id]);
  const isMissing = !read;
  useEffect(() => {
    // The press that opens the product is answered first.
    if (isMissing) afterPaint(load);
  }, [isMissing, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { ...read, ...card, isFailed: isFailed && isMissing, retry };
}
