import { eventTypeList } from '../../../src/generated/events.ts';
import { auditOperator } from '../../engine/audit/audit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import { oneLine } from '../../engine/words/oneLine.ts';
import { hashOf, newKlucz } from './klucze.ts';
import { INNE_PRAWA, isEventType, isPrawo } from './prawa.ts';

/** The input of the office's command. */
export interface ZdarzeniaDesk {
  db: Db;
  secrets: Secrets;
  now: Date;
}

/** Types of events, typed with commas between them; `zdarzenia` stands for all. @throws CommandRefusal */
export function typesTyped(typed: string): string[] {
  return wordsOf(typed, isEventType, eventTypeList);
}

/** The same with the other rights of a key. @throws CommandRefusal */
export function prawaTyped(typed: string): string[] {
  return wordsOf(typed, isPrawo, [...eventTypeList, ...INNE_PRAWA]);
}

function wordsOf(typed: string, isKnown: (word: string) => boolean, known: readonly string[]): string[] {
  const words = typed
    .split(',')
    .map((word) => word.trim())
    .flatMap((word) => (word === 'zdarzenia' ? eventTypeList : [word]));
  const wrong = words.find((word) => !isKnown(word));
  if (wrong !== undefined)
    throw new CommandRefusal(`"${oneLine(wrong)}" is not known. Known: zdarzenia (all events), ${known.join(', ')}.`);
  return [...new Set(words)];
}

/** Makes a key. It is printed once and stored nowhere. @throws CommandRefusal for a name that is taken */
export async function makeKlucz({ db, secrets, now }: ZdarzeniaDesk, nazwa: string, prawa: string[]): Promise<string> {
  const taken = await db.selectFrom('kluczeWymiany').select('id').where('nazwa', '=', nazwa).executeTakeFirst();
  if (taken)
    throw new CommandRefusal(`There was a key "${nazwa}" already: choose another name, so that the log stays clear.`);
  const klucz = newKlucz();
  await db
    .insertInto('kluczeWymiany')
    .values({
      ...{ nazwa, kluczHash: hashOf(secrets, klucz), prawa: JSON.stringify(prawa), kiedyUtworzono: now.toISOString() },
      ...{ kiedyOdwolano: null, kiedyUzyto: null, odczytanoDo: null },
    })
    .execute();
  await auditOperator({ db, now }, { czynnosc: 'KLUCZ_WYMIANY', szczegoly: { zmiana: 'UTWORZONO', nazwa, prawa } });
  return [
    `The key "${nazwa}", which may: ${prawa.join(', ')}. It is shown only now:`,
    `  ${klucz}`,
    'The other system sends it with every call: Authorization: Bearer and the key (docs/events.md).',
  ].join('\n');
}

/** From now on a key is refused. @throws CommandRefusal */
export async function revokeKlucz({ db, now }: ZdarzeniaDesk, nazwa: string): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('kluczeWymiany')
    .set({ kiedyOdwolano: now.toISOString() })
    .where('nazwa', '=', nazwa)
    .where('kiedyOdwolano', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new CommandRefusal(`There is no valid key "${nazwa}".`);
  await auditOperator({ db, now }, { czynnosc: 'KLUCZ_WYMIANY', szczegoly: { zmiana: 'ODWOLANO', nazwa } });
  return `The key "${nazwa}" is refused from now on.`;
}

/** All keys: what they may do, when they were used, and how far their readers are. */
export async function listKlucze({ db }: ZdarzeniaDesk): Promise<string> {
  const rows = await db.selectFrom('kluczeWymiany').selectAll().orderBy('id').execute();
  if (rows.length === 0) return 'There are no keys.';
  const { last } = await db
    .selectFrom('zdarzenia')
    .select((eb) => eb.fn.max('numer').as('last'))
    .executeTakeFirstOrThrow();
  return [
    `The last event has the number ${last ?? 0}.`,
    ...rows.map(({ nazwa, prawa, kiedyOdwolano, kiedyUzyto, odczytanoDo }) => {
      const use = kiedyUzyto ? `used ${kiedyUzyto}` : 'never used';
      const state = kiedyOdwolano ? `revoked ${kiedyOdwolano}` : `${use}, has read up to ${odczytanoDo ?? 0}`;
      return `${nazwa}  ${state}  ${(JSON.parse(prawa) as string[]).join(', ')}`;
    }),
  ].join('\n');
}
