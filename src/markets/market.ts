/** What differs from country to country: `shop/config.ts` names the one that the shop sells in. */
export interface Market {
  /** The name of its folder in `src/markets/`, and of the condition of its subpath imports. */
  name: string;
  /** Its ISO 3166 code. */
  country: string;
  /** The country code of phone numbers, without the plus sign. */
  callingCode: string;
  /** The BCP 47 language tag of texts, dates and numbers: the folder `src/words/de-AT`, or else `src/words/de`. */
  language: string;
  /** Its ISO 4217 code. */
  currency: string;
  /**
   * How many digits an amount has after whole units: with 2, a price of `1999` is 19.99. Never from the browser, whose
   * versions disagree about some currencies.
   */
  digits: number;
  /** Thousands are separated from four digits on; if left out, in English from five on, as specified: ₹2113 and ₹39,060. */
  grouping?: 'always';
  /** Whether the law wants it said beside prices that they include tax. */
  isTaxIncluded?: boolean;
  /**
   * Whether the law wants a way to withdraw from a contract in the shop itself, in two steps and with a receipt: in the
   * European Union since 19 June 2026, by article 11a of Directive 2011/83/EU; in Germany § 356a BGB. A shop there also
   * has an imprint (§ 5 DDG).
   */
  withdrawal?: true;
  /** The time zone of days, opening hours and deliveries. */
  timeZone: string;
}
