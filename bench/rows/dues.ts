import { manyCards } from '../manyCards.ts';
import type { Row } from '../row.ts';
import { among } from './among.ts';

const INSTALMENTS = 1_000_000;

/** A resident's list and card among a million instalments of others. */
export const dues = (): Promise<Row[]> =>
  among(
    async (database) => `${(await manyCards(database, INSTALMENTS)).toLocaleString('en')} instalments`,
    async (home, headers) => {
      const { karty } = await (await fetch(`${home}/naleznosci/lista`, { headers })).json();
      return {
        'the dues of a year': `${home}/naleznosci/lista`,
        'a card’s instalments': `${home}/naleznosci/karty/${karty[0].idKartyNaleznosci}/raty`,
      };
    },
  );
