import { apportion, partsOf, sumOf } from './apportion';
import { type Charge, exact } from './charge';
import {
  chargedDeliveryOf,
  isPartlyReturned,
  type Order,
  type OrderItem,
  refundOf,
  returnedPart,
  splitItems,
  totalOf,
} from './order';
import { moneyOf } from './payment';
import { type PaymentMethod, states } from './states';
import { type RateOf, type Tax, taxesOf, taxIn } from './tax';

/** Money of an order that the shop has received or refunded. */
export interface Movement {
  /** Milliseconds. */
  at: number;
  /** Negative if it was refunded. */
  amount: number;
  pay: PaymentMethod;
  /** The reference by which the merchant finds it. */
  reference: string | undefined;
}

/** The movements that the merchant has marked as received and refunded. */
function markedMovements(order: Order): Movement[] {
  const { pay, payment, stateAt, checkedAt = stateAt, refundedAt = stateAt } = order;
  if (payment !== 'paid' && payment !== 'refunded') return [];
  const reference = pay === 'cash' ? undefined : order.reference;
  const received = { at: checkedAt, amount: totalOf(order), pay, reference };
  if (payment === 'paid') return [received];
  const refund = { at: refundedAt, amount: -refundOf(order), pay };
  return [received, { ...refund, reference: order.refundReference }];
}

/** The movements that the payment service has received and refunded. */
function chargeMovements({ reference }: Order, { paid, paidAt, refunds = [] }: Charge): Movement[] {
  const online = { pay: 'online', reference } as const;
  return [
    ...(paidAt === undefined ? [] : [{ ...online, at: paidAt, amount: paid }]),
    ...refunds.map(({ amount, at }) => ({ ...online, at, amount: -amount })),
  ];
}

/** All money of an order that the shop has received and refunded, the oldest first. */
export function movementsOf(order: Order): Movement[] {
  const { charge, pay } = order;
  // Cash collected beside an online payment is a movement of its own.
  const marked = charge && pay === 'online' ? [] : markedMovements(order);
  return [...marked, ...(charge ? chargeMovements(order, charge) : [])]
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => one.at - other.at);
}

const clamp = (amount: number, most: number) => Math.max(0, Math.min(amount, most));

/**
 * The outcome of an order's total: three amounts that add up to it. `sold`: kept by the shopper and paid, or its cash
 * collected; `cameBack`: not delivered, returned or refunded; `unpaid`: neither, so far.
 */
export function outcomeOf(order: Order): Record<'sold' | 'unpaid' | 'cameBack', number> {
  const total = totalOf(order);
  const returned = states[order.state].isUndone ? refundOf(order) : 0;
  const kept = total - returned;
  const amounts = movementsOf(order).map(({ amount }) => amount);
  const refunded = -sumOf(amounts.filter((amount) => amount < 0));
  const collected = moneyOf(order) === 'courier' ? total : 0;
  const sold = clamp(exact(sumOf(amounts) + collected), kept);
  const cameBack = exact(returned + clamp(refunded - returned, kept - sold));
  return { sold, unpaid: exact(total - sold - cameBack), cameBack };
}

/** The items of an order with how many the shopper keeps of each, and their part of the amount sold. */
export function soldItemsOf(order: Order): {
  items: (OrderItem & { kept: number; sold: number })[];
  delivery: number;
} {
  const { isUndone } = states[order.state];
  const kept = splitItems(isUndone ? order : { ...order, returning: {} }).map((item) => item.kept);
  const weights = kept.map(({ price, count, off }) => exact(price * count - off));
  const { sold } = outcomeOf(order);
  const shares = apportion(sold, [...weights, chargedDeliveryOf(order)]);
  return {
    items: order.items.map((item, place) => ({
      ...item,
      kept: kept[place]?.count ?? 0,
      sold: shares[place] ?? 0,
    })),
    delivery: shares.at(-1) ?? 0,
  };
}

/** Divides an amount that the shop has of an order by tax rate: returned items are refunded first. */
function taxesAt(amount: number, order: Order, at: number, rateOf: RateOf): Tax[] {
  const whole = taxesOf(order, rateOf);
  const { returnAsked, returned: returnedAt = order.stateAt } = order.times;
  const isReturned = isPartlyReturned(order) && at >= (returnAsked ?? returnedAt);
  const back = isReturned ? taxesOf(returnedPart(order), rateOf) : [];
  const ordered = whole.map(({ gross }) => gross);
  const returned = whole.map(({ rate }) => back.find((each) => each.rate === rate)?.gross ?? 0);
  const kept = ordered.map((gross, place) => exact(gross - (returned[place] ?? 0)));
  const [total, mostKept] = [sumOf(ordered), sumOf(kept)];
  const scale = partsOf(amount);
  const parts =
    amount < 0
      ? [apportion(amount, ordered)]
      : [
          apportion(Math.min(amount, mostKept), kept),
          apportion(exact(clamp(amount - mostKept, total - mostKept)), returned),
          // The surplus of an order that was paid twice goes back first.
          apportion(exact(Math.max(0, amount - total)), ordered),
        ];
  return whole.map(({ rate }, place) => {
    const gross = sumOf(parts.map((part) => part[place] ?? 0));
    // The tax is as exact as the amount.
    return { rate, gross, tax: taxIn(gross * scale, rate) / scale };
  });
}

export interface TaxedMovement extends Movement {
  /** The taxes by rate, whose gross amounts add up to the movement's; none if a product's rate isn't known. */
  taxes: readonly Tax[];
}

/**
 * The movements of an order with their tax. What each changes of the whole is its own, so that all of them together have
 * exactly the tax of what the shop has in the end: none if all of it was refunded, in however many parts.
 */
export function taxedMovementsOf(order: Order, rateOf: RateOf): TaxedMovement[] {
  let amount = 0;
  let before = taxesAt(0, order, -Infinity, rateOf);
  return movementsOf(order).map((movement) => {
    amount = exact(amount + movement.amount);
    const after = taxesAt(amount, order, movement.at, rateOf);
    const taxes = after.map(({ rate, gross, tax }, place) => {
      const { gross: grossBefore = 0, tax: taxBefore = 0 } = before[place] ?? {};
      return { rate, gross: exact(gross - grossBefore), tax: exact(tax - taxBefore) };
    });
    before = after;
    return { ...movement, taxes };
  });
}

/** The tax of what an order has sold, by rate: that of its movements, if all of it was paid. */
export function soldTaxesOf(order: Order, rateOf: RateOf): Tax[] {
  const { sold } = outcomeOf(order);
  const movements = movementsOf(order);
  const isPaid = sold === sumOf(movements.map(({ amount }) => amount));
  return taxesAt(sold, order, (isPaid ? movements.at(-1)?.at : undefined) ?? Infinity, rateOf);
}
