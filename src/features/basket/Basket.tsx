import { Link, useLocation } from 'react-router-dom';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { accountBasketWords } from '../../words/en/accountBasket';
import { basketPageWords as words } from '../../words/en/basketPage';
import { BasketItem } from './BasketItem';
import { selectCounts, selectItems } from './basketSelectors';
import { selectLastRemoval, selectReached } from './basketSlice';
import { RemovalNotice } from './RemovalNotice';
import { useBasketActions } from './useBasket';
import { placeOf, useRemoval } from './useRemoval';

/** The items of the basket on the checkout screen; a long list grows as it is scrolled. */
export function Basket() {
  const items = useAppSelector(selectItems);
  const counts = useAppSelector(selectCounts);
  const removal = useAppSelector(selectLastRemoval);
  const reached = useAppSelector(selectReached);
  const { addToBasket } = useBasketActions();
  const { shown, more, holdBack } = useGrowingList(items.length, 50, useLocation().key);
  const { ref, remove, removeAll, undo } = useRemoval(holdBack);

  const place = removal ? placeOf(removal, items) : 0;
  const notice = removal && (
    <RemovalNotice
      removal={removal}
      onUndo={() => {
        undo(place);
      }}
    />
  );
  const away = reached !== 'yes' && <p className="basket-away">{accountBasketWords[reached]}</p>;
  if (items.length === 0) {
    return (
      <section className="basket" ref={ref}>
        <h1 tabIndex={-1}>{words.emptyHeading}</h1>
        <p>{words.emptyText}</p>
        {away}
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
        alike={counts.get(product.id) ?? 1}
        onAdd={addToBasket}
        onRemove={remove}
      />
    ));
  if (notice) rows.splice(place, 0, <li key="removal">{notice}</li>);
  return (
    <section className="basket" ref={ref}>
      <h1 tabIndex={-1}>{words.heading}</h1>
      {away}
      <ul className="basket-items">{rows}</ul>
      {more && (
        <>
          <p className="print-only">{words.printed(shown, items.length)}</p>
          <MoreButton {...more} />
        </>
      )}
      <button type="button" className="button button-quiet" onClick={removeAll}>
        {words.removeEverything}
      </button>
    </section>
  );
}
