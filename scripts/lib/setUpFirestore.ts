import { mkdirSync } from 'node:fs';
import { firestore as emulator } from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json';
import {
  debianJava,
  findFirestore,
  findJars,
  type FirestoreProgram,
  JAVA_VERSION,
  missing,
  ownJava,
} from './findFirestore';
import { startNode } from './processes';
import { installDebianPackages } from './programs';

/**
 * Finds an emulator and a Java that runs it, or downloads what is missing: Firebase's emulator; Java, as root on
 * Debian from its packages, elsewhere Eclipse Temurin into `.emulator`.
 *
 * @returns in `missing` what to install if that fails
 */
export async function setUpFirestore(): Promise<FirestoreProgram | { missing: string }> {
  if (findJars().length === 0) await downloadEmulator();
  if (findJars().length === 0) return { missing };
  let found = findFirestore();
  for (const installJava of [() => installDebianPackages(debianJava), downloadJava]) {
    if (found) break;
    await installJava();
    found = findFirestore();
  }
  return found ?? { missing };
}

/** Downloads the emulator with Firebase's tool, which shows its progress. */
async function downloadEmulator() {
  const size = Math.round(emulator.expectedSize / 1e6);
  console.log(`Downloading Firebase’s Firestore emulator, once (${size} MB)…`);
  const firebase = 'node_modules/firebase-tools/lib/bin/firebase.js';
  await startNode('The download', [firebase, 'setup:emulators:firestore']).ended;
}

async function downloadJava() {
  console.log(`Downloading Java ${JAVA_VERSION} for this project, once (about 50 MB)…`);
  mkdirSync(ownJava, { recursive: true });
  // The download has its own process, so that Ctrl-C ends it. njre writes beside the given path.
  await startNode('The download', ['scripts/lib/downloadJava.cjs', ownJava, String(JAVA_VERSION)])
    .ended;
}
