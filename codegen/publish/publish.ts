import { setImmediate as later } from 'node:timers/promises';
import { sourceDigest } from '../artefact/digest.ts';
import { CheckCache } from '../check/checkCache.ts';
import { scenariosIn } from '../check/scenario/files.ts';
import { openMunicipality } from '../compile/openMunicipality.ts';
import { whereIs } from '../overlay/where.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { reportText } from '../scenario/report.ts';
import { checkedFor, hasFailed, runScreens, type ScreenRun } from '../scenario/run.ts';
import { changesBetween, type FileChange } from './changes.ts';
import {
  addVersion,
  currentOf,
  FilesChanged,
  makeCurrent,
  type Version,
  VersionTaken,
  versionFolder,
  versionsIn,
} from './versions.ts';

export type Outcome =
  | { version: Version; changes: readonly FileChange[] }
  /** As it is printed. */
  | { refusal: string; why: Refusal };

/** Nothing is new; the check or a scenario fails; somebody else has published, or saved, meanwhile. */
export type Refusal = 'unchanged' | 'errors' | 'scenarios' | 'taken' | 'saved';

/** What is done now, and of the scenarios the number of screens that are done. */
export interface Progress {
  doing: 'check' | 'scenarios' | 'copy';
  done?: number;
  of?: number;
}

/**
 * Publishes a municipality: checks it, runs its scenarios, keeps a copy, and has offices serve the copy.
 *
 * @param place the folder of all versions
 */
export async function publishMunicipality(
  folder: string,
  place: string,
  about: Pick<Version, 'by' | 'note' | 'commit'>,
  report: (progress: Progress) => void = () => {},
): Promise<Outcome> {
  const versions = versionsIn(place);
  const current = currentOf(place);
  const before = current === undefined ? undefined : versionFolder(place, current);
  const changes = changesBetween(before, folder, place);
  if (changes.length === 0)
    return refused('unchanged', `Nothing has changed since version ${current}: nothing was published.`);
  const digest = sourceDigest(folder, place);
  report({ doing: 'check' });
  await later();
  // The scenarios run on the same files: nothing is checked twice.
  const cache = new CheckCache();
  const errors = await whyNotServed(folder, cache);
  if (errors) return refused('errors', errors);
  const failures = await whyScenariosFail(folder, cache, report);
  if (failures) return refused('scenarios', failures);
  report({ doing: 'copy' });
  await later();
  const version = { nr: (versions.at(-1)?.nr ?? 0) + 1, at: new Date().toISOString(), ...about };
  try {
    addVersion(place, folder, version, () => sourceDigest(folder, place) === digest);
  } catch (failure) {
    if (failure instanceof VersionTaken)
      return refused(
        'taken',
        `Somebody else has published version ${version.nr} meanwhile: look at it, and publish again.`,
      );
    if (failure instanceof FilesChanged)
      return refused('saved', 'Files were saved while they were checked, so nothing was published: publish again.');
    throw failure;
  }
  makeCurrent(place, version.nr);
  return { version, changes };
}

const refused = (why: Refusal, refusal: string): Outcome => ({ refusal, why });

async function whyNotServed(folder: string, cache: CheckCache): Promise<string | undefined> {
  const { municipality, problems } = await openMunicipality({ root: folder, cache });
  return municipality ? undefined : `${reportErrorsFirst(problems)}\n\n${summary(problems)}: nothing was published.`;
}

async function whyScenariosFail(
  folder: string,
  cache: CheckCache,
  report: (progress: Progress) => void,
): Promise<string | undefined> {
  const where = whereIs(folder);
  const checked = checkedFor({ ...where, cache });
  if (typeof checked === 'string') return checked;
  const screens = scenariosIn(where.layers);
  const failed: ScreenRun[] = [];
  for (const [done, screen] of screens.entries()) {
    report({ doing: 'scenarios', done, of: screens.length });
    await later();
    failed.push(...(await runScreens(checked, where.layers, [screen])).filter(hasFailed));
  }
  if (failed.length === 0) return undefined;
  return `${reportText(failed)}\n\nNothing was published: correct the screen or its scenario.`;
}
