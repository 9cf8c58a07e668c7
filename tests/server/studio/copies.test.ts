import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioState, TextEntry } from '../../../codegen/studio/api.ts';
import type { Edit } from '../../../codegen/studio/edit.ts';
import type { HistoryState } from '../../../codegen/studio/history/history.ts';
import { printAudit } from '../../../server/app/audyt/print.ts';
import { changeUrzednik } from '../../../server/domains/urzednicy/urzednicyDesk.ts';
import { forOneDatabase, type TestDatabase } from '../helpers.ts';
import { HostedStudio, type StudioClerk } from './hostedStudio.ts';

const title = (text: string): Edit => ({ kind: 'text', key: 'proba.tytul', language: 'pl', text });
const page: Edit = { kind: 'page', id: 'rodo', language: 'pl', html: '<p>Inaczej.</p>\n' };
const colour: Edit = {
  kind: 'set',
  file: 'services.config.json',
  at: 'municipality',
  key: 'theme',
  value: { primary: '#123456' },
};

forOneDatabase((make) => {
  let database: TestDatabase;
  let studio: HostedStudio;
  let ewa: StudioClerk;
  let jan: StudioClerk;
  beforeAll(async () => {
    database = await make();
    studio = await HostedStudio.open(database, { mostCopies: 2 });
    ewa = await studio.clerk('ewa.teksty', 'TEKSTY');
    jan = await studio.clerk('jan.ekrany', 'EKRANY', 'STRONY');
  }, 60_000);
  afterAll(async () => {
    await studio?.close();
    await database?.drop();
  });

  const log = async (login: string) =>
    (await studio.asOperator(({ db }) => printAudit(db, { login })))
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([, , , , kind, , about]) => [kind, about] as const);
  const textOf = async (clerk: StudioClerk) =>
    (await clerk.get<TextEntry>('text?key=proba.tytul')).texts['proba.tytul']?.pl;

  test('each clerk has a copy, with steps and commits of their own', async () => {
    const before = await textOf(ewa);
    const done = await ewa.post('edit', title('Tytuł Ewy'));
    expect([done.status, (await done.json()).underWay]).toEqual([200, false]);
    expect(await textOf(ewa)).toBe('Tytuł Ewy');
    expect(await textOf(jan)).toBe(before);
    expect((await jan.get<StudioState>('state')).steps).toEqual([]);
    expect(await ewa.get<HistoryState>('history')).toMatchObject({
      ...{ isFixed: true, author: { name: 'Ewa ewa.teksty', email: 'ewa.teksty@gmina.example' } },
      revisions: [
        { by: 'Ewa ewa.teksty', isStep: true },
        { by: 'Gmina', isStep: false },
      ],
    });
    const branches = execFileSync('git', ['-C', studio.repository, 'branch', '--list', 'studio/*'], {
      encoding: 'utf8',
    });
    expect(branches.match(/studio\/\S+/g)?.sort()).toEqual([
      expect.stringMatching(/^studio\/ewa-teksty-\d+$/),
      expect.stringMatching(/^studio\/jan-ekrany-\d+$/),
    ]);
    // Nobody signs for another.
    expect((await ewa.post('author', { name: 'Jan', email: 'jan@gmina.example' })).status).toBe(422);
    expect((await log('ewa.teksty')).at(-1)).toEqual([
      'ZMIANA',
      '{"rodzaj":"edit","pliki":["locales/pl/proba.json"],"miejsce":"STUDIO"}',
    ]);
  }, 60_000);

  test('a role holds at the edit, says which is missing, and counts from the next call on', async () => {
    const refused = await ewa.post('edit', colour);
    expect([refused.status, (await refused.json()).why.pl]).toEqual([
      403,
      'Ekrany, usługi, menu i kolory zmienia rola *ekrany*, której Twoje konto nie ma.',
    ]);
    expect((await ewa.post('plan', page)).status).toBe(403);
    expect((await ewa.post('publish', { note: '' })).status).toBe(403);
    expect((await ewa.post('serve', { nr: 1 })).status).toBe(403);
    expect((await log('ewa.teksty')).filter(([kind]) => kind === 'ODMOWA_DOSTEPU')).toHaveLength(3);
    expect(await ewa.get('clerk')).toEqual({ name: 'Ewa ewa.teksty', roles: ['TEKSTY'] });
    // What a browser claims about its roles is not passed on.
    const claim = { method: 'POST', body: JSON.stringify(colour), headers: { 'x-okienko-role': 'EKRANY' } };
    expect((await ewa.ask('/dev/studio/edit', claim)).status).toBe(403);
    expect((await jan.post('edit', page)).status).toBe(200);
    expect((await jan.post('plan', colour)).status).toBe(200);
    await studio.asOperator((desk) => changeUrzednik(desk, 'jan.ekrany', { studio: ['STRONY'] }));
    expect((await jan.post('plan', colour)).status).toBe(403);
  }, 60_000);

  test('portal, mock office and page of a copy come from the studio alone, each with a policy', async () => {
    for (const path of ['/dev/', '/dev/main.ts', '/uslugi', '/api/pi/konfiguracja']) {
      const answer = await ewa.ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    // The address alone is the studio, not the portal in it.
    const typed = await studio.server.inject({
      url: '/',
      headers: {
        host: 'localhost',
        cookie: `__Host-studio=${ewa.cookies.get('__Host-studio')}`,
        'sec-fetch-site': 'none',
      },
    });
    expect([typed.statusCode, typed.headers.location]).toEqual([303, '/dev/']);
  });

  test('the process of a copy knows no secret of the office', () => {
    const children = studio.processes;
    expect(children).toHaveLength(2);
    for (const { pid, command } of children) {
      const env = readFileSync(`/proc/${pid}/environ`, 'utf8');
      expect(env).not.toMatch(/OKIENKO|DATABASE_URL|PEPPER/);
      expect(command).toContain('--max-old-space-size=512');
    }
  });

  test('no more copies run than the limit; an idle one makes room and comes back with its steps', async () => {
    const ola = await studio.clerk('ola.trzecia', 'TEKSTY');
    const full = await ola.ask('/dev/studio/state');
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '60']);
    studio.office.clock.ms += 61_000;
    await jan.get('state');
    expect((await ola.ask('/dev/studio/state')).status).toBe(200);
    expect(studio.copies.count).toBe(2);
    studio.office.clock.ms += 61_000;
    expect((await ewa.get<StudioState>('state')).steps).toHaveLength(1);
    expect(await textOf(ewa)).toBe('Tytuł Ewy');
  }, 60_000);

  test('a stream of events ends with its session', async () => {
    const events = await ewa.ask('/dev/events');
    expect(events.headers.get('content-type')).toBe('text/event-stream');
    const reader = events.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('data: {');
    await ewa.send('/dev/wyloguj', {});
    const ended = await Promise.race([
      reader.read().then(
        ({ done }) => done,
        () => true,
      ),
      wait(5000, false),
    ]);
    expect(ended).toBe(true);
  });

  test('copies that nobody uses stop', async () => {
    studio.office.clock.ms += 901_000;
    studio.copies.stopIdle();
    expect(studio.copies.count).toBe(0);
  });
});
