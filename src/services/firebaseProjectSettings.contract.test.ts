import type { AuthService } from './authService';

type Asked = Record<string, unknown>;
type Answer = (asked: Asked) => [status: number, message: string];

const recaptchaConfig = () =>
  Response.json({
    recaptchaKey: 'projects/shop/keys/made-up',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' },
    ],
  });

/** What the service answers in a project whose settings the shop can't serve. */
const settings: [setting: string, answer: Answer, code: string][] = [
  [
    'App Check is enforced for Authentication',
    () => [401, 'Firebase App Check token is invalid.'],
    'firebase-app-check-token-is-invalid.',
  ],
  [
    'reCAPTCHA is enforced for e-mail and password',
    ({ captchaResp, captchaResponse = captchaResp }) => [
      400,
      captchaResponse ? 'INVALID_RECAPTCHA_TOKEN' : 'MISSING_RECAPTCHA_TOKEN',
    ],
    'invalid-recaptcha-token',
  ],
  [
    'reCAPTCHA gives a bad score',
    ({ captchaResp, captchaResponse = captchaResp }) => [
      400,
      captchaResponse ? 'CAPTCHA_CHECK_FAILED : reCAPTCHA failed' : 'MISSING_RECAPTCHA_TOKEN',
    ],
    'captcha-check-failed',
  ],
  [
    'the key is for other domains',
    () => [403, 'Requests from referer https://shop.example.com/ are blocked.'],
    'requests-from-referer-https://shop.example.com/-are-blocked.',
  ],
  [
    'the key is for other APIs',
    () => [403, 'Requests to this API identitytoolkit method google.SignUp are blocked.'],
    'requests-to-this-api-identitytoolkit-method-google.signup-are-blocked.',
  ],
];

/** The adapter of a merchant's build, with a stand-in for the service. */
async function createService(answer: Answer) {
  const env = { ...process.env, FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'shop' };
  jest.replaceProperty(process, 'env', { ...env, AUTH_EMULATOR_URL: undefined });
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const [address = ''] = (input as string).split('?');
    asked.push(address);
    if (address.endsWith('/v2/recaptchaConfig')) return Promise.resolve(recaptchaConfig());
    const [code, message] = answer(JSON.parse(init?.body as string) as Asked);
    return Promise.resolve(Response.json({ error: { code, message } }, { status: code }));
  });
  let service: AuthService | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createFirebaseAuthService } = await import('./firebaseAuthService');
    service = createFirebaseAuthService();
  });
  if (!service) throw new Error('The adapter was not loaded.');
  return { service, asked };
}

describe.each(settings)('in a project where %s', (_setting, answer, code) => {
  const account = { email: 'asha@example.com', password: 'marigolds at noon' };

  it.each<[string, (service: AuthService) => Promise<void>]>([
    ['signInWithPassword', (service) => service.signIn(account)],
    ['signUp', (service) => service.register(account)],
    ['sendOobCode', (service) => service.sendPasswordReset(account.email)],
  ])('says that accounts are not available, and asks nobody else (%s)', async (call, ask) => {
    jest.spyOn(console, 'log').mockReturnValue();
    const { service, asked } = await createService(answer);
    const error: unknown = await ask(service).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: 'not-available' });
    expect(String(error)).toMatch(/^FirebaseError: Firebase: /);
    expect(error).toHaveProperty('code', `auth/${code}`);
    expect(new Set(asked)).toEqual(
      new Set([`https://identitytoolkit.googleapis.com/v1/accounts:${call}`]),
    );
  });
});
