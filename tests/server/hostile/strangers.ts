import { sql } from 'kysely';
import type { Tables } from '../../../server/engine/db/tables.ts';
import type { TestOffice } from '../helpers.ts';
import { foreignNumbers } from '../samples.ts';

/** What could be the number, the address or the name of somebody in an answer. */
const CANDIDATES =
  /[\dA-Z/-]{9,}|[\w.+-]+@[\w.-]+\.\w+|(?:\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? ){1,2}\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?/gu;

/** The first of these people's data in a text. */
export function strangerIn(text: string, strangers: ReadonlySet<string>): string | undefined {
  return text.match(CANDIDATES)?.find((one) => strangers.has(one));
}

/**
 * PESEL, NIP, telephone, account and card numbers, e-mails and names of all subjects that are not the account's, as the database
 * has them. A name that the account's own rows have too, such as that of a co-owner, is none of a stranger.
 *
 * @param login absent: nobody, to whom all are strangers
 */
export async function strangersOf(office: TestOffice, login?: string): Promise<ReadonlySet<string>> {
  const { query } = office.database;
  const konta = await query.selectFrom('konta').select(['kontoId', 'login', 'email']).execute();
  const kontoId = konta.find((one) => one.login === login)?.kontoId ?? 0;
  const links = await query.selectFrom('kontaPodmioty').select('podmiotId').where('kontoId', '=', kontoId).execute();
  const own = links.map(({ podmiotId }) => podmiotId);
  const podmioty = await query.selectFrom('podmioty').select(['podmiotId', 'nazwa']).execute();
  const mieszkancy = await query.selectFrom('mieszkancy').select('pesel').execute();
  const shown = `${await textOfRows(office, own)} ${await publicText(office)}`;
  const names = podmioty.filter(({ podmiotId, nazwa }) => !own.includes(podmiotId) && !shown.includes(nazwa));
  return new Set([
    ...(await foreignNumbers(office, own)),
    ...mieszkancy.map(({ pesel }) => pesel).filter((pesel) => !shown.includes(pesel)),
    ...konta.filter((one) => one.kontoId !== kontoId && !shown.includes(one.email)).map(({ email }) => email),
    ...names.map(({ nazwa }) => nazwa),
  ]);
}

/** All rows of these subjects. */
async function textOfRows({ database: { query } }: TestOffice, own: readonly number[]): Promise<string> {
  if (own.length === 0) return '';
  const tables = (await query.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === 'podmiotId'),
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(
      await query
        .selectFrom(name as keyof Tables)
        .selectAll()
        .where(sql<boolean>`${sql.ref('podmiotId')} in (${sql.join([...own])})`)
        .execute(),
    );
  return JSON.stringify(rows);
}

/** What anybody may read: people of the office have names, too. */
async function publicText({ municipality }: TestOffice): Promise<string> {
  return [...municipality.files.values()].map(({ body }) => String(body)).join('\n');
}
