import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import type { LinkTarget, Picture, Plan, Refused, StudioState } from '../../../codegen/studio/api.ts';
import type { Edit, SmallEdit } from '../../../codegen/studio/edit.ts';
import type { ContentPage, PageList } from '../../../codegen/studio/pages/page.ts';
import { drop, portal } from '../dev/folders.ts';
import { newPage, withPages } from './withPages.ts';

let folder: string;
let server: DevServer;
/** One point. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const start = async (made: string) => {
  folder = made;
  server = await serveDev({ folder, portal: portal(), port: 0 });
};
const stop = async () => {
  await server.close();
  drop();
};
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const get = async <T>(path: string): Promise<T> => (await (await fetch(`${server.address}${path}`)).json()) as T;
const send = (path: string, body: BodyInit) => fetch(`${server.address}/dev/studio/${path}`, { method: 'POST', body });
const edit = async (one: Edit): Promise<Plan & StudioState> => {
  const answer = await send('edit', JSON.stringify(one));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Plan & StudioState;
};
const refused = async (path: string, body: BodyInit) => {
  const answer = await send(path, body);
  expect(answer.status).toBe(422);
  return ((await answer.json()) as Refused).why.en;
};
const undoAll = async () => {
  for (let left = (await get<StudioState>('/dev/studio/state')).steps.length; left > 0; left -= 1)
    await send('undo', '');
};
const errors = ({ problems }: Pick<Plan, 'problems'>) => problems.filter(({ severity }) => severity === 'error');

describe('the pages of a municipality of its own', () => {
  beforeAll(() => start(withPages()));
  afterEach(undoAll);
  afterAll(stop);

  it('are listed with their folders, and one is answered with its blocks', async () => {
    const { pages, folders } = await get<PageList>('/dev/studio/pages');
    expect(pages.find(({ id }) => id === 'rodo')).toMatchObject({
      title: { pl: expect.any(String) },
      folders: ['urzad'],
    });
    expect(folders[0]).toMatchObject({ id: 'urzad' });
    const page = await get<ContentPage>('/dev/studio/page?id=rodo');
    const html = read('content/pages/rodo/pl.html');
    expect(page.languages.pl).toMatchObject({ file: 'content/pages/rodo/pl.html', html, own: true });
    expect(html.slice(...page.languages.pl!.blocks![0]!)).toMatch(/^<p>.*<\/p>$/);
    expect(page.address).toBe('/strona?nazwaPliku=rodo');
  });

  it('are written, shown by the portal, and undone to the same bytes', async () => {
    const file = 'content/pages/rodo/pl.html';
    const before = read(file);
    const html = `<p>Nowe zdanie.</p>\n${before}`;
    const done = await edit({ kind: 'page', id: 'rodo', language: 'pl', html });
    expect(done.sentence.pl).toMatch(/^Strona \*.+\* \(pl\): zmieniono treść$/);
    expect(done.diff).toEqual([{ file, before, after: html }]);
    expect(read(file)).toBe(html);
    expect((await get<{ html: string }>('/api/pi/strona-wlasna?nazwaPliku=rodo')).html).toContain('Nowe zdanie.');
    await send('undo', '');
    expect(read(file)).toBe(before);
  });

  it('stay as they are while the new text does not check', async () => {
    const before = read('content/pages/rodo/pl.html');
    const done = await edit({ kind: 'page', id: 'rodo', language: 'pl', html: '<p><a href="/nie-ma">x</a></p>' });
    expect([done.underWay, errors(done).map(({ code }) => code)]).toEqual([true, ['markup.link']]);
    expect(read('content/pages/rodo/pl.html')).toBe(before);
  });

  it('are added with their texts and removed with them, as one step', async () => {
    const catalogue = read('content/catalogue.json');
    const texts = read('locales/pl/strony.json');
    const done = await edit(newPage('godziny-w-swieta', ['pl', 'en']));
    expect([errors(done), done.sentence.pl]).toEqual([[], 'Strona *Nowa pl*: dodano']);
    expect(read('content/catalogue.json')).toBe(
      catalogue
        .replace(
          /\n {4}\}\n {2}\],\n {2}"folders"/,
          '\n    },\n    {\n      "id": "godziny-w-swieta",\n      "title": "strony.nowa.tytul"\n    }\n  ],\n  "folders"',
        )
        .replace('"pages": ["informacje", "rodo"]', '"pages": ["informacje", "rodo", "godziny-w-swieta"]'),
    );
    const { removal } = await get<ContentPage>('/dev/studio/page?id=godziny-w-swieta');
    const gone = await edit({ kind: 'several', edits: removal });
    expect([errors(gone), gone.sentence.en]).toEqual([[], 'Page *Nowa en* removed']);
    expect([read('content/catalogue.json'), read('locales/pl/strony.json')]).toEqual([catalogue, texts]);
    expect(existsSync(join(folder, 'content/pages/godziny-w-swieta/pl.html'))).toBe(false);
  });

  it('are not removed without naming the screens and pages that lead there', async () => {
    await edit({
      kind: 'page',
      id: 'rodo',
      language: 'en',
      html: '<p><a href="/strona?nazwaPliku=informacje">x</a></p>',
    });
    const { removal } = await get<ContentPage>('/dev/studio/page?id=informacje');
    const answer = await send('plan', JSON.stringify({ kind: 'several', edits: removal }));
    const plan = (await answer.json()) as Plan;
    expect(plan.sentence.pl).toContain('usunięto');
    expect(plan.touches).toContainEqual({ kind: 'page', name: 'rodo', title: 'RODO' });
    expect(plan.touches).toContainEqual({ kind: 'screen', name: 'informacje' });
  });

  it('come into another folder, and keep their address', async () => {
    const before = read('content/catalogue.json');
    const withFolder = before.replace(
      '    }\n  ],\n  "files"',
      '    },\n    {\n      "id": "inne",\n      "name": "strony.urzad"\n    }\n  ],\n  "files"',
    );
    writeFileSync(join(folder, 'content/catalogue.json'), withFolder);
    const done = await edit({ kind: 'place', id: 'rodo', in: 'inne' });
    expect(done.sentence.pl).toMatch(/^Strona .RODO.: przeniesiono do katalogu .+$/);
    expect(done.diff[0]!.after).toBe(
      withFolder
        .replace('["informacje", "rodo"]', '["informacje"]')
        .replace(
          '"id": "inne",\n      "name": "strony.urzad"',
          '"id": "inne",\n      "name": "strony.urzad",\n      "pages": ["rodo"]',
        ),
    );
    const page = await get<ContentPage>('/dev/studio/page?id=rodo');
    expect(page.address).toBe('/strona?nazwaPliku=rodo');
    await undoAll();
    writeFileSync(join(folder, 'content/catalogue.json'), before);
    expect(await refused('edit', JSON.stringify({ kind: 'place', id: 'rodo', in: 'nie-ma' }))).toBe(
      'There is no folder "nie-ma".',
    );
  });

  it('a picture is inspected, kept beside the other files, and undone', async () => {
    const picture = (await (await send('picture', Buffer.from(PNG, 'base64'))).json()) as Picture;
    expect(picture.ending).toBe('png');
    const name = 'strony.punkt';
    const file = 'zdjecia/punkt.png';
    await edit({
      kind: 'several',
      edits: [
        { kind: 'entry', part: 'files', id: 'punkt', entry: { file, name } },
        { kind: 'file', file, base64: picture.base64 },
        ...['pl', 'en'].map((language): SmallEdit => ({ kind: 'text', key: name, language, text: 'Punkt' })),
      ],
    });
    expect(readFileSync(join(folder, `content/files/${file}`)).toString('base64')).toBe(picture.base64);
    const targets = await get<LinkTarget[]>('/dev/studio/targets');
    expect(targets).toContainEqual(expect.objectContaining({ kind: 'picture', address: '/api/pi/plik?link=punkt' }));
    const shown = await fetch(`${server.address}/api/pi/plik?link=punkt`);
    expect([shown.headers.get('content-type'), (await shown.bytes()).length]).toEqual([
      'image/png',
      Buffer.from(picture.base64, 'base64').length,
    ]);
    await send('undo', '');
    expect(existsSync(join(folder, `content/files/${file}`))).toBe(false);
    await send('redo', '');
    expect(readFileSync(join(folder, `content/files/${file}`)).toString('base64')).toBe(picture.base64);
  });

  it.each([
    ['words', 'This is no picture of the kinds PNG, JPEG and WebP.'],
    [Buffer.from(PNG, 'base64').subarray(0, 40), 'This picture is damaged, or contains something else'],
    [Buffer.alloc(2 * 1024 * 1024 + 1), 'A picture has at most 2 MB: save it smaller.'],
  ])('refuses what is no picture for residents: %#', async (bytes, why) => {
    expect(await refused('picture', bytes as BodyInit)).toContain(why);
  });

  it.each([
    [{ kind: 'page', id: '../x', language: 'pl', html: 'x' }, 'This is not an edit that the studio knows.'],
    [{ kind: 'page', id: 'rodo', language: 'fr', html: 'x' }, 'The municipality has no language "fr".'],
    [{ kind: 'file', file: '../x.png', base64: 'AAAA' }, 'This is not an edit that the studio knows.'],
    [{ kind: 'file', file: 'x.html', base64: 'AAAA' }, 'This is not an edit that the studio knows.'],
    [newPage('rodo', ['pl', 'en']), 'There is a "rodo" already: choose another address.'],
  ])('refuses what cannot be done: %#', async (one, why) => {
    expect(await refused('edit', JSON.stringify(one))).toBe(why);
  });

  it('offers everything that a link can lead to', async () => {
    const targets = await get<LinkTarget[]>('/dev/studio/targets');
    const kinds = new Set(targets.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['file', 'folder', 'page', 'screen', 'service']);
    const html = targets.map(({ address }) => `<p><a href="${address.replaceAll('&', '&amp;')}">x</a></p>`).join('\n');
    const answer = await send('plan', JSON.stringify({ kind: 'page', id: 'rodo', language: 'pl', html }));
    expect(errors((await answer.json()) as Plan)).toEqual([]);
  });
});
