import { useEffect } from 'react';
import { announce } from '../../shared/announce';
import { useAppDispatch } from '../../shared/hooks';
import { addAppListener, type AppListenerApi } from '../../shared/listeners';
import { basketPageWords as words } from '../../words/en/basketPage';
import { livePricesRead } from '../catalogue/pricesSlice';
import { selectItems } from './basketSelectors';

/** Announces which products of the basket turn out to be sold out, or to have another price. */
function announceNews(_action: unknown, api: AppListenerApi) {
  const before = new Map(
    selectItems(api.getOriginalState()).map(({ product }) => [product.id, product]),
  );
  const now = new Map(selectItems(api.getState()).map(({ product }) => [product.id, product]));
  const products = [...now.values()].filter(({ id }) => !before.get(id)?.soldOut);
  const soldOut = products.filter((product) => product.soldOut);
  const repriced = products.filter(
    ({ id, price, soldOut: isSoldOut }) => !isSoldOut && before.get(id)?.price !== price,
  );
  const news = [
    ...(soldOut.length > 0 ? [words.nowSoldOut(soldOut.map(({ title }) => title))] : []),
    ...(repriced.length > 0 ? [words.newPrices(repriced)] : []),
  ];
  if (news.length > 0) api.dispatch(announce(news.join(' ')));
}

/** Announces what live prices change in the basket while the shopper looks at it. */
export function usePriceNews() {
  const dispatch = useAppDispatch();
  useEffect(
    () => dispatch(addAppListener({ actionCreator: livePricesRead, effect: announceNews })),
    [dispatch],
  );
}
