import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Edit, Refusal } from '../../../codegen/studio/edit.ts';
import type { Role } from '../../../codegen/studio/rights.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { drop } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';
import { newPage, withPages } from './withPages.ts';

const SCREEN = 'screens/proba.json';
const CONFIG = 'services.config.json';
const PIXEL = 'iVBORw0KGgo=';

function municipality(): string {
  const folder = withPages();
  copyFileSync(join(import.meta.dirname, 'table.screen.json'), join(folder, SCREEN));
  for (const language of ['pl', 'en']) {
    const file = join(folder, `locales/${language}/proba.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...texts, termin: 'Termin', suma: 'Suma', plik: 'Raty {{tytul}}' }, null, 2));
  }
  return folder;
}

const text = (key: string, to = 'Inaczej'): Edit => ({ kind: 'text', key, language: 'pl', text: to });
const several = (...edits: Edit[]): Edit => ({ kind: 'several', edits: edits as never });

/** Each kind of edit, and the roles that may make it, each of them alone. */
const EDITS: readonly [string, Edit, readonly Role[]][] = [
  ['a sentence of a screen', text('proba.tytul'), ['TEKSTY', 'EKRANY']],
  ['the title of a page', text('strony.rodo'), ['TEKSTY', 'STRONY']],
  ['the text of a page', { kind: 'page', id: 'rodo', language: 'pl', html: '<p>Inaczej.</p>\n' }, ['STRONY']],
  ['a new page with its sentences', newPage('nowa', ['pl', 'en']), ['STRONY']],
  ['a page taken away', several({ kind: 'entry', part: 'pages', id: 'rodo', entry: null }), ['STRONY']],
  ['a picture', { kind: 'file', file: 'zdjecia/park.png', base64: PIXEL }, ['STRONY']],
  [
    'a column that is moved',
    {
      kind: 'move',
      file: SCREEN,
      at: 'raty/columns/kwotaRazem',
      beside: { side: 'before', name: 'terminPlatnosci' },
    },
    ['EKRANY'],
  ],
  ['a column taken away', { kind: 'remove', file: SCREEN, at: 'raty/columns/kwotaRazem' }, ['EKRANY']],
  [
    'a property',
    { kind: 'set', file: SCREEN, at: 'raty/columns/kwotaRazem', key: 'label', value: 'proba.termin' },
    ['EKRANY'],
  ],
  ['another id', { kind: 'rename', file: SCREEN, at: 'raty', name: 'splaty' }, ['EKRANY']],
  [
    'a colour',
    { kind: 'set', file: CONFIG, at: 'municipality', key: 'theme', value: { primary: '#123456' } },
    ['EKRANY'],
  ],
  ['the logo', { kind: 'logo', file: 'logo.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' }, ['EKRANY']],
  [
    'a part with a new sentence',
    several(
      { kind: 'set', file: SCREEN, at: 'raty/columns/kwotaRazem', key: 'label', value: 'proba.nowa' },
      text('proba.nowa'),
      { kind: 'text', key: 'proba.nowa', language: 'en', text: 'New' },
    ),
    ['EKRANY'],
  ],
];
const ROLES: readonly Role[] = ['TEKSTY', 'STRONY', 'EKRANY', 'PUBLIKACJA'];

const refusalOf = (make: () => unknown): string | undefined => {
  try {
    make();
    return undefined;
  } catch (failure) {
    if (failure instanceof Refusal) return failure.why.pl;
    throw failure;
  }
};
const isOfRole = (why: string | undefined): boolean => why?.includes('konto nie ma') ?? false;

afterEach(drop);

describe('a role', () => {
  let studio: Studio;

  it.each(EDITS)('may or may not change %s', (_what, edit, allowed) => {
    studio = studioOf(municipality());
    for (const role of ROLES) {
      expect([role, isOfRole(refusalOf(() => studio.plan(edit, [role])))]).toEqual([role, !allowed.includes(role)]);
      if (!allowed.includes(role)) expect(isOfRole(refusalOf(() => studio.edit(edit, [role])))).toBe(true);
    }
    expect(studio.state.steps).toEqual([]);
    for (const role of allowed) expect(refusalOf(() => studio.plan(edit, [role]))).toBeUndefined();
  });

  it('cannot undo or redo what it may not change', () => {
    studio = studioOf(municipality());
    studio.edit(EDITS[6]![1], ['EKRANY']);
    expect(refusalOf(() => studio.undo(['TEKSTY', 'STRONY']))).toBe(
      'Ekrany, usługi, menu i kolory zmienia rola *ekrany*, której Twoje konto nie ma.',
    );
    studio.undo(['EKRANY']);
    expect(isOfRole(refusalOf(() => studio.redo(['PUBLIKACJA'])))).toBe(true);
    expect(studio.redo(['EKRANY']).steps).toHaveLength(1);
  });

  it('cannot make the sentence of a screen one of a page, to change it then', () => {
    studio = studioOf(municipality());
    const claim: Edit = { kind: 'entry', part: 'pages', id: 'podstep', entry: { title: 'proba.tytul' }, in: 'urzad' };
    expect(refusalOf(() => studio.plan(claim, ['STRONY']))).toContain('rola *teksty* albo *ekrany*');
    expect(isOfRole(refusalOf(() => studio.plan(several(claim, text('proba.tytul')), ['STRONY'])))).toBe(true);
  });

  it('says each role that is missing', () => {
    studio = studioOf(municipality());
    const both = several({ kind: 'page', id: 'rodo', language: 'pl', html: '<p>Nie.</p>\n' }, text('proba.tytul'));
    const why = refusalOf(() => studio.plan(both, ['PUBLIKACJA']));
    expect(why).toContain('Strony i zdjęcia zmienia rola *strony*');
    expect(why).toContain('Zdania zmienia rola *teksty* albo *ekrany*');
  });
});
