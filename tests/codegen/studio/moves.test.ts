import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../codegen/studio/api.ts';
import { changeOf } from '../../../codegen/studio/changes.ts';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { drop, overlay, shipped } from '../dev/folders.ts';
import { EditedFolder } from './editedFolder.ts';
import { studioOf } from './studioOf.ts';

let studio: Studio;
beforeAll(() => {
  studio = studioOf(shipped());
});
afterAll(drop);

const errors = ({ problems }: Plan) =>
  problems.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code} ${message}`);

describe('a block moved into another container', () => {
  const file = 'screens/wybory/liczba-wyborcow.json';

  it('says in its sentence where it is now, also on the screen itself', () => {
    const into = studio.plan({ kind: 'move', file, at: 'wstep', list: 'wSpisie/content' });
    expect([errors(into), into.sentence.en]).toEqual([
      [],
      'Block *See how many voters the commune had on an election day and w…* moved into *Am I on the electoral roll?*',
    ]);
    const out = studio.plan({ kind: 'move', file, at: 'dane', list: 'content' });
    expect([errors(out), out.sentence.pl]).toEqual([[], 'Blok *dane*: wyjęto na sam ekran']);
  });

  it('is refused in words where a name of its formulas is unknown, or where no blocks are taken', () => {
    const list = 'screens/portal/informacje-publiczne.json';
    expect(errors(studio.plan({ kind: 'move', file: list, at: 'uslugi', list: 'content' }))).toEqual([
      'name.unknown "item" is not a name here.',
    ]);
    const into = studio.plan({ kind: 'move', file, at: 'wstep', list: 'dane/content' });
    expect(errors(into)).toEqual([expect.stringMatching(/^key\.unknown .*"content"/)]);
  });

  it('has no place inside itself, or where there is no such block', () => {
    const move = (list: string) => () => studio.plan({ kind: 'move', file, at: 'wedlugDaty', list });
    expect(move('wedlugDaty/content')).toThrow('A part has no place inside itself.');
    expect(move('dane/items')).toThrow('A part has no place inside itself.');
    expect(move('wSpis/content')).toThrow('There is no block "wSpis" here.');
  });
});

describe('a group that is removed with services in it', () => {
  const file = 'services.config.json';
  const removal = (isOff: boolean): Edit => ({
    kind: 'several',
    edits: [
      ...['36', '35'].map(
        (one): SmallEdit => ({
          kind: 'move',
          file,
          at: `services/${one}`,
          list: 'groups/woda/services',
        }),
      ),
      ...(isOff ? [{ kind: 'set', file, at: 'services/36', key: 'off', value: true } as const] : []),
      { kind: 'remove', file, at: 'groups/rolnictwo' },
    ],
  });

  it.each([
    ['of a municipality of its own', shipped],
    ['of an overlay', overlay],
  ])('%s leaves them in another group, in one step that undo takes back', (_, made) => {
    const one = studioOf(made());
    const before = JSON.stringify(one.catalogue());
    const plan = one.edit(removal(false));
    expect(errors(plan)).toEqual([]);
    expect([plan.sentence.en, plan.touches.map(({ kind }) => kind)]).toEqual([
      expect.stringMatching(/^Group \*.+\* removed$/),
      [],
    ]);
    const { groups } = one.catalogue();
    expect(groups.map(({ name }) => name)).not.toContain('rolnictwo');
    expect(
      groups
        .find(({ name }) => name === 'woda')!
        .services.map(({ name }) => name)
        .slice(-2),
    ).toEqual(['36', '35']);
    one.undo();
    expect(JSON.stringify(one.catalogue())).toBe(before);
  });

  it('says what leads to a service that is switched off with it', () => {
    const plan = studio.plan(removal(true));
    expect(errors(plan)).toEqual([]);
    expect(plan.touches.map(({ kind }) => kind)).toContain('scenario');
  });
});

it('the last block of an overlay that is moved to the end stays where it is, and the reason is said', () => {
  const { edited } = new EditedFolder({}, 'examples/brzezno');
  const move: SmallEdit = { kind: 'move', file: 'screens/imiona/ogolem.json', at: 'tabela', list: 'content' };
  expect(() => changeOf(edited, move)).toThrow('This changes nothing');
});
