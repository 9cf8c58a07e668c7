import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const db = new DatabaseSync(process.env.DATABASE ?? '', { readOnly: true });

/** A prepared SELECT. */
function select<Row>(sql: string): (...values: SQLInputValue[]) => Row[] {
  const statement = db.prepare(sql);
  return (...values) => statement.all(...values) as Row[];
}

/** A SELECT with a list of ids in place of `(ids)`, prepared once for each length. */
function selectFor<Row>(sql: string): (ids: readonly number[], ...values: SQLInputValue[]) => Row[] {
  const byLength = new Map<number, ReturnType<typeof select<Row>>>();
  return (ids, ...values) => {
    const run = byLength.get(ids.length) ?? select<Row>(sql.replace('(ids)', `(${ids.map(() => '?')})`));
    byLength.set(ids.length, run);
    return run(...ids, ...values);
  };
}

interface Income {
  rozdzial: string;
  paragraf: string;
  nazwaPozycji: string;
  planPoZmianachGrosze: number;
  naleznosciGrosze: number;
  dochodyOtrzymaneGrosze: number;
  dochodyWykonaneGrosze: number;
}
export const income = select<Income>('select * from dochody where rok = ? order by rozdzial, paragraf');

/** The sessions of a token: one row for each subject of the account. */
export const sessions = select<{ podmiotId: number; czyInstytucja: number; ciasteczkoHash: string }>(
  `select p.*, s.id, ciasteczkoHash, czyOgraniczona, rozpoczetoMs, koniecMs, k.kontoId, login, imie, nazwisko, email,
     nowyEmail, stan, k.pesel as kontoPesel, k.nip as kontoNip, k.czyInstytucja as kontoInstytucji, czyPierwszeLogowanie,
     czyEmailPotwierdzony, czyHasloWlasne
   from sesje s
   join konta k on k.kontoId = s.kontoId
   left join kontaPodmioty kp on kp.kontoId = k.kontoId
   left join podmioty p on p.podmiotId = kp.podmiotId
   where tokenHash = ? and koniecMs > ? and k.czyZablokowane = 0 and k.stan <> 'USUNIETE'
   order by p.czyInstytucja, p.podmiotId`,
);

const yearsOf = select<{ rok: number }>(
  'select distinct rok from karty where podmiotId = ? and czyInstytucja = 0 order by rok desc',
);
export const years = (podmiotId: number): number[] => yearsOf(podmiotId).map(({ rok }) => rok);

interface Card {
  idKartyNaleznosci: number;
  rok: number;
  aplikacjaNaleznosci: string;
  symbolKarty: string;
  numerKontaBankowego: string;
  nazwaPlatnika: string;
  uslugaId: number;
  czyInstytucja: number;
  idPunktuOdbioru: number | null;
  adresPunktuOdbioru: string | null;
}
/** The cards of a year, and before them those of earlier years with unpaid instalments. Values: person, year, person, year. */
export const cards = select<Card>(
  `select k.*, adresPunktuOdbioru from karty k
   left join punktyOdbioru p on p.idPunktuOdbioru = k.idPunktuOdbioru
   where k.podmiotId = ? and czyInstytucja = 0 and (rok = ? or exists (
     select 1 from ratyZbiorcze r where r.idKartyNaleznosci = k.idKartyNaleznosci and r.podmiotId = ? and czySplacona = 0
   ) and rok < ?)
   order by rok, idKartyNaleznosci`,
);

interface Owner {
  idKartyNaleznosci: number;
  udzial: string | null;
  formaWladania: string | null;
  adresUdzialowca: string | null;
  nazwaUdzialowca: string;
}
export const owners = selectFor<Owner>('select * from wspolzobowiazani where idKartyNaleznosci in (ids) order by id');

export interface Unpaid {
  idNaleznosciRatyZbiorczej: number;
  idKartyNaleznosci: number;
  terminPlatnosci: string;
  jestTytulWykonawczy: number;
  kwotaGlownaGrosze: number;
  kosztyEgzekucjiGrosze: number;
  oplataProlongacyjnaGrosze: number;
}
export const unpaid = selectFor<Unpaid>(
  'select * from ratyZbiorcze where idKartyNaleznosci in (ids) and podmiotId = ? and czySplacona = 0',
);
