import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { shop } from '../config';
import { Basket } from '../features/basket/Basket';
import { BasketTotal } from '../features/basket/BasketTotal';
import {
  useAccountReached,
  useBasketActions,
  useBasketCount,
  useBasketCounts,
  useBasketItems,
  useBasketSubtotal,
  useDelivery,
  useLastRemoval,
} from '../features/basket/useBasket';
import { noOrdersYet } from '../features/orders/noOrdersYet';
import { readAttempt } from '../features/orders/orderSession';
import { Banner } from '../shared/components/Banner';
import { usePageTitle } from '../shared/components/usePageTitle';
import { loadChunk } from '../shared/loadChunk';
import { useAnnounce } from '../shared/useAnnounce';
import { parts, type CheckoutOrderProps } from './parts';
import tall from './pictures/advert-tall.jpg';
import wide from './pictures/advert-wide.jpg';

/** The checkout screen: an advert, the basket, and its total. */
export function CheckoutPage() {
  usePageTitle('Your basket');
  const { addToBasket } = useBasketActions();
  return (
    <>
      <Banner className="checkout-advert" wide={wide} tall={tall}>
        <p className="checkout-advert-words">{shop.advert}</p>
      </Banner>
      <div className="checkout">
        <Basket
          items={useBasketItems()}
          counts={useBasketCounts()}
          removal={useLastRemoval()}
          reached={useAccountReached()}
          onAdd={addToBasket}
        />
        <Ordering />
      </div>
    </>
  );
}

/** The total, and below it the way to an order, which is loaded when it is asked for. */
function Ordering() {
  const count = useBasketCount();
  const announce = useAnnounce();
  const panel = useRef<{ proceed: () => void }>(null);
  const [answer, setAnswer] = useState('');
  const [part, setPart] = useState<{
    CheckoutOrder: ComponentType<CheckoutOrderProps>;
    isRequested: boolean;
  }>();

  const say = useCallback(
    (sentence: string) => {
      setAnswer(sentence);
      return announce(sentence);
    },
    [announce],
  );
  const open = useCallback(
    (withdraw?: () => void) => {
      if (!parts.checkout) return;
      loadChunk(parts.checkout).then(
        (loaded) => {
          withdraw?.();
          setAnswer('');
          setPart({ ...loaded, isRequested: withdraw !== undefined });
        },
        () => {
          say('The order form did not arrive. Check that you are online, then press again.');
        },
      );
    },
    [say],
  );
  // An order was sent before the page was loaded: what became of it?
  useEffect(() => {
    if (readAttempt()) open();
  }, [open]);

  return (
    <>
      <BasketTotal
        count={count}
        subtotal={useBasketSubtotal()}
        terms={{ ...shop, delivery: useDelivery() }}
        panel={{ id: 'order', isOpen: part !== undefined }}
        onProceed={() => {
          if (count === 0) {
            say('There is nothing to order yet: your basket is empty.');
            return;
          }
          if (part) panel.current?.proceed();
          else if (parts.checkout) open(say('Loading…'));
          else say(noOrdersYet);
        }}
        answer={answer}
      />
      {part && <part.CheckoutOrder ref={panel} id="order" isRequested={part.isRequested} />}
    </>
  );
}
