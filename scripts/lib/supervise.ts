import { existsSync, readFileSync } from 'node:fs';
import explainUnwritable from '../../build/explainUnwritable.cjs';
import { endAll } from './processes';
import { Stop } from './stop';

const POLL_MS = 500;

/**
 * Runs a command's `main`, and ends everything that it started with `startNode`. The exit code is what `main`
 * returns (0 if nothing), 1 if it throws, and `interrupted` on Ctrl-C, SIGTERM, a closed terminal or the end
 * of npm; `main` then stops where it awaits what it started.
 */
export function supervise(main: () => Promise<unknown>, { interrupted = 0 } = {}): void {
  let closing = false;
  const close = async (code: number) => {
    if (closing) return;
    closing = true;
    process.exitCode = code;
    await endAll();
  };
  const interrupt = () => void close(interrupted);
  // npm forwards the Ctrl-C that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  // A killed npm sends nothing.
  const npm = findNpm();
  setInterval(() => {
    try {
      process.kill(npm, 0);
    } catch {
      interrupt();
    }
  }, POLL_MS).unref();
  main().then(
    (code) => close(typeof code === 'number' ? code : 0),
    (error: unknown) => {
      if (closing) return;
      const message =
        error instanceof Stop
          ? error.message
          : explainUnwritable('.', error as NodeJS.ErrnoException);
      console.error(message ? `\n${message}\n` : error);
      return close(1);
    },
  );
}

/** The parent or, where a shell waits between npm and its command, the process above that. */
function findNpm(): number {
  const { ppid } = process;
  // Linux alone has this file; elsewhere shells replace themselves by the command.
  const file = `/proc/${ppid}/stat`;
  const stat = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, parent] = /\(sh\) \S (\d+)/.exec(stat) ?? [];
  return Number(parent) > 1 ? Number(parent) : ppid;
}
