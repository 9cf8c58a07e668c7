import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/inTransaction.ts';
import { lockKonto } from '../db/lockKonto.ts';
import type { Db } from '../db/open.ts';
import type { SzkicRow } from '../db/tables.ts';
import { type Context, podmiotOf, sessionOf } from '../http/context.ts';
import { BusinessError } from '../http/refusals.ts';
import { draftForm, filesIn, readContent, withoutSecrets } from './draftForm.ts';
import {
  type DraftOwner,
  type DraftPlace,
  ileOtwartych,
  otwartySzkic,
  wlasnySzkic,
  zapiszPlikiSzkicu,
} from './szkiceQueries.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Of one account, for all its subjects. */
const MOST = 50;

/** As the contract has it (`zapiszSzkic`). */
export interface DraftToSave extends DraftPlace {
  idSzkicu?: string | null;
  wersja: number;
  krok: string | null;
  dane: string;
}

export interface Saved {
  wynik: 'ZAPISANY' | 'ZMIENIONY' | 'WYSLANY' | 'USUNIETY';
  /** The present draft. */
  szkic: SzkicRow | undefined;
}

export const draftOwner = (ctx: Context<unknown>): DraftOwner => ({
  kontoId: sessionOf(ctx as Context).konto.kontoId,
  podmiotId: podmiotOf(ctx as Context).podmiotId,
});

/**
 * Saves a draft, unless another tab or device has changed it since the client read it. The same content is saved already, so a
 * client that got no answer asks again. The account is locked meanwhile: of two saves at once the second one sees the first.
 *
 * @throws BusinessError 6101 to 6103
 */
export async function saveDraft(ctx: Context<DraftToSave>): Promise<Saved> {
  const { args, municipality } = ctx;
  const { ekran, blok, adres, idSzkicu, wersja } = args;
  const form = draftForm(municipality, ekran, blok);
  if (!form) throw new BusinessError('6101');
  const content = readContent(args.dane);
  if (!content) throw new BusinessError('6103');
  const kept = withoutSecrets(form, content);
  const files = filesIn(form, kept);
  const owner = draftOwner(ctx);
  const nowMs = ctx.now.getTime();
  const now = {
    krok: args.krok,
    dane: JSON.stringify(kept),
    zapisanoMs: nowMs,
    koniecMs: nowMs + municipality.office.draftDays * DAY_MS,
  };
  return inTransaction(ctx.db, async (db) => {
    await lockKonto(db, owner.kontoId);
    const known = idSzkicu == null ? undefined : await wlasnySzkic(db, owner, idSzkicu);
    const present = await otwartySzkic(db, owner, { ekran, blok, adres }, nowMs);
    if (known && known.stan !== 'OTWARTY') return { wynik: known.stan, szkic: present };
    if (!present) return { wynik: 'ZAPISANY', szkic: await begin(db) };
    if (present.dane === now.dane && present.krok === now.krok) return { wynik: 'ZAPISANY', szkic: present };
    if (present.idSzkicu !== idSzkicu || present.wersja !== wersja) return { wynik: 'ZMIENIONY', szkic: present };
    const szkic = { ...present, ...now, wersja: wersja + 1 };
    await db
      .updateTable('szkice')
      .set({ ...now, wersja: szkic.wersja })
      .where('idSzkicu', '=', present.idSzkicu)
      .execute();
    await zapiszPlikiSzkicu(db, present.idSzkicu, await ownFiles(db, owner, files));
    return { wynik: 'ZAPISANY', szkic };
  });

  async function begin(db: Db): Promise<SzkicRow> {
    if ((await ileOtwartych(db, owner.kontoId)) >= MOST) throw new BusinessError('6102');
    const szkic: SzkicRow = {
      ...{ ...owner, ...now, idSzkicu: randomUUID(), ekran, blok, adres, wersja: 1, stan: 'OTWARTY' },
    };
    await db.insertInto('szkice').values(szkic).execute();
    await zapiszPlikiSzkicu(db, szkic.idSzkicu, await ownFiles(db, owner, files));
    return szkic;
  }
}

/** A draft keeps no file of somebody else. */
async function ownFiles(db: Db, { kontoId }: DraftOwner, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('pliki')
    .select('idPliku')
    .where('idPliku', 'in', [...ids])
    .where('kontoId', '=', kontoId)
    .execute();
  return rows.map(({ idPliku }) => idPliku);
}
