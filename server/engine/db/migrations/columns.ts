import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

/** One version of the tables. A released version is never changed; a change is a new version. */
export interface Migration {
  name: string;
  up(make: Make): Promise<void>;
}

export type Table = CreateTableBuilder<string, string>;
export type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export interface Make {
  table(name: string, columns: (table: Table) => Table): Promise<void>;
  index(table: string, columns: readonly string[]): Promise<void>;
  /** Adds a column to an existing table. */
  column(table: string, name: string, type: 'text' | 'integer', build?: Column): Promise<void>;
  /** A statement that both databases understand. */
  run(statement: string): Promise<void>;
  /** A statement for one of the databases. */
  only(kind: 'sqlite' | 'postgres', statement: string): Promise<void>;
  /** From now on the rows of this table are never changed or removed. */
  appendOnly(table: string): Promise<void>;
  /** A number that the database generates. */
  counted(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
}

export const need = (column: ColumnDefinitionBuilder) => column.notNull();
export const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
export const refers = (target: string) => (column: ColumnDefinitionBuilder) => column.notNull().references(target);
export const mayRefer = (target: string) => (column: ColumnDefinitionBuilder) => column.references(target);

export function texts(table: Table, ...names: string[]): Table {
  return names.reduce((t, name) => t.addColumn(name, 'text', need), table);
}
export function flags(table: Table, ...names: string[]): Table {
  return names.reduce((t, name) => t.addColumn(name, 'integer', need), table);
}
export function money(table: Table, ...names: string[]): Table {
  return names.reduce((t, name) => t.addColumn(`${name}Grosze`, 'bigint', need), table);
}
export function ofCard(table: Table): Table {
  return table
    .addColumn('idKartyNaleznosci', 'integer', refers('karty.idKartyNaleznosci'))
    .addColumn('podmiotId', 'integer', refers('podmioty.podmiotId'));
}
export function booking(table: Table): Table {
  const named = texts(table, 'opis', 'dataOperacji', 'typ');
  return money(named, 'kwotaGlowna', 'kosztyUpomnien', 'odsetki', 'oplataProlongacyjna');
}
