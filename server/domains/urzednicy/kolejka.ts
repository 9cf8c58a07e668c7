import { todayAt } from '../../engine/calendar/today.ts';
import type { Context, Handler } from '../../engine/http/context.ts';
import { waitingStates } from '../../engine/process/officeMove.ts';
import type { ProcessTable } from '../../engine/process/takeMove.ts';
import { note } from './dziennik.ts';
import { applicant, handler, pilnoscOf } from './pokaz.ts';
import { urzednikOf } from './sesje.ts';
import { biurkoOf, tablesOf, wordsOf } from './widoczne.ts';
import { countWnioski, type Kolejka, type Order, pageOfWnioski } from './wnioskiQueries.ts';

/** How many applications wait, and what the queue can be filtered by. */
export const dajStanKolejki: Handler = async (ctx: Context<unknown>) => {
  const tables = tablesOf(ctx);
  const words = wordsOf(biurkoOf(ctx).mieszkancy(), ctx.lang);
  const { kontoId } = urzednikOf(ctx);
  const waiting = kindsOf(tables, waitingStates);
  const count = (more: Omit<Kolejka, 'kinds'>): Promise<number> =>
    waiting.length === 0 ? Promise.resolve(0) : countWnioski(ctx.db, { kinds: waiting, ...more });
  const stany = new Map<string, string>();
  for (const table of tables)
    for (const stan of table.states) {
      const name = words.state(table, stan);
      const known = stany.get(stan);
      if (known === undefined) stany.set(stan, name);
      else if (!known.split(' / ').includes(name)) stany.set(stan, `${known} / ${name}`);
    }
  return {
    rodzaje: tables.map((table) => ({ rodzaj: table.name, nazwa: words.title(table) })),
    stany: [...stany].map(([stan, nazwa]) => ({ stan, nazwa })),
    czeka: await count({}),
    moje: await count({ kontoId }),
    niczyje: await count({ kontoId: null }),
    poTerminie: await count({ przed: todayAt(ctx.now) }),
  };
};

interface Args {
  rodzaj?: string;
  stan?: string;
  czyje?: 'MOJE' | 'NICZYJE' | 'WSZYSTKIE';
  ktore?: 'CZEKAJACE' | 'PO_TERMINIE' | 'WSZYSTKIE';
  szukaj?: string;
  kolejnosc?: Order;
  limit?: number;
  offset?: number;
}

/** A page of the queue. */
export const dajKolejkeWnioskow: Handler<Args> = async (ctx) => {
  const { rodzaj, stan, czyje, ktore = 'CZEKAJACE', szukaj, kolejnosc = 'termin', limit = 20, offset = 0 } = ctx.args;
  const { kontoId, login } = urzednikOf(ctx);
  const tables = tablesOf(ctx).filter(({ name }) => rodzaj === undefined || name === rodzaj);
  const statesOf = (table: ProcessTable) =>
    (ktore === 'WSZYSTKIE' || stan !== undefined ? table.states : waitingStates(table)).filter(
      (one) => stan === undefined || one === stan,
    );
  const kinds = kindsOf(tables, statesOf);
  await note(ctx, { kontoId, login }, { czynnosc: 'KOLEJKA', szczegoly: { ...ctx.args } });
  if (kinds.length === 0) return { wnioski: [], ile: 0 };
  const kolejka: Kolejka = {
    ...{ kinds, szukaj: szukaj?.trim() },
    kontoId: czyje === 'MOJE' ? kontoId : czyje === 'NICZYJE' ? null : undefined,
    przed: ktore === 'PO_TERMINIE' ? todayAt(ctx.now) : undefined,
  };
  const ile = await countWnioski(ctx.db, kolejka);
  const rows = await pageOfWnioski(ctx.db, kolejka, kolejnosc, { limit, offset });
  const words = wordsOf(biurkoOf(ctx).mieszkancy(), ctx.lang);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return {
    ile,
    wnioski: rows.map((row) => {
      const table = byName.get(row.tabela)!;
      return {
        ...{
          numer: row.numer,
          nazwaRodzaju: words.title(table),
          stan: row.stan,
          nazwaStanu: words.state(table, row.stan),
        },
        ...{ wnioskodawca: applicant(row), kiedyWplynal: row.kiedyUtworzono, termin: row.termin },
        ...{ pilnosc: pilnoscOf(row.termin, ctx.now), prowadzi: handler(row), czyMoj: row.kto === kontoId },
      };
    }),
  };
};

const kindsOf = (tables: readonly ProcessTable[], statesOf: (table: ProcessTable) => readonly string[]) =>
  tables.map((table) => ({ tabela: table.name, stany: statesOf(table) })).filter(({ stany }) => stany.length > 0);
