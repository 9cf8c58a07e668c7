import { beforeEach, describe, expect, test } from 'vitest';
import type { Binding } from '../../src/blocks/binding.ts';
import type { WizardBlock } from '../../src/blocks/wizard/block.ts';
import { DRAFT_WORDS } from '../../src/blocks/wizard/draftKeys.ts';
import { stepStates, wizardView } from '../../src/blocks/wizard/steps.ts';
import { lastKnown } from '../../src/blocks/wizard/widget/draft/content.ts';
import { DraftKeeper } from '../../src/blocks/wizard/widget/draft/DraftKeeper.ts';
import { draftAddress } from '../../src/blocks/wizard/widget/draft/draftContent.ts';
import type { Szkic } from '../../src/generated/models.ts';
import type { Manifest } from '../../src/lang/descriptors/manifest.ts';
import { ApiError } from '../../src/lang/errors/ApiError.ts';
import { enrolment } from '../fixtures/forms/enrolment.ts';
import { wizard } from '../fixtures/forms/wizard.ts';
import { World } from '../portal/stores/formWorld.ts';
import { fakeBinding } from './fakeBinding.ts';

type Args = Readonly<Record<string, unknown>>;

/** Keeps one draft, as the office does (tests/server/engine/drafts). */
class FakeOffice {
  szkic: Szkic | undefined;
  ended = new Map<string, 'WYSLANY' | 'USUNIETY'>();
  saves = 0;
  failure: ApiError | undefined;
  /** The save is done, and its answer is lost. */
  losesAnswer = false;
  #made = 0;

  call = async (operation: string, args: Args): Promise<unknown> => {
    if (this.failure) throw this.failure;
    if (operation === 'dajSzkic') return { szkic: this.szkic ?? null };
    if (operation === 'usunSzkic') {
      if (this.szkic?.idSzkicu === args.idSzkicu) this.end('USUNIETY');
      return { czyUsunieto: true };
    }
    this.saves += 1;
    const { idSzkicu, wersja, krok, dane } = args as unknown as Szkic;
    const state = this.ended.get(idSzkicu);
    if (state) return { wynik: state, szkic: null };
    const { szkic } = this;
    const isSame = szkic?.dane === dane && szkic?.krok === krok;
    if (szkic && !isSame && (szkic.idSzkicu !== idSzkicu || szkic.wersja !== wersja))
      return { wynik: 'ZMIENIONY', szkic };
    if (!isSame) this.put({ dane, krok });
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new ApiError({ kind: 'network' });
    }
    return { wynik: 'ZAPISANY', szkic: { ...this.szkic, dane: null } };
  };

  /** Another tab saves. */
  put({ dane, krok }: Pick<Szkic, 'dane' | 'krok'>): void {
    const before = this.szkic ?? { idSzkicu: `szkic-${++this.#made}`, wersja: 0 };
    const times = { kiedyZapisano: '2026-11-21T09:12:00Z', wygasa: '2026-12-21' };
    this.szkic = { ...before, ...times, dane, krok, wersja: before.wersja + 1 };
  }

  end(state: 'WYSLANY' | 'USUNIETY'): void {
    this.ended.set(this.szkic!.idSzkicu, state);
    this.szkic = undefined;
  }
}

const draft = {
  ekran: 'proba/wniosek',
  words: Object.fromEntries(Object.keys(DRAFT_WORDS).map((word) => [word, { key: word }])),
} as unknown as NonNullable<WizardBlock['draft']>;
const states = stepStates('wniosek');
const content = (pola: Readonly<Record<string, unknown>>, kroki = ['osoba']) =>
  JSON.stringify({
    pola: Object.fromEntries(
      Object.entries(pola).map(([name, wartosc]) => [name, { etykieta: name.toUpperCase(), wartosc }]),
    ),
    kroki,
  });

let office: FakeOffice;
beforeEach(() => {
  office = new FakeOffice();
  lastKnown.clear();
});

/** One tab with the form. */
function tab(block = wizard({ draft }), adres: string | undefined = '/wniosek', world = new World()) {
  world.arguments = ['imie'];
  const form = world.open(block);
  const fake = fakeBinding();
  const binding: Binding = {
    ...fake,
    call: office.call,
    form: () => form,
    value: (tree, locals = {}) => world.evaluate(tree, locals) as never,
  };
  const keeper = new DraftKeeper(block, binding, form, adres);
  return { keeper, form, world, fake };
}

