import { useEffect, useMemo, useState } from 'react';
import { own } from '../../model/own';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectProducts } from '../catalogue/catalogueSlice';
import { selectToday } from '../catalogue/pricesSlice';
import { first } from '../catalogue/products?first';
import { selectList } from './listsSlice';
import { loadBrowse } from './loadBrowse';
import { everything, keyOf, type ListRequest } from './productList';

const STEP = 24;

/**
 * A list of products that loads, and grows as its end comes near. While another list loads, the former one is
 * returned; if it can't be loaded, none of its products are.
 *
 * @param place identifies the list among those that Back can return to
 */
export function useProductList({ query, category, sort }: ListRequest, place: string) {
  const dispatch = useAppDispatch();
  const loaded = useAppSelector(selectProducts);
  const key = keyOf({ query, category, sort });
  const list = useAppSelector((state) => selectList(state, key));
  const today = useAppSelector(selectToday);
  /** The same products, in any order. */
  const contents = `${query}\n${category}`;
  const [shown, setShown] = useState(list && { contents, query, list });
  if (list && list !== shown?.list) setShown({ contents, query, list });
  /** The last request, if a file couldn't be read. */
  const [failed, setFailed] = useState<string>();
  const isEverything = key === keyOf(everything);
  const growing = useGrowingList(list?.total ?? 0, STEP, place, isEverything ? first.length : STEP);
  const count = list ? growing.shown : STEP;
  const isCurrent = isEverything || list?.today === today;
  const isComplete = list !== undefined && isCurrent && list.ids.length >= count;
  const attempt = `${key} ${count}`;
  const isFailed = !isComplete && failed === attempt;
  useEffect(() => {
    if (isComplete || isFailed) return;
    loadBrowse()
      .then(({ listProducts }) => dispatch(listProducts({ query, category, sort }, count)))
      .catch(() => {
        setFailed(attempt);
      });
  }, [dispatch, isComplete, isFailed, attempt, query, category, sort, count, today]);

  const isFormer = shown?.contents !== contents;
  const ids = isFormer && isFailed ? undefined : shown?.list.ids;
  return {
    /** Of the products, while another list loads. */
    query: shown?.query ?? '',
    products: useMemo(() => ids?.flatMap((id) => own(loaded, id) ?? []) ?? [], [ids, loaded]),
    /** How many there are; `undefined` while the list loads. */
    total: isFormer ? undefined : shown.list.total,
    /** The props of a `MoreButton`, while there are more. */
    more: isComplete ? growing.more : undefined,
    isLoading: !isComplete && !isFailed,
    isFailed,
    retry: () => {
      setFailed(undefined);
    },
  };
}
