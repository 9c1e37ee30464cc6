import type { RefObject } from 'react';
import { orderingWords as words } from '../../words/en/orders/ordering';
import { useBasketActions } from '../basket/useBasket';
import { describeSurplus, overLimit, type Row } from './orderRows';

interface TooManyProps {
  rows: readonly Row[];
  /** Gets the focus when the pressed button disappears. */
  next: RefObject<HTMLElement | null>;
}

/** The products that there are too many of, each with a button that removes the surplus. */
export function TooMany({ rows, next }: TooManyProps) {
  const { removeSurplus } = useBasketActions();
  const full = overLimit(rows);
  if (full.length === 0) return null;
  return (
    <ul id="order-too-many" className="order-too-many">
      {full.map((row) => (
        <li key={row.productId}>
          <p className="reason">{describeSurplus(row)}</p>
          <button
            type="button"
            className="button button-quiet"
            aria-label={words.removeOf(row.count - row.most, row.title)}
            onClick={() => {
              next.current?.focus();
              removeSurplus({ id: row.productId, most: row.most });
            }}
          >
            {words.remove(row.count - row.most)}
          </button>
        </li>
      ))}
    </ul>
  );
}
