import { expect, it } from 'vitest';
import type * as models from '../../../../src/generated/models.ts';
import { sumKwot } from '../../../../src/lang/values/kwota.ts';
import { forOneDatabase, withOffice } from '../../helpers.ts';

forOneDatabase((make) => {
  const office = withOffice(make, { OKIENKO_RESIDENTS: '100' });

  it('an ordinary transfer asks for what can be paid online too: nothing under an enforcement title or being paid', async () => {
    const anna = await office().login('anna.wisniewska');
    const get = async <T>(path: string) => (await anna.get(`/api/${path}`)).json() as T;
    const unpaid: models.RataZbiorcza[] = [];
    for (const rok of [2024, 2025, 2026]) {
      const { karty } = await get<models.ListaNaleznosci>(`naleznosci/lista?rok=${rok}`);
      for (const { idKartyNaleznosci: id } of karty) {
        const { ratyZbiorcze } = await get<models.RatyKarty>(`naleznosci/karty/${id}/raty`);
        const left = ratyZbiorcze.filter(({ czySplacona }) => !czySplacona);
        const payable = left.filter(
          (one) => !one.jestTytulWykonawczy && !one.zleconoPlatnoscZKIR && !one.zleconoPlatnoscZP24,
        );
        const { kwota } = await get<models.DanePrzelewu>(`naleznosci/karty/${id}/przelew`);
        expect(kwota).toBe(sumKwot(payable.map(({ kwotaRazem }) => kwotaRazem)));
        unpaid.push(...left);
      }
    }
    expect(unpaid.some(({ jestTytulWykonawczy }) => jestTytulWykonawczy)).toBe(true);
    expect(unpaid.some((one) => one.zleconoPlatnoscZKIR || one.zleconoPlatnoscZP24)).toBe(true);
  });
});
