import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Calls, NotDone } from '../../../../codegen/dev/studio/calls.ts';
import { Studio } from '../../../../codegen/dev/studio/Studio.ts';
import { titleOf } from '../../../../codegen/dev/studio/titleOf.ts';
import type { Catalogue, Offer, Part, Plan, StudioState } from '../../../../codegen/studio/api.ts';
import type { Edit, Json } from '../../../../codegen/studio/edit.ts';

const BLOCKS: Json[] = [
  { type: 'table', id: 'raty', caption: 'a.raty', columns: [{ field: 'termin', label: 'a.termin' }] },
  { type: 'include', id: 'pomoc', fragment: 'pomoc' },
];
const PARTS: Record<string, Pick<Part, 'type' | 'value'> & { lists?: Part['lists'] }> = {
  '': {
    type: '',
    value: { title: 'a.tytul', content: BLOCKS },
    lists: { content: [{ name: 'raty', title: 'Raty roku' }] },
  },
  raty: { type: 'table', value: BLOCKS[0]!, lists: { columns: [{ name: 'termin', title: 'Termin' }] } },
  'raty/columns/termin': { type: '', value: { field: 'termin', label: 'a.termin' } },
  pomoc: { type: 'include', value: BLOCKS[1]! },
  'services/20': { type: '', value: { uslugaId: 20, slug: 'stan', name: 'a.stan' } },
};

const NOTICE: Offer = {
  name: 'komunikat',
  kind: 'notice',
  title: '',
  item: { type: 'notice', id: 'komunikat', tone: 'info', text: 'a.komunikat' },
  texts: { 'a.komunikat': { pl: '', en: '' } },
};

const CATALOGUE: Catalogue = {
  groups: [
    {
      at: 'groups/woda',
      name: 'woda',
      title: 'Woda',
      text: 'a.woda',
      services: [{ at: 'services/20', name: '20', title: 'Stan', text: 'a.stan', leads: '/uslugi/stan', off: false }],
    },
  ],
  tiles: [],
  menu: [],
};

/** An office of edits that remembers what it was asked. */
function fake() {
  const made: Edit[] = [];
  const planned: Edit[] = [];
  let state: StudioState = { steps: [], undone: [], underWay: false, problems: [] };
  const plan = (edit: Edit): Plan => ({
    sentence: { pl: `Zmiana ${edit.kind}`, en: `Change ${edit.kind}` },
    diff: [{ file: 'screens/a.json', before: 'a', after: 'b' }],
    problems: [],
    touches: [],
  });
  const calls: Calls = {
    state: async () => state,
    async part(file, at): Promise<Part> {
      const found = PARTS[at];
      if (!found) throw new NotDone({ pl: `Nie ma części ${at}.`, en: `There is no part ${at}.` });
      return { file, at, places: {}, lists: {}, open: [], ...found };
    },
    offers: async () => [NOTICE],
    catalogue: async () => CATALOGUE,
    look: async () => ({ theme: {}, isOverlay: false }),
    text: async (key) => ({
      key,
      texts: { [key]: { pl: `Zdanie {{rok}}` } },
      placeholders: ['rok'],
      plural: false,
      uses: [],
      subject: 'text',
    }),
    async plan(edit) {
      planned.push(edit);
      return plan(edit);
    },
    async edit(edit) {
      made.push(edit);
      const step = { id: made.length, sentence: plan(edit).sentence, files: ['screens/a.json'] };
      state = { ...state, steps: [...state.steps, step], undone: [] };
      return { ...plan(edit), ...state };
    },
    async undo() {
      state = { ...state, steps: state.steps.slice(0, -1), undone: [state.steps.at(-1)!, ...state.undone] };
      return state;
    },
    async redo() {
      state = { ...state, steps: [...state.steps, state.undone[0]!], undone: state.undone.slice(1) };
      return state;
    },
  };
  return { calls, made, planned };
}

