import { inspect } from 'node:util';

/** What a value has to be, and what to write. */
export type Rule = [isRight: (value: unknown) => boolean, advice: string];

export const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

export const isListOf = (value: unknown, isRight: (entry: unknown) => boolean) =>
  Array.isArray(value) && value.every(isRight);

/** `the price 99.5`, `no price` */
export const shown = (name: string, value: unknown) =>
  value === undefined ? `no ${name}` : `the ${name} ${inspect(value, { breakLength: Infinity })}`;

/**
 * What is wrong with the values that a merchant has written: `the price 99.5; write a whole number.` for each.
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
    return `${shown(name, value)}; write ${advice}${optional ? ', or leave it out' : ''}.`;
  });
}
