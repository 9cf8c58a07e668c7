import type { Language } from '../../src/lang/descriptors/language.ts';
import type { RecordsTable, Subject, Table } from '../artefact/data/plan.ts';
import type { Files } from '../files/files.ts';
import type { Path } from '../files/jsonFile.ts';
import type { ReportAt } from '../files/openFile.ts';
import { asWritten, list, number, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import type { DataJson, DataRecordsTableJson, DataSubjectJson } from '../generated/descriptors.ts';
import { type Csv, CsvMistake, type CsvPlace, readCsv } from './csv.ts';
import { readProcess, type Services } from './process.ts';
import type { DataWorld } from './world.ts';

/** Everybody can download files from this folder. */
const OFFERED = /^(?:content|public)\//;

/** The tables of data.config.json, with their files read. What cannot be read is reported and left out. */
export function readTables(
  value: unknown,
  files: Files,
  reportAt: ReportAt,
  reportCsv: (file: string, code: string, place: CsvPlace, message: string) => void,
  languages: readonly Language[],
  services: Services,
): { tables: Map<string, Table>; cellPlace: DataWorld['cellPlace'] } {
  const tables = new Map<string, Table>();
  const places = new Map<string, Csv['place']>();
  for (const [name, item] of Object.entries(record(asWritten<DataJson>(value).tables))) {
    const path = ['tables', name];
    const raw = record(item);
    const subject = raw.subject !== undefined ? subjectOf(raw.subject) : undefined;
    const lang = raw.lang !== undefined && { lang: { columns: list(raw.lang).map((one) => word(one)), languages } };
    if (raw.csv !== undefined) {
      const csv = openCsv(word(raw.csv), [...path, 'csv'], files, reportAt, reportCsv);
      if (!csv) continue;
      const { columns, rows, place } = csv;
      places.set(name, place);
      tables.set(name, { kind: 'csv', name, file: word(raw.csv), csv: { columns, rows }, ...lang, subject });
    } else if (raw.view !== undefined) {
      const database = raw.database === undefined ? undefined : word(raw.database);
      tables.set(name, { kind: 'view', name, view: word(raw.view), ...(database && { database }), ...lang, subject });
    } else if (raw.records !== undefined) tables.set(name, recordsOf(name, record(raw.records), services));
  }
  numbersOnce(tables, reportAt);
  return {
    tables,
    cellPlace: ({ name, csv }, row, column) => places.get(name)!(row, csv.columns.indexOf(column)),
  };
}

function openCsv(
  name: string,
  path: Path,
  files: Files,
  reportAt: ReportAt,
  reportCsv: (file: string, code: string, place: CsvPlace, message: string) => void,
): Csv | undefined {
  const wrong = wrongPath(name, files);
  if (wrong) {
    reportAt('data.file', path, wrong);
    return undefined;
  }
  try {
    return readCsv(files.read(name) ?? '');
  } catch (failure) {
    if (!(failure instanceof CsvMistake)) throw failure;
    reportCsv(name, 'data.file', failure.place, failure.message);
    return undefined;
  }
}

/** A plain path inside the folder that cannot be downloaded. */
function wrongPath(name: string, files: Files): string | undefined {
  if (name.includes('\\') || name.split('/').some((part) => ['', '.', '..'].includes(part)))
    return `"${name}" is not a path inside this folder. Write, for example, data/bookings.csv.`;
  if (!name.endsWith('.csv')) return `"${name}" is not a CSV file: its name must end in .csv.`;
  if (OFFERED.test(name)) return 'Everybody can download files from there: move this one to data/.';
  const kind = files.kind(name);
  if (kind === 'link') return `"${name}" is a symbolic link, or leads through one: only files of the folder are read.`;
  return kind === 'file' ? undefined : `There is no file "${name}".`;
}

function subjectOf(raw: Unchecked<DataSubjectJson>): Subject | null {
  if (raw === null) return null;
  if (typeof raw === 'string') return { pesel: raw, nip: raw };
  return { pesel: word(record(raw).pesel), nip: word(record(raw).nip) };
}

function recordsOf(name: string, raw: Raw<DataRecordsTableJson['records']>, services: Services): RecordsTable {
  const perDay = record(raw.perDay);
  const process = raw.process === undefined ? undefined : readProcess(record(raw.process), services);
  return {
    kind: 'records',
    name,
    number: word(raw.number),
    states: process ? [...process.states.keys()] : list(raw.states).map((state) => word(state)),
    ...(process && { process }),
    perDay: { most: number(perDay.most), code: word(perDay.code), text: word(perDay.text) },
  };
}

/** Two kinds of records may not share a number pattern (`data.record`). */
function numbersOnce(tables: ReadonlyMap<string, Table>, reportAt: ReportAt): void {
  const seen = new Map<string, string>();
  for (const table of tables.values()) {
    if (table.kind !== 'records') continue;
    const earlier = seen.get(table.number);
    if (earlier)
      reportAt(
        'data.record',
        ['tables', table.name, 'records', 'number'],
        `Records of "${earlier}" already have the numbers ${table.number}: choose another pattern.`,
      );
    seen.set(table.number, table.name);
  }
}