/** The page goes to a step, as the wizard does. */
async function save({ keeper, fake }: ReturnType<typeof tab>, step: string, seen = ['osoba']): Promise<void> {
  fake.set({ [states.step]: step === 'osoba' ? null : step, [states.seen]: seen });
  await keeper.save();
}

describe('a draft', () => {
  test('is saved with its step, and taken up on another device', async () => {
    const here = tab();
    await here.keeper.open();
    expect(office.saves).toBe(0);
    here.form.set('imie', 'Anna');
    here.form.set('czyPies', true);
    expect(here.keeper.isDirty).toBe(true);
    await save(here, 'pies', ['osoba', 'pies']);
    expect([office.szkic?.wersja, office.szkic?.krok, here.keeper.isDirty]).toEqual([1, 'pies', false]);
    lastKnown.clear();

    const there = tab();
    await there.keeper.open();
    expect([there.form.values.imie, there.form.values.czyPies]).toEqual(['Anna', true]);
    expect(there.fake.states).toMatchObject({ [states.step]: 'pies', [states.seen]: ['osoba', 'pies'] });
    expect(there.keeper.takenFrom).toBe('2026-11-21T09:12:00Z');
    await there.keeper.save();
    expect(office.saves).toBe(1);
  });

  test('has no secret', async () => {
    const here = tab();
    await here.keeper.open();
    here.form.set('imie', 'Anna');
    here.form.set('haslo', 'Tajne-2026!');
    await save(here, 'zgody');
    expect(office.szkic?.dane).toContain('Anna');
    expect(office.szkic?.dane).not.toMatch(/Tajne|haslo/i);
  });

  test('of nothing is not begun', async () => {
    const here = tab();
    await here.keeper.open();
    await save(here, 'osoba');
    expect(office.saves).toBe(0);
  });

  test('keeps what still fits, and names the rest by its label', async () => {
    const pola = {
      imie: 'Anna',
      czyPies: 'tak',
      rasa: 7,
      stareMiejsce: 'Lipowa 3',
      zgoda: true,
      haslo: 'x',
      pusty: '',
    };
    office.put({ dane: content(pola, ['osoba', 'dawny']), krok: 'dawny' });
    const here = tab();
    await here.keeper.open();
    expect([here.form.values.imie, here.form.values.zgoda]).toEqual(['Anna', true]);
    expect([here.form.values.czyPies, here.form.values.rasa ?? null]).toEqual([false, null]);
    expect(here.keeper.unfit).toEqual(['CZYPIES', 'STAREMIEJSCE', 'proba.rasa']);
    expect(here.fake.states[states.seen]).toEqual(['osoba']);
  });

  test('that another tab has changed waits for the resident, who takes it or keeps the own one', async () => {
    for (const takes of [true, false]) {
      office = new FakeOffice();
      lastKnown.clear();
      const here = tab();
      await here.keeper.open();
      here.form.set('imie', 'z tej karty');
      await save(here, 'osoba');
      office.put({ dane: content({ imie: 'z drugiej' }), krok: 'osoba' });
      here.form.set('imie', 'nowe z tej');
      await save(here, 'osoba');
      expect([here.keeper.elsewhere?.what, office.szkic?.wersja, here.form.draft?.kept]).toEqual(['changed', 2, false]);
      await here.keeper.save();
      expect(office.szkic?.wersja).toBe(2);
      if (takes) here.keeper.takeTheirs();
      else here.keeper.keepMine();
      await here.keeper.save();
      expect(here.form.values.imie).toBe(takes ? 'z drugiej' : 'nowe z tej');
      expect(office.szkic?.dane).toContain(takes ? 'z drugiej' : 'nowe z tej');
      expect(here.keeper.elsewhere).toBe(undefined);
    }
  });

  test('whose save was done without an answer is no change of another tab', async () => {
    const here = tab();
    await here.keeper.open();
    here.form.set('imie', 'Anna');
    office.losesAnswer = true;
    await save(here, 'osoba');
    expect([here.keeper.failed, here.form.draft?.kept]).toEqual(['', false]);
    here.form.set('imie', 'Anna Maria');
    await here.keeper.save();
    expect([here.keeper.elsewhere, here.keeper.failed, office.szkic?.wersja]).toEqual([undefined, undefined, 2]);
    expect(office.szkic?.dane).toContain('Anna Maria');
  });

  test('that cannot be saved is kept on the page, and leaving asks', async () => {
    const here = tab();
    await here.keeper.open();
    here.form.set('imie', 'Anna');
    expect(here.form.holdsLeave).toBe(false);
    office.failure = new ApiError({ kind: 'refused', status: 422, kod: '6102', opis: 'Za dużo szkiców.' });
    await save(here, 'osoba');
    expect([here.keeper.failed, here.form.holdsLeave]).toEqual(['Za dużo szkiców.', true]);
    office.failure = undefined;
    await here.keeper.save();
    expect([here.keeper.failed, here.form.holdsLeave, office.szkic?.wersja]).toEqual([undefined, false, 1]);
  });

  test('is named by the submit, and forgotten when that is done', async () => {
    const here = tab();
    await here.keeper.open();
    here.form.set('imie', 'Anna');
    here.form.set('zgoda', true);
    await save(here, 'zgody');
    let named: string | undefined;
    const call = here.world.call.bind(here.world);
    here.world.call = (operation, args, key, draftId?: string) => {
      named = draftId;
      office.end('WYSLANY');
      return call(operation, args, key);
    };
    await here.form.submit();
    expect(named).toBe('szkic-1');
    expect(here.form.draft).toEqual({ kept: true });
    await here.keeper.save();
    expect([office.szkic, here.keeper.elsewhere]).toEqual([undefined, undefined]);
  });

  test('that was sent or deleted in another tab says so, and may be saved anew', async () => {
    for (const [state, what] of [
      ['WYSLANY', 'sent'],
      ['USUNIETY', 'deleted'],
    ] as const) {
      office = new FakeOffice();
      lastKnown.clear();
      const here = tab();
      await here.keeper.open();
      here.form.set('imie', 'Anna');
      await save(here, 'osoba');
      office.end(state);
      here.form.set('imie', 'Ola');
      await save(here, 'osoba');
      expect([here.keeper.elsewhere?.what, office.szkic]).toEqual([what, undefined]);
      here.keeper.keepMine();
      await here.keeper.save();
      expect(office.szkic?.dane).toContain('Ola');
    }
  });

  test('is deleted when the resident begins anew', async () => {
    office.put({ dane: content({ imie: 'Anna' }), krok: null });
    const here = tab();
    await here.keeper.open();
    await here.keeper.beginAnew();
    expect([office.szkic, here.keeper.takenFrom]).toEqual([undefined, undefined]);
    expect(here.fake.ran.map(({ steps }) => steps[0]?.do)).toEqual(['confirm', 'clear']);
  });

  test('of a backend without drafts is kept on the page only', async () => {
    office.failure = new ApiError({ kind: 'refused', status: 404, kod: 'NIE_ZNALEZIONO' });
    const here = tab();
    await here.keeper.open();
    expect(here.keeper.phase).toBe('off');
    here.form.set('imie', 'Anna');
    expect(here.form.holdsLeave).toBe(true);
  });
});

