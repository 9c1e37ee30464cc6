import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a new folder for each test. @returns the path of something in it */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return (...path: string[]) => join(folder, ...path);
}
