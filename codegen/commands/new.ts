import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { command } from '../command/command.ts';
import { CommandEnd, misuse } from '../command/ending.ts';
import { flag, list, optional, required, text } from '../command/options.ts';
import type { Answers } from '../new/answers.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';
import { folderOf } from './municipality.ts';

interface Refused {
  readonly why: string;
}
interface Broken {
  readonly problems: Parameters<typeof summary>[0];
}

export const create = command({
  name: 'new',
  summary: 'writes a new service, or an empty municipality',
  description: `A service: writes its part of the contract with example answers, its screens, its texts in every language and its entry
in the list of services. All of it is checked first; if there is an error nothing is written. In a terminal it asks for missing options.
A municipality: writes an empty overlay of the shipped one, with its name and colour.`,
  usage: `okienko new service [folder] [--name <name>] [--group <id>] [--field <label:type>]… …
okienko new municipality <folder> [--name <name>] [--primary <colour>]`,
  arguments: [required('what', 'service or municipality'), optional('folder', 'the municipality')],
  options: {
    name: text('name', 'in Polish: "Rezerwacje sali", "Gmina Brzozowa"'),
    'name-en': text('name', 'of a service in English'),
    'name-de': text('name', 'of a service in German'),
    'name-uk': text('name', 'of a service in Ukrainian'),
    slug: text('slug', 'its address, /uslugi/<slug>; by default made from the name'),
    group: text('id', 'the group of services that it belongs to'),
    kind: text('kind', 'list (the default), facts, details (a list and a page for each entry) or form'),
    access: text('access', 'public (the default), restricted or full'),
    subject: flag('its data belong to the person or institution that the resident acts for (with --access full)'),
    field: list(
      'label:type',
      `one for each field; the type is text, longtext, integer, number, money, date, flag or
choice(one|other), with a unit after another colon. "?" after the type allows an empty value,
"Uwagi:longtext?". In four languages: "Ulica/Street/Straße/Вулиця:text"`,
    ),
    csv: flag('the reference office answers from a CSV file of the folder, and stores what a form sends'),
    number: text('number', 'its number, such as 101; by default the first free one'),
    'dry-run': flag('shows what would be written, and writes nothing'),
    primary: text('colour', 'of a municipality: "#1d5c3a"'),
  },
  fails: 'the check finds an error and nothing is written',
  async run({ what, folder, 'dry-run': dry, primary, ...given }) {
    if (what === 'service') return service(await folderOf(folder), { ...given, field: [...given.field] }, dry);
    if (what === 'municipality' && folder) return municipality(resolve(folder), given.name ?? 'Gmina', primary);
    throw misuse('Say what to create: okienko new service [folder], or okienko new municipality <folder>.');
  },
});

async function service(folder: string, given: Answers, dry: boolean): Promise<number> {
  const { serviceOf } = await import('../new/answers.ts');
  const { planService } = await import('../new/plan.ts');
  const { summaryOf } = await import('../new/summary.ts');
  const { writePlan } = await import('../new/write.ts');
  const wanted = serviceOf(process.stdin.isTTY ? await askForRest(folder, given) : given);
  if ('why' in wanted) throw misuse(`${wanted.why} okienko new --help says more.`);
  const { plan } = succeeded(planService(folder, wanted));
  if (!dry) writePlan(folder, plan);
  console.log(summaryOf(folder, wanted, plan, !dry));
  return 0;
}

async function askForRest(folder: string, given: Answers): Promise<Answers> {
  const { checkLayers } = await import('../check/checkMunicipality.ts');
  const { askFor } = await import('../new/ask.ts');
  const { whereIs } = await import('../overlay/where.ts');
  const { layers, ...where } = whereIs(folder);
  const groups = checkLayers(where, layers).config.groups.map(({ id }) => id);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askFor(given, groups, async (question) => (await lines.question(question)).trim());
  } finally {
    lines.close();
  }
}

async function municipality(folder: string, name: string, primary: string | undefined): Promise<number> {
  const { planMunicipality } = await import('../new/municipality.ts');
  const { writePlan } = await import('../new/write.ts');
  const plan = succeeded(planMunicipality(folder, { name, primary }));
  writePlan(folder, plan);
  console.log(`${[...plan.created.keys()].map((file) => `  + ${file}`).join('\n')}\n\nNext:
  1. ./okienko check ${folder}
  2. OKIENKO_CONFIG=${folder} npm start
  3. ./okienko new service ${folder}
It still has the address and telephone of the shipped office: write your own under "office" in overlay.config.json.`);
  return 0;
}

/** @throws CommandEnd when nothing can be written */
function succeeded<Planned extends object>(planned: Planned): Exclude<Planned, Refused | Broken> {
  if (isRefused(planned)) throw misuse(planned.why);
  if (!isBroken(planned)) return planned as Exclude<Planned, Refused | Broken>;
  throw new CommandEnd(
    `${reportErrorsFirst(planned.problems)}\n\n${summary(planned.problems)}: nothing was written.`,
    1,
  );
}

const isRefused = (planned: object): planned is Refused => 'why' in planned;
const isBroken = (planned: object): planned is Broken => 'problems' in planned;
