import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edit } from '../../../codegen/studio/edit.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { drop, overlay } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';

const CONFIG = 'services.config.json';
const off: Edit = { kind: 'set', file: CONFIG, at: 'services/20', key: 'off', value: true };

describe('the catalogue of an overlay', () => {
  let folder: string;
  let studio: Studio;
  const written = () => readFileSync(join(folder, 'overlay.config.json'), 'utf8');
  const errorsOf = (edit: Edit) => studio.plan(edit).problems.filter(({ severity }) => severity === 'error');
  const service = () =>
    studio
      .catalogue()
      .groups.flatMap(({ services }) => services)
      .find(({ name }) => name === '20');

  beforeAll(() => {
    folder = overlay();
    studio = studioOf(folder);
  });
  afterAll(drop);

  it('has groups with their services, tiles and menu, by their titles in the first language', () => {
    const { groups, tiles, menu } = studio.catalogue();
    expect(groups.map(({ at }) => at)).toContain('groups/rodzina');
    expect(service()).toEqual({
      at: 'services/20',
      name: '20',
      title: 'Ile mam do zapłaty',
      text: 'uslugi.nazwy.naleznosciDoZaplaty',
      leads: '/uslugi/naleznosci-do-zaplaty',
      off: false,
    });
    // A tile of a service is called as the service, and has no text of its own.
    expect(tiles.find(({ name }) => name === 'naleznosci')).toMatchObject({ title: 'Ile mam do zapłaty', off: false });
    expect(menu.find(({ name }) => name === 'start')).toMatchObject({ at: 'menu/start', text: 'urzad.menu.start' });
  });

  it('says what leads to a service before it is switched off, and keeps it for the day when it is on again', () => {
    const before = written();
    expect(studio.plan({ ...off, at: 'services/35' }).touches).toContainEqual(
      expect.objectContaining({ kind: 'screen', name: 'akcyza/wnioski' }),
    );
    const { sentence, touches, problems } = studio.plan(off);
    expect(sentence.pl).toBe('Usługa *Ile mam do zapłaty*: wyłączono');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(touches).toContainEqual({ kind: 'tile', name: 'naleznosci', title: 'Ile mam do zapłaty' });
    expect(new Set(touches.map(({ kind }) => kind))).toEqual(new Set(['tile', 'page']));
    studio.edit(off);
    expect(JSON.parse(written()).services['20']).toEqual({ off: true });
    expect([service()?.off, studio.catalogue().tiles.find(({ name }) => name === 'naleznosci')?.off]).toEqual([
      true,
      true,
    ]);
    studio.edit({ kind: 'unset', file: CONFIG, at: 'services/20', key: 'off' });
    expect(written()).toBe(before);
  });

  it('has colours that can be read: a step that makes letters unreadable is refused with the nearest colour', () => {
    const set = (value: string): Edit => ({
      kind: 'set',
      file: CONFIG,
      at: 'municipality/theme',
      key: 'primary',
      value,
    });
    expect(() => studio.plan(set('#ffcc00'))).toThrow(
      /^The contrast of “letters on the main colour” \(#ffffff\) on “main colour” \(#ffcc00\) is 1\.5 to 1; letters need 4\.5\. The nearest “main colour” that can be read is (#[0-9a-f]{6})\.$/,
    );
    expect(() => studio.plan(set('#777777'))).toThrow('(#777777) is 4.4 to 1; letters need 4.5.');
    expect(studio.look()).toMatchObject({ theme: { primary: expect.any(String) }, logo: 'logo.svg', isOverlay: true });
    expect(studio.plan(set('#1b4f8f')).sentence).toEqual({
      en: 'Colours changed: main colour (#1b4f8f)',
      pl: 'Kolory: zmieniono kolor główny (#1b4f8f)',
    });
    const back: Edit = { kind: 'unset', file: CONFIG, at: 'municipality', key: 'theme' };
    expect(studio.plan(back).sentence.pl).toMatch(/^Kolory: zmieniono kolor główny \(cofnięto\), /);
  });

  it('can get a group, tiles and menu entries that it does not have', () => {
    const [group] = studio.offers(CONFIG, 'groups');
    expect(group).toMatchObject({ name: 'grupa', item: { id: 'grupa', name: 'brzezno.grupy.grupa', services: [] } });
    const texts = Object.entries(group!.texts).flatMap(([key, by]) =>
      Object.keys(by).map((language) => ({ kind: 'text', key, language, text: 'Nowa' }) as const),
    );
    const add = { kind: 'add', file: CONFIG, at: 'groups', item: group!.item } as const;
    const listed = ['tiles', 'menu'].map((list) => {
      const offers = studio.offers(CONFIG, list);
      expect(offers.length).toBeGreaterThan(5);
      expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
      return { kind: 'add', file: CONFIG, at: list, item: offers[0]!.item } as const;
    });
    expect(errorsOf({ kind: 'several', edits: [add, ...texts, ...listed] })).toEqual([]);
  });
});
