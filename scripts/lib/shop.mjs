import { existsSync } from 'node:fs';
import { Stop } from './supervise.mjs';

/**
 * What `src/config.ts` says about the shop to be built from this environment and `.env`. Packages
 * must be installed.
 *
 * @returns {Promise<{ name: string, basePath: string, isDemo: boolean, missing: string[] }>} `isDemo`:
 *   it talks to the Auth emulator, not to a merchant's own Firebase project; `missing`: the variables
 *   that are not given
 * @throws Stop that names the missing variables when only some of `FIREBASE_*` are given.
 */
export async function readShop() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { shop, resolveBuildVariables } = await loadConfig();
  try {
    const { AUTH_EMULATOR_URL, ...firebase } = resolveBuildVariables(process.env);
    const missing = Object.keys(firebase).filter((name) => !process.env[name]);
    return { ...shop, isDemo: AUTH_EMULATOR_URL !== undefined, missing };
  } catch (error) {
    throw new Stop(error.message);
  }
}

/** This environment, but of a demo shop, whatever Firebase project a developer's `.env` names. */
export async function demoEnvironment() {
  const { resolveBuildVariables } = await loadConfig();
  const names = Object.keys(resolveBuildVariables({}));
  // Empty counts as not given, and `.env` does not replace what is set.
  return { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

/** What `src/config.ts` exports. Packages must be installed. */
export async function loadConfig() {
  const { createJiti } = await import('jiti');
  return createJiti(import.meta.url).import('../../src/config.ts');
}
