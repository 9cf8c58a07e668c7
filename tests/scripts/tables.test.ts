import { describe, expect, it } from 'vitest';
import { declaredTables, foreignQueries, queriesIn, type TableRules } from '../../scripts/tables.ts';

const WODA = 'server/domains/woda';
const NALEZNOSCI = 'server/domains/naleznosci';
const tablesOf = (names: string) =>
  `declare module '../../engine/db/tables.ts' {\n  interface Tables {\n${names.replace(/\w+/g, '    $&: Row;')}\n  }\n}\n`;

/** Problems of the query in a file of water; cards belong to dues, accounts to the engine. */
function problemsOf(query: string, rules: Partial<TableRules> = {}, file = `${WODA}/queries.ts`, mayImport = true) {
  const files = new Map([
    [`${WODA}/tables.ts`, tablesOf('wodomierze')],
    [`${NALEZNOSCI}/tables.ts`, tablesOf('karty\nraty')],
    ['server/engine/db/tables.ts', 'export interface Tables {\n  konta: KontoRow;\n}\n'],
    [file, query],
  ]);
  return foreignQueries(files, { reads: {}, readAll: [], writers: {}, ...rules }, () => mayImport);
}

describe('queries of tables', () => {
  it('a domain queries its own tables and those of the engine', () => {
    expect(problemsOf("db.selectFrom('wodomierze').innerJoin('konta', 'a', 'b'); db.insertInto('konta')")).toEqual([]);
  });

  it('a listed table of the engine is written by its writers only, and read by all', () => {
    const query = "db.selectFrom('konta'); db\n.updateTable('konta')";
    expect(problemsOf(query, { writers: { konta: [WODA] } })).toEqual([]);
    expect(problemsOf(query, { writers: { konta: [NALEZNOSCI] } })).toEqual([
      `${WODA}/queries.ts:2  ${WODA} writes the table konta of server/engine: only ${NALEZNOSCI} may`,
    ]);
  });

  it('a table of another domain is named, with its owner, the line and what to do', () => {
    expect(problemsOf("db\n  .selectFrom('karty')")).toEqual([
      `${WODA}/queries.ts:2  ${WODA} reads the table karty of ${NALEZNOSCI}: call a function of the owner, or declare the join in scripts/floors.json`,
    ]);
  });

  it.each([
    ['a join', "db.selectFrom('wodomierze').leftJoin('karty as k', 'k.id', 'x')"],
    ['a subquery', "db.selectFrom('wodomierze').where((of) => of.exists(of.selectFrom('karty').select('rok')))"],
    ['a change', "db.updateTable('karty').set({ rok: 1 })"],
    ['a deletion', "db.deleteFrom('karty')"],
    ['many rows', "await database.insert(query, 'karty', rows)"],
    ['SQL as text', 'sql`select 1 from wodomierze join "karty" k on true`'],
  ])('%s of a foreign table is found', (_, query) => {
    expect(problemsOf(query)).toHaveLength(1);
  });

  it('a declared join is allowed when the domain may import the owner', () => {
    const rules = { reads: { [WODA]: ['karty'] } };
    const join = "db.selectFrom('wodomierze').innerJoin('karty', 'a', 'b')";
    expect(problemsOf(join, rules)).toEqual([]);
    expect(problemsOf(join, rules, undefined, false)).toHaveLength(1);
  });

  it('a declared table is never written', () => {
    const [problem] = problemsOf("db.selectFrom('karty'); db.updateTable('karty')", { reads: { [WODA]: ['karty'] } });
    expect(problem).toContain('writes the table karty');
  });

  it('a declared join that no query uses is refused', () => {
    expect(problemsOf('', { reads: { [WODA]: ['karty'] } })).toEqual([
      `scripts/floors.json declares a join that no query uses: ${WODA} karty`,
    ]);
  });

  it('a seed reads every table and writes those of its domain', () => {
    const rules = { readAll: ['server/domains/*/seed*.ts'] };
    const seed = `${WODA}/seedRachunki.ts`;
    expect(problemsOf("query.selectFrom('karty'); database.insert(query, 'wodomierze', rows)", rules, seed)).toEqual(
      [],
    );
    expect(problemsOf("database.insert(query, 'karty', rows)", rules, seed)).toHaveLength(1);
  });

  it('the engine queries no table of a domain', () => {
    expect(problemsOf("db.selectFrom('karty')", {}, 'server/engine/session/sessions.ts')).toHaveLength(1);
  });

  it('an alias and a word that is no table are no query', () => {
    expect(
      queriesIn("db.selectFrom('x').innerJoin('wyjety', 'a', 'b'); names.insert(one, 'x')", new Set(['karty'])),
    ).toEqual([]);
  });

  it('tables are read from their declaration', () => {
    expect(declaredTables(tablesOf('karty\nraty'))).toEqual(['karty', 'raty']);
  });
});
