import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import type { FileChange, Refused, StudioState } from '../../../codegen/studio/api.ts';
import type { HistoryState } from '../../../codegen/studio/history/history.ts';
import { drop, portal, repository, small } from '../dev/folders.ts';

const TEXTS = 'locales/pl/proba.json';
const ANNA = { name: 'Anna Nowak', email: 'anna@gmina.example' };
let folder: string;
let server: DevServer;

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
const open = async (isRepository: boolean) => {
  folder = isRepository ? repository() : small();
  server = await serveDev({ folder, portal: portal(), port: 0 });
};
afterAll(drop);

const call = (path: string, body?: unknown) =>
  fetch(
    `${server.address}/dev/studio/${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
const history = async () => (await (await call('history')).json()) as HistoryState;
const write = (text: string, key = 'proba.tytul') => call('edit', { kind: 'text', key, language: 'pl', text });
const read = () => readFileSync(join(folder, TEXTS), 'utf8');

describe('a municipality in a git repository', () => {
  beforeAll(() => open(true));
  afterAll(() => server.close());

  it('keeps its steps out of git until somebody signs them', async () => {
    await write('Rok');
    expect(await history()).toMatchObject({
      hasGit: true,
      revisions: [{ by: 'Ewa', sentence: { pl: 'Początek' }, isStep: false }],
    });
    expect(git('status', '--short')).toBe(` M ${TEXTS}\n`);
    await call('undo', '');
  });

  it('makes each step a commit of its files alone, also one that undoes', async () => {
    await call('author', ANNA);
    writeFileSync(join(folder, 'notatka.txt'), 'x');
    git('add', 'notatka.txt');
    await write('Rok');
    await call('undo', '');
    const { revisions, author } = await history();
    expect(author).toEqual(ANNA);
    expect(revisions.map(({ by, sentence, isStep }) => [by, sentence.en, isStep])).toEqual([
      ['Anna Nowak', expect.stringMatching(/^Undone: Text \*/), true],
      ['Anna Nowak', expect.stringMatching(/^Text \*.+\* \(pl\) changed to \*Rok\*$/), true],
      ['Ewa', 'Początek', false],
    ]);
    expect(git('log', '-1', '--format=%s', '--skip=1')).toMatch(/^Tekst .+ \(pl\): zmieniono na Rok\n$/);
    expect(git('status', '--short')).toBe('A  notatka.txt\n');
  });

  it('a long sentence is the first words of a subject, and whole below it', async () => {
    const text = 'Zdanie o urzędzie, które mówi dużo i jest dłuższe niż jeden wiersz listy zmian';
    await write(`Pierwsze: ${text}`);
    await write(text);
    const { pl } = (await history()).revisions[0]!.sentence;
    const whole = pl.replaceAll('*', '');
    const [subject = '', , below] = git('log', '-1', '--format=%B').split('\n');
    expect([subject.length <= 72, whole.startsWith(subject.replace(' …', ' ')), below]).toEqual([true, true, whole]);
    expect(whole.length).toBeGreaterThan(72);
    await call('undo', '');
    await call('undo', '');
  });

  it('a sentence in several languages is one commit that names them', async () => {
    const edits = ['pl', 'en'].map((language) => ({ kind: 'text', key: 'proba.tytul', language, text: language }));
    await call('edit', { kind: 'several', edits });
    expect((await history()).revisions[0]?.sentence.en).toMatch(/^Text \*.+\* \(pl, en\) changed to \*pl\*$/);
    await call('undo', '');
  });

  it('a change is taken back while later ones stay, as a step that can be undone', async () => {
    const before = read();
    await write('Rok');
    await write('Wszystko', 'proba.etykieta');
    const [, first] = (await history()).revisions;
    const changes = (await (await call(`revision?id=${first!.id}`)).json()) as FileChange[];
    expect(changes).toEqual([{ file: TEXTS, before, after: expect.stringContaining('"Rok"') }]);
    const done = (await (await call('restore', { id: first!.id })).json()) as StudioState;
    expect(done.steps.at(-1)!.sentence.pl).toMatch(/^Wycofano: Tekst /);
    expect([read().includes('"Rok"'), read().includes('"Wszystko"')]).toEqual([false, true]);
    await call('undo', '');
    expect([read().includes('"Rok"'), read().includes('"Wszystko"')]).toEqual([true, true]);
  });

  it('says when later changes touch the same lines', async () => {
    await write('Dni');
    await write('Lata');
    const [, first] = (await history()).revisions;
    const answer = await call('restore', { id: first!.id });
    expect([answer.status, ((await answer.json()) as Refused).why.en]).toEqual([
      422,
      `Later changes touch the same lines of ${TEXTS}: take those back first.`,
    ]);
    expect((await call('revision?id=HEAD')).status).toBe(422);
  });

  it('a merge shows what it brought, and not what was there already', async () => {
    const who = ['-c', 'user.name=Jan', '-c', 'user.email=jan@gmina.example'];
    const main = git('branch', '--show-current').trim();
    git('reset', '--quiet');
    git('checkout', '--quiet', '-b', 'obok');
    writeFileSync(join(folder, 'obok.txt'), 'x');
    git('add', 'obok.txt');
    git(...who, 'commit', '--quiet', '--message', 'Obok');
    git('checkout', '--quiet', main);
    await write('Miesiące');
    git(...who, 'merge', '--quiet', '--no-ff', '--message', 'Scalone', 'obok');
    const merge = (await history()).revisions.find(({ sentence }) => sentence.pl === 'Scalone');
    const changes = (await (await call(`revision?id=${merge!.id}`)).json()) as FileChange[];
    expect(changes).toEqual([{ file: 'obok.txt', before: '', after: 'x' }]);
  });

  it('a step that git refuses is saved all the same, and the reason is told', async () => {
    writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho tak nie >&2\nexit 1\n', { mode: 0o755 });
    expect((await write('Rok')).status).toBe(200);
    expect(read()).toContain('"Rok"');
    expect((await history()).problem?.pl).toContain('tak nie');
  });
});

it('without git the steps of the studio are all there is', async () => {
  await open(false);
  await write('Rok');
  const state = await history();
  // A temporary folder may be inside a repository of the machine.
  expect([state.author, state.revisions.length]).toEqual([undefined, 0]);
  await server.close();
});
