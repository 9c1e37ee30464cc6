import explainUnwritable from '../../build/explainUnwritable.cjs';
import { whenParentEnds } from './parent';
import { endAll } from './processes';
import { Stop } from './stop';

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
  whenParentEnds(interrupt);
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
