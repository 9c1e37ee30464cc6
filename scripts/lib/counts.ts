import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** How many tests of Jest's report passed and failed. */
export function countJest(file: string): Counts {
  const report = read(file) as Record<
    'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
    number
  >;
  // A test file that could not be run has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

/** The same of Playwright's. */
export function countPlaywright(file: string): Counts {
  const { stats, errors } = read(file) as {
    stats: Record<'expected' | 'unexpected' | 'flaky', number>;
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
