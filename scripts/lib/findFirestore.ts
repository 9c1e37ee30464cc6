import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installDebianPackages, runs } from './programs';
import { Stop } from './stop';

/** A Java and the Firestore emulator that it runs. */
export interface FirestoreProgram {
  java: string;
  jar: string;
}

export const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const debianJava = 'default-jre-headless';

/**
 * The first emulator and Java of this machine that run together, or in `missing` what to install. As
 * root on Debian, Java is installed where an emulator is there and nothing that runs it.
 *
 * @param install tries to install what is missing, an emulator too
 */
export function findFirestore({ install = false } = {}): FirestoreProgram | { missing: string } {
  const given = process.env.FIRESTORE_EMULATOR_JAR;
  if (given && !existsSync(given)) {
    return {
      missing: `FIRESTORE_EMULATOR_JAR is ${given}, and nothing is there: correct or unset it.`,
    };
  }
  const found = findPair();
  if (found) return found;
  const hasJar = findJars().length > 0;
  if ((hasJar || (install && !hasJava())) && !isInstalled(debianJava)) {
    installDebianPackages(debianJava);
  }
  if (install && !hasJar) downloadEmulator();
  return findPair() ?? { missing: explain() };
}

/** @throws Stop that says what to install where there is none. */
export function requireFirestore(): FirestoreProgram {
  const found = findFirestore();
  if ('missing' in found) throw new Stop(found.missing);
  return found;
}

function findPair(): FirestoreProgram | undefined {
  const pairs = findJars().flatMap((jar) => findJavas().map((java) => ({ java, jar })));
  // Loads the main class, which a Java that is too old refuses, and does not run it.
  const isOfOneAge = ({ java, jar }: FirestoreProgram) =>
    spawnSync(java, ['--dry-run', '-cp', jar, mainClass], { timeout: 30_000 }).status === 0;
  return pairs.find(isOfOneAge);
}

/** firebase-tools' own, the newest first, then those of the Google Cloud CLI; or the given one alone. */
function findJars(): string[] {
  const given = process.env.FIRESTORE_EMULATOR_JAR;
  if (given) return [given];
  const cache =
    process.env.FIREBASE_EMULATORS_PATH || path.join(homedir(), '.cache/firebase/emulators');
  const downloaded = namesIn(cache)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => path.join(cache, name));
  const inFolder = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const ofGoogleCloud = findGoogleCloud().map((folder) => path.join(folder, inFolder));
  return [...downloaded, ...ofGoogleCloud].filter((jar) => existsSync(jar));
}

/** The folder of each Google Cloud CLI that runs here. */
const findGoogleCloud = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => path.resolve(realpathSync(program), '../..'));

/** That of JAVA_HOME, that of the path, and those that Debian keeps beside each other. */
function findJavas(): string[] {
  const home = process.env.JAVA_HOME;
  const program = (folder: string) => path.join(folder, 'bin/java');
  const debians = namesIn('/usr/lib/jvm').map((name) => program(`/usr/lib/jvm/${name}`));
  return [...(home ? [program(home)] : []), 'java', ...debians];
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const hasJava = () => findJavas().some((java) => runs(java));

const isInstalled = (name: string) => spawnSync('dpkg', ['--status', name]).status === 0;

function downloadEmulator(): void {
  console.log('No Firestore emulator found. Trying to download Firebase’s…');
  const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
  spawnSync(process.execPath, [firebase, 'setup:emulators:firestore'], { timeout: 300_000 });
}

function explain(): string {
  const java = `Java 21 or later (on Debian: apt-get install ${debianJava})`;
  if (findJars().length > 0) return `The Firestore emulator needs ${java}: install it.`;
  const download = 'npx firebase setup:emulators:firestore';
  return hasJava()
    ? `There is no Firestore emulator on this machine: install it with ${download}.`
    : `There is no Firestore emulator on this machine: install ${java}, then ${download}.`;
}
