import { useId } from 'react';
import { formatRupees } from '../../components/Price';

interface BasketTotalProps {
  count: number;
  /** Whole rupees. */
  subtotal: number;
  gift: boolean;
  onGiftChange: (gift: boolean) => void;
  onProceed: () => void;
  /** What came of the last attempt to proceed. */
  answer: string;
}

/** The Total panel of the checkout screen. */
export function BasketTotal(props: BasketTotalProps) {
  const { count, subtotal, gift, onGiftChange, onProceed, answer } = props;
  const id = useId();
  return (
    <section className="total" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Total</h2>
      <p className="total-sum">{`Subtotal ${count} items: ${formatRupees(subtotal)}`}</p>
      <label className="checkbox">
        <input
          type="checkbox"
          name="gift"
          checked={gift}
          onChange={(event) => {
            onGiftChange(event.target.checked);
          }}
        />
        This Order Contains a gift
      </label>
      <button
        type="button"
        className="button button-wide"
        aria-describedby={answer ? `${id}-answer` : undefined}
        onClick={onProceed}
      >
        Proceed to checkout
      </button>
      {answer && (
        <p className="total-answer" id={`${id}-answer`}>
          {answer}
        </p>
      )}
    </section>
  );
}
