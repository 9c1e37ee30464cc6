import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/**
 * Calls `ended` once, soon after the process that started this one has ended: npm, for a script of
 * npm, even if a shell stands in between. Does not keep this process alive.
 */
export function whenParentEnds(ended) {
  const parent = process.ppid;
  const starter = starterBehind(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (!starter || describe(parent).parent === starter)) return;
    clearInterval(timer);
    ended();
  }, POLL_MS).unref();
}

/**
 * npm and others start a program with `sh -c`. Most shells hand their own process over to it; one
 * that does not would outlive a killed npm and hide its death from the program.
 */
function starterBehind(parent) {
  const { command, parent: grandparent } = describe(parent);
  return /^\S*sh -c /.test(command) && grandparent > 1 ? grandparent : undefined;
}

/** Command line and parent of a process; empty where the system does not tell. */
function describe(pid) {
  try {
    const [, parent] = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { command, parent: Number(parent) };
  } catch {
    // No /proc: not Linux.
  }
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command] = /(\d+)\s+(.*)/.exec(line);
    return { command, parent: Number(parent) };
  } catch {
    return { command: '', parent: 0 };
  }
}
