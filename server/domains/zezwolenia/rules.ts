import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import data from './data/zezwolenia.json' with { type: 'json' };

/** What a permit allows to sell. */
export type Moc = keyof typeof data.moce;

export const MOCE = Object.keys(data.moce) as Moc[];
export const mocOpis = (moc: Moc): string => data.moce[moc];

/** The fee of a year for who sold no more than the thresholds of the act. */
export const oplataPodstawowaGrosze = (rok: number, moc: Moc): number => stawkaRoku(data.stawkiGrosze, rok)[moc];

/** What is paid on top to keep a permit. @param ofGrosze the fee of the year, or for a late statement the basic one */
export const oplataDodatkowaGrosze = (ofGrosze: number): number =>
  Math.round((ofGrosze * data.oplataDodatkowaProcent) / 100);
