import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckCache } from '../../../codegen/check/checkCache.ts';
import type { Offer } from '../../../codegen/studio/api.ts';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import { Studio } from '../../../codegen/studio/studio.ts';
import { drop, overlay, small } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';

const CONFIG = 'services.config.json';
const LIST = 'groups/rodzina/services';
afterAll(drop);

const editOf = ({ item, screen, texts }: Offer, at = LIST): Edit => ({
  kind: 'several',
  edits: [
    { kind: 'add', file: CONFIG, at, item },
    { kind: 'screen', ...screen! },
    ...Object.entries(texts).flatMap(([key, by]) =>
      Object.entries(by).map(([language, text]): SmallEdit => ({ kind: 'text', key, language, text })),
    ),
  ],
});

describe('in a municipality without an overlay', () => {
  const list = 'groups/grupa/services';
  let studio: Studio;
  beforeAll(() => {
    studio = studioOf(small());
  });

  it.each(['table', 'cards', 'chart', 'facts', 'form'])('a service as a %s passes the check, in one step', (kind) => {
    const offer = studio.offers(CONFIG, list).find((one) => one.kind === kind)!;
    const { diff, problems } = studio.plan(editOf(offer, list));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, message }) => `${file} ${message}`)).toEqual([]);
    // It gets its entry, its screen and new files of texts.
    const created = diff.filter(({ before }) => before === '').map(({ file }) => file.split('/')[0]);
    expect(created).toEqual(['screens', 'locales', 'locales']);
  });
});

describe('a service from an operation of the contract', () => {
  let folder: string;
  let studio: Studio;
  let offers: readonly Offer[];

  beforeAll(() => {
    folder = overlay();
    studio = new Studio(folder, new CheckCache());
    offers = studio.offers(CONFIG, LIST);
  });

  it('is a table, cards, a chart, facts or a form, with texts in every language', () => {
    expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(['table', 'cards', 'chart', 'facts', 'form']));
    for (const { texts } of offers)
      for (const by of Object.values(texts)) {
        expect(Object.keys(by)).toEqual(['pl', 'en', 'de', 'uk']);
        for (const text of Object.values(by)) expect(text).not.toBe('');
      }
  });

  it('has labels with Polish letters, and the translations that the municipality has', () => {
    const all = Object.assign({}, ...offers.map(({ texts }) => texts)) as Offer['texts'];
    const labels = Object.entries(all).flatMap(([key, { pl }]) =>
      key.includes('.pola.') ? [`${key.split('.').at(-1)}: ${pl}`] : [],
    );
    expect(labels).toEqual(expect.arrayContaining(['miejscowosc: Miejscowość', 'trescZgloszenia: Treść zgłoszenia']));
    const [zip] = Object.entries(all).filter(([key]) => key.endsWith('.pola.kodPocztowy'));
    expect(zip?.[1]).toMatchObject({ pl: 'Kod pocztowy', de: 'Postleitzahl' });
  });

  it('is written into own files, and undone with them', () => {
    const offer = offers.find(({ kind }) => kind === 'table')!;
    const before = readFileSync(join(folder, 'overlay.config.json'), 'utf8');
    const { steps, diff, problems } = studio.edit(editOf(offer));
    expect([steps.length, problems.filter(({ severity }) => severity === 'error')]).toEqual([1, []]);
    expect(diff.map(({ file }) => file)).toEqual(expect.arrayContaining(['overlay.config.json', offer.screen!.file]));
    const written = JSON.parse(readFileSync(join(folder, offer.screen!.file), 'utf8'));
    expect(existsSync(join(folder, offer.screen!.file, '..', written.$schema))).toBe(true);
    studio.undo();
    expect(existsSync(join(folder, offer.screen!.file))).toBe(false);
    expect(readFileSync(join(folder, 'overlay.config.json'), 'utf8')).toBe(before);
  });
});
