import { useState } from 'react';
import { shop } from '../config';
import { Basket } from '../features/basket/Basket';
import { BasketTotal } from '../features/basket/BasketTotal';
import {
  useAccountReached,
  useBasketActions,
  useBasketCount,
  useBasketCounts,
  useBasketItems,
  useBasketStorage,
  useBasketSubtotal,
  useGift,
  useLastRemoval,
} from '../features/basket/useBasket';
import { Banner } from '../shared/components/Banner';
import { usePageTitle } from '../shared/components/usePageTitle';
import { useAnnounce } from '../shared/useAnnounce';
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
        <Total />
      </div>
    </>
  );
}

function Total() {
  const count = useBasketCount();
  const { setGift } = useBasketActions();
  const storage = useBasketStorage();
  const announce = useAnnounce();
  const [asked, setAsked] = useState(false);
  const answer =
    count === 0
      ? 'There is nothing to order yet: your basket is empty.'
      : `Orders can’t be placed in this shop yet. ${
          storage === 'saved'
            ? 'Your basket is saved.'
            : 'Your basket lasts until you close this page.'
        }`;
  return (
    <BasketTotal
      count={count}
      subtotal={useBasketSubtotal()}
      terms={shop}
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
