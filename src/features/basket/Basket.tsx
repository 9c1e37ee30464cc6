import { Link, useLocation } from 'react-router-dom';
import { MoreButton } from '../../shared/components/MoreButton';
import { useGrowingList } from '../../shared/components/useGrowingList';
import { paths } from '../../shared/paths';
import type { Product } from '../catalogue/product';
import { BasketItem } from './BasketItem';
import type { Reached } from '../../services/accountBasket';
import type { BasketLine } from './basketLines';
import { describeReached } from './describeReached';
import { RemovalNotice } from './RemovalNotice';
import { placeOf, useRemoval } from './useRemoval';

interface BasketProps {
  items: readonly BasketLine[];
  /** How many of them there are of each product, by its id. */
  counts: ReadonlyMap<string, number>;
  /** Whether the account that the basket belongs to can be reached. */
  reached: Reached;
  onAdd: (product: Product) => void;
  /** The removal that can be undone next. */
  removal: readonly BasketLine[] | undefined;
}

/** The items of the basket on the checkout screen; a long list grows as it is scrolled. */
export function Basket({ items, counts, reached, onAdd, removal }: BasketProps) {
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
        onAdd={onAdd}
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
