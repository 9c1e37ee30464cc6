import { checkAddress, requireOwnShop } from '../../build/checkConfig';
import { loadDotEnv } from '../../build/dotEnv';
import { buildVariables, missingVariables, resolveBuildVariables } from '../../build/variables';
import { shop } from '../../src/config';
import { Stop } from './stop';

/**
 * The shop of `src/config.ts`, as it would be built from this environment and `.env`.
 *
 * `isDemo`: it talks to the emulators, not to a merchant's own Firebase project; `missing`: the
 * variables that it needs for that and that are not given; `database`: baskets follow the account.
 *
 * @throws Stop that says what to change: a line of `.env`, the variables that are missing when only
 *   some of `FIREBASE_*` are given, a wrong address in `src/config.ts`, or what is left of the demo in a
 *   merchant's own production site.
 */
export function readShop({ forPublishing = false } = {}) {
  try {
    loadDotEnv(process.env);
    const variables = resolveBuildVariables(process.env);
    const wrong = checkAddress(shop);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    if (forPublishing) requireOwnShop(shop, variables);
    const isDemo = variables.AUTH_EMULATOR_URL !== undefined;
    const database = variables.DATABASE === 'on';
    return { ...shop, isDemo, database, missing: missingVariables(process.env) };
  } catch (error) {
    throw new Stop((error as Error).message);
  }
}

/** This environment, but of a demo shop, whatever Firebase project a developer's `.env` names. */
export function demoEnvironment(): NodeJS.ProcessEnv {
  // Empty counts as not given, and where all are set `.env` is not read.
  return { ...process.env, ...Object.fromEntries(buildVariables.map((name) => [name, ''])) };
}
