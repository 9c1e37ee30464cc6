import {
  type ComponentProps,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import tall from '#shop/banners/advert-tall.jpg';
import wide from '#shop/banners/advert-wide.jpg';
import { shop } from '#shop/config';
import { useAnnounce } from '../app/announce';
import { useOrderingImport, useSessionLoader } from '../auth/useAuth';
import { Basket } from '../basket/Basket';
import { BasketTotal } from '../basket/BasketTotal';
import { describeSurplus, useOverLimit } from '../basket/limits';
import {
  useBasketCount,
  useBasketSubtotal,
  useDelivery,
  useIsBasketPending,
  useOrderableItems,
} from '../basket/useBasket';
import { useCode } from '../checkout/codePart';
import { readSentOrder, usePlacedId } from '../checkout/sentOrder';
import { stepPath, useRequestedStep } from '../checkout/steps';
import { areOrdersOn } from '../environment';
import { orderLinkPath } from '../orders/model/orderLink';
import { Banner } from '../ui/Banner';
import { lazyPart } from '../ui/lazyPart';
import { usePageTitle } from '../ui/usePageTitle';
import { whenIdle } from '../ui/whenIdle';
import { checkoutWords as words, placedWords } from '#words/basketPage';
import './BasketPage.css';

export const checkoutPart = lazyPart(
  () => import(/* webpackChunkName: "checkout" */ '../checkout/OrderPanel'),
);

/** Thanks for an order as soon as its number is known. */
function PlacedHeading({ id }: { id: string }) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(placedWords.title);
  useEffect(() => {
    heading.current?.focus();
    return announce(placedWords.announcement(id));
  }, [announce, id]);
  return (
    <h1 ref={heading} className="placed-heading" tabIndex={-1}>
      {placedWords.heading(<span className="order-number">{id}</span>)}
    </h1>
  );
}

/** The Total panel with the code that the shopper has. */
const TotalWithCode = (props: ComponentProps<typeof BasketTotal>) => (
  <BasketTotal {...props} code={useCode()} />
);

interface BasketWithTotalProps {
  onProceed: () => void;
  /** Why the basket can't be ordered as it is. */
  obstacle: string | undefined;
  /** The result of the last press on the button. */
  answer: string;
}

function BasketWithTotal({ onProceed, obstacle, answer }: BasketWithTotalProps) {
  const count = useOrderableItems().length;
  const subtotal = useBasketSubtotal();
  const delivery = useDelivery();
  const Total = process.env.CODES === 'on' && areOrdersOn() ? TotalWithCode : BasketTotal;
  usePageTitle(words.title);
  return (
    <>
      <Banner
        className="checkout-advert"
        wide={wide}
        tall={tall}
        wideSizes="23rem"
        tallSizes="9rem"
      >
        <p className="checkout-advert-words">{shop.advert}</p>
      </Banner>
      <div className="basket-screen">
        <Basket />
        <Total
          count={count}
          subtotal={subtotal}
          terms={{ ...shop, delivery, orders: areOrdersOn() }}
          onProceed={onProceed}
          canProceed={!obstacle}
          answer={obstacle ?? answer}
        />
      </div>
    </>
  );
}

/** Why the basket can't be ordered as it is; `undefined` if it can, or while it loads. */
function useObstacle() {
  const inBasket = useBasketCount();
  const isPending = useIsBasketPending();
  const canOrder = useOrderableItems().length > 0;
  const [full] = useOverLimit();
  if (inBasket === 0) return words.isEmpty;
  if (isPending) return undefined;
  if (!canOrder) return words.isSoldOut;
  return full && describeSurplus(full);
}

/** Shows a paid order by its link, in another tab than the one that has placed it. */
function useReturnFromPayment(placedId: string | undefined) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const [order, key] = [params.get('order'), params.get('key')];
  const isElsewhere = order !== null && key !== null && order !== placedId;
  useEffect(() => {
    if (isElsewhere) void navigate(orderLinkPath(order, key), { replace: true });
  }, [isElsewhere, navigate, order, key]);
}

/** The basket, or the checkout in its place: the steps of an order, then thanks for it. */
export function BasketPage() {
  const obstacle = useObstacle();
  const isPending = useIsBasketPending();
  const count = useOrderableItems().length;
  const announce = useAnnounce();
  const loadSession = useSessionLoader();
  const importOrdering = useOrderingImport();
  const isLoading = useRef(false);
  const [answer, setAnswer] = useState('');
  const [part, setPart] = useState<typeof checkoutPart.loaded>();
  const step = useRequestedStep();
  const navigate = useNavigate();
  const placedId = usePlacedId();
  useReturnFromPayment(placedId);
  /** The panel with the placed order hasn't loaded: only the order's number is known. */
  const isMissing = placedId !== undefined && !part;

  const say = (sentence: string) => {
    setAnswer(sentence);
    return announce(sentence);
  };
  const open = (failure: string, withdraw?: () => void) => {
    isLoading.current = true;
    loadSession();
    checkoutPart.load().then(
      (loaded) => {
        withdraw?.();
        // The browser answers the press first.
        startTransition(() => {
          setAnswer('');
          setPart(loaded);
        });
      },
      () => {
        isLoading.current = false;
        say(failure);
      },
    );
  };
  const canOrder = count > 0;
  useEffect(() => {
    // The next press is likely to need this code.
    const isWelcome = navigator.onLine && !navigator.connection?.saveData;
    if (!canOrder || !areOrdersOn() || !isWelcome) return;
    whenIdle(() => {
      checkoutPart.importPart().catch(() => undefined);
      importOrdering();
    });
  }, [canOrder, importOrdering]);
  const hasStep = step !== undefined;
  const resume = useEffectEvent(() => {
    if (part || isLoading.current) return;
    // An order that was sent before the page was loaded is followed without a press.
    const sent = readSentOrder();
    if (sent) open(sent.isPlaced ? placedWords.notLoaded : words.sentNotLoaded);
    else if (hasStep) open(words.notLoaded);
  });
  useEffect(() => {
    resume();
  }, [hasStep]);

  const proceed = () => {
    if (isPending) {
      say(words.isPending);
      return;
    }
    if (obstacle) {
      announce(obstacle);
      return;
    }
    if (!part) open(words.notLoaded, say(words.loading));
    if (!hasStep) void navigate(stepPath('start'));
  };

  const basket = !placedId && (
    <BasketWithTotal onProceed={proceed} obstacle={obstacle} answer={answer} />
  );
  return (
    <div className="checkout">
      {placedId && <PlacedHeading id={placedId} />}
      {isMissing && <p>{answer}</p>}
      {part ? <part.OrderPanel>{basket}</part.OrderPanel> : basket}
    </div>
  );
}
