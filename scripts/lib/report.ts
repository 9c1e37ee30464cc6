/** What Jest and Playwright report about a stage's tests. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { reportOf } from './stages';

interface JestReport {
  numPassedTests: number;
  testResults: {
    /** The reason if the file could not be run. */
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

export interface TestCounts {
  passed: number;
  failed: number;
  /** For each failed test its name and how its message begins and ends; else so the failed stage's output. */
  failures: string[];
}

/**
 * The tests in a stage's report; a stage without a report counts as one test.
 *
 * @param code the exit code of its tool, which can fail without a failed test
 * @param output what it wrote, if that isn't on the screen yet
 */
export function readReport(stage: string, code: number, output: string): TestCounts {
  const { passed, failures } = countTests(stage, code);
  if (code === 0 || failures.length > 0) return { passed, failed: failures.length, failures };
  return { passed, failed: 1, failures: output ? [describe('No test failed', [output])] : [] };
}

function countTests(stage: string, code: number): { passed: number; failures: string[] } {
  const file = reportOf(stage);
  if (!existsSync(file)) return { passed: code === 0 ? 1 : 0, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  return 'stats' in report ? countPlaywright(report) : countJest(report);
}

/** How many lines of a long message are shown, of its beginning and of its end. */
const SHOWN = { first: 14, last: 4 };

/** A message can contain the whole output of another program. Its first lines and its last ones say what failed. */
function shorten(message: string): string[] {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const own = lines.filter((line) => line.trim() && !/^\s+at .*\bnode_modules\b/.test(line));
  if (own.length <= SHOWN.first + SHOWN.last) return own;
  return [...own.slice(0, SHOWN.first), '…', ...own.slice(-SHOWN.last)];
}

const describe = (name: string, messages: (string | undefined)[]) =>
  [name, ...shorten(messages.join('\n'))].join('\n  ');

function countJest({ numPassedTests, testResults }: JestReport) {
  const failures = testResults.flatMap(({ message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A test file that could not be run has no tests.
    if (status === 'failed' && failed.length === 0) return describe('A test file', [message]);
    return failed.map(({ fullName, failureMessages }) => describe(fullName, failureMessages));
  });
  return { passed: numPassedTests, failures };
}

function countPlaywright({ stats, suites, errors }: PlaywrightReport) {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const failures = failed.map(({ file, title, tests }) =>
    describe(
      `${file}: ${title}`,
      tests.flatMap(({ results }) => results.flatMap((one) => one.errors.map((e) => e.message))),
    ),
  );
  const others = errors.map(({ message }) => describe('Playwright', [message]));
  return { passed: stats.expected, failures: [...failures, ...others] };
}
