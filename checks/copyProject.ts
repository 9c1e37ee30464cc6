import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What is made, not written, and what belongs to one machine. */
const left =
  /^(\.git|\.env.*|\.test|\.bench|\.emulator|\.tsbuildinfo|dist|source-maps|node_modules)$/;

/** Makes a new copy of the project, without `.env`; it shares the packages. */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync('.')) {
    if (!left.test(part)) cpSync(part, path.join(folder, part), { recursive: true });
  }
  // Otherwise the linter leaves out what is in this project's `.gitignore`: the whole copy.
  mkdirSync(`${folder}/.git`);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
