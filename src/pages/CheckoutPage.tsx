import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { shop } from '../config';
import { Basket } from '../features/basket/Basket';
import { BasketTotal } from '../features/basket/BasketTotal';
import { useBasketCount, useBasketSubtotal, useDelivery } from '../features/basket/useBasket';
import { stagePath, useRequestedStage } from '../features/checkout/stages';
import { areOrdersOn } from '../features/orders/areOrdersOn';
import { readAttempt } from '../features/orders/orderSession';
import { Banner } from '../shared/components/Banner';
import { usePageTitle } from '../shared/components/usePageTitle';
import { loadChunk } from '../shared/loadChunk';
import { useAnnounce } from '../shared/useAnnounce';
import { checkoutWords as words } from '../words/en/checkout';
import { parts, type CheckoutOrderProps } from './parts';
import tall from './pictures/advert-tall.jpg';
import wide from './pictures/advert-wide.jpg';

export function CheckoutPage() {
  const count = useBasketCount();
  const announce = useAnnounce();
  const [presses, setPresses] = useState(0);
  const [answer, setAnswer] = useState('');
  const [part, setPart] = useState<{ CheckoutOrder: ComponentType<CheckoutOrderProps> }>();
  const stage = useRequestedStage();
  const navigate = useNavigate();
  usePageTitle(words.title);

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
    if (readAttempt()) open(words.sentNotLoaded);
    else if (hasStage) open(words.notLoaded);
  });
  useEffect(() => {
    resume();
  }, [hasStage]);

  const proceed = () => {
    if (count === 0) {
      say(words.isEmpty);
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

  return (
    <>
      <Banner className="checkout-advert" wide={wide} tall={tall}>
        <p className="checkout-advert-words">{shop.advert}</p>
      </Banner>
      <div className="checkout">
        <Basket />
        <BasketTotal
          count={count}
          subtotal={useBasketSubtotal()}
          terms={{ ...shop, delivery: useDelivery(), orders: areOrdersOn() }}
          isOpen={part !== undefined && hasStage}
          onProceed={proceed}
          answer={answer}
        />
        {part && <part.CheckoutOrder presses={presses} />}
      </div>
    </>
  );
}
