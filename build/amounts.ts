import { fieldsOf } from './checkValues';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const digitsOf = (market: unknown) => {
  const { digits } = fieldsOf(market);
  return Number.isInteger(digits) ? Number(digits) : 0;
};

/** An amount as shoppers of a market read it: 789 is `7,89 €` in Germany. Accepts any market: another check names a wrong one. */
function shownAmount(market: unknown, amount: number): string {
  const { language, currency } = fieldsOf(market);
  const digits = digitsOf(market);
  try {
    return new Intl.NumberFormat(textOf(language), {
      style: 'currency',
      currency: textOf(currency),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
      .format(amount / 10 ** digits)
      .replace(/\s/g, ' ');
  } catch {
    return `${amount / 10 ** digits} ${textOf(currency)}`;
  }
}

/** The number in a merchant's text, such as `7.89` or `'€ 7,89'`; `NaN` if it has none. */
function numberIn(written: unknown): number {
  if (typeof written === 'number') return written;
  const [digits = 'none'] =
    /\d+(?:[.,]\d{1,2})?(?!\d)/.exec(textOf(written).replace(/[.,](?=\d{3}(?!\d))/g, '')) ?? [];
  return Number(digits.replace(',', '.'));
}

/**
 * How to write an amount in a market, with what was written as the example, if it has a number, or else one of so many
 * whole units: `a whole number of cents …, such as 789 for 7,89 €`.
 */
export function amountAdvice(market: unknown, written: unknown, units: number): string {
  const digits = digitsOf(market);
  if (digits === 0) return `a whole number, such as ${units}`;
  const typed = numberIn(written);
  const amount = Math.round((typed > 0 ? typed : units) * 10 ** digits);
  return `a whole number, without the point: ${amount} for ${shownAmount(market, amount)}`;
}

/** The warning about an amount below one unit, such as 8 for 0,08 €; `undefined` for any other. */
export function describeSmall(market: unknown, amount: unknown): string | undefined {
  const unit = 10 ** digitsOf(market);
  if (typeof amount !== 'number' || !(amount > 0 && amount < unit)) return undefined;
  const [is, meant] = [amount, amount * unit].map((each) => shownAmount(market, each));
  return `${amount}, which is ${is}; write ${amount * unit} if it is ${meant}.`;
}
