import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** A guest has a session of their own, beside that of the signed-in user. */
export type Session = 'account' | 'guest';

/** Browsers store the user's session under Firebase's default name. */
const names = { account: '[DEFAULT]', guest: 'guest' };

/** The Firebase project that the build's variables name, shared by all services of a session. */
export function firebaseApp(session: Session): FirebaseApp {
  const opened = getApps().find(({ name }) => name === names[session]);
  if (opened) return opened;
  const app = initializeApp(
    {
      apiKey: process.env.FIREBASE_API_KEY,
      authDomain: process.env.FIREBASE_AUTH_DOMAIN,
      projectId: process.env.FIREBASE_PROJECT_ID,
      storageBucket: process.env.FIREBASE_STORAGE_BUCKET,
      messagingSenderId: process.env.FIREBASE_MESSAGING_SENDER_ID,
      appId: process.env.FIREBASE_APP_ID,
      measurementId: process.env.FIREBASE_MEASUREMENT_ID,
    },
    names[session],
  );
  // The condition names the variable itself, so that a build without the key leaves App Check out.
  if (process.env.FIREBASE_APP_CHECK_KEY) appCheckOf(app);
  return app;
}

/** Firebase returns the same instance at each call. */
const appCheckOf = (app: FirebaseApp) =>
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(process.env.FIREBASE_APP_CHECK_KEY ?? ''),
    isTokenAutoRefreshEnabled: true,
  });

/** Shows Firebase that a request without its SDK comes from the shop, in a project with App Check. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  const { token } = await getToken(appCheckOf(firebaseApp('account')));
  return { 'X-Firebase-AppCheck': token };
}
