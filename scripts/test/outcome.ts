import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.ts';

/** Of an error in the report. */
const WHY_LINES = 6;

/** What one stage found. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  files: readonly { file: string; seconds: number }[];
  failures: readonly Failure[];
}

export interface Failure {
  what: string;
  /** The first lines of its error. */
  why?: string;
  /** Runs only that. */
  command: string;
}

/** Of the parts of one stage. */
export function addUp(parts: readonly Outcome[]): Outcome {
  const sum = (which: 'passed' | 'failed' | 'skipped') => parts.reduce((all, part) => all + part[which], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    files: parts.flatMap(({ files }) => files),
    failures: parts.flatMap(({ failures }) => failures),
  };
}

export function programResult(name: string, status: number): Outcome {
  const failures = status === 0 ? [] : [{ what: name, command: `npm test -- ${name}` }];
  return { passed: 1 - failures.length, failed: failures.length, skipped: 0, files: [], failures };
}

interface UnitReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Reads what vitest has written as JSON. */
export function unitResult(path: string, status: number): Outcome {
  if (!existsSync(path)) return nothing('unit');
  const report: UnitReport = JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const command = `npm test -- ${file}`;
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that cannot be loaded has no failed test of its own.
    if (failed.length === 0 && status === 'failed') return [{ what: `${file} could not be run`, command }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      what: `${file}: ${fullName}`,
      ...why(failureMessages[0]),
      command: `${command} -t ${quoted(fullName)}`,
    }));
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    ...failedIn('unit', failures, status),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface BrowserTry {
  duration: number;
  error?: { message?: string; location?: { line: number } };
}

interface BrowserSuite {
  file: string;
  specs: { title: string; ok: boolean; tests: { results: BrowserTry[] }[] }[];
  suites?: BrowserSuite[];
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: BrowserSuite[];
}

/** Reads what Playwright has written as JSON. */
export function browserResult(path: string, status: number): Outcome {
  if (!existsSync(path)) return nothing('browser');
  const { stats, suites }: BrowserReport = JSON.parse(readFileSync(path, 'utf8'));
  const specs = suites.flatMap(function all({ file, specs, suites = [] }): { file: string; spec: Spec }[] {
    return [...specs.map((spec) => ({ file: `tests/browser/${file}`, spec })), ...suites.flatMap(all)];
  });
  const failures = specs
    .filter(({ spec }) => !spec.ok)
    .map(({ file, spec: { title, tests } }) => ({
      what: `${file}: ${title}`,
      ...whyInBrowser(tests.flatMap(({ results }) => results)),
      command: `npm test -- ${file} -g ${quoted(title)}`,
    }));
  const files = [...Map.groupBy(specs, ({ file }) => file)].map(([file, all]) => ({
    file,
    seconds: all.flatMap(({ spec }) => spec.tests.flatMap(({ results }) => results)).reduce(addDuration, 0) / 1000,
  }));
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    ...failedIn('browser', failures, status),
    files,
  };
}

function whyInBrowser(tries: readonly BrowserTry[]): { why?: string } {
  const error = tries.find(({ error }) => error)?.error;
  return why(error && `${error.location ? `line ${error.location.line}: ` : ''}${error.message}`);
}

/** A log may be cut to its end, where only the summary is. */
function why(message: string | undefined): { why?: string } {
  if (!message) return {};
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at /.test(line));
  return { why: lines.slice(0, WHY_LINES).join('\n') };
}

type Spec = BrowserSuite['specs'][number];
const addDuration = (sum: number, { duration }: { duration: number }): number => sum + duration;

/** A stage that ends badly has failed, also when no test of it has. */
function failedIn(stage: string, failures: Failure[], status: number): Pick<Outcome, 'failed' | 'failures'> {
  const all = failures.length > 0 || status === 0 ? failures : [ended(stage)];
  return { failed: all.length, failures: all };
}

const nothing = (stage: string): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  files: [],
  failures: [ended(stage)],
});

const ended = (stage: string): Failure => ({
  what: `${stage} ended early: see test-results/run.log`,
  command: `npm test -- ${stage}`,
});

/** A name as a pattern of exactly that, for a shell. */
function quoted(name: string): string {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `'${pattern.replaceAll("'", "'\\''")}'`;
}
