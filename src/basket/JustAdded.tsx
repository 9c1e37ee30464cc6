import { createSelector } from '@reduxjs/toolkit';
import {
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { Picture } from '../catalogue/product/Picture';
import { paths } from '../navigation';
import { isPlainKey } from '../ui/plainKey';
import { basketPageWords as words } from '../words/en/basketPage';
import { selectOrderable, selectSubtotal } from './basketSelectors';
import { type BasketState, selectLines } from './basketSlice';
import { selectFreeDelivery } from './freeDelivery';
import { FreeDeliveryHint } from './FreeDeliveryHint';
import { useBasketActions } from './useBasket';
import './JustAdded.css';

function isOver(notice: HTMLElement, focused: Element | null) {
  if (!focused || focused === document.body || notice.contains(focused)) return false;
  const [its, other] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    other.bottom > its.top &&
    other.top < its.bottom &&
    other.right > its.left &&
    other.left < its.right
  );
}

/** What was added last, and what the basket has now. */
const selectAdded = createSelector(
  [
    ({ basket }: { basket: BasketState }) => basket.justAdded,
    selectLines,
    selectOrderable,
    selectSubtotal,
    selectFreeDelivery,
  ],
  (id, lines, orderable, subtotal, delivery) => {
    const product = lines.find((line) => line.product.id === id)?.product;
    return product && { product, count: orderable.length, subtotal, delivery };
  },
);

interface NoticeProps extends NonNullable<ReturnType<typeof selectAdded>> {
  onDismiss: () => void;
}

const Notice = memo(function Notice(props: NoticeProps) {
  const { product, count, subtotal, delivery, onDismiss } = props;
  const { id, title, image } = product;
  const ref = useRef<HTMLElement>(null);
  /** At the other end of the window, where it doesn't cover what has the focus. */
  const [isMoved, setMoved] = useState(false);
  const stayClear = useEffectEvent(() => {
    if (ref.current && isOver(ref.current, document.activeElement)) setMoved(!isMoved);
  });
  useLayoutEffect(() => {
    stayClear();
  }, [product]);

  const dismiss = () => {
    if (ref.current?.contains(document.activeElement)) {
      const pressed = [...document.querySelectorAll<HTMLElement>('main button[data-product]')];
      const next = pressed.find(({ dataset }) => dataset.product === id);
      (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    }
    onDismiss();
  };
  const dismissOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isPlainKey(event)) return;
    // A dialog or a field has its own use for it.
    const field = document.activeElement?.closest('input, select, textarea');
    if (!field && !document.querySelector('dialog[open]')) dismiss();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // The browser scrolls what gets the focus into view after the event.
    const onFocus = () => requestAnimationFrame(stayClear);
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', dismissOnEscape, { signal });
    // The focus may have moved since the notice was laid out.
    stayClear();
    return () => {
      listening.abort();
    };
  }, []);

  return (
    <section
      ref={ref}
      className={`just-added ${isMoved ? 'just-added-moved' : ''}`}
      aria-label={words.justAdded}
    >
      <Picture image={image} alt="" sizes="4rem" />
      <p className="just-added-title">{words.addedTitle(title)}</p>
      <p className="just-added-contents">{words.contents(count, subtotal)}</p>
      <button
        type="button"
        className="just-added-close"
        aria-label={words.close}
        onClick={dismiss}
      />
      {delivery && <FreeDeliveryHint {...delivery} />}
      <Link className="button" to={paths.checkout}>
        {words.goToBasket}
      </Link>
    </section>
  );
});

/**
 * What was added last, what the basket has now, and the way on, until the next screen. Not a live region: the press is
 * announced anyway.
 */
export function JustAdded() {
  // The count and the card's own word come first.
  const added = useDeferredValue(
    // While there is none, nothing looks for a suggestion among all products.
    useAppSelector((state) => (state.basket.justAdded ? selectAdded(state) : undefined)),
  );
  const { dismissAdded } = useBasketActions();
  const { pathname, search } = useLocation();
  const screen = `${pathname} ${new URLSearchParams(search).get('product')}`;
  useEffect(() => {
    const { hash } = window.location;
    return () => {
      // In development, React also cleans up without leaving.
      if (window.location.hash !== hash) dismissAdded();
    };
  }, [dismissAdded, screen]);
  if (!added || pathname === paths.checkout) return null;
  return <Notice {...added} onDismiss={dismissAdded} />;
}
