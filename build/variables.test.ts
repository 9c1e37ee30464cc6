import { missingVariables, outsideOrigins, resolveBuildVariables } from './variables';

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
  ['nothing at all', {}],
  ['only empty values', { ...empty, AUTH_EMULATOR_URL: '', FIRESTORE_EMULATOR_URL: '' }],
  ['other variables', { PATH: '/bin', FIREBASE_TOKEN: 'x' }],
])('is the demo project on the usual emulators (%s)', (_name, env) => {
  expect(resolveBuildVariables(env)).toMatchObject({
    FIREBASE_API_KEY: 'demo',
    FIREBASE_PROJECT_ID: 'demo-haat',
    AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8080',
    DATABASE: 'on',
  });
});

it.each([
  ['alone', {}],
  ['beside empty values', { FIREBASE_MEASUREMENT_ID: '', DATABASE: '' }],
  ['beside the addresses of emulators', emulators],
])('is the merchant’s project, and never an emulator, with its six values (%s)', (_name, more) => {
  expect(resolveBuildVariables({ ...own, ...more })).toStrictEqual({
    ...own,
    FIREBASE_MEASUREMENT_ID: undefined,
    AUTH_EMULATOR_URL: undefined,
    FIRESTORE_EMULATOR_URL: undefined,
    DATABASE: 'on',
  });
  expect(missingVariables({ ...own, ...more })).toEqual([]);
});

it('passes on the measurement id of a project with Google Analytics', () => {
  const env = { ...own, FIREBASE_MEASUREMENT_ID: 'measure' };
  expect(resolveBuildVariables(env)).toMatchObject(env);
});

it.each(Object.keys(own))('stops where only %s is missing, or empty, and names it', (name) => {
  expect(() => resolveBuildVariables({ ...own, [name]: '' })).toThrow(
    `Missing: ${name}. Give all six (see .env.example), or none`,
  );
});

const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
it.each([
  ['the demo project', emulators, Object.values(emulators)],
  [
    'the demo project, no database',
    { ...emulators, DATABASE: 'off' },
    [emulators.AUTH_EMULATOR_URL],
  ],
  ['your own project', own, [...identity, 'https://firestore.googleapis.com']],
  ['your own project, no database', { ...own, DATABASE: 'off' }, identity],
])('knows whom the shop talks to, and nobody else: %s', (_name, env, origins) => {
  expect(outsideOrigins(resolveBuildVariables(env))).toEqual(origins);
});
