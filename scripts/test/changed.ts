import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { affected } from './affected.ts';
import { guarding } from './guarding.ts';
import { root, say } from './run.ts';
import { type DataChange, type Municipality, viewerOf } from './viewers.ts';

const isUnit = (file: string) => /^tests\/(?!browser\/).*\.test\.tsx?$/.test(file);
const isBrowser = (file: string) => /^tests\/browser\/.*\.spec\.ts$/.test(file);
const CODE = /\.(ts|tsx|mjs|js|css)$/;
/** Whatever these change may change everything. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|vite(\.(pages|worker))?\.config\.ts|vitest\.config\.ts|playwright\.config\.ts|tests\/projects\.ts|tests\/(emptyPage|noOwnerStacks|sharedStyles)\.ts|scripts\/(test|postgres).*)$/;
/** What the browser tests open without naming it. */
const PRODUCT = [
  'server/main.ts',
  'index.html',
  'public',
  'dist',
  'screens',
  'locales',
  'schemas',
  'content',
  'playwright.config.ts',
  'scripts/prepare/portal.mjs',
];

/** The test files that guard what has changed. */
export interface Guards {
  /** Unit tests that count; they run apart from the others. */
  guarding: string[];
  /** Browser tests, all of whose tests with `afterChange` run. */
  browserGuards: string[];
}

/** The test files of a stage that a change can touch, undefined for all of them. */
export interface Touched extends Guards {
  unit?: string[];
  browser?: string[];
}

/** Of the branch against main, or of the working tree when this is main. */
export const chooseChanged = (): Touched => touchedSince(startOfBranch());

/** What guards the changes of the working tree: none in a clean clone. */
export function chooseGuards(): Guards {
  const changed = uncommitted();
  if (changed.length === 0) return { guarding: [], browserGuards: [] };
  const guards = guardsOf(changed, namesWith(changed));
  const count = guards.guarding.length + guards.browserGuards.length;
  if (count > 0) say(`Tests in full, because they guard uncommitted changes: ${count} files.`);
  return guards;
}

/** The test files that the changes since a commit, working tree included, can touch. Prints what is left out. */
export function touchedSince(base: string): Touched {
  const changed = changedSince(base);
  say(`Files changed since ${base.slice(0, 12)}: ${changed.length}.`);
  const whole = changed.find((file) => EVERYTHING.test(file));
  if (whole) {
    say(`Everything is run, because a change of ${whole} can touch every test.`);
    return guardsOf(changed, namesWith(changed));
  }
  const names = namesWith(changed);
  const files = new Map(names.map((name) => [name, CODE.test(name) ? textOf(name) : null]));
  const opened = names.filter(isBrowser).flatMap((file) => PRODUCT.map((path) => [file, path] as const));
  const portal = names
    .filter((name) => name.startsWith('src/portal/') || name.startsWith('src/blocks/'))
    .map((name) => ['server/main.ts', name] as const);
  const edges = [...opened, ...portal];
  const touched = affected(files, changed, edges);
  const seen = seenBy(files, changed, base, edges);
  const choose = (stage: string, belongs: (file: string) => boolean, touched: ReadonlySet<string>) => {
    // A deleted test cannot run.
    const all = names.filter((name) => belongs(name) && existsSync(join(root, name)));
    const chosen = all.filter((file) => touched.has(file));
    say(
      `${stage}: ${chosen.length} of ${all.length} files; the change cannot touch the other ${all.length - chosen.length}.`,
    );
    return chosen;
  };
  const unit = choose('unit', isUnit, touched);
  const { guarding, browserGuards } = guardsOf(changed, names);
  say(
    `Tests that guard what has changed, in full (tests/README.md): ${guarding.length} and ${browserGuards.length} files.`,
  );
  return {
    unit: unit.filter((file) => !guarding.includes(file)),
    guarding,
    browser: choose('browser', isBrowser, seen),
    browserGuards,
  };
}

function guardsOf(changed: readonly string[], names: readonly string[]): Guards {
  const text = (file: string) => textOf(file) ?? '';
  const counting = names.filter((name) => isUnit(name) && /\b(times\(|isThorough\b)/.test(text(name)));
  const waiting = names.filter((name) => isBrowser(name) && /\bafterChange\b/.test(text(name)));
  return {
    guarding: guarding(counting, changed, names, text),
    browserGuards: guarding(waiting, changed, names, text),
  };
}

/** Without a search for renames: what reads a file by its old name has to run, too. */
const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];

function uncommitted(): string[] {
  try {
    return changedSince('HEAD');
  } catch {
    // In a copy without a repository nothing tells what has changed.
    return [];
  }
}

const namesWith = (changed: readonly string[]): string[] => [...new Set([...git('ls-files'), ...changed])];

type Edges = readonly (readonly [file: string, reads: string])[];

/** What a change touches, without the browser tests that cannot see it. */
function seenBy(
  files: ReadonlyMap<string, string | null>,
  changed: readonly string[],
  base: string,
  edges: Edges,
): Set<string> {
  const municipality = shippedMunicipality(files);
  const viewers = new Map(changed.map((file) => [file, viewerOf(changeOf(file, base), municipality)]));
  const seen = affected(
    files,
    changed.filter((file) => !viewers.get(file)),
    edges,
  );
  for (const [file, sees] of viewers) {
    if (!sees) continue;
    for (const one of affected(files, [file], edges))
      if (!isBrowser(one) || sees(textOfTest(one, files))) seen.add(one);
  }
  return seen;
}

function changeOf(file: string, base: string): DataChange {
  // Only texts of the municipality are compared.
  if (!/^(screens|locales)\/.*\.json$/.test(file)) return { file, before: null, after: null };
  return { file, before: textBefore(file, base), after: textOf(file) };
}

function shippedMunicipality(files: ReadonlyMap<string, string | null>): Municipality {
  const screens = [...files.keys()].flatMap((file) => {
    const [, name] = /^screens\/(.+)(?<!\.scenario)\.json$/.exec(file) ?? [];
    return name ? [[name, textOf(file) ?? ''] as const] : [];
  });
  const code = [...files].filter(([file]) => /^(src|server|codegen)\//.test(file)).map(([, text]) => text);
  return { config: textOf('services.config.json') ?? '{}', screens: new Map(screens), code: code.join('\n') };
}

/** A browser test with the helpers that it imports. The shared helpers of pages sign in only where a test names it. */
function textOfTest(
  test: string,
  files: ReadonlyMap<string, string | null>,
  known = new Set(['tests/browser/portal.ts']),
): string {
  if (known.has(test)) return '';
  known.add(test);
  const text = files.get(test) ?? '';
  const imported = Array.from(text.matchAll(/from '(\.[^']*)'/g), ([, path]) => join(dirname(test), path!));
  const helpers = imported.filter((path) => path.startsWith('tests/browser/'));
  return [text, ...helpers.map((path) => textOfTest(path, files, known))].join('\n');
}

function textBefore(file: string, base: string): string | null {
  try {
    return execFileSync('git', ['show', `${base}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Where the branch left main; on main itself its last commit. */
function startOfBranch(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main)[0]!;
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD';
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}

/** A deleted file reads nothing any more. */
function textOf(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}
