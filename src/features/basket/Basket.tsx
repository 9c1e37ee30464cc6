import { Link, useLocation } from 'react-router-dom';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { paths } from '../../shared/paths';
import { BasketItem } from './BasketItem';
import { describeReached } from './describeReached';
import { RemovalNotice } from './RemovalNotice';
import {
  useAccountReached,
  useBasketActions,
  useBasketCounts,
  useBasketItems,
  useLastRemoval,
} from './useBasket';
import { placeOf, useRemoval } from './useRemoval';

/** The items of the basket on the checkout screen; a long list grows as it is scrolled. */
export function Basket() {
  const items = useBasketItems();
  const counts = useBasketCounts();
  const removal = useLastRemoval();
  const reached = useAccountReached();
  const { addToBasket } = useBasketActions();
  const { shown, more, holdBack } = useGrowingList(items.length, 50, useLocation().key);
  const { ref, remove, removeAll, undo } = useRemoval(items, removal, holdBack);
  const notice = removal && <RemovalNotice removal={removal} onUndo={undo} />;
  const away = reached !== 'yes' && <p className="basket-away">{describeReached[reached]}</p>;
  if (items.length === 0) {
    return (
      <section className="basket" ref={ref}>
        <h1 tabIndex={-1}>Your shopping basket in empty</h1>
        <p>You have to content in your basket</p>
        {away}
        {notice}
        <Link className="button" to={paths.home}>
          See all products
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
  if (removal) rows.splice(placeOf(removal, items), 0, <li key="removal">{notice}</li>);
  return (
    <section className="basket" ref={ref}>
      <h1 tabIndex={-1}>Your Shopping basket</h1>
      {away}
      <ul className="basket-items">{rows}</ul>
      {more && (
        <>
          <p className="print-only">{`${shown} of ${items.length} items`}</p>
          <MoreButton {...more} />
        </>
      )}
      <button type="button" className="button button-quiet" onClick={removeAll}>
        Remove everything
      </button>
    </section>
  );
}
