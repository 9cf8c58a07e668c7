import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addVersion, currentLink, currentOf, versionsIn } from '../../../codegen/publish/versions.ts';
import type { TextEntry } from '../../../codegen/studio/api.ts';
import { CommonGit } from '../../../codegen/studio/common/commonGit.ts';
import { type CommonSummary, settle, type TakenOver } from '../../../codegen/studio/common/commonState.ts';
import type { Edit } from '../../../codegen/studio/edit.ts';
import type { Conflict } from '../../../codegen/studio/merge/conflict.ts';
import type { Published, PublishState } from '../../../codegen/studio/published.ts';
import { printAudit } from '../../../server/app/audyt/print.ts';
import { isThorough } from '../../night.ts';
import { forOneDatabase, type TestDatabase } from '../helpers.ts';
import { HostedStudio, type StudioClerk } from './hostedStudio.ts';

// Also guards: codegen/studio, codegen/publish, codegen/dev

const text = (key: string, to: string): Edit => ({ kind: 'text', key, language: 'pl', text: to });
const TEXTS = 'locales/pl/proba.json';

forOneDatabase((make) => {
  let database: TestDatabase;
  let studio: HostedStudio;
  let ewa: StudioClerk;
  let jan: StudioClerk;
  beforeAll(async () => {
    database = await make();
    studio = await HostedStudio.open(database);
    ewa = await studio.clerk('ewa.lis', 'TEKSTY');
    jan = await studio.clerk('jan.sowa', 'TEKSTY', 'STRONY', 'EKRANY', 'PUBLIKACJA');
  }, 60_000);
  afterAll(async () => {
    await studio?.close();
    await database?.drop();
  });

  const post = async <T>(clerk: StudioClerk, path: string, body: object = {}): Promise<T> => {
    const answer = await clerk.post(path, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };
  const textOf = async (clerk: StudioClerk, key: string) =>
    (await clerk.get<TextEntry>(`text?key=${key}`)).texts[key]?.pl;
  const published = () => readFileSync(join(currentLink(studio.place), TEXTS), 'utf8');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', studio.repository, ...args], { encoding: 'utf8' }).trim();

  test('what one hands in another takes over and publishes, with the names of both', async () => {
    expect(await post<Published>(jan, 'publish', { note: 'Pierwsza' })).toEqual({ version: 1 });
    await post(ewa, 'edit', text('proba.tytul', 'Tytuł Ewy'));
    await post(jan, 'edit', text('strony.rodo', 'RODO Jana'));
    expect(await ewa.get<CommonSummary>('common')).toEqual({ behind: 0, ahead: 1 });
    expect(await post(ewa, 'share')).toEqual({ behind: 0, ahead: 0 });
    // Residents get nothing new by it.
    expect(published()).not.toContain('Tytuł Ewy');
    expect(await jan.get<CommonSummary>('common')).toEqual({ behind: 1, ahead: 1 });
    const { changes } = await jan.get<PublishState>('publishing');
    expect(changes.steps.map(({ sentence }) => sentence.pl)).toEqual([
      expect.stringContaining('Tytuł Ewy'),
      expect.stringContaining('RODO Jana'),
    ]);
    expect(changes.steps[0]?.sentence.pl).toContain('Ewa ewa.lis');
    expect(await post<Published>(jan, 'publish', { note: 'Druga' })).toEqual({ version: 2 });
    expect(published()).toContain('Tytuł Ewy');
    expect(versionsIn(studio.place).at(-1)).toMatchObject({
      by: 'Ewa jan.sowa',
      note: 'Druga',
      commit: git('rev-parse', 'main'),
    });
    // The other side of a merge: nobody's change is lost.
    expect(await textOf(jan, 'proba.tytul')).toBe('Tytuł Ewy');
    expect((await post<{ files: string[] }>(ewa, 'takeover')).files).toEqual(['locales/pl/strony.json']);
    expect(await textOf(ewa, 'strony.rodo')).toBe('RODO Jana');
    expect(await ewa.get<CommonSummary>('common')).toEqual({ behind: 0, ahead: 0 });
    const log = await studio.asOperator(({ db }) => printAudit(db, { login: 'jan.sowa' }));
    expect(log).toContain('"wersja":2');
    expect(await studio.asOperator(({ db }) => printAudit(db, { login: 'ewa.lis' }))).toMatch(
      /ODDANIE[\s\S]*PRZEJECIE/,
    );
  }, 120_000);

  test('a conflict is named by its part, changes nothing, and is decided by a choice', async () => {
    await post(ewa, 'edit', text('proba.tytul', 'Według Ewy'));
    await post(jan, 'edit', text('proba.tytul', 'Według Jana'));
    await post(jan, 'share');
    const head = () => git('for-each-ref', '--format=%(objectname)', 'refs/heads/studio/ewa-lis-*');
    const before = head();
    const { conflicts } = await post<{ conflicts: Conflict[] }>(ewa, 'takeover');
    expect(conflicts).toMatchObject([
      { file: TEXTS, at: 'tytul', ours: { shown: { pl: expect.stringContaining('Według Ewy') } } },
    ]);
    expect(conflicts[0]!.sentence.pl).toContain('Ewa jan.sowa');
    expect(JSON.stringify(conflicts)).not.toMatch(/<<<<|wiersz|line \d/);
    expect([head(), await textOf(ewa, 'proba.tytul')]).toEqual([before, 'Według Ewy']);
    const choices = { [conflicts[0]!.id]: 'ours' };
    expect('files' in (await post<TakenOver>(ewa, 'takeover', { choices }))).toBe(true);
    expect(await textOf(ewa, 'proba.tytul')).toBe('Według Ewy');
    expect(await ewa.get<CommonSummary>('common')).toEqual({ behind: 0, ahead: 2 });
  }, 60_000);

  test('a publication that meets a conflict publishes nothing', async () => {
    await post(ewa, 'share');
    await post(jan, 'edit', text('proba.tytul', 'Znowu Jan'));
    expect(await post<Published>(jan, 'publish')).toMatchObject({ why: 'conflicts', conflicts: [{ at: 'tytul' }] });
    expect(currentOf(studio.place)).toBe(2);
    await post(jan, 'undo');
    expect(await post<Published>(jan, 'publish')).toEqual({ version: 3 });
    expect(published()).toContain('Według Ewy');
  }, 60_000);

  test('work under way is neither handed in nor published', async () => {
    const broken = { kind: 'set', file: 'screens/proba.json', at: '', key: 'title', value: 'proba.nieMaGo' };
    await post(jan, 'edit', broken);
    for (const path of ['takeover', 'share', 'publish']) expect((await jan.post(path, {})).status).toBe(422);
    await post(jan, 'undo');
  });

  test('a killed publication is ended: with its version it is the common state, without it there was none', async () => {
    await post(ewa, 'takeover');
    await post(ewa, 'edit', text('proba.tytul', 'Po awarii'));
    const branch = git('for-each-ref', '--format=%(refname)', 'refs/heads/studio/ewa-lis-*');
    const commit = git('rev-parse', branch);
    const main = git('rev-parse', 'main');
    const common = new CommonGit(studio.repository, 'main');
    // Killed before the version was there.
    expect([common.begin(commit), common.begin(commit)]).toEqual([true, false]);
    settle(common, studio.place);
    expect([git('rev-parse', 'main'), common.pending, currentOf(studio.place)]).toEqual([main, undefined, 3]);
    // Killed after it was there, and before offices served it.
    expect(common.begin(commit)).toBe(true);
    const copy = readdirOf(studio.folder, 'ewa-lis');
    addVersion(studio.place, copy, { nr: 4, at: '2026-11-28T05:00:00.000Z', by: 'Ewa', commit });
    settle(common, studio.place);
    expect([git('rev-parse', 'main'), common.pending, currentOf(studio.place)]).toEqual([commit, undefined, 4]);
    expect(published()).toContain('Po awarii');
  }, 60_000);

  // The test before has both states that a kill can leave.
  test.runIf(isThorough)(
    'a copy that is killed while it publishes leaves all or nothing, and the next one goes on',
    async () => {
      await post(jan, 'takeover');
      await post(jan, 'edit', text('proba.tytul', 'Przerwana'));
      const publishing = jan.post('publish', { note: 'Przerwana' });
      await new Promise((done) => setTimeout(done, 1500));
      for (const { pid } of studio.processes) process.kill(pid, 'SIGKILL');
      const { status } = await publishing;
      expect([200, 502]).toContain(status);
      await vi.waitFor(() => expect(studio.copies.count).toBe(0));
      const now = currentOf(studio.place)!;
      expect(existsSync(join(currentLink(studio.place), TEXTS))).toBe(true);
      const again = await post<Published>(jan, 'publish', { note: 'Ponownie' });
      if ('version' in again) expect(again.version).toBe(now + 1);
      expect(published()).toContain('Przerwana');
      expect(git('rev-parse', 'main')).toBe(versionsIn(studio.place).at(-1)!.commit);
    },
    90_000,
  );
});

function readdirOf(folder: string, login: string): string {
  const [found] = execFileSync('ls', [join(folder, 'kopie')], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.startsWith(login));
  return join(folder, 'kopie', found!);
}
