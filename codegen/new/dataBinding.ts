import { STATES, TOO_MANY } from './contract.ts';
import { type NewService, namesOf } from './service.ts';
import { exampleEntry } from './values.ts';

/** How the reference office answers a new service without code: what data.config.json gets, and the CSV file it names. */
export function bindingOf(service: NewService): {
  table: object;
  operations: Record<string, object>;
  csv?: [string, string];
} {
  const { namespace, read, one, send } = namesOf(service);
  if (service.kind === 'form') {
    const records = {
      number: prefix(service.slug),
      states: [...STATES],
      perDay: { most: 5, code: TOO_MANY, text: `${namespace}.zaDuzo` },
    };
    const fields = { numer: '@number', kiedy: '@time', stan: '@state' };
    return {
      table: { records },
      operations: {
        [send]: { record: namespace, answer: { numer: { record: '@number' } } },
        [read]: { answer: { pozycje: { rows: namespace, fields, order: ['-@time'] } } },
      },
    };
  }
  const file = `data/${service.slug}.csv`;
  const table = { csv: file, subject: service.subject ? { pesel: 'pesel', nip: 'nip' } : null };
  const operations: Record<NewService['kind'], Record<string, object>> = {
    list: { [read]: { answer: { pozycje: { rows: namespace } } } },
    facts: { [read]: { row: { first: namespace } } },
    details: {
      [read]: { answer: { pozycje: { rows: namespace } } },
      [one]: { row: { first: namespace, where: { id: 'id' } } },
    },
    form: {},
  };
  return { table, operations: operations[service.kind], csv: [file, csvOf(service)] };
}

/** `uszkodzenia-drog` -> `UD`: what numbers of records begin with. */
const prefix = (slug: string): string =>
  slug
    .split('-')
    .filter((part) => /^[a-z]/.test(part))
    .map((part) => part[0]!.toUpperCase())
    .join('')
    .slice(0, 10) || 'WL';

/** Rows of the demo accounts anna.wisniewska and przewozy, so that a trial shows data. */
const DEMO = [
  { pesel: '99840233060', nip: '' },
  { pesel: '', nip: '9990010001' },
];

/** Three rows to begin with, the columns named as the contract names the fields. */
function csvOf({ kind, fields, subject }: NewService): string {
  const rows = Array.from({ length: kind === 'facts' && !subject ? 1 : 4 }, (_, at) => ({
    ...(subject && DEMO[at % DEMO.length]),
    ...(kind === 'details' && { id: String(at + 1) }),
    ...exampleEntry(fields, at),
  }));
  const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row).map(String))];
  return `${lines.map((cells) => cells.map(quoted).join(';')).join('\n')}\n`;
}

const quoted = (cell: string): string => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
