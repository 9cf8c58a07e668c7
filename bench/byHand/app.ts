/*
 * The yardstick of a call: the budget and the dues list written by hand on Fastify and node:sqlite, with the SELECTs, HMACs,
 * headers and answers of the office. It shares no code with the office; of its data it reads only the rates of interest. Its
 * environment: DATABASE, a file of SQLite, and PEPPER, the file of the pepper.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyRequest } from 'fastify';
import { interestOf, type Kind } from './interest.ts';
import { cards, income, owners, sessions, type Unpaid, unpaid, years } from './queries.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal-html portal-worker portal-captcha",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const PUBLIC = { ...HEADERS, 'cache-control': 'no-cache' };
const PRIVATE = { ...HEADERS, 'cache-control': 'no-store' };

/** The interest of a kind of dues, and the services with details of a card. */
const KINDS: Readonly<Record<string, [Kind | 'brak', ...number[]]>> = {
  PODATKI_GMINNE: ['podatkowe', 31, 29],
  EWIDENCJE_NIEPODATKOWE: ['ustawowe', 32],
  KONCESJE_NA_ALKOHOL: ['brak', 33],
  ODPADY: ['oplaty', 34],
  WODA_I_SCIEKI: ['ustawowe', 41, 16, 155, 25, 40],
  SRODKI_TRANSPORTU: ['podatkowe', 14],
  OPLATY_LOKALNE: ['ustawowe', 32],
  PSY: ['oplaty', 32],
};

const pepper = readFileSync(process.env.PEPPER ?? '', 'utf8');
const hmac = (text: string): string => createHmac('sha256', pepper).update(text).digest('base64url');
const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Warsaw' });

export const app = Fastify();

app.get<{ Querystring: { rok: string } }>('/api/fk/gmina/dajDochodyBudzetu', (request, reply) =>
  reply.headers(PUBLIC).send({
    listaDochodow: income(Number(request.query.rok)).map((row) => ({
      rozdzial: row.rozdzial,
      paragraf: row.paragraf,
      nazwaPozycji: row.nazwaPozycji,
      planPoZmianach: row.planPoZmianachGrosze / 100,
      naleznosci: row.naleznosciGrosze / 100,
      dochodyOtrzymane: row.dochodyOtrzymaneGrosze / 100,
      dochodyWykonane: row.dochodyWykonaneGrosze / 100,
    })),
  }),
);

app.get('/api/naleznosci/lista', (request, reply) => {
  const podmiotId = personOf(request);
  if (podmiotId === undefined) return reply.code(401).headers(PRIVATE).send({ kod: 'brakSesji' });
  const today = days.format(new Date());
  const lata = years(podmiotId);
  const wybranyRok = lata[0] ?? Number(today.slice(0, 4));
  const shown = cards(podmiotId, wybranyRok, podmiotId, wybranyRok);
  const ids = shown.map(({ idKartyNaleznosci }) => idKartyNaleznosci);
  const ownersOf = Map.groupBy(owners(ids), (row) => row.idKartyNaleznosci);
  const unpaidOf = Map.groupBy(unpaid(ids, podmiotId), (row) => row.idKartyNaleznosci);
  const karty = shown.map((card) => {
    const [kind, ...services] = KINDS[card.aplikacjaNaleznosci]!;
    const parts = unpaidOf.get(card.idKartyNaleznosci) ?? [];
    let sum = 0;
    for (const part of parts) {
      sum += part.kwotaGlownaGrosze + part.kosztyEgzekucjiGrosze + part.oplataProlongacyjnaGrosze;
      if (kind !== 'brak') sum += interestOf(part.kwotaGlownaGrosze, part.terminPlatnosci, today, kind);
    }
    return {
      idKartyNaleznosci: card.idKartyNaleznosci,
      rok: card.rok,
      aplikacjaNaleznosci: card.aplikacjaNaleznosci,
      symbolKarty: card.symbolKarty,
      numerKontaBankowego: card.numerKontaBankowego,
      suma: sum / 100,
      nazwaPlatnika: card.nazwaPlatnika,
      uslugaId: card.uslugaId,
      czyInstytucja: card.czyInstytucja === 1,
      wspolzobowiazani: (ownersOf.get(card.idKartyNaleznosci) ?? []).map((owner) => ({
        udzial: owner.udzial,
        formaWladania: owner.formaWladania,
        adresUdzialowca: owner.adresUdzialowca,
        nazwaUdzialowca: owner.nazwaUdzialowca,
      })),
      idPunktuOdbioru: card.idPunktuOdbioru,
      uslugiPowiazane: services.map((uslugaId) => ({ uslugaId })),
      adresPunktuOdbioru: card.adresPunktuOdbioru,
      ...nextOf(parts, today),
    };
  });
  return reply.headers(PRIVATE).send({
    synchronizacjaWTrakcie: false,
    synchronizacjaWTrakcieTekst: null,
    wybranyRok,
    lata,
    karty: karty.filter(({ rok }) => rok === wybranyRok),
    kartyWczesniejsze: karty.filter(({ rok }) => rok < wybranyRok),
  });
});

/** What is to be paid next, and since when or until when. */
function nextOf(parts: readonly Unpaid[], today: string) {
  const byDay = parts.toSorted((a, b) => (a.terminPlatnosci < b.terminPlatnosci ? -1 : 1));
  const payable = byDay.filter((part) => part.jestTytulWykonawczy === 0);
  const overdue = payable.filter((part) => part.terminPlatnosci < today);
  const next = payable.filter((part) => part.terminPlatnosci === payable[0]!.terminPlatnosci);
  return {
    terminPlatnosci: (payable[0] ?? byDay[0])?.terminPlatnosci ?? null,
    jestTytulWykonawczy: payable.length < parts.length,
    idNaleznosciRatyZbiorczej: (overdue.length > 0 ? overdue : next).map((part) => part.idNaleznosciRatyZbiorczej),
  };
}

/** The person of the session that the two halves identify. */
function personOf({ headers }: FastifyRequest): number | undefined {
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const half = /(?:^|; )__Host-es=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  if (!token || !half) return undefined;
  const rows = sessions(hmac(token), Date.now());
  const expected = rows[0]?.ciasteczkoHash ?? '';
  const given = hmac(half);
  if (expected.length !== given.length || !timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return undefined;
  return rows.find((row) => row.czyInstytucja === 0)?.podmiotId;
}
