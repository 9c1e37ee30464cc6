/** The shop's own name and address: the one place where a merchant changes them. */
export const shop = {
  name: 'Haat',
  /** The sub-path that the site is served under, with both slashes. */
  basePath: '/haat/',
  /** Where the site is served, for the addresses that shared links show: no slash at its end. */
  origin: 'https://demo-haat.web.app',
  description: 'A small market, open every day: good things, laid out in daylight.',
} as const;

const firebaseVariables = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_STORAGE_BUCKET',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_APP_ID',
  'FIREBASE_MEASUREMENT_ID',
] as const;

type BuildVariable = (typeof firebaseVariables)[number] | 'AUTH_EMULATOR_URL';

/**
 * Decides at build time which identity service the shop talks to.
 *
 * With none of the seven `FIREBASE_*` variables it is the demo project on the auth emulator (at
 * `AUTH_EMULATOR_URL`, by default http://127.0.0.1:9099); with all seven it is the merchant's own
 * project and no emulator. An empty value counts as not given.
 *
 * @throws Error that names the missing variables when only some are given.
 */
export function resolveBuildVariables(
  env: Readonly<Record<string, string | undefined>>,
): Record<BuildVariable, string | undefined> {
  const missing = firebaseVariables.filter((name) => !env[name]);
  if (missing.length === 0) {
    const given = Object.fromEntries(firebaseVariables.map((name) => [name, env[name]]));
    return { ...given, AUTH_EMULATOR_URL: undefined } as Record<BuildVariable, string | undefined>;
  }
  if (missing.length < firebaseVariables.length) {
    throw new Error(
      `The Firebase project is only partly configured. Missing: ${missing.join(', ')}. ` +
        'Give all seven (see .env.example), or none to run the demo project.',
    );
  }
  return {
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_PROJECT_ID: 'demo-haat',
    FIREBASE_STORAGE_BUCKET: 'demo-haat',
    FIREBASE_MESSAGING_SENDER_ID: '0',
    FIREBASE_APP_ID: 'demo',
    FIREBASE_MEASUREMENT_ID: 'demo',
    AUTH_EMULATOR_URL: env.AUTH_EMULATOR_URL || 'http://127.0.0.1:9099',
  };
}

/** Where the identity service of a build is: nobody else is contacted but the shop's own origin. */
export function identityOrigins({
  AUTH_EMULATOR_URL,
}: Readonly<Record<BuildVariable, string | undefined>>): string[] {
  return AUTH_EMULATOR_URL
    ? [new URL(AUTH_EMULATOR_URL).origin]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}
