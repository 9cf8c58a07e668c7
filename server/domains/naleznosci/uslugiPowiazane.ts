import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import { RODZAJE_NALEZNOSCI, type RodzajNaleznosci } from './rodzajeNaleznosci.ts';
import type { KartaRow } from './tables.ts';

type Uslugi = Record<RodzajNaleznosci, { uslugaId: number }[]>;

/** For persons and for institutions; computed once, since the services of a municipality change only with its manifest. */
const computed = new WeakMap<Manifest, [Uslugi, Uslugi]>();

/** Services of this municipality with details of a card, for its kind of subject. */
export function uslugiPowiazane(
  manifest: Manifest,
  { czyInstytucja, aplikacjaNaleznosci }: Pick<KartaRow, 'czyInstytucja' | 'aplikacjaNaleznosci'>,
): { uslugaId: number }[] {
  let known = computed.get(manifest);
  if (!known) {
    known = [uslugiDla(manifest, 'osoba'), uslugiDla(manifest, 'instytucja')];
    computed.set(manifest, known);
  }
  return known[czyInstytucja === 1 ? 1 : 0][aplikacjaNaleznosci as RodzajNaleznosci];
}

function uslugiDla({ groups }: Manifest, kind: 'osoba' | 'instytucja'): Uslugi {
  const services = groups.flatMap((group) => group.services);
  const open = new Set(services.filter(({ only = kind }) => only === kind).map(({ uslugaId }) => uslugaId));
  const uslugi = Object.entries(RODZAJE_NALEZNOSCI).map(([rodzaj, { powiazane }]) => [
    rodzaj,
    powiazane.filter((uslugaId) => open.has(uslugaId)).map((uslugaId) => ({ uslugaId })),
  ]);
  return Object.fromEntries(uslugi);
}
