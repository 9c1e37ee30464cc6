import { resolveBuildVariables } from './config';

const own = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.example.com',
  FIREBASE_PROJECT_ID: 'shop',
  FIREBASE_STORAGE_BUCKET: 'shop-bucket',
  FIREBASE_MESSAGING_SENDER_ID: '42',
  FIREBASE_APP_ID: 'app',
  FIREBASE_MEASUREMENT_ID: 'measure',
};

const empty = Object.fromEntries(Object.keys(own).map((name) => [name, '']));

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
      FIREBASE_MEASUREMENT_ID: 'demo',
      AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    });
  });

  it.each([
    ['http://127.0.0.1:9199', 'http://127.0.0.1:9199'],
    ['', 'http://127.0.0.1:9099'],
  ])('finds the emulator where the environment says: "%s"', (given, url) => {
    expect(resolveBuildVariables({ AUTH_EMULATOR_URL: given }).AUTH_EMULATOR_URL).toBe(url);
  });
});

describe('with all seven values of a Firebase project', () => {
  it.each([
    ['alone', {}],
    ['beside the address of an emulator', { AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }],
  ])('is that project, and never an emulator (%s)', (_name, more) => {
    const variables = resolveBuildVariables({ ...own, ...more });
    expect(variables).toEqual({ ...own, AUTH_EMULATOR_URL: undefined });
    expect(variables).toHaveProperty('AUTH_EMULATOR_URL', undefined);
  });
});

describe('with some of the seven values', () => {
  it.each(Object.keys(own))('stops and names the one that is missing: %s', (name) => {
    const others = Object.keys(own).filter((other) => other !== name);
    const message = messageOf(() => resolveBuildVariables({ ...own, [name]: undefined }));
    expect(message).toContain(`Missing: ${name}.`);
    others.forEach((other) => {
      expect(message).not.toContain(other);
    });
  });

  it('names all that are missing, and counts an empty value among them', () => {
    expect(messageOf(() => resolveBuildVariables({ ...empty, FIREBASE_API_KEY: 'key' }))).toContain(
      'Missing: FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, FIREBASE_STORAGE_BUCKET, ' +
        'FIREBASE_MESSAGING_SENDER_ID, FIREBASE_APP_ID, FIREBASE_MEASUREMENT_ID.',
    );
  });
});

function messageOf(fail: () => unknown): string {
  try {
    fail();
  } catch (error) {
    return String(error);
  }
  throw new Error('Nothing was thrown.');
}
