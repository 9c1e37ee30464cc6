import { checkAddress } from '../../build/checkConfig';
import { checkSources } from '../../build/checkSources';
import { loadDotEnv } from '../../build/dotEnv';
import { requireOwnShop } from '../../build/requireOwnShop';
import { buildVariables, missingVariables, resolveBuildVariables } from '../../build/variables';
import { shop } from '#shop/config';
import { Stop } from './stop';

/**
 * The shop of `shop/config.ts`, and what a build in this environment would be: `isDemo` if it talks to the
 * emulators, with the `missing` variables for a Firebase project; `database` if baskets follow the account.
 *
 * @param forPublishing whether everything must be right, and nothing of the demo left in a merchant's shop
 * @throws Stop that says what to change in `.env`, the environment, `shop/config.ts` or the catalogue
 */
export function readShop({ forPublishing = false } = {}) {
  try {
    loadDotEnv(process.env);
    const variables = resolveBuildVariables(process.env);
    // The check comes before the compiler's, whose messages a merchant can't read.
    const wrong = forPublishing ? checkSources() : checkAddress(shop);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    if (forPublishing) requireOwnShop(shop, variables);
    const isDemo = variables.AUTH_EMULATOR_URL !== undefined;
    const database = variables.DATABASE === 'on';
    return { ...shop, isDemo, database, missing: missingVariables(process.env) };
  } catch (error) {
    throw new Stop((error as Error).message);
  }
}

/** This environment, but of a demo shop, even if `.env` names a Firebase project. */
export function demoEnvironment(): NodeJS.ProcessEnv {
  // `.env` isn't read if all variables are set; an empty one counts as missing.
  return { ...process.env, ...Object.fromEntries(buildVariables.map((name) => [name, ''])) };
}
