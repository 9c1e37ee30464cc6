import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Shop } from '#shop/config';
import { contactNames, contacts, file } from './checkConfig';
import { fieldsOf } from './checkValues';
import { demoConditions, demoPictures, demoTexts, examples, templateNote } from './demoParts';
import { legalText } from './legalText';
import runSource from './runSource.cjs';
import { type BuildVariables, demoProject } from './variables';

/**
 * Matches a template's blanks: `[Anschrift]`, over several lines, too, but no link; a name in braces that isn't
 * replaced; a line to write on; and what writers leave for later.
 */
const blanks =
  /(?<!\])\[[^\][]+\](?![([]|: *(?:https?:|mailto:|[<#/]))|\{(?!name\})[\p{L}][\p{L}\p{N} _-]*\}|_{3,}|\b(?:TODO|TBD|FIXME|XXX+|lorem ipsum)\b/giu;
/** Matches the UPI IDs of this project's examples, which no bank has. */
const exampleUpi = /@bank$/i;
const demoUpiName = 'Haat demo';
const demoName = 'Haat';
const banners = 'shop/banners';

/** The fields of the configuration, any of which may be missing. */
type Config = Pick<Shop, 'market'> & Partial<Shop>;

/** How many photographs are named one by one. */
const NAMED = 5;

/** Whether a picture is one of the demo. */
export const isDemoPicture = (picture: string) =>
  demoPictures.has(
    createHash('sha256').update(fs.readFileSync(picture)).digest('hex').slice(0, 16),
  );

/** Checks name, address, contact and UPI ID, which have their own examples. */
function checkIdentity({ name, origin, upi, contact = {} }: Config, project: string): string[] {
  const left: string[] = [];
  if (name === demoName) left.push(`${file}, name: '${name}'. Write the name of your shop.`);
  if (origin === `https://${demoProject}.web.app`) {
    left.push(
      `${file}, origin: '${origin}'. Write where your site is served, such as ` +
        `'https://${project}.web.app'.`,
    );
  }
  const ofContact = contactNames
    .filter((field) => contact[field] === contacts[field].example)
    .map((field) => `${file}, ${field}: '${contact[field]}'. Write your own, or leave it out.`);
  const isExample = { id: exampleUpi.test(upi?.id ?? ''), name: upi?.name === demoUpiName };
  const ofUpi = (['id', 'name'] as const)
    .filter((field) => upi && isExample[field])
    .map((field) => `${file}, upi ${field}: '${upi?.[field]}'. Write your own, or leave upi out.`);
  return [...left, ...ofContact, ...ofUpi];
}

/** Finds the demo's texts, the guides' examples and blanks in the rest of the configuration. */
function checkTexts(shop: Config): string[] {
  const isChecked = (name: string) => !/^(name|origin|upi|contact|market)\b/.test(name);
  return textsIn(shop)
    .filter(([name]) => isChecked(name))
    .flatMap(([name, text]) => {
      const place = `${file}, ${name}: '${text}'`;
      const isOthers =
        demoTexts[name] === text || examples.some((example) => text.includes(example));
      if (isOthers) return [`${place}. Write your own.`];
      // The braces in a courier's address, and in its columns, are for what the parcel has there.
      const [blank] = /^(tracking|couriers)\b/.test(name) ? [] : blanksIn(text);
      return blank ? [`${place}. Fill in ${blank}, or delete it.`] : [];
    });
}

/** All texts in a value, by their places: `welcome heading`. */
const textsIn = (value: unknown, names: readonly string[] = []): [name: string, text: string][] =>
  typeof value === 'string'
    ? [[names.join(' '), value]]
    : Object.entries(fieldsOf(value)).flatMap(([name, each]) => textsIn(each, [...names, name]));

/** All blanks of a text: each once, in one line. */
const blanksIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(blanks), ([blank]) => blank.replace(/\s+/g, ' '))),
];

function checkLegalTexts(shop: Config): string[] {
  return (['conditions', 'privacy', 'imprint'] as const).flatMap((page) => {
    const source = legalText(page, shop.market.language);
    // `checkConfig` reports a missing text.
    const text = shop[page] && fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
    const demo = demoConditions.find((words) => text.includes(words));
    return [
      ...(demo
        ? [`${source}: “… ${demo} …”. Write your own, or leave ${page} out of ${file}.`]
        : []),
      ...(text.includes(templateNote)
        ? [`${source}: “… ${templateNote} …”. Delete that paragraph once the text is yours.`]
        : []),
      ...Array.from(blanksIn(text), (blank) => `${source}: ${blank}. Fill it in, or delete it.`),
    ];
  });
}

/** Finds the demo's banners and photographs. */
function checkPictures(): string[] {
  const ofBanners = fs
    .readdirSync(banners)
    .map((name) => `${banners}/${name}`)
    .filter(isDemoPicture)
    .map((picture) => `${picture}. Put a picture of your own there, with the same name.`);
  const photographs = photographsOf('shop/products.ts').filter(isDemoPicture);
  const names = photographs.slice(0, NAMED).map((picture) => path.basename(picture));
  const others = photographs.length - names.length;
  return photographs.length === 0
    ? ofBanners
    : [
        ...ofBanners,
        `shop/products.ts: the demo’s products, with ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}. ` +
          'Delete them, and write your own.',
      ];
}

/** The photographs that a catalogue imports; none if it can't be read, which `checkSources` reports. */
function photographsOf(catalogue: string): string[] {
  try {
    return [...runSource(path.resolve(catalogue)).pictures].filter((picture) =>
      fs.existsSync(picture),
    );
  } catch {
    return [];
  }
}

/** @throws Error that names everything of the demo that would be published with a merchant's shop */
export function requireOwnShop(
  shop: Config,
  { AUTH_EMULATOR_URL, FIREBASE_PROJECT_ID: project = '' }: BuildVariables,
): void {
  if (AUTH_EMULATOR_URL) return;
  const left = [
    ...checkIdentity(shop, project),
    ...checkTexts(shop),
    ...checkPictures(),
    ...checkLegalTexts(shop),
  ];
  if (left.length === 0) return;
  throw new Error(
    `This would publish parts of the demo, or blanks to fill in:\n- ${left.join('\n- ')}`,
  );
}
