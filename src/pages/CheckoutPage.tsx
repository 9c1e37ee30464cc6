import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Banner } from '../components/Banner';
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
  const items = useBasketItems();
  const { removeFromBasket } = useBasketActions();
  const basket = useRef<HTMLElement>(null);
  const removedAt = useRef<number>(undefined);

  // The pressed button leaves with its item: whoever uses the keyboard goes on at the next one.
  useLayoutEffect(() => {
    const index = removedAt.current;
    removedAt.current = undefined;
    if (index === undefined || basket.current?.contains(document.activeElement)) return;
    const buttons = basket.current?.querySelectorAll('button') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? basket.current?.querySelector('h1'))?.focus();
  }, [items]);

  const remove = (id: string) => {
    removedAt.current = items.findIndex((item) => item.id === id);
    removeFromBasket(id);
  };

  return (
    <>
      <Banner className="advert" wide={wide} tall={tall}>
        <p className="advert-words">Fewer things, chosen by hand.</p>
      </Banner>
      <div className="checkout">
        <section className="basket" ref={basket}>
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
                {keyed(items).map(([key, item]) => (
                  <BasketItem key={key} item={item} onRemove={remove} />
                ))}
              </ul>
            </>
          )}
        </section>
        <BasketTotal count={useBasketCount()} subtotal={useBasketSubtotal()} />
      </div>
    </>
  );
}
