import { stawkaRoku } from '../stawki/stawkaRoku.ts';
import data from './data/stawki.json' with { type: 'json' };

/** The tax of a vehicle for a whole year; undefined for a rate that the council has not set under this name. */
export const stawkaPojazduGrosze = (rok: number, nazwaStawki: string): number | undefined =>
  stawkaRoku<Readonly<Record<string, number>>>(data.stawkiGrosze, rok)[nazwaStawki];
