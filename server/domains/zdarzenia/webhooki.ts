import { numberEvents } from '../../engine/events/numberEvents.ts';
import type { Office } from '../../engine/office.ts';
import { type Background, inBackground } from '../../engine/outbox/background.ts';
import type { SendFailure } from '../../engine/outbox/sendFailure.ts';
import { outboxSending } from '../../engine/outbox/sending.ts';
import { deliveriesOf } from './deliveriesOf.ts';
import { writingFiles } from './folder.ts';
import { type Dostawa, type Odbiorca, wyslijZdarzenie } from './wyslij.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The pauses between attempts, as the Standard Webhooks specification suggests: in all about three days. */
export const PAUSES_MS = [5000, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR)];
const PAUSED_LOOK_MS = MINUTE;

type Receiver = Pick<Odbiorca, 'id' | 'nazwa'>;

/**
 * Sends events to their receivers, and writes them into the folder of the settings. Each receiver has its own work, so a slow or broken one delays no other.
 *
 * @param failed called with an error that is no receiver's
 */
export function openWebhooki(
  office: Pick<Office, 'database' | 'secrets' | 'config' | 'log' | 'now'>,
  failed: (failure: unknown) => void,
): Background {
  const { database, secrets, config, log, now } = office;
  const db = database.query;
  const desk = { db, secrets, config, now };
  const receivers = new Map<number, Background>();
  const receiverOf = (one: Receiver): Background => {
    const known = receivers.get(one.id) ?? inBackground(sendingTo(one), failed);
    receivers.set(one.id, known);
    return known;
  };
  const sendingTo = ({ id: odbiorcaId, nazwa }: Receiver) =>
    outboxSending({
      ...{ db, table: 'dostawyZdarzen' as const, only: { odbiorcaId }, cleared: { blad: null }, now },
      log: (entry) => log({ ...entry, odbiorca: nazwa }),
      send: (dostawa) => wyslijZdarzenie(desk, dostawa),
      check: async () => ((await isActive(odbiorcaId)) ? 'go' : now().getTime() + PAUSED_LOOK_MS),
      failed: (dostawa, failure) => afterFailure(dostawa, failure, now().getTime()),
    });
  const isActive = async (id: number): Promise<boolean> => {
    const row = db.selectFrom('odbiorcyZdarzen').select('stan').where('id', '=', id);
    return (await row.executeTakeFirst())?.stan === 'CZYNNY';
  };
  const { folder } = config.zdarzenia;
  const files = inBackground(folder ? writingFiles({ database, log, now }, folder) : async () => false, failed);
  const numbering = inBackground(async () => {
    await numberEvents(db, deliveriesOf);
    const active = db.selectFrom('odbiorcyZdarzen').select(['id', 'nazwa']).where('stan', '=', 'CZYNNY');
    for (const one of await active.execute()) receiverOf(one).wake();
    files.wake();
    return false;
  }, failed);
  const each = async (run: (one: Background) => Promise<void>) => {
    await run(numbering);
    await Promise.all([files, ...receivers.values()].map(run));
  };
  return {
    wake: numbering.wake,
    settled: () => each((one) => one.settled()),
    stop: () => each((one) => one.stop()),
  };
}

/** After the last attempt, or when the receiver wants nothing any more, a delivery is dead: the office's command can send it anew. */
function afterFailure({ proby }: Dostawa, { kind, kod }: SendFailure, nowMs: number): Partial<Dostawa> {
  const pauseMs = kind === 'refused' ? undefined : PAUSES_MS[proby];
  if (pauseMs === undefined) return { nastepnaMs: null, martwaMs: nowMs, blad: kod };
  return { nastepnaMs: nowMs + pauseMs, blad: kod };
}
