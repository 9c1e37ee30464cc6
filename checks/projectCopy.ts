import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The files that a copy leaves out: generated ones, and a merchant's own. */
const leftOut =
  /^(\.git|\.env.*|\.test|\.bench|\.emulator|\.pictures|\.import|\.tsbuildinfo|dist(-.*)?|source-maps|node_modules)$/;

/** Makes a new copy of the project without `.env`, with the same packages and rendered pictures. */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of readdirSync('.')) {
    if (!leftOut.test(part)) cpSync(part, path.join(folder, part), { recursive: true });
  }
  mkdirSync('.pictures', { recursive: true });
  for (const shared of ['node_modules', '.pictures']) {
    symlinkSync(path.resolve(shared), path.join(folder, shared));
  }
}

/** Changes a file. @throws Error if that leaves it as it was */
export function edit(folder: string, file: string, change: (text: string) => string) {
  const before = readFileSync(path.join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${file}.`);
  writeFileSync(path.join(folder, file), after);
}

/** Runs a Node script in a folder. */
export function run(folder: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    // Playwright refuses to run within Jest.
    env: { ...env, JEST_WORKER_ID: undefined },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return { status, output: stdout + stderr };
}

/** Runs a Node script that should succeed. @returns its output @throws Error that begins with the first failed test or error */
export function runWell(...args: Parameters<typeof run>): string {
  const { status, output } = run(...args);
  if (status === 0) return output;
  throw new Error(output.slice(Math.max(0, output.search(/^ *1\) |ERROR in/m))));
}
