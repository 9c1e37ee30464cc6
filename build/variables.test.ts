import { missingVariables, outsideOrigins, resolveBuildVariables } from './variables';

const own = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.example.com',
  FIREBASE_PROJECT_ID: 'shop',
  FIREBASE_STORAGE_BUCKET: 'shop-bucket',
  FIREBASE_MESSAGING_SENDER_ID: '42',
  FIREBASE_APP_ID: 'app',
};
const withAnalytics = { ...own, FIREBASE_MEASUREMENT_ID: 'measure' };

const empty = Object.fromEntries(Object.keys(withAnalytics).map((name) => [name, '']));

describe('with no Firebase project given', () => {
  it.each([
    ['nothing at all', {}],
    ['only empty values', empty],
    ['other variables', { PATH: '/bin', FIREBASE_TOKEN: 'x' }],
  ])('is the demo project on the emulator (%s)', (_name, env) => {
    expect(resolveBuildVariables(env)).toEqual({
      FIREBASE_API_KEY: 'demo',
      FIREBASE_AUTH_DOMAIN: 'localhost',
      FIREBASE_PROJECT_ID: 'demo-haat',
      FIREBASE_STORAGE_BUCKET: 'demo-haat',
      FIREBASE_MESSAGING_SENDER_ID: '0',
      FIREBASE_APP_ID: 'demo',
      FIREBASE_MEASUREMENT_ID: undefined,
      AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8080',
      DATABASE: 'on',
    });
  });

  it.each([
    ['AUTH_EMULATOR_URL', 'http://127.0.0.1:9199', 'http://127.0.0.1:9199'],
    ['AUTH_EMULATOR_URL', '', 'http://127.0.0.1:9099'],
    ['FIRESTORE_EMULATOR_URL', 'http://127.0.0.1:8180', 'http://127.0.0.1:8180'],
    ['FIRESTORE_EMULATOR_URL', '', 'http://127.0.0.1:8080'],
  ] as const)('finds the emulator where %s says: "%s"', (name, given, url) => {
    expect(resolveBuildVariables({ [name]: given })[name]).toBe(url);
  });

  it('has no database where there is no emulator for it', () => {
    const variables = resolveBuildVariables({
      DATABASE: 'off',
      FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8180',
    });
    expect(variables).toMatchObject({ DATABASE: 'off', FIRESTORE_EMULATOR_URL: undefined });
    expect(variables.AUTH_EMULATOR_URL).toBeDefined();
  });
});

describe('with the six values that every Firebase project has', () => {
  it.each([
    ['alone', {}],
    ['beside an empty measurement id', { FIREBASE_MEASUREMENT_ID: '' }],
    [
      'beside the addresses of emulators',
      {
        AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
        FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8080',
      },
    ],
    ['beside an empty DATABASE', { DATABASE: '' }],
  ])('is that project, and never an emulator (%s)', (_name, more) => {
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
    expect(resolveBuildVariables(withAnalytics)).toMatchObject(withAnalytics);
  });

  it('has no database where the merchant wants none', () => {
    expect(resolveBuildVariables({ ...own, DATABASE: 'off' }).DATABASE).toBe('off');
  });
});

describe('with some of the six values', () => {
  it.each(Object.keys(own))('stops and names the one that is missing: %s', (name) => {
    const others = Object.keys(withAnalytics).filter((other) => other !== name);
    const message = messageOf(() => resolveBuildVariables({ ...own, [name]: undefined }));
    expect(message).toContain(`Missing: ${name}. Give all six (see .env.example), or none`);
    others.forEach((other) => {
      expect(message).not.toContain(other);
    });
  });

  it.each([
    ['FIREBASE_API_KEY', ''],
    ['FIREBASE_MEASUREMENT_ID', 'FIREBASE_API_KEY, '],
  ])(
    'names all that are missing beside %s, and counts an empty value among them',
    (name, first) => {
      expect(messageOf(() => resolveBuildVariables({ ...empty, [name]: 'given' }))).toContain(
        `Missing: ${first}FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_STORAGE_BUCKET, ` +
          'FIREBASE_MESSAGING_SENDER_ID, FIREBASE_APP_ID. Give all six',
      );
    },
  );
});

const demo = {
  AUTH_EMULATOR_URL: 'http://127.0.0.1:9199/',
  FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8180/',
};
const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

it.each([
  ['the demo project', demo, ['http://127.0.0.1:9199', 'http://127.0.0.1:8180']],
  ['the demo project, no database', { ...demo, DATABASE: 'off' }, ['http://127.0.0.1:9199']],
  ['your own project', own, [...identity, 'https://firestore.googleapis.com']],
  ['your own project, no database', { ...own, DATABASE: 'off' }, identity],
])('knows whom the shop talks to, and nobody else: %s', (_name, env, origins) => {
  expect(outsideOrigins(resolveBuildVariables(env))).toEqual(origins);
});

function messageOf(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    return String(error);
  }
  throw new Error('Nothing was thrown.');
}
