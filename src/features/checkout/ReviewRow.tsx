import { useId } from 'react';
import { formatRupees } from '../../shared/formatRupees';
import { MOST_OF_ONE, mostOfOne, type Row } from './orderRows';

interface ReviewRowProps {
  row: Row;
  onAddOne: (productId: string) => void;
  onRemoveOne: (productId: string) => void;
}

/** One product of the order that is being checked. */
export function ReviewRow({ row, onAddOne, onRemoveOne }: ReviewRowProps) {
  const { productId, title, price, count } = row;
  const isFull = count >= MOST_OF_ONE;
  const reasonId = useId();
  return (
    <li className="order-row">
      <p>{title}</p>
      <p className="order-row-count">
        {`${count} × ${formatRupees(price)} = ${formatRupees(count * price)}`}
      </p>
      <div className="button-row">
        <button
          type="button"
          className="button button-quiet"
          aria-label={`One less: ${title}`}
          onClick={() => {
            onRemoveOne(productId);
          }}
        >
          One less
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={`One more of ${title}`}
          aria-disabled={isFull}
          aria-describedby={count === MOST_OF_ONE ? reasonId : undefined}
          onClick={() => {
            if (!isFull) onAddOne(productId);
          }}
        >
          One more
        </button>
      </div>
      {/* Beyond that, it is said beside the button that removes the rest. */}
      {count === MOST_OF_ONE && (
        <p id={reasonId} className="order-note">
          {mostOfOne}
        </p>
      )}
    </li>
  );
}
