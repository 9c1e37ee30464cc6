import { existsSync } from 'node:fs';

const file = 'src/config.ts';

/**
 * What is wrong with the optional values of `shop` in `src/config.ts`: one sentence for each, which says
 * what to write; nothing when all is well. Takes any value: a merchant may have written anything.
 */
export function checkConfig(shop: unknown): string[] {
  const { delivery, orders, returns, contact, conditions, privacy } = fieldsOf(shop);
  return [
    ...(delivery === undefined ? [] : wrongInDelivery(delivery)),
    ...(orders === undefined || typeof orders === 'boolean'
      ? []
      : [`has the orders ${shown(orders)}; write true or false.`]),
    ...(returns === undefined || isWhole(returns, 1)
      ? []
      : [`has the returns ${shown(returns)}; write a whole number of days, such as 14.`]),
    ...(contact === undefined ? [] : wrongInContact(contact)),
    ...wrongPage('conditions', conditions),
    ...wrongPage('privacy', privacy),
  ].map((what) => `${file}: the shop ${what} Or take the line out.`);
}

function wrongInDelivery(delivery: unknown): string[] {
  const { price, freeFrom, days } = fieldsOf(delivery);
  const wrong: string[] = [];
  if (!isWhole(price, 0)) {
    wrong.push(`has the delivery price ${shown(price)}; write whole rupees, such as 49.`);
  }
  if (freeFrom !== undefined && !isWhole(freeFrom, 1)) {
    wrong.push(`has delivery free from ${shown(freeFrom)}; write whole rupees, such as 999.`);
  }
  const [fewest, most, ...more] = Array.isArray(days) ? (days as unknown[]) : [];
  const isPeriod = isWhole(fewest, 0) && isWhole(most, 1) && fewest <= most && more.length === 0;
  if (days !== undefined && !isPeriod) {
    wrong.push(
      `has the delivery days ${shown(days)}; write the fewest and the most, such as [2, 5].`,
    );
  }
  return wrong;
}

/** What a contact's values look like, and an example of each. */
const contacts: Record<string, [RegExp, string]> = {
  email: [/^[^\s@]+@[^\s@]+$/, 'hello@shop.example'],
  telephone: [/^\+?\d[\d ()-]*$/, '+91 00000 00000'],
  address: [/\S/, '1 Market Road, New Delhi 110001'],
};

function wrongInContact(contact: unknown): string[] {
  const given = fieldsOf(contact);
  const names = Object.keys(contacts).filter((name) => given[name] !== undefined);
  if (names.length === 0) {
    return ['has a contact without an email, telephone or address; write one of them.'];
  }
  return names.flatMap((name) => {
    const [pattern, example] = contacts[name] ?? [/^/, ''];
    const value = given[name];
    if (typeof value === 'string' && pattern.test(value)) return [];
    return `has the contact ${name} ${shown(value)}; write one such as '${example}'.`;
  });
}

function wrongPage(name: 'conditions' | 'privacy', value: unknown): string[] {
  if (value === undefined) return [];
  if (value !== `${name}.html`) {
    return [`has the ${name} ${shown(value)}; write '${name}.html'.`];
  }
  const text = `src/legal/${name}.md`;
  return existsSync(text) ? [] : [`has the ${name} '${value}', but no text of it; write ${text}.`];
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

/** A value as the merchant may have written it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}
