import { useId, useState } from 'react';
import { shop } from '#shop/config';
import { arrivalDays, useToday } from '../basket/arrival';
import { useDelivery } from '../basket/useBasket';
import type { Product } from '../catalogue/model/product';
import { describeSeller } from '../catalogue/model/seller';
import { deliversTo, deliveryPrice, describeTerms } from '../catalogue/model/terms';
import { isPin, storedDraft, storedPin } from '../checkout/storedDraft';
import { areOrdersOn } from '../environment';
import { postalCodes } from '#market/postalCodes';
import { tidyPostalCode } from '../orders/model/postalCode';
import { sellerWords } from '#words/legal';
import { arrivalWords } from '#words/orders/arrival';
import { productPageWords as words } from '#words/product';
import './ProductTerms.css';

const { patterns, length, plausible } = postalCodes;
/** Codes of some countries have letters and a space. */
const isNumeric = !/[a-z]/i.test(patterns.join(''));

/** Says whether and when an order of today arrives at the shopper's PIN code, remembered or typed here. */
function DeliveryPin({ today }: { today: number }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const shown = typed ?? storedPin.read() ?? storedDraft.read()?.address?.pin ?? '';
  const pin = tidyPostalCode(shown).toUpperCase();
  const { days, areas } = shop.delivery ?? {};
  const arrival = days
    ? words.deliversBy(pin, arrivalWords.day(arrivalDays(today, days)[1]))
    : words.deliversTo(pin);
  const isRight: boolean = isPin(pin);
  // A complete code stays wrong, whatever followed it.
  const isWrong = !isRight && (pin.length >= length || (isLeft && pin !== ''));
  const describe = () => {
    if (!isRight) return isWrong ? words.wrongPin : words.pinHint(Boolean(days));
    if (!deliversTo(pin, areas)) return words.doesNotDeliverTo(pin);
    return plausible?.test(pin) === false ? `${arrival} ${words.unlikelyPin}` : arrival;
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words.pin}</label>
      <input
        id={id}
        inputMode={isNumeric ? 'numeric' : undefined}
        autoComplete="postal-code"
        value={shown}
        aria-invalid={isWrong}
        aria-describedby={`${id}-answer`}
        onChange={({ target: { value } }) => {
          const plain = tidyPostalCode(value).toUpperCase();
          setTyped(value);
          setLeft(false);
          if (isPin(plain)) storedPin.write(plain);
        }}
        onBlur={() => {
          setLeft(true);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setLeft(true);
        }}
      />
      <p id={`${id}-answer`} role="status" className={isWrong ? 'reason' : undefined}>
        {describe()}
      </p>
    </div>
  );
}

interface ProductTermsProps {
  product: Pick<Product, 'price' | 'soldOut'>;
}

/** The terms of ordering a product today: arrival, cost, payment and returns. */
export function ProductTerms({ product: { price, soldOut } }: ProductTermsProps) {
  const today = useToday();
  const delivery = useDelivery();
  const seller = describeSeller(shop);
  const { days, freeFrom } = delivery ?? {};
  const cost = deliveryPrice(price, delivery);
  const {
    tax,
    delivery: anyDay,
    payment,
    returns,
  } = describeTerms({
    ...shop,
    // The terms are those of an order of this product alone.
    delivery: cost === 0 && shop.delivery ? { ...shop.delivery, price: 0 } : shop.delivery,
    orders: areOrdersOn(),
  });
  return (
    <ul className="product-terms">
      {tax && <li>{tax}</li>}
      {delivery && (
        <li className={soldOut ? undefined : 'delivery-term'}>
          {days && today > 0 && !soldOut ? (
            <>
              <strong>{words.arrives(arrivalWords.dates(today, days))}</strong>{' '}
              {cost === 0 ? words.freeDelivery : words.delivery(cost, freeFrom)}
            </>
          ) : (
            anyDay
          )}
          {/* Nobody could use the field without scripts. */}
          {today > 0 && !soldOut && <DeliveryPin today={today} />}
        </li>
      )}
      {payment && <li>{payment}</li>}
      {returns && <li>{returns}</li>}
      {seller && <li>{sellerWords.soldBy(seller)}</li>}
    </ul>
  );
}
