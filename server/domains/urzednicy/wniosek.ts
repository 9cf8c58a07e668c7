import type { Selectable } from 'kysely';
import { CHANGED } from '../../../codegen/artefact/data/plan.ts';
import { MESSAGE, SENT } from '../../../codegen/artefact/data/process.ts';
import { readAudit } from '../../engine/audit/readAudit.ts';
import type { Db } from '../../engine/db/open.ts';
import type { WpisRow } from '../../engine/db/tables.ts';
import { plikiWpisu } from '../../engine/files/plikiQueries.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import { NotFound } from '../../engine/http/refusals.ts';
import { type Entry, historiesOf } from '../../engine/process/history.ts';
import { officeMoves } from '../../engine/process/officeMove.ts';
import { sentFields } from '../../engine/process/sentFields.ts';
import type { ProcessTable } from '../../engine/process/takeMove.ts';
import { words as officeMessage } from '../../engine/words/messages.ts';
import { note } from './dziennik.ts';
import { applicant, handler, pilnoscOf } from './pokaz.ts';
import { urzednikOf } from './sesje.ts';
import { allUrzednicy, nameOf, sees, type Urzednik } from './urzednicyQueries.ts';
import { biurkoOf, tablesOf, wordsOf } from './widoczne.ts';
import { wniosekOf } from './wnioskiQueries.ts';

/** Lines of the log beside an application. */
const SHOWN_LINES = 50;
const SHOWN = ['ODCZYT', 'PLIK', 'DOKUMENT', 'RUCH', 'WIADOMOSC', 'PRZYDZIAL'];

/** An application with everything that a clerk needs to decide about it. The reading is logged. */
export const dajWniosekUrzedu: Handler<{ numer: string }> = async (ctx) => {
  const { db, args, lang, now } = ctx;
  const urzednik = urzednikOf(ctx);
  const { row, table } = await visibleWniosek(ctx, args.numer);
  await note(ctx, urzednik, { czynnosc: 'ODCZYT', numer: row.numer });
  const municipality = biurkoOf(ctx).mieszkancy();
  const words = wordsOf(municipality, lang);
  const { states, message } = table.process;
  const moze = urzednik.uprawnienia !== 'CZYTA';
  const text = states.get(row.stan)?.text;
  const pliki = await plikiWpisu(db, row.numer);
  const files = new Map(pliki.map(({ idPliku, nazwa }) => [idPliku, nazwa]));
  return {
    ...{ numer: row.numer, rodzaj: table.name, nazwaRodzaju: words.title(table), stan: row.stan },
    ...{ nazwaStanu: words.state(table, row.stan), opisStanu: text ? words.word(text) : null },
    ...{ wnioskodawca: applicant(row), kiedyWplynal: row.kiedyUtworzono, kiedyZmieniono: row.kiedyZmieniono },
    ...{ termin: row.termin, pilnosc: pilnoscOf(row.termin, now) },
    ...{ prowadzi: handler(row), czyMoj: row.kto === urzednik.kontoId },
    ...{ mozeProwadzic: moze, mozeNadzorowac: urzednik.uprawnienia === 'NADZORUJE' },
    czyWiadomosci: moze && message !== undefined,
    wyslano: numbered(sentFields({ municipality, lang }, row, { whole: true, files })),
    pliki: pliki.map(({ idPliku, nazwa, rozmiarZapisany }) => ({
      ...{ idPliku, nazwa, rozmiarKb: Math.ceil(Number(rozmiarZapisany ?? 0) / 1024) },
    })),
    przebieg: await historyOf(ctx, table, row, files),
    ruchy: moze
      ? officeMoves(table, row.stan).map(([ruch, { label, to, needs }]) => ({
          ...{ ruch, nazwa: label ? words.word(label) : words.state(table, to), nazwaStanu: words.state(table, to) },
          ...{ czyUwagi: needs.includes('remark'), czyDokument: needs.includes('document') },
        }))
      : [],
    osoby: moze ? await handlersOf(db, urzednik, table.name) : [],
    dziennik: await logOf(db, row.numer),
  };
};

