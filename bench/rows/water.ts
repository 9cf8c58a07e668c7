import { manyReadings } from '../manyReadings.ts';
import type { Row } from '../row.ts';
import { among } from './among.ts';

const READINGS = 1_000_000;

/** A resident's water summary and an invoice among a million readings of others. */
export const water = (): Promise<Row[]> =>
  among(
    async (database) => `${(await manyReadings(database, READINGS)).toLocaleString('en')} readings`,
    async (home, headers) => {
      const json = async (path: string) => (await fetch(`${home}/${path}`, { headers })).json();
      const { karty } = await json('naleznosci/lista?rodzajPlatnosci=WODA_I_SCIEKI');
      const card = `idKartyNaleznosci=${karty[0].idKartyNaleznosci}`;
      const { wybranyPunktOdbioru, faktury } = await json(`woda/zestawienie?${card}`);
      const issued = faktury.dane.faktury.find((one: { wystawionoDokumentPdf: boolean }) => one.wystawionoDokumentPdf);
      const invoice = `idPunktuOdbioru=${wybranyPunktOdbioru}&idDokumentuPdf=${issued.idDokumentuPdf}`;
      return {
        'the water summary': `${home}/woda/zestawienie?${card}`,
        'a water invoice': `${home}/woda/faktura?${card}&${invoice}`,
      };
    },
  );
