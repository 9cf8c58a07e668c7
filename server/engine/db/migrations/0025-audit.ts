import { type Make, type Migration, texts } from './columns.ts';

/** Nothing younger than two years may be removed, whatever a setting says. */
const FLOOR_DAYS = 730;
const FIXED = ['id', 'kiedy', 'strona', 'kontoId', 'login', 'siec', 'czynnosc', 'numer', 'szczegoly'];

/** One audit log of residents, clerks, operators and the office, with seals that chain it; the log of clerks moves into it. */
export const audit: Migration = {
  name: '0025-audit',
  async up(make) {
    const { table, index, run, only, counted } = make;
    await table('audyt', (t) =>
      texts(t.addColumn('id', 'integer', counted), 'kiedy', 'login', 'siec', 'czynnosc', 'szczegoly')
        .addColumn('strona', 'text', (c) => c.notNull().defaultTo('URZEDNIK'))
        // No reference: a line outlives an account that was never activated.
        .addColumn('kontoId', 'integer')
        .addColumn('numer', 'text')
        .addColumn('pieczec', 'integer'),
    );
    await index('audyt', ['numer']);
    await index('audyt', ['kiedy']);
    await index('audyt', ['kontoId']);
    await index('audyt', ['pieczec']);
    await run('create index "audytBezPieczeci" on audyt (id) where pieczec is null');
    await table('pieczecieAudytu', (t) =>
      texts(t, 'kiedy', 'wpisy', 'poprzedni', 'skrot', 'podpis').addColumn('numer', 'integer', (c) => c.primaryKey()),
    );
    await run(`insert into audyt (kiedy, strona, "kontoId", login, siec, czynnosc, numer, szczegoly)
      select kiedy, case czynnosc when 'KONTO' then 'OPERATOR' else 'URZEDNIK' end, "kontoId", login, siec, czynnosc, numer, szczegoly
      from "dziennikUrzednikow" order by id`);
    await run('drop table "dziennikUrzednikow"');
    await only('postgres', 'drop function "dziennikUrzednikow_refuse"()');
    // A process of the version before, which runs until it is replaced, writes and reads through this view.
    await only(
      'postgres',
      'create view "dziennikUrzednikow" as select id, kiedy, "kontoId", login, siec, czynnosc, numer, szczegoly from audyt',
    );
    await protect(make);
  },
};

/** Lines and seals are never changed, except that a line gets its seal once; they are removed at the end of their time only. */
async function protect({ only }: Make): Promise<void> {
  const same = FIXED.map((name) => `new."${name}" is old."${name}"`).join(' and ');
  const old = `old.kiedy < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${FLOOR_DAYS} days')`;
  const refused = (table: string) => `begin select raise(abort, '${table} only grows'); end`;
  for (const [table, change, unless] of [
    ['audyt', 'update', `old.pieczec is null and new.pieczec is not null and ${same}`],
    ['audyt', 'delete', `old.pieczec is not null and ${old}`],
    ['pieczecieAudytu', 'update', 'false'],
    ['pieczecieAudytu', 'delete', old],
  ] as const)
    await only(
      'sqlite',
      `create trigger "${table}_${change}" before ${change} on "${table}" when not (${unless}) ${refused(table)}`,
    );
  const young = `old.kiedy >= to_char(now() at time zone 'utc' - interval '${FLOOR_DAYS} days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const sealing = FIXED.map((name) => `new."${name}" is not distinct from old."${name}"`).join(' and ');
  const isSealing = `tg_table_name = 'audyt' and old.pieczec is null and new.pieczec is not null and ${sealing}`;
  await only(
    'postgres',
    `create function "audyt_chron"() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and not (${young}) then return old; end if;
      if tg_op = 'UPDATE' and tg_table_name = 'audyt' then
        if ${isSealing} then return new; end if;
      end if;
      raise exception '% only grows', tg_table_name; end $$`,
  );
  for (const table of ['audyt', 'pieczecieAudytu']) {
    await only(
      'postgres',
      `create trigger "${table}_rows" before update or delete on "${table}" for each row execute function "audyt_chron"()`,
    );
    await only(
      'postgres',
      `create trigger "${table}_all" before truncate on "${table}" for each statement execute function "audyt_chron"()`,
    );
  }
}