/** A filed application of a kind that the clerk may see. @throws NotFound alike for any other */
export async function visibleWniosek(ctx: Context<unknown>, numer: string) {
  const row = await wniosekOf(ctx.db, numer);
  const table = row && tablesOf(ctx).find(({ name }) => name === row.tabela);
  if (!row || !table) throw new NotFound();
  return { row, table };
}

/** Those to whom the clerk may assign it: oneself, with supervision everybody who handles this kind. */
async function handlersOf(db: Db, own: Urzednik, tabela: string) {
  const all = await allUrzednicy(db);
  return all
    .filter((one) => one.kontoId === own.kontoId || own.uprawnienia === 'NADZORUJE')
    .filter((one) => mayHandle(one, tabela))
    .map((one) => ({ login: one.login, nazwa: nameOf(one) }));
}

export const mayHandle = (one: Urzednik, tabela: string): boolean =>
  one.stan === 'CZYNNE' && one.uprawnienia !== 'CZYTA' && sees(one, tabela);

async function historyOf(
  ctx: Context<unknown>,
  table: ProcessTable,
  { wpisId, operacja }: Selectable<WpisRow>,
  files: ReadonlyMap<string, string>,
) {
  const { lang } = ctx;
  const municipality = biurkoOf(ctx).mieszkancy();
  const words = wordsOf(municipality, lang);
  const own = (key: string, values: Readonly<Record<string, string>> = {}) =>
    officeMessage(lang, `biurko.${key}`, values);
  const entries = (await historiesOf(ctx.db, [wpisId])).get(wpisId) ?? [];
  /** The operation whose form has the words of what a resident sent with an entry. */
  const operationOf = (ruch: string): string =>
    [...(municipality.data?.operations ?? [])].find(([, { move, change }]) =>
      ruch === CHANGED ? change?.table.name === table.name : move?.table.name === table.name && move.name === ruch,
    )?.[0] ?? operacja;
  const what = ({ ruch, stan }: Entry): string =>
    ruch === MESSAGE ? own('wiadomosc') : ruch === CHANGED ? own('zmiana') : words.state(table, stan);
  const sentWith = ({ ruch, dane, slowa }: Entry) => {
    const sent = Object.entries(JSON.parse(dane) as Record<string, unknown>).filter(([name]) => !name.startsWith('@'));
    if (ruch === SENT || sent.length === 0) return [];
    const plain = JSON.stringify(Object.fromEntries(sent));
    const sentBy = { operacja: operationOf(ruch), dane: plain, slowa };
    return numbered(sentFields({ municipality, lang }, sentBy, { whole: true, files }));
  };
  return entries.map((entry, index) => ({
    ...{ lp: index + 1, kiedy: entry.kiedy, ruch: entry.ruch, stan: entry.stan, opis: what(entry) },
    kto: own(`kto.${entry.kto}`, { osoba: entry.osoba ?? '' }),
    ...{ uwagi: entry.uwagi, czyDokument: entry.czyDokument, dane: sentWith(entry) },
  }));
}

const numbered = (fields: ReturnType<typeof sentFields>) =>
  fields.map(({ label, value }, index) => ({ lp: index + 1, etykieta: label, wartosc: value }));

/** Who has read it and acted, the newest first. */
async function logOf(db: Db, numer: string) {
  const lines = await readAudit(db, { numer }, SHOWN_LINES);
  const names = new Map((await allUrzednicy(db)).map((one) => [one.kontoId, nameOf(one)]));
  return lines
    .filter(({ czynnosc }) => SHOWN.includes(czynnosc))
    .reverse()
    .map(({ kiedy, kontoId, login, czynnosc, siec }, index) => ({
      ...{ lp: index + 1, kiedy, kto: names.get(kontoId ?? 0) ?? login, czynnosc, siec },
    }));
}
