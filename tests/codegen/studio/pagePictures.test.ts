// @vitest-environment jsdom
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { history, redo, undo } from 'prosemirror-history';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Calls } from '../../../codegen/dev/studio/calls.ts';
import { insertBlock } from '../../../codegen/dev/studio/pages/commands.ts';
import { Pages } from '../../../codegen/dev/studio/pages/Pages.ts';
import { Studio as Panel } from '../../../codegen/dev/studio/Studio.ts';
import type { SmallEdit } from '../../../codegen/studio/edit.ts';
import type { Studio } from '../../../codegen/studio/studio.ts';
import { drop } from '../dev/folders.ts';
import { studioOf } from './studioOf.ts';
import { withPages } from './withPages.ts';

const SRC = '/api/pi/plik?link=most';
const ADDED: SmallEdit[] = [
  { kind: 'entry', part: 'files', id: 'most', entry: { file: 'zdjecia/most.png', name: 'strony.most' } },
  { kind: 'file', file: 'zdjecia/most.png', base64: 'AAAA' },
  { kind: 'text', key: 'strony.most', language: 'pl', text: 'Most' },
  { kind: 'text', key: 'strony.most', language: 'en', text: 'The bridge' },
];
const POLISH = '<h2>Most</h2>\n<p>Jest nowy.</p>\n<p>Jest otwarty.</p>\n';
const ENGLISH = '<h2>The bridge</h2>\n<p>It is new.</p>\n<p>It is open.</p>\n';
const figure = (alt: string) => `<figure>\n  <img src="${SRC}" alt="${alt}" width="40" height="30">\n</figure>\n`;

let folder: string;
beforeEach(() => {
  // The picture of an editor that nobody sees.
  URL.createObjectURL = () => 'blob:most';
  URL.revokeObjectURL = () => {};
  folder = withPages();
});
afterEach(drop);

const fileOf = (language: string) => join(folder, `content/pages/rodo/${language}.html`);
const read = (language: string) => readFileSync(fileOf(language), 'utf8');
const catalogue = () => readFileSync(join(folder, 'content/catalogue.json'), 'utf8');

/** A page in the editor, written in two languages. */
async function open(pl: string, en: string) {
  writeFileSync(fileOf('pl'), pl);
  writeFileSync(fileOf('en'), en);
  const studio = studioOf(folder);
  const calls = callsOf(studio);
  const said: string[] = [];
  const panel = new Panel({
    calls,
    outline: () => {},
    paint: () => {},
    portalColours: () => ({}),
    say: (text) => said.push(text),
    language: 'en',
  });
  const pageCalls = {
    pages: async () => studio.pages(),
    page: async (id: string) => studio.page(id),
    targets: async () => studio.targets(),
    picture: async () => ({ base64: 'AAAA', ending: 'png' as const }),
  };
  const pages = new Pages(
    pageCalls,
    () => {},
    (text) => said.push(text),
    panel,
  );
  await pages.choose('rodo');
  pages.pictures.keep({ src: SRC, edits: ADDED, bytes: new Blob(['x']) });
  return { studio, panel, pages, said, ...editor(pages) };
}

const callsOf = (studio: Studio): Calls => ({
  state: async () => studio.state,
  part: async (file, at) => studio.part(file, at),
  text: async (key) => studio.text(key),
  catalogue: async () => studio.catalogue(),
  look: async () => studio.look(),
  offers: async (file, at) => studio.offers(file, at),
  plan: async (edit) => studio.plan(edit),
  edit: async (edit) => studio.edit(edit),
  undo: async () => studio.undo(),
  redo: async () => studio.redo(),
});

/** The editor of the Polish text, without its elements. */
function editor(pages: Pages) {
  let state = EditorState.create({ doc: pages.docOf('pl')!, plugins: [history()] });
  const run = (command: Command) =>
    command(state, (transaction) => {
      state = state.apply(transaction);
      pages.write('pl', state.doc);
    });
  return {
    run,
    /** @param words those of the block before the picture */
    addAfter(words: string) {
      state.doc.forEach((block, at) => {
        if (block.textContent === words)
          state = state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(at + 1))));
      });
      const alts = { pl: 'Most o zmierzchu', en: 'The bridge at dusk' };
      pages.addPicture('pl', { src: SRC, alts, width: 40, height: 30 }, (one) => run(insertBlock(one)));
    },
  };
}

async function save(panel: Panel) {
  await vi.waitFor(() => expect(panel.drafts.canSave).toBe(true));
  await panel.save();
}

it('a picture comes into every language at the same place, in one step', async () => {
  const before = catalogue();
  const { panel, pages, studio, said, addAfter } = await open(POLISH, ENGLISH);
  addAfter('Jest nowy.');
  await save(panel);
  expect(read('pl')).toBe(POLISH.replace('<p>Jest o', `${figure('Most o zmierzchu')}<p>Jest o`));
  expect(read('en')).toBe(ENGLISH.replace('<p>It is o', `${figure('The bridge at dusk')}<p>It is o`));
  expect(catalogue()).toContain('"file": "zdjecia/most.png"');
  expect(studio.state.steps.map(({ sentence }) => sentence.pl)).toEqual(['Strona *RODO* (pl, en): zmieniono treść']);
  expect([said[0], pages.atEndNote]).toEqual(['The picture is in the text.', undefined]);
  studio.undo();
  expect([read('pl'), read('en'), catalogue()]).toEqual([POLISH, ENGLISH, before]);
});

it('it stands at the end, and that is said, where the blocks before it are others', async () => {
  const en = '<h2>The bridge</h2>\n<ul>\n  <li>It is new.</li>\n</ul>\n<p>It is open.</p>\n';
  const { panel, pages, said, addAfter } = await open(POLISH, en);
  addAfter('Jest nowy.');
  const note =
    'The text is arranged differently, so the picture stands at its end: English. Move it to where it belongs.';
  expect([pages.atEndNote, said[0]]).toEqual([note, `The picture is in the text. ${note}`]);
  await save(panel);
  await pages.reload();
  expect(read('en')).toBe(`${en}${figure('The bridge at dusk')}`);
  expect(pages.atEndNote).toBeUndefined();
});

it('it is the last of a page that is shown as text, with its line ends', async () => {
  const en = '<p>The bridge<!-- new --></p>\r\n';
  const { panel, addAfter } = await open(POLISH, en);
  addAfter('Jest nowy.');
  await save(panel);
  expect(read('en')).toBe(`${en}${figure('The bridge at dusk').replaceAll('\n', '\r\n')}`);
});

it.each([
  ['an editor', ENGLISH],
  ['text', '<p>The bridge<!-- new --></p>\n'],
])('while it is not saved, it leaves and comes back with that of the written language: %s', async (_, en) => {
  const { panel, pages, run, addAfter } = await open(POLISH, en);
  addAfter('Jest otwarty.');
  const shown = () => ['pl', 'en'].map((language) => pages.draftOf(language));
  const both = [`${POLISH}${figure('Most o zmierzchu')}`, `${en}${figure('The bridge at dusk')}`];
  expect(shown()).toEqual(both);
  run(undo);
  expect([shown(), panel.drafts.list]).toEqual([[undefined, undefined], []]);
  run(redo);
  expect(shown()).toEqual(both);
});

it('once it is saved, each language changes it for itself', async () => {
  const { panel, pages, run, addAfter } = await open(POLISH, ENGLISH);
  addAfter('Jest otwarty.');
  await save(panel);
  await pages.reload();
  run(undo);
  expect(['pl', 'en'].map((language) => pages.draftOf(language))).toEqual([POLISH, undefined]);
});
