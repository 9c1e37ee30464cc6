import fs from 'node:fs';
import type { Shop } from '../shop/config';
import { contactNames, contacts, file } from './checkConfig';
import { type BuildVariables, demoProject } from './variables';

const conditionsFile = 'shop/legal/conditions.md';
/** In the demo's conditions, and in no shop's own. */
const demoConditions = 'a demonstration of an online shop';
/** Of the examples in this project, and of no bank. */
const exampleUpi = /@bank$/i;
const demoUpiName = 'Haat demo';
const demoName = 'Haat';

/** @throws Error that names everything of the demo that would be published with a merchant's shop */
export function requireOwnShop(
  {
    name,
    origin,
    upi,
    contact = {},
    conditions,
  }: Pick<Shop, 'name' | 'origin' | 'upi' | 'contact' | 'conditions'>,
  { AUTH_EMULATOR_URL, FIREBASE_PROJECT_ID: project = '' }: BuildVariables,
): void {
  if (AUTH_EMULATOR_URL) return;
  const left = contactNames
    .filter((field) => contact[field] === contacts[field].example)
    .map((field) => `${file}, ${field}: '${contact[field]}'. Write your own, or leave it out.`);
  if (origin === `https://${demoProject}.web.app`) {
    left.unshift(
      `${file}, origin: '${origin}'. Write where your site is served, such as ` +
        `'https://${project}.web.app'.`,
    );
  }
  if (name === demoName) left.unshift(`${file}, name: '${name}'. Write the name of your shop.`);
  const isExample = { id: exampleUpi.test(upi?.id ?? ''), name: upi?.name === demoUpiName };
  for (const field of ['id', 'name'] as const) {
    if (upi && isExample[field]) {
      left.push(`${file}, upi ${field}: '${upi[field]}'. Write your own, or leave upi out.`);
    }
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
