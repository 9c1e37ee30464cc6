import { readFileSync } from 'node:fs';

/** Each reads a test tool's report and gives how many tests passed and failed. */

export function countJest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A test file that could not be run has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

export function countPlaywright(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The report of Node's own test runner, in its `tap` form. */
export function countTap(file) {
  const report = readFileSync(file, 'utf8');
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(report)[1]);
  return { passed: count('pass'), failed: count('fail') + count('cancelled') };
}
