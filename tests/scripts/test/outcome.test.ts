import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { browserResult, programResult, unitResult } from '../../../scripts/test/outcome.ts';
import { root } from '../../../scripts/test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'okienko-outcome-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const unitFile = (status: string, assertionResults: object[]) =>
  written({
    numPassedTests: 2,
    numPendingTests: 1,
    testResults: [{ name: `${root}/tests/a.test.ts`, status, startTime: 1000, endTime: 3500, assertionResults }],
  });

describe('a failure is shown with the command that repeats it', () => {
  test('of a unit test: its name as a pattern, quoted for a shell', () => {
    const path = unitFile('failed', [{ fullName: "it's 1 (of 2)", status: 'failed' }]);
    expect(unitResult(path, 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      files: [{ file: 'tests/a.test.ts', seconds: 2.5 }],
      failures: [
        {
          what: "tests/a.test.ts: it's 1 (of 2)",
          command: "npm test -- tests/a.test.ts -t 'it'\\''s 1 \\(of 2\\)'",
        },
      ],
    });
  });

  test('of a file that cannot be loaded', () => {
    const { failed, failures } = unitResult(unitFile('failed', []), 1);
    expect([failed, failures[0]!.command]).toEqual([1, 'npm test -- tests/a.test.ts']);
  });

  test('of a journey', () => {
    const spec = { title: 'a page', ok: false, tests: [{ results: [{ duration: 500 }, { duration: 1000 }] }] };
    const suites = [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs: [spec] }] }];
    const path = written({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 }, suites });
    const { failures, files, failed } = browserResult(path, 1);
    expect(failures[0]!.command).toBe("npm test -- tests/browser/a.spec.ts -g 'a page'");
    expect([failed, files]).toEqual([1, [{ file: 'tests/browser/a.spec.ts', seconds: 1.5 }]]);
  });

  test('with the first lines of its error, without colours and stack', () => {
    const message = `\x1b[31mexpected 1\x1b[39m\n\n    at a.ts:3\n${'line\n'.repeat(20)}`;
    const unit = unitResult(unitFile('failed', [{ fullName: 'a', status: 'failed', failureMessages: [message] }]), 1);
    expect(unit.failures[0]!.why).toBe(['expected 1', ...Array(5).fill('line')].join('\n'));
    const error = { message: 'not visible', location: { line: 7 } };
    const spec = { title: 'a page', ok: false, tests: [{ results: [{ duration: 500, error }] }] };
    const suites = [{ file: 'a.spec.ts', specs: [spec] }];
    const path = written({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 }, suites });
    expect(browserResult(path, 1).failures[0]!.why).toBe('line 7: not visible');
  });

  test('of a program', () => {
    expect(programResult('lint', 1).failures).toEqual([{ what: 'lint', command: 'npm test -- lint' }]);
    expect(programResult('lint', 0)).toMatchObject({ passed: 1, failed: 0, failures: [] });
  });
});

test('a runner that ends with an error has failed, even without a failed test', () => {
  expect(unitResult(unitFile('passed', []), 1)).toMatchObject({ failed: 1 });
  expect(unitResult(join(folder, 'none.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
});
