import fs from 'node:fs';
import type { Contact, Shop } from '../src/config';
import { checkFields, fieldsOf, isWhole, type Rule, shown } from './checkValues';
import { type BuildVariables, demoProject } from './variables';

const file = 'src/config.ts';
const conditionsFile = 'src/legal/conditions.md';
/** In the demo's conditions, and in no shop's own. */
const demoConditions = 'a demonstration of an online shop';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the contact's values look like, with the demo's as examples. */
const contacts: Record<keyof Contact, { pattern: RegExp; example: string }> = {
  email: { pattern: /^[^\s@]+@[^\s@]+$/, example: 'hello@shop.example' },
  telephone: { pattern: /^\+?\d[\d ()-]*$/, example: '+91 00000 00000' },
  whatsapp: { pattern: /^\+\d[\d ()-]*$/, example: '+91 00000 00000' },
  address: { pattern: /\S/, example: '1 Market Road, New Delhi 110001' },
};
const contactNames = Object.keys(contacts) as (keyof Contact)[];

const price: Rule = [(value) => isWhole(value, 0), 'whole rupees, such as 49'];

const optional: Record<string, Rule> = {
  'delivery freeFrom': [(value) => isWhole(value, 1), 'whole rupees, such as 999'],
  'delivery days': [isPeriod, 'the fewest and the most, such as [2, 5]'],
  orders: [(value) => typeof value === 'boolean', 'true or false'],
  returns: [(value) => isWhole(value, 1), 'a whole number of days, such as 14'],
  contact: [
    (value) => contactNames.some((name) => fieldsOf(value)[name] !== undefined),
    'an email, telephone or address',
  ],
  ...Object.fromEntries(
    contactNames.map((name): [string, Rule] => {
      const { pattern, example } = contacts[name];
      return [`contact ${name}`, [(value) => pattern.test(textOf(value)), `one like '${example}'`]];
    }),
  ),
  conditions: legalPage('conditions'),
  privacy: legalPage('privacy'),
};

function legalPage(name: string): Rule {
  const text = `src/legal/${name}.md`;
  const isRight = (value: unknown) => value === `${name}.html` && fs.existsSync(text);
  return [isRight, `'${name}.html', and its text in ${text}`];
}

/** Whether it is the fewest and the most days. */
function isPeriod(value: unknown): boolean {
  const [fewest, most, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return isWhole(fewest, 0) && isWhole(most, Math.max(1, Number(fewest))) && more.length === 0;
}

/**
 * What is wrong with `shop` in `src/config.ts`: a sentence for each value, which says what to write. Accepts
 * anything.
 */
export function checkConfig(shop: unknown): string[] {
  const hasDelivery = fieldsOf(shop).delivery !== undefined;
  const wrong = [
    ...checkFields(shop, hasDelivery ? { 'delivery price': price } : {}),
    ...checkFields(shop, optional, { optional: true }),
  ];
  return [...checkAddress(shop), ...wrong.map((what) => `${file}: the shop has ${what}`)];
}

/** The same for the address of the site, without which nothing can be built. */
export function checkAddress(shop: unknown): string[] {
  const { basePath, origin } = fieldsOf(shop);
  const words = textOf(basePath).match(/[\w~-][\w.~-]*/g) ?? ['shop'];
  const host = `https://${textOf(origin).replace(/^(\w+:)?\/*/, '')}`;
  const better = URL.canParse(host) ? new URL(host).origin : 'https://my-shop.example';
  return checkFields(shop, {
    basePath: [
      () => /^\/([\w~-][\w.~-]*\/)*$/.test(textOf(basePath)),
      `'/${words.join('/')}/', with a slash at each end and no spaces`,
    ],
    origin: [
      () => origin === better && URL.canParse(host),
      `'${better}', with https:// and nothing after the host`,
    ],
  }).map((what) => `${file}: the shop has ${what}`);
}

/** A sentence for each changed value that webpack reads only when it starts. */
export function describeRestart(before: Shop, now: Shop): string[] {
  return (['basePath', 'language', 'conditions', 'privacy'] as const)
    .filter((name) => now[name] !== before[name])
    .map(
      (name) =>
        `${file}: the shop has ${shown(name, now[name])}, and was started with ` +
        `${shown(name, before[name])}; press Ctrl-C and start it again.`,
    );
}

/** @throws Error that names everything of the demo that would be published with a merchant's shop */
export function requireOwnShop(
  { origin, contact = {}, conditions }: Pick<Shop, 'origin' | 'contact' | 'conditions'>,
  { AUTH_EMULATOR_URL, FIREBASE_PROJECT_ID: project = '' }: BuildVariables,
): void {
  if (AUTH_EMULATOR_URL) return;
  const left = contactNames
    .filter((name) => contact[name] === contacts[name].example)
    .map((name) => `${file}, ${name}: '${contact[name]}'. Write your own, or leave it out.`);
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
      `${conditionsFile}: “… is ${demoConditions} …”. Write the conditions of your shop, or leave ` +
        `conditions out of ${file}.`,
    );
  }
  if (left.length === 0) return;
  throw new Error(`This would publish parts of the demo:\n- ${left.join('\n- ')}`);
}
