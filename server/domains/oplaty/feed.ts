import { feedKind } from '../../engine/feed/feedKind.ts';

export const oplatyLokalne = feedKind({
  kind: 'oplatyLokalne',
  table: 'oplatyLokalne',
  key: ['idKartyNaleznosci'],
  onGone: 'delete',
  toRow: ({ nrDecyzji = null, dataZawarciaUmowy = null, dataRozwiazaniaUmowy = null, ...oplata }) => ({
    ...oplata,
    nrDecyzji,
    dataZawarciaUmowy,
    dataRozwiazaniaUmowy,
  }),
});
