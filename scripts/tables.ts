import { matchesGlob } from 'node:path';

/** A query of a table in a source file. */
export interface Query {
  line: number;
  table: string;
  writes: boolean;
}

/** The methods of a query builder that take a table, and those that write it. */
const METHODS = /\.\s*(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w*[jJ]oin)\(\s*['"`](\w+)/g;
const WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
/** Many rows at once: `insert(query, 'karty', rows)` of server/engine/db/open.ts. */
const ROWS = /\binsert\(\s*[\w.]+,\s*['"`](\w+)['"`]/g;
/** SQL as text. */
const SQL = /\b(from|join|into|update)\s+"?(\w+)"?/gi;

/** The tables that a tables.ts declares, from its `interface Tables`. */
export function declaredTables(text: string): string[] {
  const body = text.match(/interface Tables \{\n([\s\S]*?)\n\s*\}\n/)?.[1] ?? '';
  return [...body.matchAll(/^\s+(\w+): /gm)].map((match) => match[1]!);
}

/**
 * Queries in the text of a source file, by line: calls of the query builder, of `insert`, and SQL in template strings.
 *
 * @param known names of tables: any other name is an alias, or no query
 */
export function queriesIn(text: string, known: ReadonlySet<string>): Query[] {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const calls = [...text.matchAll(METHODS)].map((match) => ({
    line: lineAt(match.index),
    table: match[2]!,
    writes: WRITES.includes(match[1]!),
  }));
  const rows = [...text.matchAll(ROWS)].map((match) => ({ line: lineAt(match.index), table: match[1]!, writes: true }));
  const sql = [...text.matchAll(/`[^`]*\b(?:select|insert|update|delete)\b[^`]*`/gi)].flatMap((literal) =>
    [...literal[0].matchAll(SQL)].map((match) => ({
      line: lineAt(literal.index + match.index),
      table: match[2]!,
      writes: /into|update/i.test(match[1]!),
    })),
  );
  return [...calls, ...rows, ...sql].filter(({ table }) => known.has(table)).sort((a, b) => a.line - b.line);
}

/** What `scripts/floors.json` says of tables. */
export interface TableRules {
  /** By a domain: tables of others that its queries may join. It never writes them. */
  reads: Readonly<Record<string, readonly string[]>>;
  /** Patterns of files that read every table: what makes the demo. They write only their domain's. */
  readAll: readonly string[];
  /** By a table of the engine: the domains that may write it. Every domain may write one that is not listed. */
  writers: Readonly<Record<string, readonly string[]>>;
}

/** The owner of tables: a domain or the engine, named by its folder. */
export const ownerOf = (file: string): string => file.match(/^server\/domains\/\w+/)?.[0] ?? 'server/engine';

/**
 * Compares queries with the owners of the tables: a domain queries its own tables and the engine's. Another domain's rows
 * come from a function of that domain, or by a join that is declared.
 *
 * @param files text by path: the domains and the engine
 * @param mayImport whether the files of a domain may import the other
 * @returns one sentence for each problem
 */
export function foreignQueries(
  files: ReadonlyMap<string, string>,
  { reads, readAll, writers }: TableRules,
  mayImport: (domain: string, other: string) => boolean,
): string[] {
  const owners = new Map<string, string>();
  for (const [file, text] of files)
    if (file.endsWith('/tables.ts')) for (const table of declaredTables(text)) owners.set(table, ownerOf(file));
  const known = new Set(owners.keys());
  const unused = new Set(Object.entries(reads).flatMap(([domain, tables]) => tables.map((one) => `${domain} ${one}`)));
  const problems: string[] = [];
  for (const [file, text] of files) {
    const domain = ownerOf(file);
    for (const { line, table, writes } of queriesIn(text, known)) {
      const owner = owners.get(table)!;
      if (owner === domain) continue;
      if (owner === 'server/engine') {
        const allowed = writers[table];
        if (writes && allowed && !allowed.includes(domain))
          problems.push(
            `${file}:${line}  ${domain} writes the table ${table} of ${owner}: only ${allowed.join(' and ')} may`,
          );
        continue;
      }
      const declared = reads[domain]?.includes(table) ?? false;
      if (declared) unused.delete(`${domain} ${table}`);
      const mayRead = readAll.some((pattern) => matchesGlob(file, pattern)) || (declared && mayImport(domain, owner));
      if (mayRead && !writes) continue;
      const does = writes ? 'writes' : 'reads';
      const cure = writes
        ? 'only its owner writes it'
        : 'call a function of the owner, or declare the join in scripts/floors.json';
      problems.push(`${file}:${line}  ${domain} ${does} the table ${table} of ${owner}: ${cure}`);
    }
  }
  for (const one of unused) problems.push(`scripts/floors.json declares a join that no query uses: ${one}`);
  return problems;
}
