import { useCallback, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Banner } from '../components/Banner';
import { MoreButton } from '../components/MoreButton';
import { useGrowingList } from '../components/useGrowingList';
import { usePageTitle } from '../components/usePageTitle';
import { BasketItem } from '../features/basket/BasketItem';
import { BasketTotal } from '../features/basket/BasketTotal';
import { keyed } from '../features/basket/keyed';
import {
  useBasketActions,
  useBasketCount,
  useBasketItems,
  useBasketSubtotal,
} from '../features/basket/useBasket';
import tall from './pictures/advert-tall.jpg';
import wide from './pictures/advert-wide.jpg';

/** The checkout screen: an advert, the basket, and its total. */
export function CheckoutPage() {
  usePageTitle('Your basket');
  return (
    <>
      <Banner className="advert" wide={wide} tall={tall}>
        <p className="advert-words">Fewer things, chosen by hand.</p>
      </Banner>
      <div className="checkout">
        <Basket />
        <BasketTotal count={useBasketCount()} subtotal={useBasketSubtotal()} />
      </div>
    </>
  );
}

function Basket() {
  const items = useBasketItems();
  const { shown, more } = useGrowingList(items.length, 50);
  const { ref, remove } = useRemoval(items);
  return (
    <section className="basket" ref={ref}>
      {items.length === 0 ? (
        <>
          <h1 tabIndex={-1}>Your shopping basket in empty</h1>
          <p>You have to content in your basket</p>
          <Link className="button" to={paths.home}>
            See what is on the cloth
          </Link>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>Your Shopping basket</h1>
          <ul className="basket-items">
            {keyed(items, shown).map(([key, item]) => (
              <BasketItem key={key} item={item} onRemove={remove} />
            ))}
          </ul>
          {more && <MoreButton {...more} />}
        </>
      )}
    </section>
  );
}

/**
 * Removing by id, with a place for the focus to go on: the pressed button leaves with its item, so
 * the next item's takes it, the last one's, or the heading.
 */
function useRemoval(items: readonly unknown[]) {
  const { removeFromBasket } = useBasketActions();
  const ref = useRef<HTMLElement>(null);
  const before = useRef(items);
  const pressed = useRef(false);

  useLayoutEffect(() => {
    const index = before.current.findIndex((item, place) => item !== items[place]);
    const lost = pressed.current && !ref.current?.contains(document.activeElement);
    before.current = items;
    pressed.current = false;
    if (!lost) return;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('.basket-item button') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? ref.current?.querySelector('h1'))?.focus();
  }, [items]);

  const remove = useCallback(
    (id: string) => {
      pressed.current = true;
      removeFromBasket(id);
    },
    [removeFromBasket],
  );
  return { ref, remove };
}
