import type { RefObject } from 'react';
import { orderingWords as words } from '../../words/en/ordering';
import { useBasketActions } from '../basket/useBasket';
import { describeSurplus, MOST_OF_ONE, overfull, type Row } from './orderRows';

interface TooManyProps {
  id?: string;
  rows: readonly Row[];
  /** Gets the focus when the pressed button goes. */
  next: RefObject<HTMLElement | null>;
}

/** Says which products there are too many of, with a way to order as many as possible. */
export function TooMany({ id, rows, next }: TooManyProps) {
  const { removeSurplus } = useBasketActions();
  const full = overfull(rows);
  if (full.length === 0) return null;
  return (
    <ul id={id} className="order-too-many">
      {full.map((row) => (
        <li key={row.productId}>
          <p className="reason">{describeSurplus(row)}</p>
          <button
            type="button"
            className="button button-quiet"
            aria-label={words.removeOf(row.count - MOST_OF_ONE, row.title)}
            onClick={() => {
              next.current?.focus();
              removeSurplus({ id: row.productId, most: MOST_OF_ONE });
            }}
          >
            {words.remove(row.count - MOST_OF_ONE)}
          </button>
        </li>
      ))}
    </ul>
  );
}
