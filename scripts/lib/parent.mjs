import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/**
 * Calls `ended` once, soon after the process that started this one has ended. For a script of npm
 * that process is npm, also where a shell stands in between. Does not keep this process alive.
 */
export function whenParentEnds(ended) {
  const parent = process.ppid;
  const npm = npmBehind(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    ended();
  }, POLL_MS).unref();
}

/**
 * npm runs scripts with `sh -c`. Most shells hand their own process over to the script; one that
 * does not would outlive a killed npm and hide its death from the script.
 */
function npmBehind(parent) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const { name, parent: grandparent } = describe(parent);
  return /^-?(ba|da|a|k|z)?sh$/.test(name) && grandparent > 1 ? grandparent : undefined;
}

/** Name and parent of a process; empty where the system does not tell. */
function describe(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    // No /proc: not Linux.
  }
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name] = /(\d+)\s+(?:.*\/)?(\S+)/.exec(line);
    return { name, parent: Number(parent) };
  } catch {
    return { name: '', parent: 0 };
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
