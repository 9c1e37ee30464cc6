import { Fragment, useCallback, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '../app/announce';
import {
  addAppListener,
  type AppListenerApi,
  type AppThunk,
  useAppDispatch,
  useAppSelector,
} from '../app/hooks';
import { everything } from '../catalogue/list/listsSlice';
import { useProductList } from '../catalogue/list/ProductList';
import type { Product } from '../catalogue/model/product';
import { pricesRead } from '../catalogue/pricesSlice';
import { ProductShelf } from '../catalogue/product/ProductShelf';
import { useSeenProducts } from '../catalogue/product/seenProducts';
import { paths } from '../navigation';
import { onReturn } from '../ui/onReturn';
import { accountBasketWords, basketPageWords as words } from '#words/basketPage';
import { productPageWords } from '#words/product';
import { formatDate } from '../words/dates';
import { useToday } from './arrival';
import { BasketItem, RemovalNotice, useRemoval } from './BasketItem';
import { loadPending } from './basketListeners';
import { selectCount, selectItems, selectRows } from './basketSelectors';
import { addToBasket, selectPending, undoRemoval } from './basketSlice';
import './Basket.css';

/** Announces which products of the basket live prices have changed: sold out, or at another price. */
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

/** Says how many lines wait for their products, and retries when the basket opens and when the shopper or the network is back. */
function PendingItems() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectPending).length;
  const isFailed = useAppSelector(({ basket }) => basket.isPendingFailed);
  const retryFailed = useEffectEvent(() => {
    if (isFailed) void dispatch(loadPending());
  });
  useEffect(() => {
    retryFailed();
  }, []);
  useEffect(() => {
    if (!isFailed) return undefined;
    return onReturn(() => dispatch(loadPending()));
  }, [dispatch, isFailed]);
  if (count === 0) return null;
  if (!isFailed) return <p aria-live="polite">{words.pending(count)}</p>;
  return (
    <div role="alert">
      <p>{words.pendingFailed(count)}</p>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void dispatch(loadPending())}
      >
        {words.tryAgain}
      </button>
    </div>
  );
}

/** Adds one of a product, by undoing the last removal if that was of this product. */
const addOne =
  (product: Product): AppThunk<void> =>
  (dispatch, getState) => {
    const last = getState().basket.removals.at(-1);
    const isPutBack = last?.length === 1 && last[0]?.product.id === product.id;
    dispatch(isPutBack ? undoRemoval() : addToBasket(product));
  };

/** How many products the empty basket suggests. */
const SUGGESTED = 3;

/** The products that the shopper has looked at, or else the shop's first ones. */
function Suggestions() {
  const seen = useSeenProducts().slice(0, SUGGESTED);
  const { products } = useProductList(everything);
  if (seen.length > 0) return <ProductShelf heading={productPageWords.seen} products={seen} />;
  return <ProductShelf heading={words.suggestions} products={products.slice(0, SUGGESTED)} />;
}

/** The basket on the checkout screen: a row for each product. */
export function Basket() {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectRows);
  const inBasket = useAppSelector(selectCount);
  const pending = useAppSelector(selectPending).length;
  const removal = useAppSelector(({ basket }) => basket.removals.at(-1));
  const status = useAppSelector(({ basket }) => basket.syncStatus);
  const today = useToday();
  const add = useCallback(
    (product: Product) => {
      dispatch(addOne(product));
    },
    [dispatch],
  );
  const { ref, removeBy, removeAll, undo } = useRemoval();
  useEffect(
    () => dispatch(addAppListener({ actionCreator: pricesRead, effect: announceNews })),
    [dispatch],
  );

  const removedId = removal?.[0]?.product.id;
  const notice = removal && (
    <RemovalNotice
      removal={removal}
      left={rows.find(({ product }) => product.id === removedId)?.count ?? 0}
      onUndo={() => {
        const index = rows.findIndex(({ product }) => product.id === removedId);
        undo(rows.slice(0, index).filter(({ count }) => count > 0).length);
      }}
    />
  );
  const unsynced = status !== 'ok' && (
    <p className="basket-unsynced">{accountBasketWords[status]}</p>
  );
  if (inBasket === 0) {
    return (
      <section className="basket" ref={ref}>
        <h1 tabIndex={-1}>{words.emptyHeading}</h1>
        <p>{words.emptyText}</p>
        {unsynced}
        {notice}
        <Link className="button" to={paths.home}>
          {words.seeProducts}
        </Link>
        <Suggestions />
      </section>
    );
  }
  return (
    <section className="basket" ref={ref}>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="print-only">{formatDate(today)}</p>
      {unsynced}
      <PendingItems />
      <ul className="basket-items">
        {rows.map(({ product, count }) => (
          <Fragment key={product.id}>
            {count > 0 && (
              <BasketItem item={product} count={count} onAdd={add} removeBy={removeBy} />
            )}
            {product.id === removedId && <li>{notice}</li>}
          </Fragment>
        ))}
      </ul>
      {/* The shopper shouldn't remove what isn't shown, and a single row has a button of its own. */}
      {pending === 0 && rows.filter(({ count }) => count > 0).length > 1 && (
        <button type="button" className="text-button basket-remove-all" onClick={removeAll}>
          {words.removeEverything}
        </button>
      )}
    </section>
  );
}
