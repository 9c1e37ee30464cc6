import fs from 'node:fs';
import type { Contact, Shop } from '../src/config';
import { type BuildVariables, demoProject } from './variables';

const file = 'src/config.ts';
const conditionsFile = 'src/legal/conditions.md';
/** What those of the demo say, and no shop’s own. */
const demoConditions = 'a demonstration of an online shop';

type Published = Pick<Shop, 'origin' | 'contact' | 'conditions'>;

/**
 * What is wrong with the address and the optional values of `shop` in `src/config.ts`: one sentence for
 * each, which says what to write; nothing when all is well. Takes any value: a merchant may have written
 * anything.
 */
export function checkConfig(shop: unknown): string[] {
  const { delivery, orders, returns, contact, conditions, privacy } = fieldsOf(shop);
  const wrong = [
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
  return [...checkAddress(shop), ...wrong];
}

/** The same of where the site is served, without which nothing can be built. */
export function checkAddress(shop: unknown): string[] {
  const { basePath, origin } = fieldsOf(shop);
  const say = (name: string, value: unknown, what: string) =>
    `${file}: the shop has the ${name} ${shown(value)}; write ${what}.`;
  const wrong: string[] = [];
  if (typeof basePath !== 'string' || !/^\/([\w~-][\w.~-]*\/)*$/.test(basePath)) {
    const words = textOf(basePath).match(/[\w~-][\w.~-]*/g) ?? ['shop'];
    wrong.push(
      say('basePath', basePath, `'/${words.join('/')}/', with a slash at each end and no spaces`),
    );
  }
  const better = originOf(`https://${textOf(origin).replace(/^(\w+:)?\/*/, '')}`);
  if (!better || origin !== better) {
    const example = better ?? 'https://my-shop.example';
    wrong.push(say('origin', origin, `'${example}', with https:// and nothing after the host`));
  }
  return wrong;
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** The values that webpack reads only when it starts, and that have changed: one sentence for each. */
export function describeRestart(before: Shop, now: Shop): string[] {
  return (['basePath', 'conditions', 'privacy'] as const)
    .filter((name) => now[name] !== before[name])
    .map(
      (name) =>
        `${file}: ${name} is ${shown(now[name])} now, and the shop was started with ` +
        `${shown(before[name])}; press Ctrl-C and start it again.`,
    );
}

/**
 * @throws Error that names all that is left of the demo in a merchant's shop, which would be published:
 *   what it is, where, and what to write there.
 */
export function requireOwnShop(shop: Published, variables: BuildVariables): void {
  const { AUTH_EMULATOR_URL, FIREBASE_PROJECT_ID: project = '' } = variables;
  if (AUTH_EMULATOR_URL) return;
  const { origin, contact = {}, conditions } = shop;
  const left = (Object.keys(contacts) as (keyof Contact)[])
    .filter((name) => contact[name] === contacts[name].example)
    .map((name) => `${file}, ${name}: '${contact[name]}'. Write your own, or take the line out.`);
  if (origin === `https://${demoProject}.web.app`) {
    left.unshift(
      `${file}, origin: '${origin}'. Write where your site is served, such as ` +
        `'https://${project}.web.app'.`,
    );
  }
  // `checkConfig` names one that is missing.
  const text = conditions && fs.existsSync(conditionsFile) ? fs.readFileSync(conditionsFile) : '';
  if (text.includes(demoConditions)) {
    left.push(
      `${conditionsFile}: “… is ${demoConditions} …”. Write the conditions of your shop, or take ` +
        `the line conditions out of ${file}.`,
    );
  }
  if (left.length === 0) return;
  throw new Error(`These are still the demo’s, and would be published:\n- ${left.join('\n- ')}`);
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

/** What a contact's values look like, and an example of each: the demo's. */
const contacts: Record<keyof Contact, { pattern: RegExp; example: string }> = {
  email: { pattern: /^[^\s@]+@[^\s@]+$/, example: 'hello@shop.example' },
  telephone: { pattern: /^\+?\d[\d ()-]*$/, example: '+91 00000 00000' },
  address: { pattern: /\S/, example: '1 Market Road, New Delhi 110001' },
};

function wrongInContact(contact: unknown): string[] {
  const given = fieldsOf(contact);
  const names = Object.keys(contacts) as (keyof Contact)[];
  const present = names.filter((name) => given[name] !== undefined);
  if (present.length === 0) {
    return ['has a contact without an email, telephone or address; write one of them.'];
  }
  return present.flatMap((name) => {
    const { pattern, example } = contacts[name];
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
  return fs.existsSync(text)
    ? []
    : [`has the ${name} '${value}', but no text of it; write ${text}.`];
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A value as the merchant may have written it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}
