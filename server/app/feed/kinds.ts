import { decyzjeAkcyzowe, wnioskiAkcyzowe } from '../../domains/akcyza/feed.ts';
import {
  dochody,
  imiona,
  liczbyMieszkancow,
  wyborcy,
  wybory,
  wydatki,
} from '../../domains/informacjePubliczne/feed.ts';
import { podmioty } from '../../domains/konto/feed.ts';
import { daneKorespondencyjne } from '../../domains/korespondencja/feed.ts';
import { elementy, karty, punktyOdbioru, raty, ratyZbiorcze, wspolzobowiazani } from '../../domains/naleznosci/feed.ts';
import { parametryOdpadow } from '../../domains/odpady/feed.ts';
import { oplatyLokalne } from '../../domains/oplaty/feed.ts';
import { hold, protect, wplaty } from '../../domains/platnosci/feed.ts';
import { budowle, budynki, dokumentyWlasnosci, grunty, wymiary } from '../../domains/podatki/feed.ts';
import { pojazdy } from '../../domains/pojazdy/feed.ts';
import {
  fakturyWody,
  odczyty,
  pozycjeFaktur,
  protokolyWymiany,
  umowyWody,
  wodomierze,
} from '../../domains/woda/feed.ts';
import { doplatyZezwolen, oplatyZezwolen, zezwolenia } from '../../domains/zezwolenia/feed.ts';
import type { FeedKind, Hold, KindName, Protect } from '../../engine/feed/feedKind.ts';

/** Every kind of records; it does not compile when a schema has no kind. */
export const kinds: Readonly<Record<KindName, FeedKind>> = {
  podmioty,
  punktyOdbioru,
  karty,
  wspolzobowiazani,
  ratyZbiorcze,
  raty,
  wplaty,
  elementy,
  decyzjeAkcyzowe,
  wnioskiAkcyzowe,
  dochody,
  imiona,
  liczbyMieszkancow,
  wyborcy,
  wybory,
  wydatki,
  daneKorespondencyjne,
  parametryOdpadow,
  oplatyLokalne,
  budowle,
  budynki,
  dokumentyWlasnosci,
  grunty,
  wymiary,
  pojazdy,
  fakturyWody,
  odczyty,
  pozycjeFaktur,
  protokolyWymiany,
  umowyWody,
  wodomierze,
  doplatyZezwolen,
  oplatyZezwolen,
  zezwolenia,
};

export const protections: readonly Protect[] = [protect];
export const holds: readonly Hold[] = [hold];
