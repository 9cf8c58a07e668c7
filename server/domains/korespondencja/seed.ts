import { addDays } from '../../../src/lang/values/dates.ts';
import type { DemoLogin } from '../../demo/kit/demoAccounts.ts';
import type { Database, Db } from '../../engine/db/open.ts';
import type { PodmiotRow } from '../../engine/db/tables.ts';
import { type Dane, daneZPodmiotu } from './rules.ts';
import type { ZmianaDanychRow } from './tables.ts';

/** Correspondence data of all subjects and some requests to change them, also for an older demo database. */
export async function fillKorespondencja(database: Database, query: Db, today: string): Promise<void> {
  if (await query.selectFrom('daneKorespondencyjne').select('podmiotId').limit(1).executeTakeFirst()) return;
  const podmioty = await query.selectFrom('podmioty').selectAll().orderBy('podmiotId').execute();
  const konta = await query.selectFrom('konta').select(['kontoId', 'login', 'email', 'pesel', 'nip']).execute();
  const kontoOf = ({ pesel, nip, czyInstytucja }: PodmiotRow) =>
    konta.find((konto) => (czyInstytucja ? konto.nip === nip : konto.pesel !== null && konto.pesel === pesel));
  const known = podmioty.map((podmiot) => {
    const konto = kontoOf(podmiot);
    const www = konto && podmiot.czyInstytucja ? `https://${konto.login}.example` : null;
    return { podmiot, konto, dane: { ...daneZPodmiotu(podmiot), email: konto?.email ?? null, www } };
  });
  await database.insert(
    query,
    'daneKorespondencyjne',
    known.map(({ podmiot: { podmiotId }, dane }) => ({ podmiotId, dane: JSON.stringify(dane) })),
  );
  const asked = known.flatMap(({ podmiot: { podmiotId }, konto, dane }) =>
    (konto ? (HISTORY[konto.login as DemoLogin] ?? []) : []).map((one) => ({
      podmiotId,
      kontoId: konto!.kontoId,
      ...makeChange(one, dane, today),
    })),
  );
  await database.insert(query, 'zmianyDanych', asked);
}

interface Asked {
  daysAgo: number;
  /** The former data, where they differ from the present ones. */
  przed?: Partial<Dane>;
  /** The requested data, where they differ from the present ones: not done yet, or refused. */
  po?: Partial<Dane>;
  /** The remark of the office that has handled it. */
  uwagi?: string;
}

const HISTORY: Partial<Record<DemoLogin, readonly Asked[]>> = {
  'anna.wisniewska': [
    { daysAgo: 4, po: { imie2: 'Maria' } },
    { daysAgo: 71, przed: { telefon: null }, uwagi: 'Zmieniono.' },
    {
      daysAgo: 203,
      przed: { telefon: null },
      po: { telefon: null, email: 'anna@poczta.exampel' },
      uwagi: 'Nie zmieniono: wiadomość na podany adres e-mail wróciła. Prosimy sprawdzić, czy nie ma w nim literówki.',
    },
    {
      daysAgo: 1172,
      przed: { telefon: null, ulica: 'Krótka', nrDomu: '5', nrLokalu: '2' },
      po: { telefon: null },
      uwagi: 'Zmieniono. Pisma przyjdą już pod nowy adres.',
    },
  ],
  przewozy: [{ daysAgo: 38, przed: { www: null, fax: '222000101' }, uwagi: 'Zmieniono.' }],
};

function makeChange(
  { daysAgo, przed, po, uwagi }: Asked,
  now: Dane,
  today: string,
): Omit<ZmianaDanychRow, 'zgloszenieId' | 'podmiotId' | 'kontoId'> {
  const sent = addDays(today, -daysAgo)!;
  return {
    idPunktuOdbioru: null,
    dane: JSON.stringify({ ...now, ...po }),
    daneDotychczasowe: JSON.stringify({ ...now, ...przed }),
    kiedyUtworzono: `${sent}T09:12:00.000Z`,
    kiedyObsluzono: uwagi ? `${addDays(sent, 2)}T07:30:00.000Z` : null,
    uwagiDoZgloszenia: uwagi ?? null,
  };
}
