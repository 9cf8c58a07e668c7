import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '../../../codegen/studio/api.ts';
import { apartKinds, cardOf, offeredKinds } from '../../../codegen/studio/blockKinds.ts';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import { typeName } from '../../../codegen/studio/names.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { drop, small } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';

afterAll(drop);

const SCREEN = 'screens/proba.json';

const editOf = ({ item, more = [], texts }: Offer): Edit => ({
  kind: 'several',
  edits: [
    { kind: 'add', file: SCREEN, at: 'content', item },
    ...more,
    ...Object.entries(texts).flatMap(([key, by]) =>
      Object.entries(by).map(([language, text]): SmallEdit => ({ kind: 'text', key, language, text })),
    ),
  ],
});

describe('the kinds of blocks in the gallery', () => {
  it('have a name of their own in Polish, and a sentence of use in both languages', () => {
    for (const kind of offeredKinds) {
      expect(typeName(kind, 'pl'), kind).not.toBe(kind);
      const { en, pl } = cardOf(kind).use;
      for (const sentence of [en, pl]) expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
    }
    expect(new Set(offeredKinds.map((kind) => typeName(kind, 'pl'))).size).toBe(offeredKinds.length);
  });

  it('are all but those that stand once in a portal or need an engineer', () => {
    expect(apartKinds.map(({ kind }) => kind).sort()).toEqual([
      'breadcrumbs',
      'catalogue',
      'include',
      'parts',
      'services',
      'widget',
    ]);
  });
});

describe('blocks added to a screen', () => {
  let folder: string;
  let studio: Studio;
  let offers: readonly Offer[];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const startsOf = (kind: string) => offers.filter((one) => one.kind === kind);

  beforeAll(() => {
    folder = small();
    const config = JSON.parse(read('services.config.json'));
    config.hosts = { ...config.hosts, mapa: { address: 'https://mapa.example', frame: true } };
    writeFileSync(join(folder, 'services.config.json'), `${JSON.stringify(config, null, 2)}\n`);
    const screen = JSON.parse(read(SCREEN));
    screen.data.karta = { operation: 'dajKarteNaleznosci', args: { idKartyNaleznosci: '1' } };
    screen.data.zdjecia = { operation: 'dajZdjeciaWymianyWodomierza', args: { numerWodomierza: "'1'" } };
    screen.data.strona = { operation: 'dajStroneWlasna', args: { nazwaPliku: "'rodo'" } };
    screen.data.wplaty = { operation: 'dajWplaty', args: { idKartyNaleznosci: '1' } };
    screen.content.push({
      id: 'wplaty',
      type: 'table',
      caption: 'proba.etykieta',
      rows: 'data.wplaty.wplaty',
      columns: [{ field: 'opis', label: 'proba.etykieta' }],
    });
    screen.content[0].tone = [{ when: 'row.czySplacona', tone: 'success', text: 'proba.etykieta' }];
    writeFileSync(join(folder, SCREEN), `${JSON.stringify(screen, null, 2)}\n`);
    studio = studioOf(folder);
    offers = studio.offers(SCREEN, 'content');
  });

  it('begin with something of every kind', () => {
    expect([...new Set(offers.map(({ kind }) => kind))].sort()).toEqual([...offeredKinds].sort());
    for (const { texts } of offers)
      for (const by of Object.values(texts)) expect(Object.keys(by)).toEqual(['pl', 'en']);
  });

  it.each(offeredKinds)('all pass the check without an error or warning as they come: %s', (kind) => {
    const known = new Set(
      studio.plan({ kind: 'unset', file: SCREEN, at: 'raty', key: 'tone' }).problems.map(({ code }) => code),
    );
    for (const offer of startsOf(kind)) {
      const { problems } = studio.plan(editOf(offer));
      const fresh = problems.filter(({ code }) => !known.has(code));
      expect(
        fresh.map(({ file, message }) => `${file} ${message}`),
        offer.title,
      ).toEqual([]);
    }
  });

  it('are written as an engineer would, with the button that opens a dialog, in one step', () => {
    const files = [SCREEN, 'locales/pl/proba.json'];
    const before = files.map(read);
    const made = studio.edit(editOf(startsOf('dialog')[0]!));
    expect([made.underWay, made.steps.length]).toEqual([false, 1]);
    expect(made.sentence.pl).toBe('Blok *Szczegóły*: dodano');
    const { content } = JSON.parse(read(SCREEN));
    expect(content.slice(-2)).toEqual([
      {
        id: 'oknoPrzycisk',
        type: 'actions',
        items: [{ id: 'otworz', label: 'proba.okno.otworz', do: [{ open: 'okno' }] }],
      },
      {
        id: 'okno',
        type: 'dialog',
        title: 'proba.okno.tytul',
        content: [{ id: 'oknoTekst', type: 'text', text: 'proba.okno.tekst' }],
      },
    ]);
    // What was there keeps its bytes.
    expect(
      read(SCREEN).startsWith(
        before[0]!
          .slice(0, before[0]!.lastIndexOf('}'))
          .trimEnd()
          .replace(/\s*\]$/, ''),
      ),
    ).toBe(true);
    expect(read(SCREEN)).toContain('    {\n      "id": "oknoPrzycisk",\n      "type": "actions",\n      "items": [');
    studio.undo();
    expect(files.map(read)).toEqual(before);
  });

  it('bring the state that they set and the condition of the table that they narrow', () => {
    const before = read(SCREEN);
    const made = studio.edit(
      editOf(startsOf('filters').find(({ description }) => description === 'raty: terminPlatnosci')!),
    );
    expect(made.underWay).toBe(false);
    const screen = JSON.parse(read(SCREEN));
    expect(screen.state).toEqual({
      od: { type: 'string', format: 'date', query: 'od' },
      do: { type: 'string', format: 'date', query: 'do' },
    });
    expect(screen.content[0].where).toEqual(['between(row.terminPlatnosci, state.od, state.do)']);
    // The next one has names of its own.
    const next = studio.offers(SCREEN, 'content').find(({ description }) => description === 'raty: terminPlatnosci')!;
    expect(JSON.stringify(next.more)).toContain('"od2"');
    studio.undo();
    expect(read(SCREEN)).toBe(before);
  });
});
