import { watchFile } from 'node:fs';
import { rulesFile, rulesSources, writeShopRules } from '../../build/rules/shopRules';
import { demoProject } from '../../build/variables';
import { Stop } from './stop';

const RULES_MS = 500;

/** Firestore takes 256 KB of text, and 250 KB of what it makes of that. */
const LARGEST_RULES = 250 * 1024;

/** @throws Stop where the rules are larger than Firestore takes; the emulator takes them. */
export function requireRulesFit(rules = writeShopRules()): void {
  const size = Buffer.byteLength(rules);
  if (size <= LARGEST_RULES) return;
  const inKB = (bytes: number) => Math.ceil(bytes / 1024);
  throw new Stop(
    `The rules of the database would have ${inKB(size)} KB, and Firestore takes ` +
      `${inKB(LARGEST_RULES)}: they hold the id and the price of each product. Give the products ` +
      'shorter ids in src/features/catalogue/products.ts, such as 1, 2, 3, or sell fewer.',
  );
}

/** @throws Stop that says what is wrong with the rules: the emulator starts with any, and says nothing. */
export async function requireRules(url: string): Promise<void> {
  await giveRules(url).catch((error: unknown) => {
    throw new Stop(`${rulesFile} can’t be used. ${(error as Error).message}`);
  });
}

/** @throws Error that says what is wrong with the rules. */
async function giveRules(url: string): Promise<void> {
  const rules = { files: [{ name: rulesFile, content: writeShopRules() }] };
  await ask(`${url}/emulator/v1/projects/${demoProject}:securityRules`, 'PUT', { rules });
}

/** Gives the emulator the rules each time that something of which they are made has changed, and says so. */
export function watchRules(url: string): void {
  for (const file of rulesSources) {
    // Editors replace a file; a watch of the system's would stay with the one before.
    watchFile(file, { interval: RULES_MS, persistent: false }, (now, before) => {
      // It was only read.
      if (now.mtimeMs === before.mtimeMs) return;
      giveRules(url).then(
        () => {
          console.log(`The Firestore emulator has the new ${rulesFile}.`);
        },
        (error: unknown) => {
          console.error(`The ${rulesFile} before stays. ${(error as Error).message}`);
        },
      );
    });
  }
}

/** Asks an emulator of this machine as its administrator. @throws Error when it refuses. */
export async function ask(url: string, method: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.text();
  if (response.ok) return;
  const { error } = JSON.parse(answer) as { error?: { message?: string } };
  throw new Error(error?.message ?? answer);
}