describe('a draft with a step for each row', () => {
  const screen = enrolment().checked.screens.proba!;
  const block = { ...screen.content[0], draft } as WizardBlock;
  const { step, seen } = stepStates(block.id);
  const steps = ['dzieci', 'grupa.1', 'grupa.2', 'uwagi.2'];
  const ala = ['Ala', '4', 'Sowy', ''] as const;
  const jan = ['Jan', '2', 'Misie', 'alergia'] as const;
  const children = ({ form }: ReturnType<typeof tab>) => form.rows('dzieci')!;
  const answers = (one: ReturnType<typeof tab>) =>
    children(one).rows.map(({ values }) => ['imie', 'wiek', 'grupa', 'uwagi'].map((name) => values[name] ?? ''));
  const shown = ({ form, fake, world }: ReturnType<typeof tab>) => {
    const value = (tree: never, locals = {}) => world.evaluate(tree, locals) as never;
    return wizardView(block, { ...fake, value }, form).id;
  };
  async function opened(): Promise<ReturnType<typeof tab>> {
    lastKnown.clear();
    const one = tab(block);
    await one.keeper.open();
    return one;
  }
  async function leave({ fake, keeper }: ReturnType<typeof tab>, at: string, were = steps): Promise<void> {
    fake.set({ [step]: at, [seen]: were });
    await keeper.save();
  }
  /** Ala, who is four, and Jan, who is two and is asked one thing more. */
  async function withBoth(): Promise<ReturnType<typeof tab>> {
    const here = await opened();
    const rows = [children(here).rows[0]!, children(here).add()];
    for (const [index, [imie, wiek, grupa]] of [ala, jan].entries())
      for (const [name, input] of Object.entries({ imie, wiek, grupa })) rows[index]!.set(name, input);
    rows[1]!.set('uwagi', 'alergia');
    return here;
  }
  beforeEach(() => {
    office = new FakeOffice();
  });

  test('has every answer at its row on another device, in the step of its row', async () => {
    const here = await withBoth();
    expect(answers(here)).toEqual([ala, jan]);
    await leave(here, 'grupa.2');
    const there = await opened();
    expect([answers(there), shown(there), there.keeper.unfit]).toEqual([[ala, jan], 'grupa.2', []]);
    await there.keeper.save();
    expect(office.saves).toBe(1);
  });

  test('from which a row was removed meanwhile has the answers of the other one, and no step of the former', async () => {
    const here = await withBoth();
    await leave(here, 'uwagi.2');
    const there = await opened();
    children(there).remove(children(there).rows[0]!);
    await leave(there, 'uwagi.1', ['dzieci', 'grupa.1']);
    children(here).rows[1]!.set('grupa', 'Jeże');
    await here.keeper.save();
    expect(here.keeper.elsewhere?.what).toBe('changed');
    here.keeper.takeTheirs();
    expect([answers(here), shown(here)]).toEqual([[jan], 'uwagi.1']);
    const again = await opened();
    expect([answers(again), shown(again)]).toEqual([[jan], 'uwagi.1']);
  });

  test('that was left in the step of a row that is gone opens where something is missing, or with the answers', async () => {
    const here = await withBoth();
    await leave(here, 'grupa.1');
    const content = JSON.parse(office.szkic!.dane!);
    content.pola.dzieci.wartosc.shift();
    office.put({ dane: JSON.stringify(content), krok: 'uwagi.2' });
    const there = await opened();
    expect([answers(there), shown(there)]).toEqual([[jan], 'sprawdzenie']);
    delete content.pola.dzieci.wartosc[0].typed.grupa;
    office.put({ dane: JSON.stringify(content), krok: 'uwagi.2' });
    expect(shown(await opened())).toBe('grupa.1');
  });

  test('names what no longer fits in a row, and keeps the rest of the row', async () => {
    const here = await withBoth();
    await leave(here, 'grupa.1');
    const content = JSON.parse(office.szkic!.dane!);
    Object.assign(content.pola.dzieci.wartosc[0].typed, { pesel: '1', wiek: { lat: 4 } });
    office.put({ dane: JSON.stringify(content), krok: null });
    const there = await opened();
    expect([answers(there), there.keeper.unfit]).toEqual([[['Ala', '', 'Sowy', ''], jan], ['proba.etykieta']]);
  });

  test('names a choice of a row that is no longer offered', async () => {
    const here = await withBoth();
    await leave(here, 'grupa.1');
    const options = { fixed: [{ value: 'Sowy', label: { key: 'proba.sowy' } }] };
    const offering = structuredClone(block);
    Object.assign(offering.fields[0]!.rows!.fields.find(({ field }) => field === 'grupa')!, { as: 'select', options });
    lastKnown.clear();
    const there = tab(offering);
    await there.keeper.open();
    expect(answers(there)).toEqual([ala, ['Jan', '2', '', 'alergia']]);
    expect(there.keeper.unfit).toEqual([expect.stringContaining('proba.etykieta')]);
  });
});

test('a draft has the address of its screen with its parameters, and none where a parameter is in no address', () => {
  const screens = {
    a: { params: { numer: 'query', rok: 'path' } },
    b: { params: { kod: 'memory' } },
    c: { hide: ['x'] },
  };
  const manifest = { screens } as unknown as Manifest;
  const at = { pathname: '/a/2026', search: '?krok=osoby&numer=DO%2F1' };
  expect(draftAddress(manifest, 'a', at)).toBe('/a/2026?numer=DO%2F1');
  expect(draftAddress(manifest, 'a', { ...at, search: '?krok=b' })).toBe('/a/2026');
  expect([draftAddress(manifest, 'b', at), draftAddress(manifest, 'c', at)]).toEqual([undefined, undefined]);
});
