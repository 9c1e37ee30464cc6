import fs from 'node:fs';
import type { Shop } from '../shop/config';
import { contactNames, contacts, file } from './checkConfig';
import { legalText } from './legalText';
import { type BuildVariables, demoProject } from './variables';

/** In the demo's conditions, and in no shop's own. */
const demoConditions = ['a demonstration of an online shop', 'एक ऑनलाइन दुकान का डेमो'];
/** What a template leaves to the merchant: `[Anschrift]`, but no link. */
const blank = /\[[^\]\n]+\](?!\()/;
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
    market,
    ...pages
  }: Pick<
    Shop,
    'name' | 'origin' | 'upi' | 'contact' | 'conditions' | 'privacy' | 'imprint' | 'market'
  >,
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
  for (const page of ['conditions', 'privacy', 'imprint'] as const) {
    const source = legalText(page, market.language);
    // `checkConfig` names one that is missing.
    const text = pages[page] && fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
    const demo = demoConditions.find((words) => text.includes(words));
    if (demo) {
      left.push(`${source}: “… ${demo} …”. Write your own, or leave ${page} out of ` + `${file}.`);
    }
    const [unfilled] = blank.exec(text) ?? [];
    if (unfilled) left.push(`${source}: ${unfilled}. Fill in what is in brackets, or delete it.`);
  }
  if (left.length === 0) return;
  throw new Error(`This would publish parts of the demo:\n- ${left.join('\n- ')}`);
}
