import { expect, it, vi } from 'vitest';
import { ANYTHING } from '../../codegen/check/scenario/anything.ts';
import { holder } from '../../codegen/contract/holdsTo.ts';
import { loadContract } from '../../codegen/contract/load.ts';
import { DocumentError } from '../../server/engine/documents/errors.ts';
import { DocumentScope } from '../../server/engine/documents/scope.ts';
import type { Block, BlockOf } from '../../src/blocks/block.ts';
import { childrenOf } from '../../src/blocks/containers.ts';
import type { Document, Screen } from '../../src/blocks/screen.ts';
import type { Column } from '../../src/blocks/table/block.ts';
import type * as models from '../../src/generated/models.ts';
import { answersData } from '../../src/lang/descriptors/contract.ts';
import { compileExpression } from '../../src/lang/expressions/compile.ts';
import { evaluate } from '../../src/lang/expressions/evaluate.ts';
import type { Scope, Tree } from '../../src/lang/expressions/tree.ts';
import { sumKwot } from '../../src/lang/values/kwota.ts';
import { isThorough } from '../night.ts';
import { type Client, forOneDatabase, ROOT, shippedMunicipality, TODAY, withOffice } from './helpers.ts';

/*
 * Every row of every table with a sum, of all cards of the demo accounts, in the usual run those of one year: the amounts of a row add up to its last amount, and the
 * office's own sum of a column is the sum of its rows. Sums that the contract declares (`x-sum`) are checked in each answer. A new table with several amounts has to add up, or is named below.
 */

vi.setConfig({ testTimeout: 60_000 });

/** Accounts that log in with the password alone and have cards. */
const LOGINS = ['anna.wisniewska', 'przewozy', 'gospoda', 'jan.nowak', 'ewa.zielinska'];
/** The tables of 2025 have rows of every kind. */
const YEARS = isThorough ? [2024, 2025, 2026] : [2025];

/** Amounts of the tables that are no part of the sum beside them, each with the reason. */
const BESIDE: Readonly<Record<string, string>> = {
  'naleznosci/karta raty kwotaRaty': 'as assessed; what is left of it is the principal',
  'platnosci/historia raty kwotaRaty': 'as assessed; what was paid of it is the principal',
  'platnosci/historia raty kwotaVat': 'within the principal',
  'woda/faktura pozycje cenaBrutto': 'of one unit',
  'podatki/zestawienie grunty stawka': 'of one unit',
  'podatki/zestawienie budynki stawka': 'of one unit',
  'podatki/zestawienie budowle wartoscBudowli': 'the tax is a share of it',
  'podatki/decyzja grunty stawka': 'of one unit',
  'podatki/decyzja budynki stawka': 'of one unit',
  'podatki/decyzja budowle wartoscBudowli': 'the tax is a share of it',
};
/** Tables whose amounts are not parts of each other, each with the reason. */
const APART: Readonly<Record<string, string>> = {
  'naleznosci/karta elementy': 'the whole, and what is left of it',
  'naleznosci/karta naliczenia': 'the whole, and what is left of it',
  'oplaty/zezwolenia dodatkowe': 'each fee has a column, none is the sum',
  'akcyza/wnioski tabela': 'a limit beside litres',
  'akcyza/zwroty tabela': 'a refund, and what is left of a limit',
};
/** Tables of documents whose arguments are of another kind; tests/server/domains/woda adds them up. */
const ELSEWHERE = ['woda/faktura pozycje', 'woda/faktura vat'];

const municipality = await shippedMunicipality();
const { contract } = loadContract([`${ROOT}/schemas/api`]);
const mistakes = holder(contract);
const screens = Object.values(municipality.screens).filter(({ access }) => access === 'full');

type Table = BlockOf<'table'>;
const isMoney = ({ cell, value }: Column) =>
  value !== undefined && !!cell && 'format' in cell && cell.format === 'money';
const amounts = (table: Table) => table.columns.filter(isMoney);

/** The amounts of a row and the one that is their sum; nothing for a table with fewer, or one whose amounts are apart. */
function partsOf(name: string, table: Table): { parts: Column[]; whole: Column } | undefined {
  const counted = amounts(table).filter(({ id }) => !BESIDE[`${name} ${id}`]);
  const whole = counted.at(-1);
  return counted.length < 2 || APART[name] || !whole ? undefined : { parts: counted.slice(0, -1), whole };
}

const documentsOf = (screen: Screen): Document[] => Object.values(screen.documents ?? {});
const tablesIn = (blocks: readonly Block[]): Table[] =>
  blocks.flatMap((block) => [...(block.type === 'table' ? [block] : []), ...tablesIn(childrenOf(block))]);
const readsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => [...block.reads, ...readsOf(childrenOf(block))]);
const tree = (source: string): Tree => compileExpression(source, ANYTHING).tree;
const nameOf = (screen: Screen, table: Table) => `${screen.name} ${table.id}`;

