const required = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_STORAGE_BUCKET',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_APP_ID',
] as const;

/** The names of the variables. The last two are for Google Analytics and App Check, which are optional. */
const firebaseVariables = [
  ...required,
  'FIREBASE_MEASUREMENT_ID',
  'FIREBASE_APP_CHECK_KEY',
] as const;

export const buildVariables = [
  ...firebaseVariables,
  'AUTH_EMULATOR_URL',
  'FIRESTORE_EMULATOR_URL',
  'PUSH_KEY',
  'DATABASE',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;
export type BuildVariables = Readonly<
  Record<Exclude<(typeof buildVariables)[number], 'DATABASE'>, string | undefined> & {
    /** `off`: baskets stay on the device, and nothing can be ordered. */
    DATABASE: 'on' | 'off';
  }
>;

export const demoProject = 'demo-haat';

/** The variables that a merchant's shop still needs. An empty value counts as missing. */
export const missingVariables = (env: Environment) => required.filter((name) => !env[name]);

/**
 * Decides which identity service and database the shop uses: a merchant's project if all six variables
 * of one are given; if none is, or `SHOP` chooses another shop, the demo project on the emulators.
 *
 * @throws Error that names the missing variables if only some are given
 */
export function resolveBuildVariables(env: Environment): BuildVariables {
  const { SHOP } = env;
  // Another shop than the merchant's never reaches their project.
  const missing = SHOP ? required : missingVariables(env);
  const DATABASE = env.DATABASE === 'off' ? 'off' : 'on';
  if (missing.length === 0) {
    const values = firebaseVariables.map((name) => [name, env[name] || undefined]);
    const demos = ['AUTH_EMULATOR_URL', 'FIRESTORE_EMULATOR_URL', 'PUSH_KEY'].map((name) => [name]);
    return { ...Object.fromEntries([...values, ...demos]), DATABASE } as BuildVariables;
  }
  if (!SHOP && firebaseVariables.some((name) => env[name])) {
    throw new Error(
      `The Firebase project is only partly configured. Missing: ${missing.join(', ')}. ` +
        'Give all six (see .env.example), or none to run the demo project.',
    );
  }
  return {
    // Browsers store sessions by this key, and each shop has accounts of its own.
    FIREBASE_API_KEY: SHOP ? `demo-${SHOP}` : 'demo',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_PROJECT_ID: demoProject,
    FIREBASE_STORAGE_BUCKET: demoProject,
    FIREBASE_MESSAGING_SENDER_ID: '0',
    FIREBASE_APP_ID: 'demo',
    FIREBASE_MEASUREMENT_ID: undefined,
    FIREBASE_APP_CHECK_KEY: undefined,
    AUTH_EMULATOR_URL: env.AUTH_EMULATOR_URL || 'http://127.0.0.1:9099',
    FIRESTORE_EMULATOR_URL:
      DATABASE === 'on' ? env.FIRESTORE_EMULATOR_URL || 'http://127.0.0.1:8080' : undefined,
    PUSH_KEY: env.PUSH_KEY || undefined,
    DATABASE,
  };
}

/** The code that replaces each variable, for webpack's `DefinePlugin`. */
export const definitionsOf = (variables: BuildVariables) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      `process.env.${name}`,
      value === undefined ? 'undefined' : JSON.stringify(value),
    ]),
  );

/** The origins that a page may contact or load from, besides its own. */
export interface OutsideSources {
  /** The identity service, the database and, with App Check, Google's check of the visitor. */
  connect: string[];
  /** The sources of reCAPTCHA's scripts and frames; none without App Check. */
  scripts: string[];
  frames: string[];
}

const reCaptcha = 'https://www.google.com/recaptcha/';

export function outsideSources(variables: BuildVariables): OutsideSources {
  const { AUTH_EMULATOR_URL: auth, FIRESTORE_EMULATOR_URL: firestore, DATABASE } = variables;
  const identity = auth
    ? [new URL(auth).origin]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const database = firestore ? new URL(firestore).origin : 'https://firestore.googleapis.com';
  const connect = DATABASE === 'on' ? [...identity, database] : identity;
  if (!variables.FIREBASE_APP_CHECK_KEY) return { connect, scripts: [], frames: [] };
  return {
    connect: [...connect, 'https://content-firebaseappcheck.googleapis.com', reCaptcha],
    scripts: [reCaptcha, 'https://www.gstatic.com/recaptcha/'],
    frames: [reCaptcha, 'https://recaptcha.google.com/recaptcha/'],
  };
}
