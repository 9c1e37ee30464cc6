import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Generated files, and a merchant's own. */
const leftOut =
  /^(\.git|\.env.*|\.test|\.bench|\.emulator|\.tsbuildinfo|dist|source-maps|node_modules)$/;

/** Makes a new copy of the project without `.env`, with the same packages. */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync('.')) {
    if (!leftOut.test(part)) cpSync(part, path.join(folder, part), { recursive: true });
  }
  // Otherwise the linter would follow this project's `.gitignore`, which contains the copy.
  mkdirSync(`${folder}/.git`);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
