import SecurityPolicyPlugin from './plugins/securityPolicyPlugin.cjs';
import { outsideSources, resolveBuildVariables } from './variables';

const own = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.example.com',
  FIREBASE_PROJECT_ID: 'shop',
  FIREBASE_STORAGE_BUCKET: 'shop-bucket',
  FIREBASE_MESSAGING_SENDER_ID: '42',
  FIREBASE_APP_ID: 'app',
};
const empty = Object.fromEntries(Object.keys(own).map((name) => [name, '']));
const emulators = {
  AUTH_EMULATOR_URL: 'http://127.0.0.1:9199',
  FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8180',
};

it.each([
  ['nothing', {}],
  ['empty values', { ...empty, AUTH_EMULATOR_URL: '', FIRESTORE_EMULATOR_URL: '' }],
  ['other variables', { PATH: '/bin', FIREBASE_TOKEN: 'x' }],
])('uses the demo project on the usual emulators with %s', (_name, env) => {
  expect(resolveBuildVariables(env)).toMatchObject({
    FIREBASE_API_KEY: 'demo',
    FIREBASE_PROJECT_ID: 'demo-haat',
    DATABASE: 'on',
    AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8080',
  });
});

it.each([
  [{}, undefined],
  [{ FIREBASE_MEASUREMENT_ID: '', DATABASE: '' }, undefined],
  [{ ...emulators, FIREBASE_MEASUREMENT_ID: 'measure' }, 'measure'],
])(
  'uses the merchant’s project and no emulator with its six values and %j',
  (more, measurementId) => {
    expect(resolveBuildVariables({ ...own, ...more, PUSH_KEY: 'demo' })).toStrictEqual({
      ...own,
      FIREBASE_MEASUREMENT_ID: measurementId,
      FIREBASE_APP_CHECK_KEY: undefined,
      AUTH_EMULATOR_URL: undefined,
      FIRESTORE_EMULATOR_URL: undefined,
      PUSH_KEY: undefined,
      DATABASE: 'on',
    });
  },
);

it('stays with the emulators in another shop than the merchant’s, whose sessions are its own', () => {
  expect(resolveBuildVariables({ ...own, SHOP: 'sample' })).toMatchObject({
    FIREBASE_API_KEY: 'demo-sample',
    FIREBASE_PROJECT_ID: 'demo-haat',
    AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  });
});

it.each(Object.keys(own))('fails if only %s is missing, and names it', (name) => {
  expect(() => resolveBuildVariables({ ...own, [name]: '' })).toThrow(
    `Missing: ${name}. Give all six (see .env.example), or none`,
  );
});

const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
it.each([
  ['the demo project', emulators, Object.values(emulators)],
  [
    'the demo project without a database',
    { ...emulators, DATABASE: 'off' },
    [emulators.AUTH_EMULATOR_URL],
  ],
  ['a merchant’s project', own, [...identity, 'https://firestore.googleapis.com']],
  ['a merchant’s project without a database', { ...own, DATABASE: 'off' }, identity],
])('allows only the shop’s own services: %s', (_name, env, origins) => {
  const sources = outsideSources(resolveBuildVariables(env));
  expect(sources).toEqual({ connect: origins, scripts: [], frames: [] });
});

it('allows reCAPTCHA’s scripts only in a shop with App Check, and no others from Google', () => {
  const policyOf = (env: Record<string, string>) => {
    const plugin = new SecurityPolicyPlugin(outsideSources(resolveBuildVariables(env)));
    return plugin.policyFor({ script: ["'sha256-x'"], style: [] }).split('; ');
  };
  const without = policyOf(own);
  const withKey = policyOf({ ...own, FIREBASE_APP_CHECK_KEY: 'site-key' });
  const google = 'https://www.google.com/recaptcha/';
  const connect = `connect-src 'self' ${identity.join(' ')} https://firestore.googleapis.com`;
  const appCheck = 'https://content-firebaseappcheck.googleapis.com';
  const trustedTypes = [
    "require-trusted-types-for 'script'",
    'trusted-types shop#webpack shop#scripts shop#worker shop#data',
  ];
  expect(without.join()).not.toContain('google.com');
  expect(without).toEqual(expect.arrayContaining([connect, ...trustedTypes]));
  const added = withKey.filter((directive) => !without.includes(directive));
  expect(added).toEqual([
    `script-src 'self' 'sha256-x' ${google} https://www.gstatic.com/recaptcha/`,
    `${connect} ${appCheck} ${google}`,
    `frame-src ${google} https://recaptcha.google.com/recaptcha/`,
  ]);
  const removed = without.filter((directive) => !withKey.includes(directive));
  expect(removed).toEqual(["script-src 'self' 'sha256-x'", connect, ...trustedTypes]);
});
