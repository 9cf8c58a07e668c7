import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { command } from '../command/command.ts';
import { CommandEnd, misuse } from '../command/ending.ts';
import { flag, text } from '../command/options.ts';
import type { FileChange } from '../publish/changes.ts';
import type { Version } from '../publish/versions.ts';
import { FOLDER, folderOf } from './municipality.ts';

/** More names would hide the result. */
const MOST_NAMES = 20;

export const publish = command({
  name: 'publish',
  summary: 'has offices serve a municipality, or an earlier version again',
  description: `Checks a municipality, runs its scenarios, and keeps a copy of its files as a version. Offices whose OKIENKO_CONFIG names
<place>/current serve it a few seconds later. With an error, or a scenario that fails, nothing is published.`,
  arguments: [FOLDER],
  options: {
    to: text('place', 'the folder of all versions; needed'),
    note: text('words', 'what is new, for the list'),
    list: flag('lists what was published; * is what is served'),
    back: flag('has offices serve the version before this one'),
    version: text('number', 'has offices serve this version'),
  },
  fails: 'nothing was published',
  async run({ folder: given, to, note, list, back, version }) {
    if (to === undefined) throw misuse('--to is missing: the folder where published versions are kept.');
    const place = resolve(to);
    const { currentOf, makeCurrent, versionsIn } = await import('../publish/versions.ts');
    const versions = versionsIn(place);
    const current = currentOf(place);
    if (list) console.log(listed(versions, current));
    else if (back || version !== undefined) {
      const nr = version === undefined ? before(versions, current) : Number(version);
      const chosen = versions.find((one) => one.nr === nr);
      if (!chosen) throw new CommandEnd(`There is no such version.\n${listed(versions, current)}`, 1);
      makeCurrent(place, chosen.nr);
      console.log(`Offices serve version ${chosen.nr} again in a few seconds.`);
    } else await publishNow(await folderOf(given), place, note);
    return 0;
  },
});

async function publishNow(folder: string, place: string, note: string | undefined): Promise<void> {
  const { publishMunicipality } = await import('../publish/publish.ts');
  const outcome = await publishMunicipality(folder, place, { by: userInfo().username, ...(note && { note }) });
  if ('refusal' in outcome) throw new CommandEnd(outcome.refusal, 1);
  console.log(`${summaryOf(outcome.changes)}\n`);
  console.log(
    `Offices serve version ${outcome.version.nr} in a few seconds. To take it back: okienko publish --to ${place} --back`,
  );
}

const before = (versions: readonly Version[], current = 0): number | undefined =>
  versions.findLast(({ nr }) => nr < current)?.nr;

function listed(versions: readonly Version[], current: number | undefined): string {
  if (versions.length === 0) return 'Nothing was published yet.';
  return versions.map((one) => lineOf(one, one.nr === current)).join('\n');
}

function lineOf({ nr, at, by, note }: Version, isCurrent: boolean): string {
  const day = at.slice(0, 16).replace('T', ' ');
  return `${isCurrent ? '*' : ' '} ${String(nr).padStart(4)}  ${day}  ${by}${note ? `  ${note}` : ''}`;
}

function summaryOf(changes: readonly FileChange[]): string {
  const lines = changes.slice(0, MOST_NAMES).map(({ name, how }) => `${how.padEnd(8)} ${name}`);
  const more = changes.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}
