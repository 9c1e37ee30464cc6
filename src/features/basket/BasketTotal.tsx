import { useId } from 'react';
import type { Shop } from '../../config';
import { formatRupees } from '../../shared/formatRupees';
import { describeDeliveryOf, describeTimes } from '../../shared/basketTerms';
import { GiftCheckbox } from './GiftCheckbox';

interface BasketTotalProps {
  count: number;
  /** Whole rupees. */
  subtotal: number;
  /** What the shop says of delivery and returns, where it has set them. */
  terms: Pick<Shop, 'delivery' | 'returns'>;
  onProceed: () => void;
  /** Whether the panel to order with is open. */
  isOpen: boolean;
  /** What came of the last attempt to proceed. */
  answer: string;
}

/** The Total panel of the checkout screen; on a phone its sum and its button stay at the window's foot. */
export function BasketTotal(props: BasketTotalProps) {
  const { count, subtotal, terms, isOpen, onProceed, answer } = props;
  const id = useId();
  const times = describeTimes(terms);
  return (
    <section className="basket-total" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Total</h2>
      <GiftCheckbox name="gift" label="This Order Contains a gift" />
      <div className={`basket-total-bar${count > 0 ? ' basket-total-bar-full' : ''}`}>
        <div>
          <p className="basket-total-sum">{`Subtotal ${count} items: ${formatRupees(subtotal)}`}</p>
          {terms.delivery && count > 0 && (
            <p className="basket-total-terms">{describeDeliveryOf(subtotal, terms.delivery)}</p>
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
          Proceed to checkout
        </button>
        {answer && (
          <p className="basket-total-answer" id={`${id}-answer`}>
            {answer}
          </p>
        )}
      </div>
      {times && <p className="basket-total-terms">{times}</p>}
    </section>
  );
}
