import type { Db } from '../db/open.ts';
import type { Secrets } from '../session/secrets.ts';
import { same } from '../session/sessions.ts';
import { digestOfLine, digestOfSeal, headOf, type Line, type Seal, type Sealed, signedText } from './digest.ts';

/** What is wrong with the log, and where. */
export interface AuditFault {
  what: 'changed' | 'removed' | 'inserted' | 'seal-changed' | 'seal-removed' | 'seal-forged' | 'head-gone';
  /** The number of the line or, of a seal, of the seal. */
  where: number;
  text: string;
}

/** The result of a verification. */
export interface Verified {
  lines: number;
  seals: number;
  /** Lines that wait for their seal. */
  waiting: number;
  /** The last seal, as it is noted elsewhere; undefined: there is none. */
  head: string | undefined;
  faults: AuditFault[];
}

const PAGE = 50;

/**
 * Reads the whole chain again: each line against its digest, each seal against the one before.
 *
 * @param noted a head that was noted outside the database: the chain must reach it
 */
export async function verifyAudit(db: Db, secrets: Secrets, noted?: string): Promise<Verified> {
  const result: Verified = { lines: 0, seals: 0, waiting: 0, head: undefined, faults: [] };
  let before: Seal | undefined;
  for (;;) {
    const seals = await db
      .selectFrom('pieczecieAudytu')
      .selectAll()
      .where('numer', '>', before?.numer ?? 0)
      .orderBy('numer')
      .limit(PAGE)
      .execute();
    if (seals.length === 0) break;
    const lines = await linesOf(db, seals);
    for (const seal of seals) {
      result.faults.push(...(await faultsOfSeal(db, secrets, before, seal)));
      result.faults.push(...faultsOfLines(seal, lines.get(seal.numer) ?? []));
      result.lines += lines.get(seal.numer)?.length ?? 0;
      result.seals += 1;
      before = seal;
    }
  }
  result.head = before && headOf(before);
  result.faults.push(...(await withoutSeal(db)));
  if (noted !== undefined && !(await reaches(db, noted))) result.faults.push(headGone(noted));
  const { waiting } = await db
    .selectFrom('audyt')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('pieczec', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...result, waiting: Number(waiting) };
}

async function linesOf(db: Db, seals: readonly Seal[]): Promise<Map<number, Line[]>> {
  const numbers = seals.map(({ numer }) => numer);
  const lines = await db.selectFrom('audyt').selectAll().where('pieczec', 'in', numbers).orderBy('id').execute();
  return Map.groupBy(lines, ({ pieczec }) => pieczec ?? 0);
}

async function faultsOfSeal(db: Db, secrets: Secrets, before: Seal | undefined, seal: Seal): Promise<AuditFault[]> {
  const { numer: where, kiedy } = seal;
  const faults: AuditFault[] = [];
  if (digestOfSeal(seal) !== seal.skrot)
    faults.push({ what: 'seal-changed', where, text: `Seal ${where} of ${kiedy} is not as it was made.` });
  else if (!same(secrets.hmac(signedText(seal.skrot)), seal.podpis))
    faults.push({
      ...{ what: 'seal-forged', where },
      text: `Seal ${where} of ${kiedy} has no valid signature: it was made with another OKIENKO_PEPPER, or not by the office.`,
    });
  const expected = (before?.numer ?? 0) + 1;
  if (where !== expected) {
    // The first seals may have come to the end of their time; then a later line says so.
    if (before || !(await wasRetired(db, where - 1, seal.poprzedni)))
      faults.push({
        ...{ what: 'seal-removed', where: expected },
        text: `Seals ${expected} to ${where - 1} are gone, and with them what they sealed.`,
      });
  } else if (seal.poprzedni !== (before?.skrot ?? ''))
    faults.push({
      what: 'seal-changed',
      where,
      text: `Seal ${where} of ${kiedy} does not follow from the one before.`,
    });
  return faults;
}

function faultsOfLines({ numer, wpisy }: Seal, lines: readonly Line[]): AuditFault[] {
  const sealed = new Map(JSON.parse(wpisy) as Sealed[]);
  const there = new Set(lines.map(({ id }) => id));
  const gone = [...sealed.keys()].filter((id) => !there.has(id));
  return [
    ...gone.map((id): AuditFault => {
      const text = `Line ${id} is gone: seal ${numer} names it.`;
      return { what: 'removed', where: id, text };
    }),
    ...lines.flatMap((line): AuditFault[] => {
      const digest = sealed.get(line.id);
      const named = `Line ${line.id} (${line.czynnosc}, ${line.kiedy})`;
      if (digest === undefined)
        return [{ what: 'inserted', where: line.id, text: `${named} was inserted: seal ${numer} does not name it.` }];
      if (digest === digestOfLine(line)) return [];
      return [{ what: 'changed', where: line.id, text: `${named} was changed since seal ${numer}.` }];
    }),
  ];
}

/** Lines of a seal that is not there: the end of the chain was cut off. */
async function withoutSeal(db: Db): Promise<AuditFault[]> {
  const rows = await db
    .selectFrom('audyt')
    .leftJoin('pieczecieAudytu', 'pieczecieAudytu.numer', 'audyt.pieczec')
    .select(['audyt.id', 'audyt.pieczec'])
    .where('audyt.pieczec', 'is not', null)
    .where('pieczecieAudytu.numer', 'is', null)
    .orderBy('audyt.id')
    .limit(PAGE)
    .execute();
  return rows.map(({ id, pieczec }) => {
    const text = `Line ${id} names seal ${pieczec}, which is not there.`;
    return { what: 'seal-removed', where: pieczec!, text };
  });
}

/** Whether a sealed line says that the office itself removed everything up to this seal. */
async function wasRetired(db: Db, numer: number, skrot: string): Promise<boolean> {
  const line = await db
    .selectFrom('audyt')
    .select('id')
    .where('czynnosc', '=', 'RETENCJA')
    .where('szczegoly', '=', JSON.stringify({ pieczec: numer, skrot }))
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** A seal that came to the end of its time is reached as well. */
async function reaches(db: Db, noted: string): Promise<boolean> {
  const [number = '', skrot = ''] = noted.split(':');
  const numer = Number(number);
  const seal = await db.selectFrom('pieczecieAudytu').select('skrot').where('numer', '=', numer).executeTakeFirst();
  if (seal) return seal.skrot === skrot;
  const first = await db
    .selectFrom('pieczecieAudytu')
    .select(['numer', 'poprzedni'])
    .orderBy('numer')
    .limit(1)
    .executeTakeFirst();
  return first !== undefined && numer < first.numer && (await wasRetired(db, first.numer - 1, first.poprzedni));
}

function headGone(noted: string): AuditFault {
  const [numer] = noted.split(':');
  const text = `The chain does not reach the noted head ${noted}: its end was cut off, or made anew.`;
  return { what: 'head-gone', where: Number(numer), text };
}
