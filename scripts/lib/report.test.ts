import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readReport } from './report';
import { reportOf, testRun } from './stages';

const stage = 'report-test';

function report(content: object) {
  mkdirSync(testRun.folder, { recursive: true });
  writeFileSync(reportOf(stage), JSON.stringify(content));
}

afterEach(() => {
  rmSync(reportOf(stage), { force: true });
});

describe('the report of a stage', () => {
  it('names the tests that failed in Jest, and counts a file that could not be run', () => {
    const assertionResults = [
      { fullName: 'the basket adds', status: 'passed', failureMessages: [] },
      {
        fullName: 'the basket removes',
        status: 'failed',
        failureMessages: ['\x1b[31mNot 1\x1b[0m'],
      },
    ];
    report({
      numPassedTests: 1,
      testResults: [
        { message: 'both', status: 'failed', assertionResults },
        { message: 'Cannot find module', status: 'failed', assertionResults: [] },
      ],
    });
    expect(readReport(stage, 1, '')).toEqual({
      passed: 1,
      failed: 2,
      failures: ['the basket removes\n  Not 1', 'A test file\n  Cannot find module'],
    });
  });

  it('names the tests that failed in a browser, and shows the end of a long message', () => {
    const lines = Array.from({ length: 60 }, (_, line) => String(line));
    const spec = (title: string, ok: boolean, message?: string) => ({
      title,
      file: 'walk.spec.ts',
      ok,
      tests: [{ results: [{ errors: message ? [{ message }] : [] }] }],
    });
    report({
      stats: { expected: 1 },
      suites: [
        {
          specs: [spec('I can pay', true)],
          suites: [{ specs: [spec('I can look', false, lines.join('\n'))] }],
        },
      ],
      errors: [],
    });
    const { passed, failed, failures } = readReport(stage, 1, '');
    expect([passed, failed]).toEqual([1, 1]);
    expect(failures.join()).toMatch(/^walk\.spec\.ts: I can look\n {2}20\n[^]*\n {2}59$/);
  });

  it('counts one failure of a tool that has no report, or no failed test, and shows how it ended', () => {
    const failures = ['No test failed\n  1 circle'];
    expect(readReport(stage, 1, '1 circle\n')).toEqual({ passed: 0, failed: 1, failures });
    expect(readReport(stage, 0, '')).toEqual({ passed: 1, failed: 0, failures: [] });
    report({ numPassedTests: 2, testResults: [] });
    expect(readReport(stage, 1, '1 circle\n')).toEqual({ passed: 2, failed: 1, failures });
  });
});
