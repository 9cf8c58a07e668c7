import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkLayers } from '../check/checkMunicipality.ts';
import { type Answers, serviceOf } from '../new/answers.ts';
import { askFor } from '../new/ask.ts';
import { planMunicipality } from '../new/municipality.ts';
import { planService } from '../new/plan.ts';
import { summaryOf } from '../new/summary.ts';
import { writePlan } from '../new/write.ts';
import { folderProblem } from '../overlay/folderProblem.ts';
import { whereIs } from '../overlay/where.ts';
import { reportErrorsFirst, summary } from '../report/text.ts';

const help = `okienko new service [folder] [--name …] [--group …] [--field "Label:type" …]
okienko new municipality <folder> [--name "Gmina …"] [--primary "#1d5c3a"]

A service: writes its part of the contract with example answers, its screens, its words in every language and its entry in the
list of services. All of it is checked first; when anything is wrong nothing is written. What is left out is asked for.

  --name "Rezerwacje sali"     in Polish; --name-en, --name-de, --name-uk for the others
  --slug rezerwacje-sali       its address, /uslugi/<slug>; left out: made of the name
  --group id                   the group of services it stands in
  --kind list                  list, facts, details (a list and a page for each entry) or form
  --access public              public, restricted or full
  --subject                    about whom the resident acts for (with --access full)
  --field "Label:type[:unit]"  as often as there are fields; text, longtext, integer, number, money, date, flag or
                               choice(one|other); "?" behind the type when it may be empty: "Uwagi:longtext?"
                               in four languages: "Ulica/Street/Straße/Вулиця:text"
  --csv                        the reference office answers from a CSV file of the folder, and keeps what a form sends
  --number 101                 its number; left out: the first that is free
  --dry-run                    says what would be written

A municipality: an empty overlay of the shipped one, with its name and colour.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export async function create(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ name: text, 'name-en': text, 'name-de': text, 'name-uk': text, slug: text, group: text, kind: text },
      ...{ access: text, number: text, primary: text, subject: flag, csv: flag, 'dry-run': flag, help: flag },
      field: { type: 'string', multiple: true },
    },
  });
  const [what, folder] = positionals;
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (what === 'service') return service(resolve(folder ?? '.'), values, values['dry-run'] === true);
  if (what === 'municipality' && folder) return municipality(resolve(folder), values);
  console.error('Say what is new: okienko new service [folder], or okienko new municipality <folder>.');
  return 2;
}

async function service(folder: string, given: Answers, dry: boolean): Promise<number> {
  const absent = folderProblem(folder);
  if (absent) {
    console.error(absent.message);
    return 2;
  }
  const answers = process.stdin.isTTY ? await asked(folder, given) : given;
  const wanted = serviceOf(answers);
  if ('why' in wanted) {
    console.error(`${wanted.why} okienko new --help says more.`);
    return 2;
  }
  const planned = planService(folder, wanted);
  if ('why' in planned) {
    console.error(planned.why);
    return 2;
  }
  if ('problems' in planned) {
    console.log(`${reportErrorsFirst(planned.problems)}\n\n${summary(planned.problems)}: nothing was written.`);
    return 1;
  }
  if (!dry) writePlan(folder, planned.plan);
  console.log(summaryOf(folder, wanted, planned.plan, !dry));
  return 0;
}

/** Whoever sits before it is asked for the rest. */
async function asked(folder: string, given: Answers): Promise<Answers> {
  const { layers, ...where } = whereIs(folder);
  const groups = checkLayers(where, layers).config.groups.map(({ id }) => id);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askFor(given, groups, async (question) => (await lines.question(question)).trim());
  } finally {
    lines.close();
  }
}

function municipality(folder: string, { name, primary }: { name?: string | undefined; primary?: string | undefined }) {
  const planned = planMunicipality(folder, { name: name ?? 'Gmina', primary });
  if ('why' in planned) {
    console.error(planned.why);
    return 2;
  }
  if ('problems' in planned) {
    console.log(`${reportErrorsFirst(planned.problems)}\n\n${summary(planned.problems)}: nothing was written.`);
    return 1;
  }
  writePlan(folder, planned);
  console.log(`${[...planned.created.keys()].map((file) => `  + ${file}`).join('\n')}\n\nNext:
  1. npx okienko check ${folder}
  2. OKIENKO_CONFIG=${folder} npm start
  3. npx okienko new service ${folder}
Its office still has the shipped one's address and telephone: write yours under "office" in overlay.config.json.`);
  return 0;
}
