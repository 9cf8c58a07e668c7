import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from '../../domains/naleznosci/rodzajeNaleznosci.ts';
import type { WspolzobowiazanyRow } from '../../domains/naleznosci/tables.ts';
import type { PojazdRow } from '../../domains/pojazdy/tables.ts';
import { cardAccount } from './identifiers.ts';
import { book, type Ledger, type Plan } from './ledger.ts';

/** The payer, and the addresses of the taxed things. */
export interface Payer {
  podmiotId: number;
  nazwa: string;
  czyInstytucja: boolean;
}

/** A card to be made: the dues for one thing in one year. */
export interface NewCard {
  rodzaj: RodzajNaleznosci;
  rok: number;
  plan: readonly Plan[];
  idPunktuOdbioru?: number;
  wspolzobowiazani?: readonly Omit<WspolzobowiazanyRow, 'id' | 'idKartyNaleznosci'>[];
  pojazdy?: readonly Pick<PojazdRow, 'nrRejestracyjny' | 'marka' | 'nazwaStawki'>[];
}

export interface Cards extends Ledger {
  wspolzobowiazani: WspolzobowiazanyRow[];
  pojazdy: PojazdRow[];
}

export const noCards = (): Cards => ({
  karty: [],
  ratyZbiorcze: [],
  raty: [],
  wplaty: [],
  elementy: [],
  wspolzobowiazani: [],
  pojazdy: [],
});

/** The document that assesses each kind; `null`: the payer's own declaration, without a decision. */
const ASSESSED: Record<RodzajNaleznosci, { opis: string; decyzja: string | null; dzien: string }> = {
  PODATKI_GMINNE: { opis: 'Nakaz płatniczy – łączne zobowiązanie pieniężne', decyzja: 'FN.3121', dzien: '01-20' },
  EWIDENCJE_NIEPODATKOWE: { opis: 'Opłata roczna za użytkowanie wieczyste', decyzja: null, dzien: '01-02' },
  KONCESJE_NA_ALKOHOL: { opis: 'Opłata za korzystanie z zezwoleń', decyzja: 'GK.7340', dzien: '01-15' },
  ODPADY: { opis: 'Deklaracja o wysokości opłaty za gospodarowanie odpadami', decyzja: null, dzien: '01-02' },
  WODA_I_SCIEKI: { opis: 'Faktury za wodę i ścieki', decyzja: null, dzien: '01-10' },
  SRODKI_TRANSPORTU: { opis: 'Deklaracja na podatek od środków transportowych', decyzja: null, dzien: '02-01' },
  OPLATY_LOKALNE: { opis: 'Umowa dzierżawy', decyzja: null, dzien: '01-02' },
  PSY: { opis: 'Opłata od posiadania psów', decyzja: null, dzien: '01-10' },
};

/** Makes a card with everything on it, unless its year has not come to its assessment yet. @returns its id */
export function addCard(cards: Cards, payer: Payer, card: NewCard, today: string): number | undefined {
  const assessed = ASSESSED[card.rodzaj];
  const dataOperacji = `${card.rok}-${assessed.dzien}`;
  if (dataOperacji > today) return undefined;
  const { uslugaId, symbol, odsetki } = RODZAJE_NALEZNOSCI[card.rodzaj];
  const idKartyNaleznosci = 1001 + cards.karty.length;
  const numer = String(idKartyNaleznosci).padStart(6, '0');
  const karta = {
    idKartyNaleznosci,
    podmiotId: payer.podmiotId,
    rok: card.rok,
    aplikacjaNaleznosci: card.rodzaj,
    symbolKarty: `${symbol}/${card.rok}/${numer}`,
    numerKontaBankowego: cardAccount(idKartyNaleznosci),
    nazwaPlatnika: payer.nazwa,
    uslugaId,
    czyInstytucja: Number(payer.czyInstytucja),
    idPunktuOdbioru: card.idPunktuOdbioru ?? null,
  };
  const byDecision = assessed.decyzja && !(payer.czyInstytucja && card.rodzaj === 'PODATKI_GMINNE');
  const nrDecyzji = byDecision ? `${assessed.decyzja}.${idKartyNaleznosci}.${card.rok}` : null;
  const opis =
    byDecision || card.rodzaj !== 'PODATKI_GMINNE' ? assessed.opis : 'Deklaracja na podatek od nieruchomości';
  book(cards, { karta, opis, dataOperacji, nrDecyzji, odsetki, plan: card.plan }, today);
  for (const owner of card.wspolzobowiazani ?? []) {
    cards.wspolzobowiazani.push({ id: cards.wspolzobowiazani.length + 1, idKartyNaleznosci, ...owner });
  }
  for (const pojazd of card.pojazdy ?? []) {
    cards.pojazdy.push({ id: cards.pojazdy.length + 1, idKartyNaleznosci, podmiotId: payer.podmiotId, ...pojazd });
  }
  return idKartyNaleznosci;
}
