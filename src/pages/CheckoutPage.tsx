import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { shop } from '../config';
import { Basket } from '../features/basket/Basket';
import { BasketTotal } from '../features/basket/BasketTotal';
import { useBasketCount, useIsBasketPending } from '../features/basket/useBasket';
import { useBasketSubtotal, useDelivery, useOrderableItems } from '../features/basket/useTotals';
import { PlacedHeading } from '../features/orders/placed/PlacedHeading';
import { stagePath, useRequestedStage } from '../shared/checkoutStage';
import { areOrdersOn } from '../features/orders/areOrdersOn';
import { readAttempt } from '../features/orders/orderSession';
import { usePlacedId } from '../features/orders/placed/usePlacedId';
import { Banner } from '../shared/components/Banner';
import { usePageTitle } from '../shared/components/usePageTitle';
import { loadChunk } from '../shared/loadChunk';
import { useAnnounce } from '../shared/useAnnounce';
import { checkoutWords as words } from '../words/en/checkout';
import { thanksWords } from '../words/en/orders/thanks';
import { parts, type CheckoutOrderProps } from './parts';
import tall from './pictures/advert-tall.jpg';
import wide from './pictures/advert-wide.jpg';

export function CheckoutPage() {
  const inBasket = useBasketCount();
  const isPending = useIsBasketPending();
  const count = useOrderableItems().length;
  const subtotal = useBasketSubtotal();
  const delivery = useDelivery();
  const announce = useAnnounce();
  const [presses, setPresses] = useState(0);
  const [answer, setAnswer] = useState('');
  const [part, setPart] = useState<{ CheckoutOrder: ComponentType<CheckoutOrderProps> }>();
  const stage = useRequestedStage();
  const navigate = useNavigate();
  const placedId = usePlacedId();
  /** Of an order that was placed, only its number is known. */
  const isMissing = placedId !== undefined && !part;
  usePageTitle(placedId ? thanksWords.title : words.title);

  const say = (sentence: string) => {
    setAnswer(sentence);
    return announce(sentence);
  };
  const open = (failure: string, withdraw?: () => void) => {
    if (!parts.checkout) return;
    loadChunk(parts.checkout).then(
      (loaded) => {
        withdraw?.();
        setAnswer('');
        setPart(loaded);
      },
      () => {
        say(failure);
      },
    );
  };
  const hasStage = stage !== undefined;
  const resume = useEffectEvent(() => {
    if (part || presses > 0) return;
    // An order that was sent before the page was loaded is followed without a press.
    const attempt = readAttempt();
    if (attempt) open(attempt.isPlaced ? thanksWords.notLoaded : words.sentNotLoaded);
    else if (hasStage) open(words.notLoaded);
  });
  useEffect(() => {
    resume();
  }, [hasStage]);

  const proceed = () => {
    if (isPending) {
      say(words.isPending);
      return;
    }
    if (count === 0) {
      say(inBasket === 0 ? words.isEmpty : words.isSoldOut);
      return;
    }
    setPresses(presses + 1);
    if (!parts.checkout) {
      say(words.shopTakesNoOrders);
      return;
    }
    if (!hasStage) void navigate(stagePath('start'));
    if (!part) open(words.notLoaded, say(words.loading));
  };

  // With keys, what moves on the page keeps its state.
  const order = part && <part.CheckoutOrder key="order" presses={presses} />;
  const basket = [
    <Basket key="basket" level={placedId ? 2 : 1} />,
    <BasketTotal
      key="total"
      count={count}
      subtotal={subtotal}
      terms={{ ...shop, delivery, orders: areOrdersOn() }}
      isOpen={part !== undefined && hasStage}
      onProceed={proceed}
      answer={isMissing ? '' : answer}
    />,
  ];
  return (
    <>
      {!placedId && (
        <Banner className="checkout-advert" wide={wide} tall={tall}>
          <p className="checkout-advert-words">{shop.advert}</p>
        </Banner>
      )}
      <div className="checkout">
        {placedId
          ? [
              <PlacedHeading key="heading" id={placedId} />,
              isMissing && <p key="answer">{answer}</p>,
              order,
              ...basket,
            ]
          : [...basket, order]}
      </div>
    </>
  );
}
