import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import data from './data/zezwolenia.json' with { type: 'json' };

/** The kinds of permits, by alcohol content. */
export type Moc = keyof typeof data.moce;

export const MOCE = Object.keys(data.moce) as Moc[];
export const mocOpis = (moc: Moc): string => data.moce[moc];

/** The yearly fee for sales up to the thresholds of the act. */
export const oplataPodstawowaGrosze = (rok: number, moc: Moc): number => stawkaRoku(data.stawkiGrosze, rok)[moc];

/** The additional payment to keep a permit. @param ofGrosze the yearly fee; for a late statement the basic fee */
export const oplataDodatkowaGrosze = (ofGrosze: number): number =>
  Math.round((ofGrosze * data.oplataDodatkowaProcent) / 100);
