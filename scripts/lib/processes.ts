import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { Stop } from './stop';

const POLL_MS = 200;
const TAIL_LINES = 25;
const endWithParent = resolve('scripts/lib/endWithParent.cjs');

export interface Child {
  name: string;
  /** Resolves, never rejects: with the exit code, 1 when it was killed; with the output if `quiet`. */
  ended: Promise<{ code: number; stdout: string; output: string }>;
  /** The sentence for an end (or delay) that was not asked for; what to look at or do next. */
  explain: (what: string) => string;
  /** What remains to be done before it is ended. */
  beforeEnd?: () => Promise<void>;
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
  /** The folder that it loads, and what is in it. */
  kept?: { folder: string; what: string };
  /** What ends it: SIGKILL for a program that has nothing to save, nor to end. */
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
  const { cwd, env = process.env, quiet = false, log, kept, endSignal = 'SIGINT' } = options;
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
    name,
    ended: subprocess.then(({ exitCode = 1, stdout, all }) => {
      running.delete(child);
      return { code: exitCode, stdout: String(stdout), output: all ?? '' };
    }),
    explain: (what) =>
      `${name} ${what}. ` + (log ? explainByLog(log, kept) : 'Its own messages are above.'),
    async end() {
      await child.beforeEnd?.();
      subprocess.kill();
      await child.ended;
    },
  };
  running.add(child);
  return child;
}

export const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The last lines of a log, and what to do. */
const explainByLog = (log: string, kept: Options['kept']) =>
  `The last lines of ${relative('', log)}:\n\n` +
  `${readLog(log).trimEnd().split('\n').slice(-TAIL_LINES).join('\n')}\n\nTry again.` +
  (kept && existsSync(kept.folder)
    ? ` If that does not help, delete ${relative('', kept.folder)} (${kept.what}).`
    : '');

/** Ends all that runs. Nothing can be started any more. */
export async function endAll(): Promise<void> {
  ending = true;
  await Promise.all(Array.from(running, (child) => child.end()));
}

/**
 * Waits until `probe` gives true; a probe that throws has given false.
 *
 * @throws Stop as soon as the child has ended instead, or after `seconds`.
 */
export async function untilReady(child: Child, probe: () => Promise<boolean>, seconds = 300) {
  let exitCode: number | undefined;
  void child.ended.then(({ code }) => (exitCode = code));
  const deadline = Date.now() + seconds * 1000;
  while (!(await probe().catch(() => false))) {
    if (exitCode !== undefined) throw new Stop(child.explain(`ended (exit code ${exitCode})`));
    if (Date.now() > deadline) throw new Stop(child.explain(`is not ready after ${seconds} s`));
    await sleep(POLL_MS);
  }
}

/** Never resolves. @throws Stop when the child ends. */
export async function whileRunning(child: Child): Promise<never> {
  const { code } = await child.ended;
  throw new Stop(child.explain(`ended (exit code ${code})`));
}

/** Starts children side by side. Resolves with what then starts each again that ends by itself. */
export async function startAll(starts: (() => Promise<Child>)[]): Promise<() => Promise<never>> {
  const all = await Promise.all(starts.map(async (start) => ({ start, child: await start() })));
  return () => Promise.race(all.map(({ start, child }) => keepRunning(child, start)));
}

async function keepRunning(child: Child, restart: () => Promise<Child>): Promise<never> {
  for (;;) {
    const { code } = await child.ended;
    // What is being ended stays so.
    if (ending) return new Promise(() => undefined);
    console.error(`${child.name} ended (exit code ${code}). Starting it again…`);
    child = await restart();
    console.log(`${child.name} runs again.`);
  }
}
