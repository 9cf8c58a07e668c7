import { feedKind } from '../../engine/feed/feedKind.ts';
import { podmiotIds } from '../../engine/feed/podmioty.ts';
import { type Dane, uporzadkowane } from './rules.ts';

export const daneKorespondencyjne = feedKind({
  kind: 'daneKorespondencyjne',
  table: 'daneKorespondencyjne',
  key: ['podmiotId'],
  onGone: 'delete',
  prepare: podmiotIds,
  toRow: ({ identyfikator, ...dane }, podmiotId) => ({
    podmiotId: podmiotId(identyfikator),
    dane: JSON.stringify(uporzadkowane(dane as Dane, identyfikator.length === 10)),
  }),
});
