import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import { useAnnounce } from '../components/announce';
import { Banner } from '../components/Banner';
import { MoreButton } from '../components/MoreButton';
import { useGrowingList } from '../components/useGrowingList';
import { usePageTitle } from '../components/usePageTitle';
import { BasketItem } from '../features/basket/BasketItem';
import { BasketTotal } from '../features/basket/BasketTotal';
import { firstDifference } from '../features/basket/firstDifference';
import { keyed } from '../features/basket/keyed';
import { RemovalNotice } from '../features/basket/RemovalNotice';
import {
  useBasketActions,
  useBasketCount,
  useBasketItems,
  useBasketKept,
  useBasketSubtotal,
  useGift,
  useLastRemoval,
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
        <Total />
      </div>
    </>
  );
}

function Total() {
  const count = useBasketCount();
  const { setGift } = useBasketActions();
  const kept = useBasketKept();
  const announce = useAnnounce();
  const [asked, setAsked] = useState(false);
  const answer =
    count === 0
      ? 'There is nothing to order yet: your basket is empty.'
      : `Orders can’t be placed in this shop yet. ${
          kept ? 'Your basket is kept.' : 'Your basket lasts until you close this page.'
        }`;
  return (
    <BasketTotal
      count={count}
      subtotal={useBasketSubtotal()}
      gift={useGift()}
      onGiftChange={setGift}
      onProceed={() => {
        setAsked(true);
        announce(answer);
      }}
      answer={asked ? answer : ''}
    />
  );
}

function Basket() {
  const items = useBasketItems();
  const removal = useLastRemoval();
  const { shown, more, holdBack } = useGrowingList(items.length, 50, useLocation().key);
  const { ref, remove, undo } = useRemoval(items, holdBack);
  const place = Math.min(removal?.index ?? -1, shown);
  const notice = removal && <RemovalNotice item={removal.item} onUndo={undo} />;
  const rows = keyed(items, shown).map(([key, item]) => (
    <BasketItem key={key} item={item} onRemove={remove} />
  ));
  return (
    <section className="basket" ref={ref}>
      {items.length === 0 ? (
        <>
          <h1 tabIndex={-1}>Your shopping basket in empty</h1>
          <p>You have to content in your basket</p>
          {notice}
          <Link className="button" to={paths.home}>
            See what is on the cloth
          </Link>
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>Your Shopping basket</h1>
          <ul className="basket-items">
            {notice ? rows.toSpliced(place, 0, <li key="removal">{notice}</li>) : rows}
          </ul>
          {more && (
            <>
              <p className="print-only">{`${shown} of ${items.length} items`}</p>
              <MoreButton {...more} />
            </>
          )}
        </>
      )}
    </section>
  );
}

/**
 * Removing by id and undoing it, with a place for the focus to go on when the pressed button leaves:
 * the item that takes the removed one's place or came back into it, else the last one, or the heading.
 */
function useRemoval(items: readonly unknown[], onRemove: () => void) {
  const { removeFromBasket, undoRemoval } = useBasketActions();
  const ref = useRef<HTMLElement>(null);
  const before = useRef(items);
  const pressed = useRef<'remove' | 'undo'>(null);

  useLayoutEffect(() => {
    const place = firstDifference(before.current, items);
    const stays = pressed.current !== 'undo' && ref.current?.contains(document.activeElement);
    before.current = items;
    const by = pressed.current;
    pressed.current = null;
    if (!by || stays) return;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('.basket-item button') ?? [];
    (buttons[place] ?? buttons[place - 1] ?? ref.current?.querySelector('h1'))?.focus();
  }, [items]);

  const remove = useCallback(
    (id: string) => {
      pressed.current = 'remove';
      onRemove();
      removeFromBasket(id);
    },
    [onRemove, removeFromBasket],
  );
  const undo = useCallback(() => {
    pressed.current = 'undo';
    undoRemoval();
  }, [undoRemoval]);
  return { ref, remove, undo };
}
