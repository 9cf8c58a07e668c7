import { sourceDigest } from '../artefact/digest.ts';
import { scenariosIn } from '../check/scenario/files.ts';
import { openMunicipality } from '../compile/openMunicipality.ts';
import { whereIs } from '../overlay/where.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { reportText } from '../scenario/report.ts';
import { checkedFor, hasFailed, runScreens } from '../scenario/run.ts';
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
  | { refusal: string };

/**
 * Publishes a municipality: checks it, runs its scenarios, keeps a copy, and has offices serve the copy.
 *
 * @param place the folder of all versions
 */
export async function publishMunicipality(
  folder: string,
  place: string,
  about: Pick<Version, 'by' | 'note'>,
): Promise<Outcome> {
  const versions = versionsIn(place);
  const current = currentOf(place);
  const before = current === undefined ? undefined : versionFolder(place, current);
  const changes = changesBetween(before, folder, place);
  if (changes.length === 0) return refused(`Nothing has changed since version ${current}: nothing was published.`);
  const digest = sourceDigest(folder, place);
  const why = (await whyNotServed(folder)) ?? (await whyScenariosFail(folder));
  if (why) return refused(why);
  const version = { nr: (versions.at(-1)?.nr ?? 0) + 1, at: new Date().toISOString(), ...about };
  try {
    addVersion(place, folder, version, () => sourceDigest(folder, place) === digest);
  } catch (failure) {
    if (failure instanceof VersionTaken)
      return refused(`Somebody else has published version ${version.nr} meanwhile: look at it, and publish again.`);
    if (failure instanceof FilesChanged)
      return refused('Files were saved while they were checked, so nothing was published: publish again.');
    throw failure;
  }
  makeCurrent(place, version.nr);
  return { version, changes };
}

const refused = (refusal: string): Outcome => ({ refusal });

async function whyNotServed(folder: string): Promise<string | undefined> {
  const { municipality, problems } = await openMunicipality({ root: folder });
  return municipality ? undefined : `${reportErrorsFirst(problems)}\n\n${summary(problems)}: nothing was published.`;
}

async function whyScenariosFail(folder: string): Promise<string | undefined> {
  const where = whereIs(folder);
  const checked = checkedFor(where);
  if (typeof checked === 'string') return checked;
  const failed = (await runScreens(checked, where.layers, scenariosIn(where.layers))).filter(hasFailed);
  if (failed.length === 0) return undefined;
  return `${reportText(failed)}\n\nNothing was published: correct the screen or its scenario.`;
}
