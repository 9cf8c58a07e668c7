/**
 * The roles of PostgreSQL that an office acts in. The login role owns the tables: it migrates, backs up and restores. Whatever
 * else the office does, it does in one of these, each transaction in its own.
 */
export const ROLES = {
  /** A call with a resident's session: rows of its account and its subjects. */
  mieszkaniec: 'calls of residents',
  /** A call without a session: what is public. */
  gosc: 'calls of visitors',
  /** Registration, login, and changes of an account: whose account it is turns out only there. */
  konto: 'accounts and logins',
  /** Calls at the desk. */
  urzednik: 'calls of clerks',
  /** Loading a feed, and undoing it. */
  zasilenie: 'feeds',
  /** Work beside the calls, and commands of the operator. */
  praca: 'work beside the calls',
} as const;

export type RoleName = keyof typeof ROLES;

/** On whose behalf a transaction runs. */
export interface Actor {
  role: RoleName;
  kontoId?: number | undefined;
  /** The chosen subject; of a call without one, all subjects that its session may act for. */
  podmioty?: readonly number[];
}

/**
 * The statement that opens a transaction: its settings end with it, so a pooler may give the next transaction the same connection.
 *
 * @param prefix of the names of the roles
 */
export function openingOf({ role, kontoId, podmioty = [] }: Actor, prefix: string): string {
  const settings = {
    role: roleName(prefix, role),
    'okienko.konto': kontoId === undefined ? '' : String(Math.trunc(kontoId)),
    'okienko.podmioty': `{${podmioty.map(Math.trunc).join()}}`,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${literal(value)}, true)`);
  return `select ${calls.join(', ')}`;
}

/** Roles belong to all databases of a server, so they are named after the login role of this office. */
export const roleName = (prefix: string, role: RoleName): string => `${prefix}_${role}`;

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
