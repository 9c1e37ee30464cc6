import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { Stop } from './stop';

const POLL_MS = 200;
const READY_MS = 300_000;
const TAIL_LINES = 25;
const endWithParent = resolve('scripts/lib/endWithParent.cjs');
const runProgram = resolve('scripts/lib/runProgram.cjs');

export interface Child {
  /**
   * Never rejects, and stays pending once the command is ending. `code` is 1 if it was killed; the output is
   * empty unless `quiet`.
   */
  ended: Promise<{ code: number; stdout: string; output: string }>;
  /** Builds an error about an unexpected end or delay. */
  stopped: (what: string) => Stop;
  /** Ends the process and everything that it started, by force after 15 seconds. */
  end: () => Promise<void>;
}

interface Options {
  cwd?: string;
  /** The whole environment of the process. */
  env?: NodeJS.ProcessEnv;
  /** Whether to collect the output instead of showing it. */
  quiet?: boolean;
  /** The path of a new file for the output. */
  log?: string;
  /** A function to run before the process is ended. */
  save?: () => Promise<unknown>;
  /** The signal to end it with: SIGKILL for a program that has nothing to clean up. */
  endSignal?: 'SIGINT' | 'SIGKILL';
}

const running = new Set<Child>();
let ending = false;

/**
 * Starts a Node script in a process group of its own, so that the terminal's Ctrl-C doesn't reach it. It ends
 * even if this process is killed.
 *
 * @param name for messages
 */
export function startNode(name: string, args: string[], options: Options = {}): Child {
  if (ending) throw new Stop(`${name} was not started: the command is ending.`);
  const { cwd, env = process.env, quiet = false, log, save, endSignal = 'SIGINT' } = options;
  const shown = log ? { file: log } : 'inherit';
  const output = quiet ? 'pipe' : shown;
  const subprocess = execa(process.execPath, ['--require', endWithParent, ...args], {
    cwd,
    env,
    extendEnv: false,
    detached: true,
    ipc: true,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    all: quiet,
    buffer: quiet,
    killSignal: endSignal,
    forceKillAfterDelay: 15_000,
  });
  subprocess.once('exit', () => {
    try {
      // execa ends only the program itself.
      process.kill(-Number(subprocess.pid), 'SIGKILL');
    } catch {
      // An error means that the whole group has ended.
    }
  });
  const result = subprocess.then(({ exitCode = 1, stdout, all }) => {
    running.delete(child);
    return { code: exitCode, stdout: String(stdout), output: all ?? '' };
  });
  const child: Child = {
    ended: result.then((ended) => (ending ? new Promise<never>(() => undefined) : ended)),
    stopped: (what) =>
      new Stop(`${name} ${what}. ${log ? lastLines(log) : 'Its own messages are above.'}`),
    async end() {
      await save?.().catch(() => undefined);
      subprocess.kill();
      await result;
    },
  };
  running.add(child);
  return child;
}

/** Starts a program other than Node. */
export const startProgram = (name: string, program: string, args: string[], options?: Options) =>
  startNode(name, [runProgram, program, ...args], options);

export const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const lastLines = (log: string) =>
  `The last lines of ${relative('', log)}:\n\n` +
  readLog(log).trimEnd().split('\n').slice(-TAIL_LINES).join('\n');

/** Ends everything that runs. Nothing can be started any more. */
export async function endAll(): Promise<void> {
  ending = true;
  await Promise.all(Array.from(running, (child) => child.end()));
}

/**
 * Waits until `probe` resolves with `true`.
 *
 * @throws Stop if the child ends first, or after five minutes
 */
export async function untilReady(child: Child, probe: () => Promise<boolean>) {
  const deadline = Date.now() + READY_MS;
  const ready = async () => {
    while (!(await probe().catch(() => false))) {
      if (Date.now() > deadline) throw child.stopped('isn’t ready after five minutes');
      // The timer doesn't keep an ending command running.
      await sleep(POLL_MS, undefined, { ref: false });
    }
  };
  await Promise.race([ready(), whileRunning([child])]);
}

/** Never resolves. @throws Stop when one of them ends */
export async function whileRunning(children: Child[]): Promise<never> {
  return Promise.race(
    children.map(async ({ ended, stopped }) => {
      const { code } = await ended;
      throw stopped(`ended (exit code ${code})`);
    }),
  );
}
