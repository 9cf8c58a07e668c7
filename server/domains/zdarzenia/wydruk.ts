import type { Municipality } from '../../../codegen/artefact/municipality.ts';
import { formatDate, formatDatetime } from '../../../src/lang/values/dates.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import type { Paper } from '../../engine/documents/paper.ts';
import { documentWords } from '../../engine/documents/words.ts';
import { sentFields } from '../../engine/process/sentFields.ts';
import type { Metadane } from './metadane.ts';

/** What was sent, on paper: in the words of its form, with the number and the digest of the receipt. In Polish, as the registry is. */
export function paperOf(
  municipality: Municipality,
  wpis: Parameters<typeof sentFields>[1],
  { numer, tytul, zlozono, skrot, osoba, podmiot, pliki }: Metadane,
  now: Date,
): Paper {
  const words = documentWords('pl', municipality.texts.pl);
  const who = `${osoba.imie} ${osoba.nazwisko}`;
  const today = formatDate(todayAt(now));
  return {
    ...{ language: 'pl', landscape: false, title: `${tytul.replace(/\{\{.*?\}\}/g, '').trim()} ${numer}` },
    issuer: municipality.manifest.name,
    about: [
      { label: 'Złożono', value: formatDatetime(zlozono) },
      { label: 'Wnioskodawca', value: podmiot && podmiot.nazwa !== who ? `${podmiot.nazwa}, ${who}` : who },
      { label: 'Skrót SHA-256', value: skrot },
    ],
    printed: `${words.dataWydruku}: ${today}`,
    pageOf: words.strona,
    parts: [
      { kind: 'facts', items: sentFields({ municipality, lang: 'pl' }, wpis, { whole: true }) },
      ...(pliki.length > 0
        ? [
            { kind: 'heading', level: 2, text: 'Pliki' } as const,
            { kind: 'facts', items: pliki.map(({ sciezka, sha256 }) => ({ label: sciezka, value: sha256 })) } as const,
          ]
        : []),
    ],
  };
}
