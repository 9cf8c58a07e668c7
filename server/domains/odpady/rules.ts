import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import data from './data/stawki.json' with { type: 'json' };

/** The fee of a month for one unit of a parameter; undefined for a parameter that no fee is computed from. */
export const stawkaOdpadowGrosze = (rok: number, parametr: string): number | undefined =>
  stawkaRoku<Readonly<Record<string, number>>>(data.miesiecznieGrosze, rok)[parametr];
