import { Link, useLocation } from 'react-router-dom';
import { adoptStyles } from '../../shared/adoptStyles';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { accountBasketWords } from '../../words/en/accountBasket';
import { basketPageWords as words } from '../../words/en/basketPage';
import { BasketItem } from './BasketItem';
import { selectCounts } from './basketSelectors';
import { selectLastRemoval, selectLines, selectPending, selectSyncStatus } from './basketSlice';
import { PendingItems } from './PendingItems';
import { RemovalNotice } from './RemovalNotice';
import { useBasketActions } from './useBasket';
import { usePriceNews } from './usePriceNews';
import { indexOfRemoval, useRemoval } from './useRemoval';
import sheet from './Basket.css?part';

adoptStyles(sheet);

/**
 * The basket on the checkout screen; a long list grows as it is scrolled.
 *
 * @param level of its heading
 */
export function Basket({ level = 1 }: { level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const items = useAppSelector(selectLines);
  const pending = useAppSelector(selectPending).length;
  const counts = useAppSelector(selectCounts);
  const removal = useAppSelector(selectLastRemoval);
  const status = useAppSelector(selectSyncStatus);
  const { addToBasket } = useBasketActions();
  const { shown, more } = useGrowingList(items.length, 50, useLocation().key);
  const { ref, remove, removeAll, undo } = useRemoval();
  usePriceNews();

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
