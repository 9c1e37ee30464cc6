import { MOST_OF_ONE, overfull, tooMany, type Row } from './orderRows';

interface TooManyProps {
  id?: string;
  rows: readonly Row[];
  /** Removes from the basket what there is too many of a product. */
  onRemove: (productId: string) => void;
}

/** Says which products there are too many of, with a way to order as many as possible. */
export function TooMany({ id, rows, onRemove }: TooManyProps) {
  const full = overfull(rows);
  if (full.length === 0) return null;
  return (
    <ul id={id} className="order-too-many">
      {full.map((row) => (
        <li key={row.productId}>
          <p className="reason">{tooMany(row)}</p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onRemove(row.productId);
            }}
          >
            Remove {row.count - MOST_OF_ONE}
            <span className="visually-hidden">{` of “${row.title}”`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
