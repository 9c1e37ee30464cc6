import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installDebianPackages, runs } from './programs';
import { Stop } from './stop';

/** A Java and the arguments by which it runs the Firestore emulator. */
export type FirestoreProgram = [java: string, ...args: string[]];

const debianJava = 'default-jre-headless';
const missing =
  'No Firestore emulator runs on this machine. Install Java 21 or later (on Debian 13: apt-get ' +
  `install ${debianJava}) and, once, the emulator: npx firebase setup:emulators:firestore`;

/**
 * The first emulator of this machine that its Java runs, or in `missing` what to install. As root on
 * Debian, Java is installed where an emulator is there and no Java.
 *
 * @param install tries to install what is missing, an emulator too
 */
export function findFirestore({ install = false } = {}): FirestoreProgram | { missing: string } {
  const hasJar = findJars().length > 0;
  if ((hasJar || install) && !runs(java())) installDebianPackages(debianJava);
  if (install && !hasJar) downloadEmulator();
  // The tool of Firebase can't run that of the Google Cloud CLI, a jar that doesn't name its main class.
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const programs = findJars().map((jar): FirestoreProgram => [java(), '-cp', jar, mainClass]);
  // Loads the main class, which a Java that is too old refuses, and does not run it.
  const isRunnable = ([name, ...args]: FirestoreProgram) =>
    spawnSync(name, ['--dry-run', ...args], { timeout: 30_000 }).status === 0;
  return programs.find(isRunnable) ?? { missing };
}

/** @throws Stop that says what to install where there is none. */
export function requireFirestore(): FirestoreProgram {
  const found = findFirestore();
  if ('missing' in found) throw new Stop(found.missing);
  return found;
}

const java = () => (process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin/java') : 'java');

/** firebase-tools' own, the newest first, then those of the Google Cloud CLI. */
function findJars(): string[] {
  const cache =
    process.env.FIREBASE_EMULATORS_PATH || path.join(homedir(), '.cache/firebase/emulators');
  const downloaded = (existsSync(cache) ? readdirSync(cache) : [])
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => path.join(cache, name));
  const inFolder = '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const ofGoogleCloud = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => path.resolve(realpathSync(program), inFolder));
  return [...downloaded, ...ofGoogleCloud.filter((jar) => existsSync(jar))];
}

function downloadEmulator(): void {
  console.log('No Firestore emulator found. Trying to download Firebase’s…');
  const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
  spawnSync(process.execPath, [firebase, 'setup:emulators:firestore'], { timeout: 300_000 });
}
