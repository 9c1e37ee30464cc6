import fs from 'node:fs';
import type { Contact, Shop } from '../src/config';
import { type BuildVariables, demoProject } from './variables';

const file = 'src/config.ts';
const conditionsFile = 'src/legal/conditions.md';
/** What those of the demo say, and no shop’s own. */
const demoConditions = 'a demonstration of an online shop';

type Published = Pick<Shop, 'origin' | 'contact' | 'conditions'>;

/** What a contact's values look like, and an example of each: the demo's. */
const contacts: Record<keyof Contact, { pattern: RegExp; example: string }> = {
  email: { pattern: /^[^\s@]+@[^\s@]+$/, example: 'hello@shop.example' },
  telephone: { pattern: /^\+?\d[\d ()-]*$/, example: '+91 00000 00000' },
  address: { pattern: /\S/, example: '1 Market Road, New Delhi 110001' },
};

type Rule = [isRight: (value: unknown) => boolean, advice: string];
const page = (name: string): Rule => [(value) => value === `${name}.html`, `'${name}.html'`];

/** What each optional value of the shop, or of a group of its values, has to be. */
const optional: Record<string, Rule> = {
  'delivery price': [(value) => isWhole(value, 0), 'whole rupees, such as 49'],
  'delivery freeFrom': [(value) => isWhole(value, 1), 'whole rupees, such as 999'],
  'delivery days': [isPeriod, 'the fewest and the most, such as [2, 5]'],
  orders: [(value) => typeof value === 'boolean', 'true or false'],
  returns: [(value) => isWhole(value, 1), 'a whole number of days, such as 14'],
  ...Object.fromEntries(
    Object.entries(contacts).map(([name, { pattern, example }]): [string, Rule] => [
      `contact ${name}`,
      [(value) => pattern.test(textOf(value)), `one such as '${example}'`],
    ]),
  ),
  conditions: page('conditions'),
  privacy: page('privacy'),
};

/**
 * What is wrong with the address and the optional values of `shop` in `src/config.ts`: one sentence for
 * each, which says what to write; nothing when all is well. Takes any value: a merchant may have written
 * anything.
 */
export function checkConfig(shop: unknown): string[] {
  const values = fieldsOf(shop);
  const wrong = Object.entries(optional).flatMap(([name, [isRight, advice]]) => {
    const [group = '', field] = name.split(' ');
    const value = field ? fieldsOf(values[group])[field] : values[group];
    const mayLack = name !== 'delivery price' || values.delivery === undefined;
    if ((value === undefined && mayLack) || isRight(value)) return [];
    return `the ${name} ${shown(value)}; write ${advice}.`;
  });
  const contact = fieldsOf(values.contact);
  if (
    values.contact !== undefined &&
    Object.keys(contacts).every((name) => contact[name] === undefined)
  ) {
    wrong.push('a contact without an email, telephone or address; write one of them.');
  }
  for (const name of ['conditions', 'privacy']) {
    const text = `src/legal/${name}.md`;
    if (values[name] !== `${name}.html` || fs.existsSync(text)) continue;
    wrong.push(`the ${name} '${name}.html', but no text of it; write ${text}.`);
  }
  const say = (what: string) => `${file}: the shop has ${what} Or take the line out.`;
  return [...checkAddress(shop), ...wrong.map(say)];
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

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

/** Whether it is the fewest and the most days. */
function isPeriod(value: unknown): boolean {
  const [fewest, most, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return isWhole(fewest, 0) && isWhole(most, 1) && fewest <= most && more.length === 0;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A value as the merchant may have written it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}
