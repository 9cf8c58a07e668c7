import type { Db } from '../../engine/db/open.ts';

/** A payment on the evening before a long weekend is in the ledger of the finance system within this time. */
const DAYS = 5;
const DAY_MS = 24 * 3_600_000;

/**
 * A statement for booked payments that no feed has brought back: the finance system was told of them (platnosc.zaksiegowana) and does
 * not have them. Only cards of a source whose last feed with payments was extracted days after the booking count.
 *
 * @returns undefined: no feed brings payments
 */
export async function findNiewrocone(db: Db): Promise<string | undefined> {
  const loads = await db
    .selectFrom('zasilenia')
    .select(['zrodlo', 'stanNa', 'liczby'])
    .where('stan', '=', 'WCZYTANE')
    .orderBy('id')
    .execute();
  const withPayments = loads.filter(({ liczby }) =>
    JSON.parse(liczby).some((one: { kind: string }) => one.kind === 'wplaty'),
  );
  // The last one of each source.
  const extracted = new Map(withPayments.map(({ zrodlo, stanNa }) => [zrodlo, Date.parse(stanNa)]));
  if (extracted.size === 0) return undefined;
  // The name of a source is letters, digits and dashes (schemas/feed/files/feed.schema.json).
  const late = [...extracted].map(
    ([zrodlo, moment]) => `k.zrodlo = '${zrodlo}' and z."zaksiegowanoMs" < ${moment - DAYS * DAY_MS}`,
  );
  return `select z.id from zlecenia z
    join "zasileniaRekordy" k on k.rodzaj = 'karty' and k.klucz = cast(z."idKartyNaleznosci" as text)
    where z.stan = 'ZAKSIEGOWANA' and (${late.map((one) => `(${one})`).join(' or ')}) and not exists (
      select 1 from wplaty w join "zasileniaRekordy" r on r.rodzaj = 'wplaty' and r.wiersz = '[' || w.id || ']'
      where w."zlecenieId" = z.id)`;
}