async function open() {
  const office = fake();
  const said: string[] = [];
  const outlined: (string | undefined)[] = [];
  const painted: Readonly<Record<string, string>>[] = [];
  const portal = { colours: {} };
  const studio = new Studio({
    calls: office.calls,
    outline: (block) => outlined.push(block),
    paint: (theme) => painted.push(theme),
    portalColours: () => portal.colours,
    say: (text) => said.push(text),
    language: 'en',
  });
  studio.show({ screen: 'a', isLoading: false, statuses: {}, languages: ['pl', 'en'], round: 1 });
  await vi.waitFor(() => expect(studio.whole).toBeDefined());
  return { ...office, studio, said, outlined, painted, portal };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what is chosen', () => {
  test('a part is outlined by its block, announced, and read with the block around it', async () => {
    const { studio, said, outlined } = await open();
    await studio.choose('raty/columns/termin');
    expect(studio.kind).toBe('table/columns');
    expect(studio.part?.value).toEqual({ field: 'termin', label: 'a.termin' });
    expect(outlined.at(-1)).toBe('raty');
    expect(said.at(-1)).toBe('Chosen: Termin');
  });

  test('a block is called by its sentence, its beginning where it is long, and by its id without one', async () => {
    const { studio, calls } = await open();
    const text = calls.text;
    await studio.choose('raty');
    expect(titleOf(studio)).toBe('raty');
    await vi.waitFor(() => expect(titleOf(studio)).toBe('Zdanie …'));
    calls.text = async (key) => ({ ...(await text(key)), texts: { [key]: { pl: 'Raty tego roku '.repeat(10) } } });
    studio.sentences.renew();
    await vi.waitFor(() => expect(titleOf(studio)).toMatch(/^(Raty tego roku ){5}Raty …$/));
    await studio.choose('pomoc');
    expect(titleOf(studio)).toBe('pomoc');
  });

  test('an item is called by its visible title', async () => {
    const { studio } = await open();
    await studio.choose('raty/columns/termin');
    expect(titleOf(studio)).toBe('Termin');
    studio.turnTo(true);
    await vi.waitFor(() => expect(studio.catalogue).toBe(CATALOGUE));
    await studio.choose('services/20');
    expect(titleOf(studio)).toBe('Stan');
  });

  test('a block that a fragment gives leads to the block that includes it', async () => {
    const { studio } = await open();
    await studio.choose('pomoc_uwaga');
    expect(studio.at).toBe('pomoc');
  });

  test('a part that is not there says why', async () => {
    const { studio } = await open();
    await studio.choose('nie');
    expect(studio.refused).toEqual({ why: { pl: 'Nie ma części nie.', en: 'There is no part nie.' } });
    await studio.choose('raty');
    expect(studio.refused).toBeUndefined();
  });

  test('another screen leaves the chosen part and what is not saved', async () => {
    const { studio } = await open();
    await studio.choose('raty');
    studio.write('caption', 'a.inne');
    studio.show({ ...studio.shown, screen: 'b' });
    expect([studio.at, studio.drafts.list.length]).toEqual([undefined, 0]);
  });
});

