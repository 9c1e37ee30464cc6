import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirestore } from './findFirestore';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-'));
  const env = { ...process.env, FIREBASE_EMULATORS_PATH: root, JAVA_HOME: root };
  jest.replaceProperty(process, 'env', env);
  delete process.env.FIRESTORE_EMULATOR_JAR;
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Emulators of these versions, and a Java that runs one of them. */
function install(versions: string[], running: string) {
  for (const version of versions) {
    writeFileSync(join(root, `cloud-firestore-emulator-v${version}.jar`), '');
  }
  mkdirSync(join(root, 'bin'));
  const script = `#!/bin/sh\ncase "$*" in *-v${running}.jar*) ;; *) exit 1 ;; esac\n`;
  writeFileSync(join(root, 'bin/java'), script, { mode: 0o755 });
}

it.each([
  ['the newest of several that run', '*', '1.10.0'],
  ['an older one where Java is too old for the newest', '1.9.0', '1.9.0'],
])('finds %s', (_what, running, found) => {
  install(['1.9.0', '1.10.0', '1.2.0'], running);
  expect(findFirestore()).toEqual({
    java: join(root, 'bin/java'),
    jar: join(root, `cloud-firestore-emulator-v${found}.jar`),
  });
});

it('takes the given one alone, and says where there is nothing', () => {
  install(['1.9.0', '1.10.0'], '*');
  const given = join(root, 'cloud-firestore-emulator-v1.9.0.jar');
  process.env.FIRESTORE_EMULATOR_JAR = given;
  expect(findFirestore()).toMatchObject({ jar: given });
  process.env.FIRESTORE_EMULATOR_JAR = '/nowhere';
  expect(findFirestore({ install: true })).toEqual({
    missing: 'FIRESTORE_EMULATOR_JAR is /nowhere, and nothing is there: correct or unset it.',
  });
});
