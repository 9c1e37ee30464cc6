import { Link } from 'react-router-dom';
import { homePath } from '../navigation';
import { basketPageWords as words } from '#words/basketPage';
import type { FreeDelivery } from './freeDelivery';
import { useBasketActions } from './useBasket';
import './FreeDeliveryHint.css';

/** The ref of a button that disappears when it is pressed: the focus moves to the main one beside it. */
const passFocusOn = (button: HTMLElement | null) => () => {
  if (button !== document.activeElement) return;
  button?.closest('section')?.querySelector<HTMLElement>('.button:not(.button-quiet)')?.focus();
};

/** Says how much is missing for free delivery, with a product that closes the gap, or that delivery is free. */
export function FreeDeliveryHint({ gap, suggestion }: FreeDelivery) {
  const { addToBasket } = useBasketActions();
  if (gap === 0) return <p className="free-delivery-text">{words.freeDelivery}</p>;
  if (!suggestion) return <p className="free-delivery-text">{words.freeDeliveryFor(gap)}</p>;
  const { product, price } = suggestion;
  return (
    <div className="free-delivery">
      <p>
        <span className="free-delivery-text">{words.freeDeliveryWith(gap)}</span>{' '}
        <Link to={homePath({ product: product.id })}>{words.suggestion(product.title, price)}</Link>
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-label={words.addOf(product.title)}
        ref={passFocusOn}
        onClick={() => {
          addToBasket(product);
        }}
      >
        {words.add}
      </button>
    </div>
  );
}
