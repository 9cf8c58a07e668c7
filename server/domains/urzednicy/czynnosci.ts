import type { Selectable } from 'kysely';
import { MESSAGE } from '../../../codegen/artefact/data/process.ts';
import { fileKinds, isFileKind } from '../../../src/lang/descriptors/fileKinds.ts';
import { formatDatetime } from '../../../src/lang/values/dates.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { filesOf } from '../../engine/files/files.ts';
import { plik } from '../../engine/files/plikiQueries.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import type { FileAnswer } from '../../engine/http/fileAnswer.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { documentOf, historiesOf, lockWpis } from '../../engine/process/history.ts';
import { lackingOf, makeOfficeMove, officeMoves, writeMessage } from '../../engine/process/officeMove.ts';
import type { ProcessTable } from '../../engine/process/takeMove.ts';
import { words } from '../../engine/words/messages.ts';
import { note } from './dziennik.ts';
import { urzednikOf } from './sesje.ts';
import { nameOf, urzednikByLogin } from './urzednicyQueries.ts';
import { biurkoOf, deskRefusal, processDesk, requireActing, tablesOf, wordsOf } from './widoczne.ts';
import { mayHandle, visibleWniosek } from './wniosek.ts';
import { przydzialOf, przydziel } from './wnioskiQueries.ts';

interface Ruch {
  numer: string;
  ruch: string;
  zmieniono: string;
  uwagi?: string | null;
  dokument?: string | null;
}

/** A move of the office, on an application that is still as the clerk has seen it. */
export const wykonajRuchUrzedu: Handler<Ruch> = async (ctx) => {
  const { args, db } = ctx;
  const urzednik = urzednikOf(ctx);
  const { row, table } = await lockedWniosek(ctx, args.numer);
  requireActing(ctx, 'ruch');
  if (row.kiedyZmieniono !== args.zmieniono) throw await changedMeanwhile(ctx, table, row);
  const move = officeMoves(table, row.stan).find(([name]) => name === args.ruch);
  if (!move) throw deskRefusal(ctx, '9603', { field: 'ruch' });
  const dokument = args.dokument ? await sentDocument(ctx, args.dokument) : undefined;
  const given = { uwagi: args.uwagi?.trim() || undefined, dokument };
  const [lacking] = lackingOf(move[1], given);
  if (lacking)
    throw deskRefusal(ctx, '9603', { field: lacking === 'remark' ? 'uwagi' : 'dokument', key: `brak.${lacking}` });
  const moved = await makeOfficeMove(processDesk(ctx), table, row, move, nameOf(urzednik), given);
  const szczegoly = { ruch: args.ruch, z: row.stan, na: moved.stan, dokument: dokument !== undefined };
  await note({ ...ctx, db }, urzednik, { czynnosc: 'RUCH', numer: row.numer, szczegoly });
  return shownChange(ctx, table, moved);
};

/** A message to the resident; the state stays. */
export const napiszDoWnioskodawcy: Handler<{ numer: string; tresc: string }> = async (ctx) => {
  const { numer, tresc } = ctx.args;
  const urzednik = urzednikOf(ctx);
  const { row, table } = await lockedWniosek(ctx, numer);
  requireActing(ctx, 'tresc');
  if (!table.process.message || tresc.trim() === '') throw deskRefusal(ctx, '9603', { field: 'tresc' });
  const written = await writeMessage(processDesk(ctx), table, row, nameOf(urzednik), tresc.trim());
  await note(ctx, urzednik, { czynnosc: 'WIADOMOSC', numer });
  return shownChange(ctx, table, written);
};

