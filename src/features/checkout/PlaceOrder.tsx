import { shop } from '../../config';
import { formatRupees } from '../../shared/formatRupees';
import { describePlacing } from './describePlacing';
import { totalOf } from '../orders/describeOrder';
import { OrderContact } from '../orders/OrderContact';
import type { Placing } from './placingSteps';
import { changesOf, overfull } from './orderRows';
import { TooMany } from './TooMany';
import type { Seen } from './wanted';

interface PlaceOrderProps {
  state: Placing;
  seen: Seen;
  onPlace: () => void;
  /** The shopper takes today's prices. */
  onAccept: () => void;
  onRemoveSurplus: (productId: string) => void;
}

const underWay: readonly Placing['step'][] = ['checking', 'sending'];

/** The button that places the order, and what came of the last press. */
export function PlaceOrder({ state, seen, onPlace, onAccept, onRemoveSurplus }: PlaceOrderProps) {
  const sentence = describePlacing(state);
  if (state.step === 'changed') {
    return (
      <div className="order-changes">
        <p>{sentence}</p>
        <ul>
          {changesOf(seen.rows, seen.delivery, state.today).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <button type="button" className="button button-wide order-accept" onClick={onAccept}>
          Go on with this
        </button>
      </div>
    );
  }
  const isUnderWay = underWay.includes(state.step);
  const isTooMuch = overfull(seen.rows).length > 0;
  const reasons = [isTooMuch && 'order-too-many', sentence && 'order-outcome'].filter(Boolean);
  const total = formatRupees(totalOf({ items: seen.rows, delivery: seen.delivery }));
  return (
    <div className="order-placing">
      <TooMany id="order-too-many" rows={seen.rows} onRemove={onRemoveSurplus} />
      <button
        type="button"
        className="button button-wide order-place"
        aria-disabled={isUnderWay || isTooMuch}
        aria-busy={isUnderWay}
        aria-describedby={reasons.join(' ') || undefined}
        onClick={onPlace}
      >
        {`Place order: ${total}, cash on delivery`}
      </button>
      {sentence && (
        <p id="order-outcome" className={isUnderWay ? 'order-note' : 'reason'}>
          {sentence}
        </p>
      )}
      {state.step === 'refused' && <OrderContact contact={shop.contact} />}
    </div>
  );
}
