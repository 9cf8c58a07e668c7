/* `node scripts/asvsPage.ts` writes docs/asvs.csv into the tables of docs/asvs.md, and the counts into both languages; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const ROOT = join(import.meta.dirname, '..');

/** One requirement: held by tests, met in another way, not met, or about what the office does not have. */
export interface Requirement {
  id: string;
  level: 'L1' | 'L2';
  state: 'test' | 'met' | 'not met' | 'not ours';
  requirement: string;
  /** Of `test`: `file: words of its name`, several with `|` between them; otherwise a reason. */
  evidence: string;
}

export const requirements = (): Requirement[] =>
  parse(readFileSync(join(ROOT, 'docs/asvs.csv'), 'utf8'), { columns: true }) as Requirement[];

/** Chapters of the standard. */
const CHAPTERS: Readonly<Record<string, string>> = {
  1: 'Encoding and sanitisation',
  2: 'Validation and business logic',
  3: 'Web front end',
  4: 'API and web services',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorisation',
  9: 'Self-contained tokens',
  10: 'OAuth and OpenID Connect',
  11: 'Cryptography',
  12: 'Communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Code and architecture',
  16: 'Logs and errors',
  17: 'WebRTC',
};

const COUNTS = {
  en: {
    heads: ['level', 'requirements', 'not ours', 'held by tests', 'met otherwise', 'not met', 'share of tests'],
    both: 'both',
  },
  pl: {
    heads: ['poziom', 'wymagań', 'nie nasze', 'strzegą testy', 'spełnione inaczej', 'niespełnione', 'udział testów'],
    both: 'oba',
  },
} as const;

/** The share of the requirements that apply and are held by tests, in percent with one decimal. */
export function shareOfTests(all: readonly Requirement[]): number {
  const ours = all.filter(({ state }) => state !== 'not ours').length;
  return Math.floor((1000 * all.filter(({ state }) => state === 'test').length) / ours) / 10;
}

function counts(all: readonly Requirement[], lang: 'en' | 'pl'): string {
  const { heads, both } = COUNTS[lang];
  const row = (name: string, some: readonly Requirement[]) => {
    const of = (state: Requirement['state']) => some.filter((one) => one.state === state).length;
    const numbers = [some.length, of('not ours'), of('test'), of('met'), of('not met'), `${shareOfTests(some)} %`];
    return `| ${[name, ...numbers].join(' | ')} |`;
  };
  const levels = (['L1', 'L2'] as const).map((level) =>
    row(
      level,
      all.filter((one) => one.level === level),
    ),
  );
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...levels, row(both, all)].join('\n');
}

const chapterOf = ({ id }: Requirement): string => id.split('.')[0]!;

function tables(all: readonly Requirement[]): string {
  return Object.entries(CHAPTERS)
    .map(([number, name]) => {
      const rows = all
        .filter((one) => chapterOf(one) === number)
        .map((one) => `| ${one.id} | ${one.level} | ${one.requirement} | ${one.state} | ${evidenceOf(one)} |`);
      const head = '| id | level | requirement | state | by what, or why |\n|---|---|---|---|---|';
      return `### ${number}. ${name}\n\n${head}\n${rows.join('\n')}`;
    })
    .join('\n\n');
}

function evidenceOf({ state, evidence }: Requirement): string {
  if (state !== 'test') return evidence;
  return testsOf(evidence)
    .map(({ file, name }) => `\`${file}\`: ${name.replaceAll('%s', '…')}`)
    .join('; ');
}

/** The tests that hold a requirement. */
export const testsOf = (evidence: string): { file: string; name: string }[] =>
  evidence.split(' | ').map((one) => {
    const [file = '', ...words] = one.split(': ');
    return { file, name: words.join(': ') };
  });

export const pagesOfAsvs = { en: 'docs/asvs.md', pl: 'docs/pl/asvs.md' } as const;

export function withAsvs(page: string, lang: 'en' | 'pl'): string {
  const all = requirements();
  const fill = (text: string, name: string, body: string) =>
    text.replace(
      new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`),
      () => `<!-- ${name} -->\n${body}\n<!-- /${name} -->`,
    );
  return fill(fill(page, 'counts', counts(all, lang)), 'requirements', tables(all));
}

if (import.meta.main)
  for (const lang of ['en', 'pl'] as const) {
    const file = join(ROOT, pagesOfAsvs[lang]);
    writeFileSync(file, withAsvs(readFileSync(file, 'utf8'), lang));
  }
