import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/**
 * Calls `ended` once, soon after the process that started this one has ended: npm, for a command of
 * npm, even if a shell stands in between. Does not keep this process alive.
 */
export function whenParentEnds(ended: () => void): void {
  const parent = process.ppid;
  const { name, parent: grandparent } = describe(parent);
  // npm starts a command with `sh -c`. Most shells hand their own process over to it; one that does
  // not would outlive a killed npm, and hide its end from the command.
  const starter = name === 'sh' && grandparent > 1 ? grandparent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!starter || describe(parent).parent === starter)) return;
    clearInterval(timer);
    ended();
  }, POLL_MS).unref();
}

/** A process's program and the id of its parent; nothing where the system does not say. */
function describe(pid: number): { name?: string; parent: number } {
  try {
    // Not every Linux has `ps`.
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
      return { name, parent: Number(parent) };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name] = /(\d+) (?:.*\/)?(.*)/.exec(line) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return { parent: 0 };
  }
}
