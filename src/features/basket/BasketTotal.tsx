import { useId } from 'react';
import type { Shop } from '../../config';
import { deliveryPrice } from '../../shared/deliveryPrice';
import { basketPageWords as words } from '../../words/en/basketPage';
import { termsWords } from '../../words/en/terms';
import { GiftCheckbox } from './GiftCheckbox';

interface BasketTotalProps {
  count: number;
  /** Whole rupees. */
  subtotal: number;
  /** As far as the shop has set them. */
  terms: Pick<Shop, 'delivery' | 'returns'>;
  onProceed: () => void;
  /** Whether the panel to order with is open. */
  isOpen: boolean;
  /** What the last press on the button led to. */
  answer: string;
}

/** The Total panel; on a phone its sum and button stay at the bottom of the window. */
export function BasketTotal(props: BasketTotalProps) {
  const { count, subtotal, terms, isOpen, onProceed, answer } = props;
  const { delivery, returns } = terms;
  const id = useId();
  return (
    <section className="basket-total" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.total}</h2>
      <GiftCheckbox name="gift" label={words.containsGift} />
      <div className={`basket-total-bar${count > 0 ? ' basket-total-bar-full' : ''}`}>
        <div>
          <p className="basket-total-sum">{words.subtotal(count, subtotal)}</p>
          {delivery && count > 0 && (
            <p className="basket-total-terms">
              {deliveryPrice(subtotal, delivery) === 0
                ? termsWords.freeDelivery
                : termsWords.deliveryCost(delivery)}
            </p>
          )}
        </div>
        <button
          type="button"
          className={`button ${count > 0 && !isOpen ? '' : 'button-quiet'}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'order' : undefined}
          aria-describedby={answer ? `${id}-answer` : undefined}
          onClick={onProceed}
        >
          {words.proceed}
        </button>
        {answer && (
          <p className="basket-total-answer" id={`${id}-answer`}>
            {answer}
          </p>
        )}
      </div>
      {(delivery?.days ?? returns) !== undefined && (
        <p className="basket-total-terms">
          {delivery?.days && termsWords.deliveryTime(delivery.days)}{' '}
          {returns !== undefined && termsWords.returns(returns)}
        </p>
      )}
    </section>
  );
}
