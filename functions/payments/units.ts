import { type Payments, shop } from '#shop/config';
import { checkOnline, serviceUnits } from '../../src/catalogue/model/onlineAmounts';
import { ProviderError } from './calls';

const reasons = {
  least: 'The amount is below the least that one payment can be.',
  most: 'The amount is above the most that one payment can be.',
  step: 'The amount has more digits than the payment service takes.',
};

/** Converts the shop's amounts to the units of a payment service, such as paise or cents, and back. */
export function unitsOf(provider: Payments['provider']) {
  const perAmount = () => serviceUnits(provider, shop).perAmount;
  const toUnits = (amount: number) => Math.round(amount * perAmount());
  return {
    toUnits,
    /** The shop's amount: a fraction if the service counts in smaller units. */
    fromUnits: (units: number) => units / perAmount(),
    /** @throws ProviderError if a bill of this amount would be rejected */
    toBillUnits: (amount: number) => {
      const limit = checkOnline(amount, { ...shop, payments: { ...shop.payments, provider } });
      if (limit) throw new ProviderError(reasons[limit.kind], true);
      return toUnits(amount);
    },
  };
}
