import { describe, expect, it } from 'vitest';
import { changedFiles } from '../../../codegen/files/changedFiles.ts';
import { parseJsonFile } from '../../../codegen/files/jsonFile.ts';
import { goneContent, nothingGone } from '../../../codegen/overlay/gone.ts';
import { mergeFiles } from '../../../codegen/studio/merge/mergeFiles.ts';
import { ownConfig, ownScreenEdit } from '../../../codegen/studio/overlay/overlayFiles.ts';

const [SCREEN, EDIT] = ['screens/oplaty.json', 'screens/oplaty.edit.json'];
const [CONFIG, OVERLAY] = ['services.config.json', 'overlay.config.json'];
const notice = (id: string) => ({ id, type: 'notice', text: `proba.${id}` });
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const karta = (termin: object, kwota: object) => ({
  title: 'proba.raty',
  content: [
    {
      id: 'tabela',
      type: 'table',
      columns: [
        { field: 'termin', ...termin },
        { field: 'kwota', ...kwota },
      ],
    },
  ],
});
const below = changedFiles(
  { read: () => undefined, list: () => [], all: () => [], kind: () => undefined },
  new Map([
    [
      SCREEN,
      json({
        title: 'proba.raty',
        content: ['wstep', 'raty', 'lista', 'uwaga'].map(notice),
        documents: { karta: karta({}, {}) },
      }),
    ],
    [CONFIG, json({ menu: ['start', 'uslugi', 'kontakt', 'mapa'].map((id) => ({ id, label: `proba.${id}` })) })],
  ]),
);
const under = (name: string) => parseJsonFile(below.read(name)!, name).file;

/** The merged file of an overlay, with either side as ours. */
function merged(file: string, base: object | undefined, one: object, two: object) {
  const at = (content: object | undefined) => new Map(content ? [[file, json(content)]] : []);
  return [
    [one, two],
    [two, one],
  ].map(([ours, theirs]) => {
    const { files, conflicts } = mergeFiles(at(base), at(ours), at(theirs), { below });
    expect(conflicts).toEqual([]);
    return { name: file, text: files.get(file) };
  });
}
const idsOf = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
const contentOf = (base: object | undefined, one: object, two: object) =>
  merged(EDIT, base, one, two).map((own) => idsOf(ownScreenEdit(own, under(SCREEN), nothingGone).now.value.content));
const menuOf = (base: object, one: object, two: object) =>
  merged(OVERLAY, base, one, two).map((own) =>
    idsOf(ownConfig(own, under(CONFIG), goneContent(undefined, undefined)).now.value.menu),
  );

describe('an overlay is merged to what both sides made of the base', () => {
  it('a block added at the end stays there when the other side moves the last one', () => {
    const one = {
      edits: [
        { at: 'uwaga', move: { before: 'raty' } },
        { at: 'uwaga', after: [notice('dalej')] },
      ],
    };
    const two = { edits: [{ at: 'uwaga', after: [notice('koniec')] }] };
    const content = ['wstep', 'uwaga', 'dalej', 'raty', 'lista', 'koniec'];
    expect(contentOf(undefined, one, two)).toEqual([content, content]);
    expect(JSON.parse(merged(EDIT, undefined, one, two)[0]!.text!).edits).toEqual([
      ...one.edits,
      { at: 'lista', after: [notice('koniec')] },
    ]);
  });

  it('blocks are put beside one block twice, before and after it is moved, and the other side changes it', () => {
    const one = {
      edits: [
        { at: 'raty', after: [notice('dalej')] },
        { at: 'raty', move: { after: 'dalej' } },
        { at: 'raty', after: [notice('koniec')] },
      ],
    };
    const two = { edits: [{ at: 'raty', change: { text: 'proba.nowe' } }] };
    const content = ['wstep', 'dalej', 'raty', 'koniec', 'lista', 'uwaga'];
    expect(contentOf(undefined, one, two)).toEqual([content, content]);
  });

  it('menu entries that both sides add at one place have one order, whichever side is ours', () => {
    const entry = (id: string) => ({ [id]: { label: `proba.${id}`, after: 'start' } });
    const [one, two] = menuOf({}, { menu: entry('a') }, { menu: entry('b') });
    expect(one).toEqual(['start', 'a', 'b', 'uslugi', 'kontakt', 'mapa']);
    expect(two).toEqual(one);
  });

  it('menu entries stay where one side moved them, in whatever order the positions are written', () => {
    const one = { menu: { mapa: { after: 'uslugi' }, uslugi: { after: 'kontakt' } } };
    const two = { menu: { uslugi: { icon: 'people' } } };
    const menu = ['start', 'mapa', 'kontakt', 'uslugi'];
    expect(menuOf({}, one, two)).toEqual([menu, menu]);
  });

  it('a menu entry keeps its place when the other side removes the neighbour that it names', () => {
    const one = { menu: { mapa: { before: 'uslugi' } } };
    const menu = ['start', 'mapa', 'kontakt'];
    expect(menuOf({}, one, { menu: { uslugi: null } })).toEqual([menu, menu]);
  });

  it('two menu entries that are moved are no conflict, though others have got positions with them', () => {
    const one = { menu: { mapa: { after: 'start' }, uslugi: { after: 'mapa' } } };
    const menu = ['start', 'mapa', 'kontakt', 'uslugi'];
    expect(menuOf({}, one, { menu: { uslugi: { after: 'kontakt' } } })).toEqual([menu, menu]);
  });

  it('a menu entry that both sides have moved is named with both places, and the choice counts', () => {
    const at = (before: string) => new Map([[OVERLAY, json({ menu: { mapa: { before } } })]]);
    const sides = [new Map([[OVERLAY, json({})]]), at('start'), at('uslugi')] as const;
    const { conflicts } = mergeFiles(...sides, { below });
    expect(conflicts.map(({ at, sentence }) => [at, sentence.en])).toEqual([
      ['menu/mapa', 'Menu entry *mapa*: ours moved it to the beginning, theirs moved it behind *start*'],
    ]);
    const choices = new Map(conflicts.map(({ id }) => [id, 'theirs' as const]));
    const chosen = mergeFiles(...sides, { below, choices });
    const own = { name: OVERLAY, text: chosen.files.get(OVERLAY) };
    const { menu } = ownConfig(own, under(CONFIG), goneContent(undefined, undefined)).now.value;
    expect([idsOf(menu), chosen.conflicts]).toEqual([['start', 'mapa', 'uslugi', 'kontakt'], []]);
  });

  it('two columns of a document that each side replaces by a changed copy are both changed', () => {
    const documents = (termin: object, kwota: object) => ({ documents: { karta: karta(termin, kwota) } });
    const [one, two] = [documents({ header: true }, {}), documents({}, { align: 'end' })];
    for (const { text } of merged(EDIT, undefined, one, two))
      expect(JSON.parse(text!)).toEqual(documents({ header: true }, { align: 'end' }));
  });
});
