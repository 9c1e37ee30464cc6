/** Errors and warnings that no test has expected so far. */
let logged: string[] = [];

/** Returns the errors and warnings logged so far; the test no longer fails because of them. */
export function clearConsole(): string[] {
  const cleared = logged;
  logged = [];
  return cleared;
}

/** Redux Toolkit warns when the machine is slow. */
const slowMachine = /Middleware took \d+ms/;

beforeEach(() => {
  logged = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const line = `console.${level}: ${words.map(String).join(' ')}`;
      if (!slowMachine.test(line)) logged.push(line);
    });
  }
});

// An unexpected error or warning fails a test whose own checks pass.
afterEach(() => {
  expect(clearConsole()).toEqual([]);
});