/** Who handles an application from now on. */
export const przydzielWniosek: Handler<{ numer: string; komu: string | null; prowadzi: string | null }> = async (
  ctx,
) => {
  const { args, db, now } = ctx;
  const urzednik = urzednikOf(ctx);
  const { row, table } = await lockedWniosek(ctx, args.numer);
  requireActing(ctx);
  const before = await przydzialOf(db, row.wpisId);
  const nazwa = before ? nameOf(before) : null;
  if (nazwa !== args.prowadzi)
    throw deskRefusal(ctx, '9601', { key: nazwa ? 'prowadzi' : 'nikt', values: { osoba: nazwa ?? '' } });
  const komu = args.komu === null ? null : await urzednikByLogin(db, args.komu);
  if (komu === undefined || (komu && !mayHandle(komu, table.name))) throw new NotFound();
  const isOwn =
    (before === undefined || before.kontoId === urzednik.kontoId) && (!komu || komu.kontoId === urzednik.kontoId);
  if (!isOwn && urzednik.uprawnienia !== 'NADZORUJE') throw deskRefusal(ctx, '9602');
  await przydziel(db, row.wpisId, komu?.kontoId ?? null, now.toISOString());
  await note(ctx, urzednik, { czynnosc: 'PRZYDZIAL', numer: row.numer, szczegoly: { komu: args.komu } });
  return { numer: row.numer, prowadzi: komu ? nameOf(komu) : null };
};

/** A file of the resident. */
export const dajPlikWniosku: Handler<{ numer: string; idPliku: string }, FileAnswer> = async (ctx) => {
  const { row } = await visibleWniosek(ctx, ctx.args.numer);
  const found = await plik(ctx.db, ctx.args.idPliku);
  if (found?.numerWpisu !== row.numer || found.stan !== 'GOTOWY' || !isFileKind(found.rodzaj)) throw new NotFound();
  const { idPliku, nazwa, rodzaj } = found;
  await note(ctx, urzednikOf(ctx), { czynnosc: 'PLIK', numer: row.numer, szczegoly: { nazwa } });
  return { bytes: await filesOf(ctx.services).store.get(idPliku), name: nazwa, type: fileKinds[rodzaj].type };
};

/** A document that the office attached to an entry of the history. */
export const dajDokumentWniosku: Handler<{ numer: string; lp: number }, FileAnswer> = async (ctx) => {
  const { row } = await visibleWniosek(ctx, ctx.args.numer);
  const entry = (await historiesOf(ctx.db, [row.wpisId])).get(row.wpisId)?.[ctx.args.lp - 1];
  const found = entry && (await documentOf(ctx.db, entry.przebiegId));
  if (!found) throw new NotFound();
  await note(ctx, urzednikOf(ctx), { czynnosc: 'DOKUMENT', numer: row.numer, szczegoly: { lp: ctx.args.lp } });
  return { bytes: Buffer.from(found.tresc, 'base64'), name: found.nazwa, type: 'application/pdf' };
};

/** The application, locked to the end of the transaction. @throws NotFound */
async function lockedWniosek(ctx: Context<unknown>, numer: string) {
  const row = numer.startsWith('*') ? undefined : await lockWpis(ctx.db, numer);
  const table = row && tablesOf(ctx).find(({ name }) => name === row.tabela);
  if (!row || !table) throw new NotFound();
  return { row, table };
}

/** Tells the second of two clerks what the first did. */
async function changedMeanwhile(ctx: Context<unknown>, table: ProcessTable, row: Selectable<WpisRow>) {
  const last = (await historiesOf(ctx.db, [row.wpisId])).get(row.wpisId)?.at(-1);
  const own = (key: string, values = {}) => words(ctx.lang, `biurko.${key}`, values);
  return deskRefusal(ctx, '9601', {
    field: 'ruch',
    values: {
      kto: own(`kto.${last?.kto ?? 'URZAD'}`, { osoba: last?.osoba ?? '' }),
      kiedy: formatDatetime(last?.kiedy ?? row.kiedyZmieniono),
      co:
        last?.ruch === MESSAGE
          ? own('wiadomosc')
          : wordsOf(biurkoOf(ctx).mieszkancy(), ctx.lang).state(table, last?.stan ?? row.stan),
    },
  });
}

/** A document that the clerk has just sent and that this write has claimed. */
async function sentDocument(ctx: Context<unknown>, idPliku: string) {
  const found = await plik(ctx.db, idPliku);
  if (!found) throw new NotFound();
  return { nazwa: found.nazwa, bytes: Buffer.from(await filesOf(ctx.services).store.get(idPliku)) };
}

const shownChange = (ctx: Context<unknown>, table: ProcessTable, { numer, stan }: Selectable<WpisRow>) => ({
  numer,
  nazwaStanu: wordsOf(biurkoOf(ctx).mieszkancy(), ctx.lang).state(table, stan),
});
