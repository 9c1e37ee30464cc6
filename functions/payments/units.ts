import { shop } from '../../shop/config';

/** Currencies that payment services count otherwise than in hundredths, by how many digits; from their documentation. */
const otherDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD OMR TND'.split(' ').map((code) => [code, 3])),
};

const { currency, digits } = shop.market;
const unit = 10 ** ((otherDigits[currency] ?? 2) - digits);

/** An amount of the shop in the units of payment services: paise for rupees, cents for euros, yen for yen. */
export const toUnits = (amount: number) => Math.round(amount * unit);

/** The reverse; a fraction if the service counts in smaller units than the shop. */
export const fromUnits = (amount: number) => amount / unit;
