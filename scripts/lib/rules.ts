import { watchFile } from 'node:fs';
import { demoProject } from '../../build/variables';
import { rulesFile, rulesSources, writeShopRules } from '../../firestore/shopRules';
import { Stop } from './stop';

const POLL_MS = 500;

/** Loads the rules into the emulator. @throws Stop that says what is wrong with them */
export async function loadRules(url: string, project = demoProject): Promise<void> {
  try {
    const rules = { files: [{ name: rulesFile, content: writeShopRules({ isEmulated: true }) }] };
    await request(`${url}/emulator/v1/projects/${project}:securityRules`, 'PUT', { rules });
  } catch (error) {
    throw new Stop(`${rulesFile} can’t be used. ${(error as Error).message}`);
  }
}

/** Calls `run` whenever one of these files changes. */
export function onChange(files: readonly string[], run: () => void): void {
  for (const file of files) {
    // The files are polled, because editors replace a file and a watcher would stay with the old one.
    watchFile(file, { interval: POLL_MS, persistent: false }, (now, before) => {
      if (now.mtimeMs !== before.mtimeMs) run();
    });
  }
}

/** Reloads the rules whenever a file that they are made of changes, and says so. */
export function watchRules(url: string): void {
  onChange(rulesSources, () => {
    loadRules(url).then(
      () => {
        console.log(`The Firestore emulator has the new ${rulesFile}.`);
      },
      (error: unknown) => {
        console.error(`${(error as Error).message} The emulator keeps the former rules.`);
      },
    );
  });
}

/** Sends a request to an emulator as its administrator. @throws Error with the emulator's message */
export async function request(url: string, method: string, body: object): Promise<void> {
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
