import { podmioty } from '../../domains/konto/feed.ts';
import { elementy, karty, punktyOdbioru, raty, ratyZbiorcze, wspolzobowiazani } from '../../domains/naleznosci/feed.ts';
import { hold, protect, wplaty } from '../../domains/platnosci/feed.ts';
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
};

export const protections: readonly Protect[] = [protect];
export const holds: readonly Hold[] = [hold];