describe('a change', () => {
  test('is planned once after a pause in the writing, and made only when it is saved', async () => {
    const { studio, planned, made, said } = await open();
    await studio.choose('raty');
    studio.write('caption', 'a.r');
    studio.write('caption', 'a.inne');
    expect(studio.drafts.canSave).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    const edit = { kind: 'set', file: 'screens/a.json', at: 'raty', key: 'caption', value: 'a.inne' };
    expect(planned).toEqual([edit]);
    expect(made).toEqual([]);
    expect(studio.drafts.canSave).toBe(true);
    await studio.save();
    expect(made).toEqual([edit]);
    expect(said.at(-1)).toBe('Saved: Change set');
    expect(studio.changes.get(1)).toEqual([{ file: 'screens/a.json', before: 'a', after: 'b' }]);
  });

  test('that writes what the file has is none; a value taken away is an edit of its own kind', async () => {
    const { studio } = await open();
    await studio.choose('raty');
    studio.write('caption', 'a.inne');
    studio.write('caption', 'a.raty');
    expect(studio.drafts.list).toEqual([]);
    studio.write('caption', undefined);
    expect(studio.drafts.list[0]?.edit).toEqual({ kind: 'unset', file: 'screens/a.json', at: 'raty', key: 'caption' });
  });

  test('of a sentence is one step in all its languages', async () => {
    const { studio, made } = await open();
    const texts = ['pl', 'en'].map((language): Edit => ({ kind: 'text', key: 'a.raty', language, text: language }));
    for (const text of texts) studio.drafts.put(JSON.stringify(text), text);
    await vi.advanceTimersByTimeAsync(300);
    await studio.save();
    expect(made).toEqual([{ kind: 'several', edits: texts }]);
    expect(studio.drafts.list).toEqual([]);
  });

  test('is said once where several are planned, or say the same', async () => {
    const { studio } = await open();
    const edits = ['a.raty_one', 'a.raty_few'].map(
      (key): Edit => ({ kind: 'text', key, language: 'pl', text: 'Raty' }),
    );
    for (const edit of edits) studio.drafts.put(JSON.stringify(edit), edit);
    expect(studio.drafts.lines.map(({ plan }) => plan)).toEqual([undefined]);
    await vi.advanceTimersByTimeAsync(300);
    expect(studio.drafts.lines.map(({ plan }) => plan?.sentence.en)).toEqual(['Change text']);
    expect(studio.drafts.list).toHaveLength(2);
  });

  test('that cannot be made stays, with the reason, and those before it are made', async () => {
    const { studio, calls, made } = await open();
    await studio.choose('raty');
    studio.write('caption', 'a.inne');
    studio.write('csv', true);
    await vi.advanceTimersByTimeAsync(300);
    const edit = calls.edit;
    const why = { pl: 'Nie.', en: 'No.' };
    calls.edit = (given) =>
      given.kind === 'set' && given.key === 'csv' ? Promise.reject(new NotDone(why)) : edit(given);
    await studio.save();
    expect(made).toHaveLength(1);
    expect(studio.drafts.list).toMatchObject([{ name: 'csv', refused: { why } }]);
    expect(studio.drafts.canSave).toBe(false);
  });

  test('is undone and made again, with its sentence', async () => {
    const { studio, said } = await open();
    await studio.moving.move('raty', { beside: { side: 'after', name: 'pomoc' } }, 'raty is now number 2 of 2');
    expect(said.at(-1)).toBe('raty is now number 2 of 2');
    await studio.undo();
    expect(said.at(-1)).toBe('Undone: Change move');
    expect(studio.state.undone).toHaveLength(1);
    await studio.redo();
    expect(said.at(-1)).toBe('Made again: Change move');
  });

  test('comes with the state that it leaves, which is not asked for again', async () => {
    const { studio, calls } = await open();
    const asked = vi.spyOn(calls, 'state');
    await studio.make({ kind: 'unset', file: 'screens/a.json', at: 'raty', key: 'csv' });
    expect(studio.state.steps).toHaveLength(1);
    await studio.undo();
    expect(studio.state.undone).toHaveLength(1);
    expect(asked).not.toHaveBeenCalled();
    studio.show({ ...studio.shown, round: studio.shown.round + 1 });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('that moves a block where the check would refuse it is not made, but shown', async () => {
    const { studio, calls, made, said } = await open();
    const to = { list: 'raty/expand/content' };
    const plan = calls.plan;
    const fault = { code: 'expr.unknown', severity: 'error', message: 'Unknown name.' } as never;
    calls.plan = async (edit) => ({ ...(await plan(edit)), problems: [fault] });
    await studio.moving.move('pomoc', to, 'pomoc is now in raty');
    expect(made).toEqual([]);
    expect(said.at(-1)).toContain('It has not been moved: there it would have 1 problem');
    expect(studio.drafts.list).toMatchObject([{ edit: { kind: 'move', at: 'pomoc', ...to } }]);
    calls.plan = plan;
    await studio.moving.move('pomoc', to, 'pomoc is now in raty');
    expect(made).toEqual([{ kind: 'move', file: 'screens/a.json', at: 'pomoc', ...to }]);
    expect(said.at(-1)).toBe('pomoc is now in raty');
  });

  test('that removes the chosen block leaves it', async () => {
    const { studio, made } = await open();
    await studio.choose('raty');
    studio.remove('raty');
    await vi.advanceTimersByTimeAsync(300);
    await studio.save();
    expect(made).toEqual([{ kind: 'remove', file: 'screens/a.json', at: 'raty' }]);
    expect(studio.at).toBeUndefined();
  });
});

test('a page that is being written stays so while the portal shows another screen', async () => {
  const { studio } = await open();
  const edit: Edit = { kind: 'text', key: 'a.b', language: 'pl', text: 'Nowe' };
  studio.go('page');
  studio.drafts.put('pl', edit);
  studio.show({ ...studio.shown, screen: undefined });
  expect([studio.view, studio.drafts.list.map((one) => one.edit)]).toEqual(['page', [edit]]);
  studio.turnTo(false);
  expect([studio.view, studio.drafts.list]).toEqual(['blocks', []]);
});

describe('the portal itself', () => {
  test('stands where no screen runs; its parts are those of the configuration', async () => {
    const { studio, made, said, outlined } = await open();
    studio.show({ ...studio.shown, screen: undefined });
    await vi.waitFor(() => expect(studio.catalogue).toBe(CATALOGUE));
    await studio.choose('services/20');
    expect([studio.kind, studio.file, outlined.at(-1)]).toEqual([
      'config/groups/services',
      'services.config.json',
      undefined,
    ]);
    await studio.moving.move('services/20', { list: 'groups/inna/services' }, 'Stan is now in Inna');
    expect(made).toEqual([
      { kind: 'move', file: 'services.config.json', at: 'services/20', list: 'groups/inna/services' },
    ]);
    expect(said.at(-1)).toBe('Stan is now in Inna');
  });

  test('is edited beside a screen, until a block of the screen is clicked', async () => {
    const { studio } = await open();
    studio.turnTo(true);
    await vi.waitFor(() => expect(studio.catalogue).toBe(CATALOGUE));
    expect(studio.file).toBe('services.config.json');
    await studio.point('raty');
    expect([studio.isPortal, studio.file, studio.at]).toEqual([false, 'screens/a.json', 'raty']);
  });
});

describe('the look', () => {
  test('a colour is seen in the portal while it is chosen, with the nearest one that can be read', async () => {
    const { studio, planned, painted } = await open();
    await studio.look.load();
    expect(studio.look.nearest('primary')).toBeUndefined();
    studio.look.choose('primary', '#ffcc00');
    expect(painted.at(-1)).toEqual({ primary: '#ffcc00' });
    const nearest = studio.look.nearest('primary')!;
    expect(nearest).toMatch(/^#[0-9a-f]{6}$/);
    studio.look.choose('primary', nearest);
    expect([studio.look.nearest('primary'), painted.at(-1)]).toEqual([undefined, { primary: nearest }]);
    await vi.advanceTimersByTimeAsync(300);
    const file = 'services.config.json';
    expect(planned).toEqual([{ kind: 'set', file, at: 'municipality', key: 'theme', value: { primary: nearest } }]);
    studio.drafts.clear();
    expect(painted.at(-1)).toEqual({});
  });

  test('a first logo is named in the configuration', async () => {
    const { studio, planned } = await open();
    await studio.look.load();
    studio.look.draw('<svg/>');
    await vi.advanceTimersByTimeAsync(300);
    expect(planned).toEqual([
      {
        kind: 'several',
        edits: [
          { kind: 'logo', file: 'logo.svg', text: '<svg/>' },
          { kind: 'set', file: 'services.config.json', at: 'municipality', key: 'logo', value: 'logo.svg' },
        ],
      },
    ]);
  });
});

test('a new block comes after the chosen one, in one step with its sentences in every language', async () => {
  const { studio, made, planned } = await open();
  await studio.choose('raty');
  await studio.openBlocks();
  expect([studio.view, studio.adding.offers]).toEqual(['add', [NOTICE]]);
  studio.adding.choose(NOTICE);
  studio.adding.write('a.komunikat', 'pl', 'Uwaga');
  await vi.advanceTimersByTimeAsync(300);
  // A language without its sentence would be an error.
  expect([planned, studio.drafts.canSave]).toEqual([[], false]);
  studio.adding.write('a.komunikat', 'en', 'Notice');
  await vi.advanceTimersByTimeAsync(300);
  await studio.save();
  const beside = { side: 'after', name: 'raty' };
  expect(made).toEqual([
    {
      kind: 'several',
      edits: [
        { kind: 'add', file: 'screens/a.json', at: 'content', item: NOTICE.item, beside },
        { kind: 'text', key: 'a.komunikat', language: 'pl', text: 'Uwaga' },
        { kind: 'text', key: 'a.komunikat', language: 'en', text: 'Notice' },
      ],
    },
  ]);
  expect(planned).toEqual(made);
});

test('blocks are drawn in the colours of the portal, also while it loads anew', async () => {
  const { studio, portal } = await open();
  portal.colours = { primary: '#8a1538' };
  studio.show({ ...studio.shown, round: 2 });
  expect(studio.adding.colours).toEqual({ primary: '#8a1538' });
  portal.colours = {};
  studio.show({ ...studio.shown, round: 3 });
  expect(studio.adding.colours).toEqual({ primary: '#8a1538' });
});
