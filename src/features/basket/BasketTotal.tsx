import { useId } from 'react';
import { adoptStyles } from '../../shared/adoptStyles';
import { deliveryPrice } from '../../shared/deliveryPrice';
import { basketPageWords as words } from '../../words/en/basketPage';
import { BasketTerms, type BasketTermsProps } from './BasketTerms';
import { GiftCheckbox } from './GiftCheckbox';
import sheet from './BasketTotal.css?part';

adoptStyles(sheet);

interface BasketTotalProps extends BasketTermsProps {
  count: number;
  onProceed: () => void;
  /** Whether the panel to order with is open. */
  isOpen: boolean;
  /** What the last press on the button led to. */
  answer: string;
}

/** The Total panel; on a phone its sums and button stay at the bottom of the window. */
export function BasketTotal(props: BasketTotalProps) {
  const { count, subtotal, terms, isOpen, onProceed, answer } = props;
  const delivery = deliveryPrice(subtotal, terms.delivery);
  const hasDelivery = terms.delivery && count > 0;
  const id = useId();
  return (
    <section className="basket-total" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.total}</h2>
      <GiftCheckbox name="gift" label={words.containsGift} />
      <div className={`basket-total-bar${count > 0 ? ' basket-total-bar-full' : ''}`}>
        <div className="basket-total-parts">
          <p>{words.subtotal(count, subtotal)}</p>
          {hasDelivery && <p>{words.delivery(delivery)}</p>}
        </div>
        {hasDelivery && (
          <p className="basket-total-sum">{words.totalWithDelivery(subtotal + delivery)}</p>
        )}
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
      {count > 0 && <BasketTerms subtotal={subtotal} terms={terms} />}
    </section>
  );
}
