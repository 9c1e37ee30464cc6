import { shop } from '#shop/config';

const rules = new Intl.PluralRules(shop.market.language);

/** The form of a text that the shop's language uses for `count`: `{ one: '1 item', other: '5 items' }`. */
export const plural = (
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string => forms[rules.select(count)] ?? forms.other;
