/** Errors and warnings that nobody has taken as expected. */
let said: string[] = [];

/** Takes what was said on the console so far as expected, and gives it to be looked at. */
export function takeConsole(): string[] {
  const taken = said;
  said = [];
  return taken;
}

/** Redux Toolkit complains of a slow machine; that is no fault of ours. */
const slowMachine = /Middleware took \d+ms/;

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const line = `console.${level}: ${words.map(String).join(' ')}`;
      if (!slowMachine.test(line)) said.push(line);
    });
  }
});

// A test with an error or a warning of ours on the console has failed, also when its own checks pass.
afterEach(() => {
  expect(takeConsole()).toEqual([]);
});
