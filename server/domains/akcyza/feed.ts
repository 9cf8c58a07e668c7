import { toGrosze } from '../../../src/lang/values/kwota.ts';
import type { Db } from '../../engine/db/open.ts';
import { setne } from '../../engine/feed/columns.ts';
import { feedKind } from '../../engine/feed/feedKind.ts';
import { podmiotIds } from '../../engine/feed/podmioty.ts';
import { foundIds, rowIds } from '../../engine/feed/rowIds.ts';

const APPLICATIONS = { table: 'wnioskiAkcyzowe', id: 'id', by: ['sygnaturaWniosku'] } as const;
const DECISIONS = { table: 'decyzjeAkcyzowe', id: 'id', by: ['wniosekId'] } as const;

const references = (records: readonly { sygnaturaWniosku: string }[]) =>
  records.map(({ sygnaturaWniosku }) => [sygnaturaWniosku]);

export const wnioskiAkcyzowe = feedKind({
  kind: 'wnioskiAkcyzowe',
  table: 'wnioskiAkcyzowe',
  key: ['id'],
  onGone: 'delete',
  prepare: async (db: Db, records) => ({
    podmiotId: await podmiotIds(db, records),
    idOf: await rowIds(db, APPLICATIONS, references(records)),
  }),
  toRow: (wniosek, { podmiotId, idOf }) => ({
    id: idOf(wniosek.sygnaturaWniosku),
    podmiotId: podmiotId(wniosek.identyfikator),
    rok: wniosek.rok,
    sygnaturaWniosku: wniosek.sygnaturaWniosku,
    dataZlozeniaWniosku: wniosek.dataZlozeniaWniosku,
    uzytkiRolneAr: setne(wniosek.powierzchniaUzytkowRolnych),
    liczbaDjpSetne: setne(wniosek.liczbaDjp),
    liczbaSwinSetne: setne(wniosek.liczbaSwin),
    iloscOlejuSetne: setne(wniosek.iloscOleju),
    rocznyLimitZwrotuGrosze: toGrosze(wniosek.rocznyLimitZwrotu),
    czyWyplataNaRachunekBankowy: Number(wniosek.czyWyplataNaRachunekBankowy),
  }),
});

export const decyzjeAkcyzowe = feedKind({
  kind: 'decyzjeAkcyzowe',
  table: 'decyzjeAkcyzowe',
  key: ['id'],
  onGone: 'delete',
  async prepare(db: Db, records) {
    const wniosekOf = await foundIds(db, APPLICATIONS, references(records));
    const keys = records.map(({ sygnaturaWniosku }) => [wniosekOf(sygnaturaWniosku)!]);
    return { wniosekOf, idOf: await rowIds(db, DECISIONS, keys) };
  },
  toRow: (decyzja, { wniosekOf, idOf }) => {
    const wniosekId = wniosekOf(decyzja.sygnaturaWniosku)!;
    return {
      id: idOf(wniosekId),
      wniosekId,
      numerDecyzji: decyzja.numerDecyzji,
      dataWydaniaDecyzji: decyzja.dataWydaniaDecyzji,
      kwotaZwrotuGrosze: toGrosze(decyzja.kwotaZwrotu),
      pozostalyLimitZwrotuGrosze: toGrosze(decyzja.pozostalyLimitZwrotuDoWykorzystania),
      dataWyplaty: decyzja.dataWyplaty ?? null,
    };
  },
});
