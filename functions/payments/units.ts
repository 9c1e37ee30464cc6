import { type Payments, shop } from '#shop/config';
import { checkOnline, serviceUnits } from '../../src/catalogue/model/onlineAmounts';
import { ServiceError } from './calls';

const reasons = {
  least: 'The amount is below the least that one payment can be.',
  most: 'The amount is above the most that one payment can be.',
  step: 'The amount has more digits than the payment service takes.',
};

/** Converts the shop's amounts to the units of a payment service, such as paise or cents, and back. */
export function unitsOf(service: Payments['service']) {
  const perAmount = (currency = shop.market.currency) =>
    serviceUnits(service, { market: { ...shop.market, currency } }).perAmount;
  const toUnits = (amount: number) => Math.round(amount * perAmount());
  return {
    toUnits,
    /** An amount in the shop's scale: a fraction if the service counts in smaller units. */
    fromUnits: (units: number, currency?: string) => units / perAmount(currency),
    /** @throws ServiceError if a bill of this amount would be rejected */
    toBillUnits: (amount: number) => {
      const limit = checkOnline(amount, { ...shop, payments: { ...shop.payments, service } });
      if (limit) throw new ServiceError(reasons[limit.kind], true);
      return toUnits(amount);
    },
  };
}
