import { readFileSync } from 'node:fs';
import explainUnwritable from '../../build/explainUnwritable.cjs';
import { endAll } from './processes';
import { Stop } from './stop';

const POLL_MS = 500;

/**
 * Runs a command's `main` and exits: with the code that it returns (0 if none), with 1 when it throws,
 * with `interrupted` on Ctrl-C, SIGTERM, a closed terminal or the end of npm. In each case everything
 * started with `startNode` has ended first.
 */
export function supervise(main: () => Promise<unknown>, { interrupted = 0 } = {}): void {
  let closing = false;
  const close = async (code: number) => {
    if (closing) return;
    closing = true;
    await endAll();
    // Open sockets would keep Node waiting.
    process.exit(code);
  };
  const interrupt = () => void close(interrupted);
  // npm passes on the Ctrl-C that the terminal has sent already: only the first one counts.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  // A killed npm passes on nothing.
  const npm = findNpm();
  setInterval(() => {
    if (!isRunning(npm)) interrupt();
  }, POLL_MS).unref();
  main().then(
    (code) => close(typeof code === 'number' ? code : 0),
    (error: unknown) => {
      if (closing) return;
      const sentence =
        error instanceof Stop
          ? error.message
          : explainUnwritable('.', error as NodeJS.ErrnoException);
      console.error(sentence ? `\n${sentence}\n` : error);
      return close(1);
    },
  );
}

/** The process that started this one, or the one before it: some shells stay between npm and its command. */
function findNpm(): number {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, parent] = /\(sh\) \S (\d+)/.exec(shell) ?? [];
    return Number(parent) > 1 ? Number(parent) : process.ppid;
  } catch {
    // No Linux: there the shells hand their process over.
    return process.ppid;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
