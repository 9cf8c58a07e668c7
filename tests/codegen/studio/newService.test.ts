import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whereIs } from '../../../codegen/overlay/where.ts';
import type { Offer } from '../../../codegen/studio/api.ts';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import { Spelling } from '../../../codegen/studio/offers/spelling.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { Locales } from '../../../codegen/texts/locales.ts';
import { drop, overlay, small } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';

const CONFIG = 'services.config.json';
const LIST = 'groups/rodzina/services';
afterAll(drop);

const editOf = ({ item, screen, more = [], texts }: Offer, at = LIST): Edit => ({
  kind: 'several',
  edits: [
    { kind: 'add', file: CONFIG, at, item },
    { kind: 'screen', ...screen! },
    ...more,
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

describe('a service from an operation that needs something', () => {
  const list = 'groups/grupa/services';
  let folder: string;
  let studio: Studio;
  let offers: readonly Offer[];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const screenOf = (offer: Offer) => offer.screen!.value as Record<string, unknown>;
  const of = (operation: string, fits: (offer: Offer) => boolean = () => true) =>
    offers.find((one) => one.operation === operation && fits(one))!;
  const errorsOf = (offer: Offer) =>
    studio.plan(editOf(offer, list)).problems.filter(({ severity }) => severity === 'error');

  beforeAll(() => {
    folder = small();
    studio = studioOf(folder);
    offers = studio.offers(CONFIG, list);
  });

  it('asks a resident for one of the values that another operation answers', () => {
    const offer = of('dajDochodyBudzetu');
    expect(screenOf(offer)).toMatchObject({
      state: { rok: { type: 'integer', initial: 'max(data.mozliwosci.lataBudzetowe)', query: 'rok' } },
      data: {
        mozliwosci: { operation: 'dajLataBudzetowe' },
        dane: { operation: 'dajDochodyBudzetu', args: { rok: 'state.rok' } },
      },
    });
    expect(screenOf(offer).content).toContainEqual(
      expect.objectContaining({ type: 'select', bind: 'rok', options: 'data.mozliwosci.lataBudzetowe.sortDesc(v, v)' }),
    );
    expect(errorsOf(offer)).toEqual([]);
  });

  it('asks a resident to type what no list has, and never for the number of a record', () => {
    const offer = of('dajNajpopularniejszeImionaWgRoku');
    const [first] = screenOf(offer).content as { type: string; fields?: unknown }[];
    expect(first).toMatchObject({ type: 'filters', fields: [{ bind: 'rok' }] });
    expect(errorsOf(offer)).toEqual([]);
    expect(JSON.stringify(offers.map(({ screen }) => screen))).not.toMatch(/"bind":"id[A-Z]/);
  });

  it('calls what is asked for as the contract describes the argument', () => {
    const [, rok] = Object.entries(of('dajNajpopularniejszeImionaWgRoku').texts).find(([key]) =>
      key.endsWith('.pola.rok'),
    )!;
    expect(rok).toMatchObject({ pl: 'Rok urodzenia', en: 'The year of birth' });
  });

  it('has a page for each entry of a list that leads to it', () => {
    const offer = of('dajRaty', ({ more }) => more !== undefined);
    const [page, address] = offer.more as Extract<SmallEdit, { kind: 'screen' | 'set' }>[];
    expect(JSON.stringify(screenOf(offer))).toContain(
      '"go":{"screen":"raty/raty-szczegoly","params":{"idKartyNaleznosci":"row.idKartyNaleznosci"}}',
    );
    expect(page).toMatchObject({
      file: 'screens/raty/raty-szczegoly.json',
      value: {
        params: { idKartyNaleznosci: { type: 'integer', in: 'query', missing: { screen: 'raty/raty' } } },
        data: { dane: { operation: 'dajRaty', args: { idKartyNaleznosci: 'params.idKartyNaleznosci' } } },
      },
    });
    expect(address).toMatchObject({ file: CONFIG, at: 'screens', key: 'raty/raty-szczegoly' });
    expect(errorsOf(offer)).toEqual([]);
  });

  it('is a form that needs no login, with the answer below it, written as an engineer would', () => {
    const offer = of('sprawdzWyborce');
    expect(offer.item).toMatchObject({ access: 'public' });
    const before = read(CONFIG);
    const { problems } = studio.edit(editOf(offer, list));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { slug } = offer.item as { slug: string };
    const ns = (offer.item as { name: string }).name.split('.')[0];
    const written = JSON.parse(read(`screens/${slug}/${slug}.json`));
    expect(written.state).toEqual({ wynikCzyWSpisie: { type: 'boolean' } });
    expect(written.content[0]).toMatchObject({
      type: 'form',
      operation: 'sprawdzWyborce',
      then: [{ set: { wynikCzyWSpisie: 'result.czyWSpisie' } }],
      otherwise: { notify: `${ns}.niePrzyjeto` },
    });
    expect(written.content[1]).toMatchObject({ type: 'facts', visible: 'present(state.wynikCzyWSpisie)' });
    studio.undo();
    expect(read(CONFIG)).toBe(before);
    expect(existsSync(join(folder, `screens/${slug}/${slug}.json`))).toBe(false);
  });

  it('is no form where a secret is asked for: those are screens of the account', () => {
    expect(of('zaloguj')).toBeUndefined();
    expect(of('ustawHaslo')).toBeUndefined();
    // A box that keeps programs away is asked for with its task.
    expect(JSON.stringify(screenOf(of('resetujHaslo')))).toContain('"challenge":"dajWyzwanieCaptcha","as":"captcha"');
  });
});

describe('a service from an operation of the contract', () => {
  let folder: string;
  let studio: Studio;
  let offers: readonly Offer[];

  beforeAll(() => {
    folder = overlay();
    studio = studioOf(folder);
    offers = studio.offers(CONFIG, LIST);
  });

  it('comes in the order in which a clerk looks for it: on no page yet, on one already, then what serves the portal', () => {
    const groups = offers.map(({ group }) => group);
    expect(groups.filter((one, at) => one !== groups[at - 1])).toEqual(['unused', 'used', 'technical']);
    const groupOf = (operation: string) => offers.find((one) => one.operation === operation)?.group;
    expect([groupOf('dajZamowieniaNieczystosci'), groupOf('dajDochodyBudzetu'), groupOf('zapiszSzkic')]).toEqual([
      'unused',
      'used',
      'technical',
    ]);
    const titles = offers.filter(({ group }) => group === 'used').map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('pl').compare));
  });

  it('has the title that the contract gives, with the translations of an equal text', () => {
    const ofOperation = (operation: string) =>
      Object.values(offers.find((one) => one.operation === operation)!.texts)[0];
    expect(ofOperation('daj2Fa')).toMatchObject({ pl: 'Logowanie z kodem', en: 'Two-step login' });
    expect(ofOperation('dajNajpopularniejszeImiona')).toMatchObject({
      pl: 'Imiona mieszkańców',
      de: 'Vornamen der Einwohner',
    });
  });

  it('says in Polish what it gives, unless it serves the portal itself', () => {
    const silent = offers.filter(({ group, about }) => group !== 'technical' && !about?.pl);
    expect(silent.map(({ operation }) => operation)).toEqual([]);
    expect(offers.find(({ operation }) => operation === 'dajDochodyBudzetu')?.about?.pl).toMatch(/^Wykonanie dochodów/);
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

  it('calls a field as the screens of the municipality with this operation call it, also where the contract says something else', () => {
    const texts = Object.assign({}, ...offers.map((one) => one.texts)) as Offer['texts'];
    const labels = Object.entries(texts).flatMap(([key, { pl }]) => (key.endsWith('.pola.planPoZmianach') ? [pl] : []));
    expect(new Set(labels)).toEqual(new Set(['Plan po zmianach']));
    const [own] = Object.entries(texts).filter(([key]) => key.endsWith('.pola.czyWSpisie'));
    expect(own?.[1]).toMatchObject({ pl: 'Czy w spisie' });
  });

  it('spells what no text has with the marks of its beginning', () => {
    const locales = new Locales(['pl', 'en', 'de', 'uk']);
    expect(locales.read(whereIs(folder).layers)).toEqual([]);
    expect(new Spelling(locales).of({ pl: 'Telefon platnika' }).pl).toBe('Telefon płatnika');
    // Most texts have it as the name of a placeholder.
    expect(new Spelling(locales).of({ pl: 'Ostatni dzien' }).pl).toBe('Ostatni dzień');
  });

  it('with a page of its entries is written into an overlay, with the address of the page', () => {
    const offer = offers.find(({ more, kind }) => more && kind === 'facts')!;
    const before = readFileSync(join(folder, 'overlay.config.json'), 'utf8');
    const { problems, diff } = studio.edit(editOf(offer));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { key: page } = offer.more![1] as Extract<SmallEdit, { kind: 'set' }>;
    const { screens } = JSON.parse(readFileSync(join(folder, 'overlay.config.json'), 'utf8'));
    expect(screens[page].path).toMatch(/szczegoly$/);
    // The addresses of the base are not written again.
    expect(Object.keys(screens)).not.toContain('konto/logowanie');
    expect(diff.some(({ file }) => file === `screens/${page}.json`)).toBe(true);
    studio.undo();
    expect(readFileSync(join(folder, 'overlay.config.json'), 'utf8')).toBe(before);
  });

  it('is written into own files, and undone with them', () => {
    const offer = offers.find(({ kind }) => kind === 'table')!;
    const before = readFileSync(join(folder, 'overlay.config.json'), 'utf8');
    const { steps, diff, problems } = studio.edit(editOf(offer));
    expect([steps.length, problems.filter(({ severity }) => severity === 'error')]).toEqual([1, []]);
    expect(diff.map(({ file }) => file)).toEqual(expect.arrayContaining(['overlay.config.json', offer.screen!.file]));
    const written = JSON.parse(readFileSync(join(folder, offer.screen!.file), 'utf8'));
    // The way to the schemas is that of the configuration, wherever the folder is.
    const after = JSON.parse(readFileSync(join(folder, 'overlay.config.json'), 'utf8'));
    const schemas = join(folder, after.$schema, '../..');
    expect(join(folder, offer.screen!.file, '..', written.$schema)).toBe(
      join(schemas, 'descriptors/screen.schema.json'),
    );
    // It comes last by its number, so no other service gets a position.
    const { [offer.name]: added, ...others } = after.services;
    expect([added.group, others]).toEqual(['rodzina', JSON.parse(before).services]);
    studio.undo();
    expect(existsSync(join(folder, offer.screen!.file))).toBe(false);
    expect(readFileSync(join(folder, 'overlay.config.json'), 'utf8')).toBe(before);
  });
});
