import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { RecordsTable } from '../../../codegen/artefact/data/plan.ts';
import type { Process } from '../../../codegen/artefact/data/process.ts';
import { SENT } from '../../../codegen/artefact/data/process.ts';
import { todayAt } from '../calendar/today.ts';
import { addWorkingDays } from '../calendar/workingDays.ts';
import type { PrzebiegWpisuRow } from '../db/processTables.ts';
import { asOffice } from '../db/roles/asOffice.ts';
import type { WpisRow } from '../db/tables.ts';
import { tellChanged, tellFiled } from '../events/wniosekEvents.ts';
import type { ChosenLabels } from '../form-rules/chosenLabels.ts';
import type { MailDesk } from '../mail/writeMail.ts';
import { type MailConsent, writeStateMail } from './stateMail.ts';

/** What a change of state needs: the transaction it belongs to, and what its mail is written with. */
export type ProcessDesk = MailDesk & { config: MailConsent };

/** A table of records whose states follow a process. */
export type ProcessTable = RecordsTable & { process: Process };

export const hasProcess = (table: RecordsTable): table is ProcessTable => table.process !== undefined;

/** What is written into the history: who made the move, and what was given with it. */
export interface Taken extends Pick<PrzebiegWpisuRow, 'kto'> {
  /** The name of the move. */
  ruch: string;
  stan: string;
  kontoId?: number;
  /** Who acted for the office. */
  osoba?: string;
  /** The arguments of the resident. */
  dane?: Readonly<Record<string, unknown>>;
  /** The labels of the choices among them. */
  slowa?: ChosenLabels;
  uwagi?: string;
  dokument?: { nazwa: string; bytes: Buffer };
  /** The state goes on: no new term and no mail, only the entry. */
  quiet?: true;
  /** The application gets its number with this move. */
  filed?: true;
  /** The sentence of the mail of a quiet entry. */
  mail?: string | undefined;
}

/**
 * Puts a record into its next state: the state with its term, the entry of the history with its document, and the mail, in the
 * present transaction. The caller has locked the record and has seen that the process allows the move.
 */
export async function takeMove(
  desk: ProcessDesk,
  { process }: ProcessTable,
  wpis: Selectable<WpisRow>,
  taken: Taken,
): Promise<Selectable<WpisRow>> {
  const { db, now } = desk;
  const { ruch, stan, kto, kontoId, osoba, dane, slowa, uwagi, dokument, quiet, filed, mail } = taken;
  const moved = await db
    .updateTable('wpisy')
    .set({
      stan,
      ...(!quiet && { termin: termOf(process, stan, now), kiedyPrzypomniano: null }),
      // The time of a new record is that of its sending.
      ...(ruch !== SENT && { kiedyZmieniono: now.toISOString() }),
      ...(uwagi && { uwagiUrzedu: uwagi }),
      ...(dokument && { czyDokument: 1 }),
    })
    .where('wpisId', '=', wpis.wpisId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { przebiegId } = await db
    .insertInto('przebiegWpisow')
    .values({
      ...{ wpisId: wpis.wpisId, kiedy: now.toISOString(), ruch, stan, kto, dane: JSON.stringify(dane ?? {}) },
      slowa: slowa ? JSON.stringify(slowa) : null,
      ...{ kontoId: kontoId ?? null, osoba: osoba ?? null, uwagi: uwagi || null },
    })
    .returning('przebiegId')
    .executeTakeFirstOrThrow();
  if (dokument) {
    const { nazwa, bytes } = dokument;
    const skrot = createHash('sha256').update(bytes).digest('hex');
    await db
      .insertInto('dokumentyWpisow')
      .values({ przebiegId, nazwa, tresc: bytes.toString('base64'), skrot })
      .execute();
  }
  // It names the sender, who may be somebody else.
  if (ruch === SENT || filed) await asOffice(db, () => tellFiled(desk, moved));
  else await tellChanged(desk, moved, { ruch, kto, dane, uwagi: uwagi || null, czyDokument: dokument !== undefined });
  const sentence = quiet ? mail : process.states.get(stan)?.mail;
  await writeStateMail(desk, process, moved, sentence, `wpis:${moved.wpisId}:${przebiegId}`);
  return moved;
}

/** The last day in a state that begins now. */
function termOf({ states }: Process, stan: string, now: Date): string | null {
  const term = states.get(stan)?.term;
  return term ? addWorkingDays(todayAt(now), term.workingDays) : null;
}
