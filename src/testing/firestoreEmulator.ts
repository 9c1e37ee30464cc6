/** @throws an error that says how to start the Firestore emulator, if none is named. */
export function findFirestoreEmulator(): URL {
  const url = process.env.FIRESTORE_EMULATOR_URL;
  if (url) return new URL(url);
  throw new Error(
    'FIRESTORE_EMULATOR_URL is not set. Run `npm test -- contract`, which starts an emulator itself.',
  );
}
