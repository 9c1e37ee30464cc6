import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { whenParentEnds } from './parent.mjs';

const POLL_MS = 200;
const GRACE_MS = 15_000;
const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;

/** An end that was foreseen: its message says what to do, and no stack is shown with it. */
export class Stop extends Error {}

const running = new Set();
let closing = false;

/**
 * Runs a script's `main` in the project's folder and exits: with the code that it returns (0 if
 * none), with 1 when it throws, with `interrupted` on Ctrl-C, SIGTERM, a closed terminal or the end
 * of npm. In each case everything started with `start` or `startNode` has ended first.
 */
export function supervise(main, { interrupted = 0 } = {}) {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  // npm passes on the Ctrl-C that the terminal has sent already: only the first one counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => shutDown(interrupted));
  whenParentEnds(() => shutDown(interrupted));
  main().then(
    (code = 0) => shutDown(code),
    (error) => {
      if (closing) return;
      console.error(error instanceof Stop ? `\n${error.message}\n` : error);
      shutDown(1);
    },
  );
}

/** Ends at once when nothing that was started is left: open sockets would keep Node waiting. */
async function shutDown(code) {
  if (closing) return;
  closing = true;
  await Promise.all([...running].map((child) => child.end()));
  process.exit(code);
}

/** Like `start`, for a script that runs in Node: it ends even when this process is killed. */
export function startNode(name, args, options) {
  return start(name, process.execPath, ['--import', endWithParent, ...args], options);
}

/**
 * Starts a program in a process group of its own, out of reach of the terminal's Ctrl-C, so that
 * it is told to end once, by `end`.
 *
 * @param {string} name what messages call it
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(name, command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    detached: true,
  });
  const handle = {
    stdout: child.stdout,
    stderr: child.stderr,
    /** The sentence for an end (or delay) that was not asked for; what to look at or do next. */
    explain: (what) => `${name} ${what}. Its own messages are above.`,
    /** What `end` sends first. SIGKILL for a program that has nothing to save. */
    endSignal: 'SIGINT',
    /** Resolves, never rejects, with the exit code; 1 when it was killed or could not start. */
    ended: new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(`${name} could not be started: ${error.message}`);
        resolve(1);
      });
      child.once('close', (code) => resolve(code ?? 1));
    }),
    /** Ends it and all that it started, by force after 15 seconds. */
    async end() {
      child.kill(handle.endSignal);
      const timer = setTimeout(killGroup, GRACE_MS);
      await handle.ended;
      clearTimeout(timer);
    },
  };
  const killGroup = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  };
  running.add(handle);
  child.once('exit', killGroup);
  handle.ended.then(() => running.delete(handle));
  return handle;
}

/**
 * Waits until `probe` gives true; a probe that throws has given false.
 *
 * @throws Stop as soon as the child has ended instead, or after `seconds`.
 */
export async function untilReady(child, probe, seconds = 300) {
  let exitCode;
  child.ended.then((code) => (exitCode = code));
  const deadline = Date.now() + seconds * 1000;
  while (!(await probe().catch(() => false))) {
    if (exitCode !== undefined) throw new Stop(child.explain(`ended (exit code ${exitCode})`));
    if (Date.now() > deadline) throw new Stop(child.explain(`is not ready after ${seconds} s`));
    await sleep(POLL_MS);
  }
}

/** Never resolves. @throws Stop when the first of the children ends. */
export function whileRunning(children) {
  return Promise.race(
    children.map(async (child) => {
      throw new Stop(child.explain(`ended (exit code ${await child.ended})`));
    }),
  );
}

/** Whether the address answers with a success. */
export async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  await response.body?.cancel();
  return response.ok;
}
