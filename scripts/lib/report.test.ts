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

  it('names the tests that failed in a browser, and shows how a long message begins and ends', () => {
    const lines = Array.from({ length: 60 }, (_, line) => String(line));
    lines.splice(5, 0, '    at run (/shop/node_modules/jest-runner/build/index.js:1:1)');
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
    const shown = [...lines.slice(0, 5), ...lines.slice(6, 15), '…', ...lines.slice(-4)];
    expect(failures).toEqual([['walk.spec.ts: I can look', ...shown].join('\n  ')]);
  });

  it('counts one failure of a tool that has no report, or no failed test, and shows how it ended', () => {
    const failures = ['No test failed\n  1 circle'];
    expect(readReport(stage, 1, '1 circle\n')).toEqual({ passed: 0, failed: 1, failures });
    expect(readReport(stage, 0, '')).toEqual({ passed: 1, failed: 0, failures: [] });
    report({ numPassedTests: 2, testResults: [] });
    expect(readReport(stage, 1, '1 circle\n')).toEqual({ passed: 2, failed: 1, failures });
  });
});
