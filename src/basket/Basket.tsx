import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pricesRead } from '../catalogue/pricesSlice';
import { announce } from '../store/announce';
import {
  addAppListener,
  type AppListenerApi,
  useAppDispatch,
  useAppSelector,
} from '../store/store';
import { MoreButton, useGrowingList } from '../ui/GrowingList';
import { paths } from '../ui/navigation';
import { accountBasketWords } from '../words/en/accountBasket';
import { basketPageWords as words } from '../words/en/basketPage';
import { BasketItem, indexOfRemoval, RemovalNotice, useRemoval } from './BasketItem';
import { loadPending } from './basketListeners';
import {
  selectIsPendingFailed,
  selectLastRemoval,
  selectLines,
  selectPending,
  selectSyncStatus,
} from './basketSlice';
import { selectCounts, selectItems } from './totals';
import { useBasketActions } from './useBasket';
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

/** Says how many lines wait for their products, and retries when the basket opens and once the network is back. */
function PendingItems() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectPending).length;
  const isFailed = useAppSelector(selectIsPendingFailed);
  const retryFailed = useEffectEvent(() => {
    if (isFailed) void dispatch(loadPending());
  });
  useEffect(() => {
    retryFailed();
  }, []);
  useEffect(() => {
    if (!isFailed) return undefined;
    const retry = () => void dispatch(loadPending());
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
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

/**
 * The basket on the checkout screen; a long list grows as it is scrolled.
 *
 * @param level of its heading
 */
export function Basket({ level = 1 }: { level?: 1 | 2 }) {
  const dispatch = useAppDispatch();
  const Heading = `h${level}` as const;
  const items = useAppSelector(selectLines);
  const pending = useAppSelector(selectPending).length;
  const counts = useAppSelector(selectCounts);
  const removal = useAppSelector(selectLastRemoval);
  const status = useAppSelector(selectSyncStatus);
  const { addToBasket } = useBasketActions();
  const { shown, more } = useGrowingList(items.length, 50, useLocation().key);
  const { ref, remove, removeAll, undo } = useRemoval();
  useEffect(
    () => dispatch(addAppListener({ actionCreator: pricesRead, effect: announceNews })),
    [dispatch],
  );

  const index = removal ? indexOfRemoval(removal, items) : 0;
  const notice = removal && (
    <RemovalNotice
      removal={removal}
      onUndo={() => {
        undo(index);
      }}
    />
  );
  const unsynced = status !== 'ok' && (
    <p className="basket-unsynced">{accountBasketWords[status]}</p>
  );
  if (items.length === 0 && pending === 0) {
    return (
      <section className="basket" ref={ref}>
        <Heading tabIndex={-1}>{words.emptyHeading}</Heading>
        <p>{words.emptyText}</p>
        {unsynced}
        {notice}
        <Link className="button" to={paths.home}>
          {words.seeProducts}
        </Link>
      </section>
    );
  }
  const rows = items
    .slice(0, shown)
    .map(({ lineId, product }) => (
      <BasketItem
        key={lineId}
        item={product}
        count={counts.get(product.id) ?? 1}
        onAdd={addToBasket}
        onRemove={remove}
      />
    ));
  if (notice) rows.splice(index, 0, <li key="removal">{notice}</li>);
  return (
    <section className="basket" ref={ref}>
      <Heading tabIndex={-1}>{words.heading}</Heading>
      {unsynced}
      <PendingItems />
      <ul className="basket-items">{rows}</ul>
      {more && (
        <>
          <p className="print-only">{words.printed(shown, items.length)}</p>
          <MoreButton {...more} />
        </>
      )}
      {/* Nobody should remove what isn't shown. */}
      {pending === 0 && (
        <button type="button" className="button button-quiet" onClick={removeAll}>
          {words.removeEverything}
        </button>
      )}
    </section>
  );
}
