import { once } from 'node:events';
import { createWriteStream, type WriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPesel } from '../../src/lang/values/pesel.ts';

const CARDS_EACH = 4;
const INSTALMENTS_EACH = 12;

/** How many records of each kind a feed of so many instalments has. */
export const countsOf = (instalments: number) => {
  const karty = Math.ceil(instalments / INSTALMENTS_EACH);
  return { podmioty: Math.ceil(karty / CARDS_EACH), karty, ratyZbiorcze: instalments, raty: instalments };
};

/**
 * Writes a complete feed of so many instalments, each with its one part, on the cards of made-up persons: twelve a card, four cards a
 * person.
 */
export async function manyInstalments(folder: string, instalments: number): Promise<void> {
  const counts = countsOf(instalments);
  const kinds = Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [kind, { extent: 'complete', count }]),
  );
  const manifest = { source: 'finanse', extracted: '2026-11-23T22:00:00+01:00', kinds };
  writeFileSync(join(folder, 'feed.json'), JSON.stringify(manifest));
  const persons = [...pesels(counts.podmioty)];
  await write(folder, 'podmioty', 'identyfikator;nazwa;adres;nrTelefonu', counts.podmioty, (n) =>
    [persons[n], `Osoba ${n}`, `ul. Polna ${n % 400}, 00-998 Brzozowa`, ''].join(';'),
  );
  const columns =
    'idKartyNaleznosci;identyfikator;rok;aplikacjaNaleznosci;symbolKarty;numerKontaBankowego;nazwaPlatnika;idPunktuOdbioru';
  await write(folder, 'karty', columns, counts.karty, (n) => {
    const person = Math.floor(n / CARDS_EACH);
    const symbol = `POD/2026/${String(n).padStart(7, '0')}`;
    return [n + 1, persons[person], 2026, 'PODATKI_GMINNE', symbol, nrb(n), `Osoba ${person}`, ''].join(';');
  });
  const amounts = 'kwotaRaty;kwotaGlowna;kosztyEgzekucji;oplataProlongacyjna;odsetki';
  const flags =
    'czySplacona;jestUpomnienie;jestWezwanie;jestRozlozenieNaRaty;jestOdroczenieTerminu;jestTytulWykonawczy';
  const amount = (n: number) => `${10 + (n % 900)}.${String(n % 100).padStart(2, '0')}`;
  const parts = (n: number) => `${amount(n)};${amount(n)};0;0;0`;
  const day = (n: number) => `2026-${String((n % INSTALMENTS_EACH) + 1).padStart(2, '0')}-15`;
  const columnsOfInstalments = `idNaleznosciRatyZbiorczej;idKartyNaleznosci;terminPlatnosci;${amounts};${flags}`;
  await write(folder, 'ratyZbiorcze', columnsOfInstalments, instalments, (n) =>
    [n + 1, Math.floor(n / INSTALMENTS_EACH) + 1, day(n), parts(n), 'nie;nie;nie;nie;nie;nie'].join(';'),
  );
  const columnsOfParts = `idNaleznosciRaty;idNaleznosciRatyZbiorczej;nrRaty;rodzajOplaty;${amounts}`;
  await write(folder, 'raty', columnsOfParts, instalments, (n) =>
    [n + 1, n + 1, (n % INSTALMENTS_EACH) + 1, 'Podatek od nieruchomości', parts(n)].join(';'),
  );
}

async function write(
  folder: string,
  kind: string,
  header: string,
  count: number,
  lineOf: (n: number) => string,
): Promise<void> {
  const file: WriteStream = createWriteStream(join(folder, `${kind}.csv`));
  file.write(`${header}\n`);
  for (let n = 0; n < count; n++) if (!file.write(`${lineOf(n)}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
}

function* pesels(count: number): Generator<string> {
  for (let n = 0; count > 0; n++) {
    const day = new Date(Date.UTC(1930, 0, 1 + (n % 25_000))).toISOString().slice(2, 10).replaceAll('-', '');
    const first = `${day}${String(Math.floor(n / 25_000) + 1).padStart(4, '0')}`;
    for (let digit = 0; digit < 10; digit++) {
      if (!isPesel(`${first}${digit}`)) continue;
      yield `${first}${digit}`;
      count--;
    }
  }
}

/** An account of the made-up bank, with its check digits. Source: zarządzenie nr 15/2010 Prezesa NBP. */
function nrb(n: number): string {
  const account = `87420009${String(n).padStart(16, '0')}`;
  const rest = Number(BigInt(`${account}252100`) % 97n);
  return `${String(98 - rest).padStart(2, '0')}${account}`;
}
