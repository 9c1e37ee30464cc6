import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';

/** A guest has a session of their own, beside that of the signed-in user. */
export type Session = 'account' | 'guest';

/** Browsers store the user's session under Firebase's default name. */
const names = { account: '[DEFAULT]', guest: 'guest' };

/** The Firebase project that the build's variables name, shared by all services of a session. */
export const firebaseApp = (session: Session): FirebaseApp =>
  getApps().find(({ name }) => name === names[session]) ??
  initializeApp(
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
