import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Problem } from '../../src/lang/errors/problem.ts';
import type { DataPlan, OperationPlan } from '../artefact/data/plan.ts';
import type { Contract } from '../contract/load.ts';
import { openFile, reporterFor } from '../files/openFile.ts';
import { asWritten, type Raw, record, word } from '../files/raw.ts';
import type { Schemas } from '../files/schemas.ts';
import { guess } from '../files/shape.ts';
import type { SymbolListener } from '../files/symbolListener.ts';
import type { DataJson, DataOperationJson } from '../generated/descriptors.ts';
import { DATA_CONFIG, type Layers } from '../overlay/layers.ts';
import type { Locales } from '../texts/locales.ts';
import { textCheck } from '../texts/textCheck.ts';
import { noteDataSymbols } from './dataSymbols.ts';
import { expressionsIn } from './expression.ts';
import { checkLang } from './lang.ts';
import { moversIn } from './move.ts';
import { planOperation } from './operation.ts';
import type { Services } from './process.ts';
import { checkProcess } from './processCheck.ts';
import { checkRecordsTable } from './record.ts';
import { checkCircles } from './refuse.ts';
import { checkSubject } from './subject.ts';
import { readTables } from './tables.ts';
import type { DataWorld } from './world.ts';

/** Domains of the contract that the office answers in its own code. */
const SHIPPED = resolve(import.meta.dirname, '../../schemas/api');
let shipped: ReadonlySet<string> | undefined;

/** Is it an operation of the municipality's own? */
export function isOwn({ domain }: Operation): boolean {
  shipped ??= new Set(readdirSync(SHIPPED).map((name) => name.replace(/\.json$/, '')));
  return !shipped.has(domain);
}

const ownOf = (contract: Contract): Operation[] => [...contract.operations.values()].filter(isOwn);

/** The parts of a municipality that its data are checked with. */
interface Checked {
  contract: Contract;
  schemas: Schemas;
  locales: Locales;
  services: Services;
  /** Domains of the contract that other backends answer. */
  elsewhere: ReadonlySet<string>;
  /** Receives what the check finds. */
  listener?: SymbolListener | undefined;
}

/** Reads data.config.json, of the overlay where there is one. @returns undefined without it */
export function readData(
  { contract, schemas, locales, services, elsewhere, listener }: Checked,
  { above, below, nameAbove }: Layers,
  report: (problem: Problem) => void,
): DataPlan | undefined {
  const files = above ?? below;
  const shown = (name: string): string => (above ? nameAbove(name) : name);
  const text = files.read(DATA_CONFIG);
  if (text === undefined) return undefined;
  const file = openFile(shown(DATA_CONFIG), text, 'config/data.schema.json', schemas, report, listener);
  const reportAt = reporterFor(file, report);
  const reportCsv: DataWorld['reportCsv'] = (name, code, place, message) =>
    report({
      code,
      severity: 'error',
      file: shown(name),
      pointer: `/${place.line}/${place.column}`,
      ...place,
      message,
    });
  const raw = asWritten<DataJson>(file.value);
  const { tables, cellPlace } = readTables(raw, files, reportAt, reportCsv, locales.languages, services);
  const movers = moversIn(contract, record(raw.operations));
  const world: DataWorld = {
    contract,
    reportAt,
    reportCsv,
    tables,
    cellPlace,
    fileKind: (name) => files.kind(name),
    used: new Set(),
    writers: writersOf(contract, record(raw.operations), (item) => item.record),
    changers: writersOf(contract, record(raw.operations), (item) => record(item.change).table),
    moversOf: (name) => movers.get(name) ?? [],
    amongOf: (name) => record(record(record(raw.tables)[name]).records).among,
    expression: expressionsIn(file, report, listener),
    text: textCheck(locales, reportAt),
    placeholders: (key) => locales.placeholders(key),
    services,
  };
  if (listener) noteDataSymbols(file, world, ownOf(contract), locales, listener);
  for (const [name, item] of Object.entries(record(raw.tables))) {
    const table = tables.get(name);
    if (table) checkSubject(world, table, record(item).subject);
    if (table) checkLang(world, table);
    if (table?.kind === 'records') {
      checkRecordsTable(world, name, record(item).records);
      checkProcess(world, table);
    }
  }
  sameSubject(world);
  const operations = planOperations(world, record(raw.operations), elsewhere);
  checkCircles(world, operations);
  for (const name of tables.keys()) {
    if (!world.used.has(name))
      reportAt('data.unused', ['tables', name], `No operation uses "${name}".`, { key: true, warning: true });
  }
  return { tables, operations };
}

/** @param tableIn the table that an entry writes into */
function writersOf(
  contract: Contract,
  operations: Raw<DataJson['operations']>,
  tableIn: (item: Raw<DataOperationJson>) => unknown,
): Map<string, Operation[]> {
  const writers = new Map<string, Operation[]>();
  for (const [id, item] of Object.entries(operations)) {
    const operation = contract.operations.get(id);
    const table = word(tableIn(record(item)));
    if (operation?.writes && table) writers.set(table, [...(writers.get(table) ?? []), operation]);
  }
  return writers;
}

function planOperations(
  world: DataWorld,
  raw: Raw<DataJson['operations']>,
  elsewhere: ReadonlySet<string>,
): Map<string, OperationPlan> {
  const { contract, reportAt } = world;
  const own = ownOf(contract).filter(({ domain }) => !elsewhere.has(domain));
  const plans = new Map<string, OperationPlan>();
  for (const [id, item] of Object.entries(raw)) {
    const operation = contract.operations.get(id);
    const path = ['operations', id];
    if (!operation) {
      const near = guess(
        id,
        own.map((one) => one.id),
      );
      reportAt('data.operation', path, `The contract has no operation "${id}".${near}`, { key: true });
    } else if (elsewhere.has(operation.domain)) {
      reportAt(
        'data.operation',
        path,
        `Another backend answers ${id}: \`api.bases\` of services.config.json names its domain "${operation.domain}".`,
        { key: true },
      );
    } else if (!isOwn(operation)) {
      reportAt(
        'data.operation',
        path,
        `The office answers ${id} itself: list only operations of your own schemas/api here.`,
        { key: true },
      );
    } else {
      const plan = planOperation(world, operation, record(item));
      if (plan) plans.set(id, plan);
    }
  }
  for (const { id, answer, source } of own) {
    if (answer === 'document' || Object.hasOwn(raw, id)) continue;
    reportAt('data.unbound', ['operations'], `${id} (${source}) has no answer: add an entry for it here.`, {
      key: true,
    });
  }
  return plans;
}

/** A file or view with a subject has the same subject in every table that reads it (`data.subject`). */
function sameSubject({ tables, reportAt }: DataWorld): void {
  const seen = new Map<string, { name: string; subject: string }>();
  for (const table of tables.values()) {
    if (table.kind === 'records') continue;
    // A view is the same with the schema that databases look into by themselves.
    const source =
      table.kind === 'csv'
        ? table.file
        : `${table.database ?? ''}:${table.view.toLowerCase().replace(/^(public|main)\./, '')}`;
    const subject = JSON.stringify(table.subject ?? null);
    const earlier = seen.get(source);
    if (earlier && earlier.subject !== subject)
      reportAt(
        'data.subject',
        ['tables', table.name],
        `"${earlier.name}" reads the same rows with another "subject": both must have the same one.`,
        {
          key: true,
        },
      );
    seen.set(source, { name: table.name, subject });
  }
}
