/**
 * Preloaded into the Firebase emulators: functions get their triggers and their database from the Firestore emulator, a
 * process of its own, at `FIRESTORE_PORT`. It exports its documents itself.
 */
// The package has no types.
const part = (/** @type {string} */ name) => require(`firebase-tools/lib/emulator/${name}`);
const { EmulatorRegistry } = part('registry');
const { Emulators, IMPORT_EXPORT_EMULATORS } = part('types');

const name = Emulators.FIRESTORE;
const info = { name, host: '127.0.0.1', port: Number(process.env.FIRESTORE_PORT) };
EmulatorRegistry.set(name, {
  getName: () => name,
  getInfo: () => info,
  start: () => Promise.resolve(),
  connect: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});
IMPORT_EXPORT_EMULATORS.splice(IMPORT_EXPORT_EMULATORS.indexOf(name), 1);
