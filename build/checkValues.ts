import { inspect } from 'node:util';
import { markupIn } from '../src/catalogue/model/texts';

/** A check of a value, and the advice on what to write, which may depend on the other values. */
export type Rule = [
  isRight: (value: unknown) => boolean,
  advice: string | ((value: unknown, values: unknown) => string),
];

export const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

export const isListOf = (value: unknown, isRight: (entry: unknown) => boolean) =>
  Array.isArray(value) && value.every(isRight);

/** `the price 99.5`, `no price` */
export const shown = (name: string, value: unknown) =>
  value === undefined
    ? `no ${name}`
    : `the ${name} ${inspect(value, { breakLength: Infinity, maxStringLength: LONGEST })}`;

/** The most characters of a value in a message. */
const LONGEST = 200;

/**
 * The mistakes in a merchant's values: `the price 99.5; write a whole number.` for each.
 *
 * @param values any value, because a merchant can write anything
 * @param rules by the names of the fields; `delivery price` is the `price` of `delivery`
 */
export function checkFields(
  values: unknown,
  rules: Record<string, Rule>,
  { optional = false } = {},
): string[] {
  return Object.entries(rules).flatMap(([name, [isRight, advice]]) => {
    const [group = '', field] = name.split(' ');
    const whole = fieldsOf(values)[group];
    const value = field ? fieldsOf(whole)[field] : whole;
    if ((optional && value === undefined) || isRight(value)) return [];
    const what = typeof advice === 'string' ? advice : advice(value, values);
    return `${shown(name, value)}; write ${what}${optional ? ', or leave it out' : ''}.`;
  });
}

/** What to write instead of a text that is too long or has markup; `undefined` for any other value. */
export function textFault(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const markup = markupIn(value);
  if (markup) return `it without ${markup}, which shoppers would read as it is`;
  return value.length > most
    ? `${most} characters or fewer, which now are ${value.length}`
    : undefined;
}