forOneDatabase((make) => {
  const office = withOffice(make);

  it('adds up all tables with sums', async () => {
    const wrong = new Set<string>();
    const seen = new Set<string>();
    for (const login of LOGINS) {
      const client = await office().login(login);
      const get = async (path: string) => (await client.get(`/api/${path}`)).json();
      const { podmioty } = (await get('lista-podmiotow')) as models.DajListePodmiotowAnswer;
      for (const podmiot of podmioty) {
        const { nip } = podmiot;
        for (const rok of YEARS) {
          const { karty } = (await get(
            `naleznosci/lista?rok=${rok}${nip ? `&nip=${nip}` : ''}`,
          )) as models.ListaNaleznosci;
          const cards = karty.map(({ idKartyNaleznosci }) => idKartyNaleznosci);
          for (const screen of screens) {
            const ofCard = Object.hasOwn(screen.params, 'idKartyNaleznosci');
            for (const card of ofCard ? cards : [null])
              await addUp(screen, { client, podmiot, card, rok }, seen, wrong);
          }
        }
      }
    }
    expect([...wrong]).toEqual([]);
    const summed = screens.flatMap((screen) =>
      [screen.content, ...documentsOf(screen).map(({ content }) => content)]
        .flatMap(tablesIn)
        .map((table) => ({ name: nameOf(screen, table), table }))
        .filter(({ name, table }) => partsOf(name, table) && !ELSEWHERE.includes(name)),
    );
    expect(new Set(summed.map(({ name }) => name))).toEqual(seen);
  });
});

interface About {
  client: Client;
  podmiot: models.Podmiot;
  card: number | null;
  rok: number;
}

/** Opens one screen with all its documents; a card of another kind, which the office does not know there, is passed over. */
async function addUp(screen: Screen, about: About, seen: Set<string>, wrong: Set<string>): Promise<void> {
  const content = [...screen.content, ...documentsOf(screen).flatMap((document) => document.content)];
  const tables = tablesIn(content);
  if (!tables.some((table) => amounts(table).length > 0)) return;
  const { podmiot, card, rok, client } = about;
  const state: Record<string, Tree> = {};
  if (screen.state.rok) state.rok = rok;
  if (screen.state.wybrane) state.wybrane = tree('data.raty.ratyZbiorcze.map(r, r.idNaleznosciRatyZbiorczej)');
  const document = {
    ...(documentsOf(screen)[0] ?? {}),
    params: card === null ? {} : { idKartyNaleznosci: card },
    state,
    content,
  } as unknown as Document;
  const scope = new DocumentScope(
    {
      screen,
      document,
      args: { rok },
      call: (operation, args) => call(client, operation, { ...args, ...(podmiot.nip && { nip: podmiot.nip }) }),
      subject: podmiot,
      user: null,
      config: {},
      today: TODAY,
      language: 'pl',
    },
    () => '',
  );
  try {
    await scope.load(readsOf(content));
  } catch (cause) {
    if (cause instanceof DocumentError && cause.cause instanceof NotHere) return;
    throw cause;
  }
  walk(content, scope.scope);

  function walk(blocks: readonly Block[], around: Scope): void {
    for (const block of blocks) {
      if (block.type !== 'table') walk(childrenOf(block), around);
      else if (typeof block.rows !== 'object' || typeof (block.rows as unknown[])[0] === 'string')
        rowsOf(block, around);
    }
  }

  function rowsOf(table: Table, around: Scope): void {
    const name = nameOf(screen, table);
    const rows = (evaluate(table.rows as Tree, around) ?? []) as readonly object[];
    const within = rows.map((row): Scope => ({ ...around, row, parent: around.row }));
    const read = ({ value }: Column, one: Scope) => (evaluate(value!, one) ?? 0) as number;
    const sum = partsOf(name, table);
    for (const one of within) {
      walk(childrenOf(table), one);
      if (!sum) continue;
      seen.add(name);
      const parts = sumKwot(sum.parts.map((column) => read(column, one)));
      if (parts !== read(sum.whole, one))
        wrong.add(`${name}: ${sum.parts.map(({ id }) => id).join(' + ')} != ${sum.whole.id}`);
    }
    for (const column of amounts(table)) {
      if (column.total === undefined || column.total === true || rows.length === 0) continue;
      const sum = sumKwot(within.map((one) => read(column, one)));
      if (evaluate(column.total, around) !== sum) wrong.add(`${name}: the sum of ${column.id}`);
    }
  }
}

class NotHere extends Error {}

async function call(client: Client, operation: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { path, method, answer: schema } = contract.operations.get(operation)!;
  expect(method, operation).toBe('GET');
  const inQuery = Object.entries(args).filter(([name]) => !path.includes(`{${name}}`));
  const query = new URLSearchParams(inQuery.map(([name, value]) => [name, String(value)]));
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  const answer = await client.get(`/api${place}?${query}`);
  if (answer.status === 404) throw new NotHere();
  expect(answer.status, `${operation}: ${answer.text}`).toBe(200);
  const value = answer.json();
  expect(answersData(schema) ? mistakes(schema, value) : [], operation).toEqual([]);
  return value;
}
