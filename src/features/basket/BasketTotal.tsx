import { useId } from 'react';
import { formatRupees } from '../../components/Price';

interface BasketTotalProps {
  count: number;
  /** Whole rupees. */
  subtotal: number;
}

/** The Total panel of the checkout screen. */
export function BasketTotal({ count, subtotal }: BasketTotalProps) {
  const headingId = useId();
  return (
    <section className="total" aria-labelledby={headingId}>
      <h2 id={headingId}>Total</h2>
      <p className="total-sum">{`Subtotal ${count} items: ${formatRupees(subtotal)}`}</p>
      <label className="checkbox">
        <input type="checkbox" name="gift" />
        This Order Contains a gift
      </label>
      <button type="button" className="button button-wide">
        Proceed to checkout
      </button>
    </section>
  );
}
