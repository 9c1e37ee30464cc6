import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Stop } from './stop';

/** A command that runs the Firestore emulator. */
export type FirestoreProgram = [java: string, ...args: string[]];

/** The oldest Java that runs the emulator's newest release. */
export const JAVA_VERSION = 21;
export const debianJava = 'default-jre-headless';
/** The folder of a Java for this project alone. */
export const ownJava = path.resolve('.emulator/java');

export const missing =
  `No Firestore emulator runs on this machine. Install Java ${JAVA_VERSION} or later (on Debian 13: ` +
  `apt-get install ${debianJava}) and, once, the emulator: npx firebase setup:emulators:firestore`;

/** The newest emulator on this machine that a Java here can run. */
export function findFirestore(): FirestoreProgram | undefined {
  // The jar of the Google Cloud CLI doesn't name its main class.
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  // This only loads the main class, which fails if Java is missing or too old.
  const isRunnable = ([name, ...args]: FirestoreProgram) =>
    spawnSync(name, ['--dry-run', ...args], { timeout: 30_000 }).status === 0;
  return findJars()
    .flatMap((jar) => javas().map((java): FirestoreProgram => [java, '-cp', jar, mainClass]))
    .find(isRunnable);
}

/** @throws Stop that says what to install if there is none */
export function requireFirestore(): FirestoreProgram {
  const found = findFirestore();
  if (!found) throw new Stop(missing);
  return found;
}

/** The paths of Java in the order of preference; some may not exist. */
function javas(): string[] {
  const { JAVA_HOME } = process.env;
  const folder = `${ownJava}/jre`;
  const own = (existsSync(folder) ? readdirSync(folder) : []).map((name) =>
    path.join(folder, name, process.platform === 'darwin' ? 'Contents/Home' : '', 'bin/java'),
  );
  return [JAVA_HOME ? path.join(JAVA_HOME, 'bin/java') : 'java', ...own];
}

/** The emulators: those of firebase-tools, the newest first, then those of the Google Cloud CLI. */
export function findJars(): string[] {
  const cache =
    process.env.FIREBASE_EMULATORS_PATH || path.join(homedir(), '.cache/firebase/emulators');
  const downloaded = (existsSync(cache) ? readdirSync(cache) : [])
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => path.join(cache, name));
  const inCli = '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const installed = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => path.resolve(realpathSync(gcloud), inCli));
  return [...downloaded, ...installed.filter((jar) => existsSync(jar))];
}
