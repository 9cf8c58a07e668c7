import { flag, optional, required, text, whole } from './options.ts';

/** The command of feeds, which the office runs (server/app/feed) and the toolkit passes on: what both print as help. */
export const feedCommand = (program: string) => ({
  program,
  usage: `${program} check /feeds/2026-11-23       every fault; needs no database
${program} plan /feeds/2026-11-23        also what would change, and the amounts before and after
${program} load /feeds/2026-11-23        all of it or, with an error, nothing
${program} status                        the last loads
${program} restore finanse               undoes the last load of a source
${program} watch /feeds                  loads each feed that is put into the folder, until it is stopped`,
  description: `Puts data of other systems into the office, again and again (docs/feeds.md). All but check use the database of
the environment (docs/office.md), while the office runs. The same feed again changes nothing.`,
  fails: 'the feed has errors, or the command is refused',
  arguments: [
    required('action', 'check, plan, load, status, restore or watch'),
    optional(
      'place',
      'the folder of the feed, with feed.json and one file for each kind; for restore the name of the source; for watch the folder into which feeds are put',
    ),
  ] as const,
  options: {
    accept: flag('with plan and load: more may change or vanish than the limit, and the extract may be an older one'),
    limit: whole('percent', 'of the records of a kind that may change or vanish', 20, 100),
    mapping: text('file', 'which column of the export is which field; mapping.json in the folder when it is left out'),
    json: flag('prints the report as JSON'),
    page: text('file', 'also writes the report as a page for a browser'),
    every: whole('seconds', 'with watch: how often it looks', 30, 86_400),
    most: whole('number', 'faults that are listed of each code and file; all are counted', 20, 1_000_000),
  } as const,
});
