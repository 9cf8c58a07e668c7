import type { Right, Rows, TableAccess } from './access.ts';
import { identifier, ROLES, type RoleName, roleName } from './actor.ts';

const names = Object.keys(ROLES) as RoleName[];

/** The settings of a transaction, read once for each statement. */
export const KONTO = `(select nullif(current_setting('okienko.konto', true), '')::integer)`;
const PODMIOTY = `((select nullif(current_setting('okienko.podmioty', true), ''))::integer[])`;

/**
 * What gives each role its rights and rows of a table, and takes everything else away, whatever was there before.
 *
 * @param prefix of the names of the roles
 */
export function statementsOf(table: string, access: TableAccess, prefix: string): string[] {
  const on = identifier(table);
  const to = (role: RoleName) => identifier(roleName(prefix, role));
  const granted = names
    .map((role) => [role, grantsOf(role, access)] as const)
    .filter(([, grants]) => grants.length > 0);
  const { rows = {}, isView } = access;
  const isSecured = Object.keys(rows).length > 0;
  const rights = [
    `revoke all on ${on} from ${names.map(to).join(', ')}`,
    ...granted.map(([role, grants]) => `grant ${grants.join(', ')} on ${on} to ${to(role)}`),
  ];
  if (isView) return rights;
  return [
    ...rights,
    ...names.map((role) => `drop policy if exists ${identifier(role)} on ${on}`),
    `alter table ${on} ${isSecured ? 'enable' : 'disable'} row level security`,
    ...(isSecured ? granted : []).map(([role]) => {
      const of = rows[role];
      return `create policy ${identifier(role)} on ${on} to ${to(role)} using (${of ? condition(on, of) : 'true'})`;
    }),
  ];
}

function grantsOf(role: RoleName, { roles, praca, key = [] }: TableAccess): readonly string[] {
  if (role === 'praca') return praca ?? ALL;
  const right = roles[role];
  return right ? GRANTS[right](`(${key.map(identifier).join(', ')})`) : [];
}

const ALL = ['select', 'insert', 'update', 'delete'];
const GRANTS: Readonly<Record<Right, (key: string) => readonly string[]>> = {
  read: () => ['select'],
  lock: (key) => ['select', `update ${key}`],
  insert: (key) => (key === '()' ? ['insert'] : ['insert', `select ${key}`]),
  add: () => ['select', 'insert'],
  change: () => ['select', 'insert', 'update'],
  write: () => ALL,
};

/** Without `with check` of its own, a policy holds for the rows that are written as well. */
function condition(on: string, { podmiot, konto, of, or }: Rows): string {
  return [
    ...(podmiot === undefined ? [] : [`${identifier(podmiot)} = any ${PODMIOTY}`]),
    ...(konto === undefined ? [] : [`${identifier(konto)} = ${KONTO}`]),
    ...(of
      ? [
          `exists (select 1 from ${identifier(of.table)} p where p.${identifier(of.key ?? of.by)} = ${on}.${identifier(of.by)})`,
        ]
      : []),
    ...(or === undefined ? [] : [`(${or})`]),
  ].join(' or ');
}
