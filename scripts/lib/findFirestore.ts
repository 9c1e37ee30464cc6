import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { installDebianPackages, runs } from './programs';
import { Stop } from './stop';

/** A command that runs the Firestore emulator. */
export type FirestoreProgram = [java: string, ...args: string[]];

const debianJava = 'default-jre-headless';
const missing =
  'No Firestore emulator runs on this machine. Install Java 21 or later (on Debian 13: apt-get ' +
  `install ${debianJava}) and, once, the emulator: npx firebase setup:emulators:firestore`;

/**
 * The first emulator on this machine that its Java can run, or in `missing` what to install. As root on
 * Debian, installs Java for an emulator.
 *
 * @param install tries to install an emulator too
 */
export function findFirestore({ install = false } = {}): FirestoreProgram | { missing: string } {
  const hasJar = findJars().length > 0;
  if ((hasJar || install) && !runs(java())) installDebianPackages(debianJava);
  if (install && !hasJar) downloadEmulator();
  // The jar of the Google Cloud CLI doesn't name its main class.
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const programs = findJars().map((jar): FirestoreProgram => [java(), '-cp', jar, mainClass]);
  // Only loads the main class, which fails if Java is too old.
  const isRunnable = ([name, ...args]: FirestoreProgram) =>
    spawnSync(name, ['--dry-run', ...args], { timeout: 30_000 }).status === 0;
  return programs.find(isRunnable) ?? { missing };
}

/** @throws Stop that says what to install if there is none */
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
  const inCli = '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const installed = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => path.resolve(realpathSync(gcloud), inCli));
  return [...downloaded, ...installed.filter((jar) => existsSync(jar))];
}

function downloadEmulator(): void {
  console.log('No Firestore emulator found. Trying to download Firebase’s…');
  const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
  spawnSync(process.execPath, [firebase, 'setup:emulators:firestore'], { timeout: 300_000 });
}
