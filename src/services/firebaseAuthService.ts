import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { AuthService } from './authService';

/**
 * The identity service on Firebase Authentication, configured by the build's variables.
 *
 * `initializeAuth` rather than `getAuth`: without a popup resolver the shop contacts nobody but the
 * identity service, and its chunk is 27 kB smaller.
 */
export function createFirebaseAuthService(): AuthService {
  const app = initializeApp({
    apiKey: process.env.FIREBASE_API_KEY,
    authDomain: process.env.FIREBASE_AUTH_DOMAIN,
    projectId: process.env.FIREBASE_PROJECT_ID,
    storageBucket: process.env.FIREBASE_STORAGE_BUCKET,
    messagingSenderId: process.env.FIREBASE_MESSAGING_SENDER_ID,
    appId: process.env.FIREBASE_APP_ID,
    measurementId: process.env.FIREBASE_MEASUREMENT_ID,
  });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (process.env.AUTH_EMULATOR_URL) {
    connectAuthEmulator(auth, process.env.AUTH_EMULATOR_URL, { disableWarnings: true });
  }
  return {
    async signIn({ email, password }) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async register({ email, password }) {
      await createUserWithEmailAndPassword(auth, email, password);
    },
    signOut: () => signOut(auth),
    observe: (listener) =>
      onAuthStateChanged(auth, (account) => {
        listener(account && { uid: account.uid, email: account.email });
      }),
  };
}
