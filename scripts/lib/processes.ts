import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { Stop } from './stop';

const POLL_MS = 200;
const TAIL_LINES = 25;
const endWithParent = resolve('scripts/lib/endWithParent.cjs');

export interface Child {
  /** Resolves, never rejects: with the exit code, 1 when it was killed; with the output if `quiet`. */
  ended: Promise<{ code: number; stdout: string; output: string }>;
  /** An error for an end or a delay that nobody asked for. */
  stopped: (what: string) => Stop;
  /** Ends it and all that it started, by force after 15 seconds. */
  end: () => Promise<void>;
}

interface Options {
  cwd?: string;
  /** All of its environment. */
  env?: NodeJS.ProcessEnv;
  /** Stores the output instead of showing it. */
  quiet?: boolean;
  /** The file that the output goes to: a new one. */
  log?: string;
  /** Saves what it holds, before it is ended. */
  save?: () => Promise<unknown>;
  /** What ends it: SIGKILL for a program that has nothing to end by itself. */
  endSignal?: 'SIGINT' | 'SIGKILL';
}

const running = new Set<Child>();
let ending = false;

/**
 * Starts a script of Node, in a process group of its own: out of reach of the terminal's Ctrl-C, it is
 * asked to end once, by `end`. It ends even when this process is killed.
 *
 * @param name what messages call it
 */
export function startNode(name: string, args: string[], options: Options = {}): Child {
  if (ending) throw new Stop(`${name} is not started: the end has begun.`);
  const { cwd, env = process.env, quiet = false, log, save, endSignal = 'SIGINT' } = options;
  const shown = log ? { file: log } : 'inherit';
  const output = quiet ? 'pipe' : shown;
  const subprocess = execa(process.execPath, ['--require', endWithParent, ...args], {
    ...{ cwd, env, extendEnv: false, detached: true, ipc: true, reject: false },
    ...{ stdin: 'ignore', stdout: output, stderr: output, all: quiet, buffer: quiet },
    ...{ killSignal: endSignal, forceKillAfterDelay: 15_000 },
  });
  subprocess.once('exit', () => {
    try {
      // What it has left running: execa ends only the program itself.
      process.kill(-Number(subprocess.pid), 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  });
  const child: Child = {
    ended: subprocess.then(({ exitCode = 1, stdout, all }) => {
      running.delete(child);
      return { code: exitCode, stdout: String(stdout), output: all ?? '' };
    }),
    stopped: (what) =>
      new Stop(`${name} ${what}. ${log ? lastLines(log) : 'Its own messages are above.'}`),
    async end() {
      await save?.().catch(() => undefined);
      subprocess.kill();
      await child.ended;
    },
  };
  running.add(child);
  return child;
}

export const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const lastLines = (log: string) =>
  `The last lines of ${relative('', log)}:\n\n` +
  readLog(log).trimEnd().split('\n').slice(-TAIL_LINES).join('\n');

/** Ends all that runs. Nothing can be started any more. */
export async function endAll(): Promise<void> {
  ending = true;
  await Promise.all(Array.from(running, (child) => child.end()));
}

/**
 * Waits until `probe` gives true; a probe that throws has given false.
 *
 * @throws Stop as soon as the child has ended instead, or after five minutes.
 */
export async function untilReady(child: Child, probe: () => Promise<boolean>) {
  const timeout = sleep(300_000, undefined, { ref: false }).then(() => {
    throw child.stopped('is not ready after five minutes');
  });
  const ready = async () => {
    while (!(await probe().catch(() => false))) await sleep(POLL_MS);
  };
  await Promise.race([ready(), timeout, whileRunning([child])]);
}

/** Never resolves. @throws Stop when one of them ends. */
export async function whileRunning(children: Child[]): Promise<never> {
  return Promise.race(
    children.map(async ({ ended, stopped }) => {
      const { code } = await ended;
      throw stopped(`ended (exit code ${code})`);
    }),
  );
}
