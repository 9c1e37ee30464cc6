import { mkdirSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from '../../src/testing/temporaryFolder';
import { findFirestore, requireFirestore } from './findFirestore';

const inRoot = temporaryFolder();
beforeEach(() => {
  const env = { FIREBASE_EMULATORS_PATH: inRoot(), JAVA_HOME: inRoot(), PATH: '' };
  jest.replaceProperty(process, 'env', env);
});

/** Installs three emulators, and a Java that runs one of them. */
function install(running: string) {
  for (const version of ['1.9.0', '1.10.0', '1.2.0']) {
    writeFileSync(inRoot(`cloud-firestore-emulator-v${version}.jar`), '');
  }
  mkdirSync(inRoot('bin'));
  const script = `#!/bin/sh\ncase "$*" in --version|*-v${running}.jar*) ;; *) exit 1 ;; esac\n`;
  writeFileSync(inRoot('bin/java'), script, { mode: 0o755 });
}

it.each([
  ['the newest that runs', '*', '1.10.0'],
  ['an older one if Java is too old for the newest', '1.9.0', '1.9.0'],
])('finds %s', (_what, running, found) => {
  install(running);
  const jar = inRoot(`cloud-firestore-emulator-v${found}.jar`);
  expect(findFirestore()).toEqual([inRoot('bin/java'), '-cp', jar, expect.any(String)]);
});

it('says what to install if no emulator is there or Java is too old for all of them', () => {
  const missing = /Java 21.*npx firebase setup:emulators:firestore/;
  expect(requireFirestore).toThrow(missing);
  install('none');
  expect(requireFirestore).toThrow(missing);
});
