import { globSync, readFileSync, statSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: `${import.meta.dirname}/..` });
const containing = (pattern: RegExp): string[] => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
/** A file that mocks or resets modules runs in its own process. */
const mocking = containing(/\bvi\.(?:mock|doMock|resetModules)\(/);
/** Files that run in a page of jsdom. */
const pages = containing(/^\/\/ @vitest-environment jsdom/);

const node = files.filter((file) => !pages.includes(file) && !mocking.includes(file));
const isOffice = (file: string): boolean => file.startsWith('tests/server/');

/** Node runs these files directly, without a transformation. */
const native = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** PrimeReact's sub-paths are folders, which Node does not import by itself. */
const server = { deps: { inline: [/primereact/, /@rjsf\//] } };
const setupFiles = ['tests/noOwnerStacks.ts', 'tests/emptyPage.ts'];
const globalSetup = ['scripts/officeCode.mjs', 'tests/server/municipality.ts'];

/** Files of a project share a process, so common modules are loaded once. */
export const testProjects = [
  { extends: true, test: { name: 'mocking', include: mocking, setupFiles, server } },
  { extends: true, test: { name: 'node', include: node.filter((file) => !isOffice(file)), ...native } },
  // Separate from the others, so that no process loads both the toolkit and the office until its memory is full.
  {
    extends: true,
    test: {
      name: 'office',
      include: node.filter(isOffice),
      // One process more, since these tests wait for databases, and for offices that start. They run after the others.
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
      globalSetup,
      setupFiles: ['tests/server/cheapPasswords.ts'],
      ...native,
    },
  },
  {
    extends: true,
    test: {
      name: 'page',
      include: pages.filter((file) => !mocking.includes(file)),
      isolate: false,
      globalSetup,
      setupFiles,
      server,
    },
  },
] satisfies TestProjectInlineConfiguration[];

/** What takes longest, longest first. Begun late it would leave the other worker idle at the end. */
const LONGEST = [
  'server/domains/platnosci/kills',
  'server/app/processes',
  'server/start',
  'server/domains/platnosci/states',
  'screens/states',
  'screens/unexpectedAnswers',
  'screens/brokenAnswers',
  'screens/failedSources',
  'screens/places',
  'gallery/gallery',
  'codegen/check/check',
  'codegen/export/export',
  'codegen/schemas',
  'codegen/dev/lastGood',
  'codegen/artefact/artefact',
].map((name) => `/tests/${name}.test.ts`);

/** @returns 0 for the longest of all */
function rankOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.includes(name));
  return place < 0 ? LONGEST.length : place;
}

/** One project after another, since a process is reused only for files of the same project; long and large files first. */
export class ProjectSequencer extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const size = new Map(specifications.map(({ moduleId }) => [moduleId, statSync(moduleId).size]));
    const order = testProjects.map(({ test }) => test.name);
    return specifications.toSorted(
      (a, b) =>
        order.indexOf(a.project.name) - order.indexOf(b.project.name) ||
        rankOf(a) - rankOf(b) ||
        size.get(b.moduleId)! - size.get(a.moduleId)!,
    );
  }
}
