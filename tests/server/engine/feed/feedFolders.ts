import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A small feed without a fault: a person and a company, a card each, instalments, bookings. */
export const FEED: Readonly<Record<string, string>> = {
  'feed.json': JSON.stringify({
    source: 'finanse',
    extracted: '2026-11-20T22:00:00+01:00',
    kinds: {
      podmioty: { extent: 'complete', count: 2 },
      punktyOdbioru: { extent: 'complete' },
      karty: { extent: 'complete', count: 2 },
      wspolzobowiazani: { extent: 'complete' },
      ratyZbiorcze: { extent: 'complete', count: 3, sums: { kwotaRaty: '2550.50' } },
      raty: { extent: 'complete', count: 3 },
      wplaty: { extent: 'complete', count: 1 },
      elementy: { extent: 'complete', count: 2 },
    },
  }),
  'podmioty.csv': `identyfikator;nazwa;adres;nrTelefonu
44051401359;Anna Wiśniewska;"ul. Lipowa 14, 00-999 Lipowa Dolina";601100200
9991002340;Przewozy Lipowa Dolina sp. z o.o.;"ul. Polna 1, 00-999 Lipowa Dolina";
`,
  'punktyOdbioru.csv': `idPunktuOdbioru,identyfikator,adresPunktuOdbioru
801,44051401359,"ul. Lipowa 14, Lipowa Dolina"
`,
  'karty.csv': `idKartyNaleznosci;identyfikator;rok;aplikacjaNaleznosci;symbolKarty;numerKontaBankowego;nazwaPlatnika;idPunktuOdbioru
900001;44051401359;2026;ODPADY;ODP/2026/900001;81874200090001000000001204;Anna Wiśniewska;801
900002;9991002340;2026;SRODKI_TRANSPORTU;TRA/2026/900002;81874200090001000000001301;Przewozy Lipowa Dolina sp. z o.o.;
`,
  'wspolzobowiazani.csv': 'id;idKartyNaleznosci;nazwaUdzialowca;udzial\n900001;900001;Tomasz Wiśniewski;1/2\n',
  'ratyZbiorcze.jsonl': [
    rata(900001, 900001, '2026-09-15', 100.5, true),
    rata(900002, 900001, '2026-12-15', 550, false),
    rata(900003, 900002, '2027-02-15', 1900, false),
  ].join('\n'),
  'raty.csv': `idNaleznosciRaty;idNaleznosciRatyZbiorczej;nrRaty;rodzajOplaty;kwotaRaty;kwotaGlowna;kosztyEgzekucji;oplataProlongacyjna;odsetki
900001;900001;1;Odpady;100.50;100.50;0;0;0
900002;900002;1;Odpady;550;550;0;0;0
900003;900003;1;Podatek od środków transportowych;1900.00;1900.00;0;0;0
`,
  'wplaty.csv': `id;idKartyNaleznosci;opis;dataOperacji;typ;kwotaGlowna;kosztyUpomnien;odsetki;oplataProlongacyjna
900001;900001;Wpłata w kasie;2026-09-10;Wpłata;100.50;0;0;0
`,
  'elementy.csv': `id;idKartyNaleznosci;opis;dataOperacji;typ;kwotaGlowna;kosztyUpomnien;odsetki;oplataProlongacyjna;pozostaloDoSplaty
900001;900001;Odpady 2026;2026-01-10;Przypis;650.50;0;0;0;550
900002;900002;Podatek 2026;2026-01-10;Przypis;1900;0;0;0;1900
`,
};

function rata(id: number, karta: number, termin: string, kwota: number, czySplacona: boolean): string {
  return JSON.stringify({
    idNaleznosciRatyZbiorczej: id,
    idKartyNaleznosci: karta,
    terminPlatnosci: termin,
    kwotaRaty: kwota,
    kwotaGlowna: kwota,
    kosztyEgzekucji: 0,
    oplataProlongacyjna: 0,
    odsetki: 0,
    czySplacona,
    jestUpomnienie: false,
    jestWezwanie: false,
    jestRozlozenieNaRaty: false,
    jestOdroczenieTerminu: false,
    jestTytulWykonawczy: false,
  });
}

export type Changes = Readonly<Record<string, string | Buffer | ((text: string) => string) | null>>;

/** Writes the small feed, or another one, with changes: another text of a file, a change of it, or null for a file that is not there. */
export function feedFolder(changes: Changes = {}, feed = FEED): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-feed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFeed(folder, changes, feed);
  return folder;
}

/** The same in a folder that is there. */
export function writeFeed(folder: string, changes: Changes, feed = FEED): void {
  for (const name of new Set([...Object.keys(feed), ...Object.keys(changes)])) {
    const change = changes[name];
    if (change === null) continue;
    const text = typeof change === 'function' ? change(feed[name]!) : (change ?? feed[name]!);
    writeFileSync(join(folder, name), text);
  }
}

/** A change of a file; each text is replaced by the one after it. */
export const replaced =
  (...pairs: readonly string[]) =>
  (text: string): string => {
    let now = text;
    for (let at = 0; at < pairs.length; at += 2) {
      if (!now.includes(pairs[at]!)) throw new Error(`The feed has no "${pairs[at]}".`);
      now = now.replace(pairs[at]!, pairs[at + 1]!);
    }
    return now;
  };

/** The manifest of the next day's feed. */
export const later = replaced('2026-11-20T', '2026-11-21T');
