import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type DevServer, serveDev } from '../../../codegen/dev/server.ts';
import type { Refused } from '../../../codegen/studio/api.ts';
import type { ProposalsState, ProposalView } from '../../../codegen/studio/proposals/proposal.ts';
import { isThorough } from '../../night.ts';
import { drop, portal, repository } from '../dev/folders.ts';

// Also guards: codegen/dev

const TEXTS = 'locales/pl/proba.json';
const ANNA = { name: 'Anna Nowak', email: 'anna@gmina.example' };
const EWA = { name: 'Ewa Lis', email: 'ewa@gmina.example' };
let folder: string;
let server: DevServer | undefined;
let before: string;

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
const start = async () => {
  await server?.close();
  server = await serveDev({ folder, portal: portal(), port: 0 });
};
beforeEach(async () => {
  folder = repository();
  before = read();
  await start();
});
afterAll(async () => {
  await server?.close();
  drop();
});

const call = async (path: string, body?: unknown) => {
  const answer = await fetch(
    `${server!.address}/dev/studio/${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  return { status: answer.status, body: await answer.json() };
};
const read = () => readFileSync(join(folder, TEXTS), 'utf8');
const as = (who: typeof ANNA) => call('author', who);
const write = (text: string, key = 'proba.tytul') => call('edit', { kind: 'text', key, language: 'pl', text });
const state = async () => (await call('proposals')).body as ProposalsState;
const view = async (id: string, choices = {}) => (await call('proposal', { id, choices })).body as ProposalView;
const why = async (path: string, body: unknown) => {
  const answer = await call(path, body);
  return [answer.status, (answer.body as Refused).why?.en];
};
/** Anna proposes another title. */
const propose = async (text = 'Rok') => {
  await as(ANNA);
  await write(text);
  return (await call('propose', { title: 'Tytuł', note: 'Krótszy' })).body as ProposalsState;
};

it('steps are laid aside as a branch, and the files are as before', async () => {
  const { proposals, steps } = await propose();
  expect(proposals).toMatchObject([{ id: '1', title: 'Tytuł', note: 'Krótszy', by: ANNA }]);
  expect(proposals[0]!.steps.map(({ en }) => en)).toEqual([
    expect.stringMatching(/^Text \*.+\* \(pl\) changed to \*Rok\*$/),
  ]);
  expect([steps, read()]).toEqual([[], before]);
  expect(git('show', `okienko/proposals/1:${TEXTS}`)).toContain('"Rok"');
  expect(git('show', `okienko/proposals/1^:${TEXTS}`)).toBe(before);
  expect(git('status', '--short')).toBe('');
  expect(await why('propose', { title: 'Tytuł' })).toEqual([422, 'There is nothing to propose: nothing has changed.']);
});

it('a second person sees what changes and accepts it; the author cannot', async () => {
  await propose();
  expect(await why('accept', { id: '1' })).toEqual([422, 'A second person has to look at this proposal: it is yours.']);
  await as(EWA);
  expect(await view('1')).toMatchObject({ conflicts: [], problems: [], diff: [{ file: TEXTS, before }] });
  const accepted = (await call('accept', { id: '1' })).body as ProposalsState;
  expect(accepted.proposals[0]!.outcome).toMatchObject({ kind: 'accepted', by: EWA });
  expect(read()).toContain('"Rok"');
  expect(git('log', '-1', '--format=%an %s')).toBe('Ewa Lis Przyjęto: Tytuł (Anna Nowak)\n');
  // A second click.
  const head = git('rev-parse', 'HEAD');
  expect((await call('accept', { id: '1' })).status).toBe(200);
  expect(git('rev-parse', 'HEAD')).toBe(head);
  await call('undo', '');
  expect(read()).toBe(before);
});

it('what was changed meanwhile is kept beside it', async () => {
  await propose();
  await as(EWA);
  await write('Wszystko', 'proba.etykieta');
  await call('accept', { id: '1' });
  expect([read().includes('"Rok"'), read().includes('"Wszystko"')]).toEqual([true, true]);
});

const SIDES = [
  ['theirs', 'Rok'],
  ['ours', 'Lata'],
] as const;
// The tests of a merge choose either side.
it.each(isThorough ? SIDES : SIDES.slice(0, 1))(
  'a conflict names the text, and a choice of %s decides it',
  async (side, text) => {
    await propose();
    await as(EWA);
    await write('Lata');
    const { conflicts } = await view('1');
    expect(conflicts.map(({ sentence }) => sentence.en)).toEqual([
      expect.stringMatching(/^Text \*.+\* \(pl\): the present version wrote \*Lata\*, Anna Nowak wrote \*Rok\*$/),
    ]);
    expect(await why('accept', { id: '1' })).toEqual([
      422,
      expect.stringMatching(/^Choose whose version stays\. Text/),
    ]);
    const choices = { [conflicts[0]!.id]: side };
    expect((await view('1', choices)).conflicts).toEqual([]);
    expect((await call('accept', { id: '1', choices })).status).toBe(200);
    expect(read()).toContain(`"${text}"`);
  },
);

it('a declined one has a reason, and its author goes on with it', async () => {
  await propose();
  await as(EWA);
  expect(await why('decline', { id: '1', reason: ' ' })).toEqual([422, 'Say why: the author reads it.']);
  await call('decline', { id: '1', reason: 'Za krótki' });
  expect(await why('accept', { id: '1' })).toEqual([422, 'This proposal is decided already.']);
  expect(await why('resume', { id: '1' })).toEqual([422, 'Only its author can go on with a proposal.']);
  await as(ANNA);
  expect((await state()).proposals[0]!.outcome).toMatchObject({ kind: 'declined', by: EWA, reason: 'Za krótki' });
  await call('resume', { id: '1' });
  expect(read()).toContain('"Rok"');
  await write('Rok i lata');
  const { proposals } = (await call('propose', { title: 'Tytuł' })).body as ProposalsState;
  expect(proposals.map(({ id, outcome }) => [id, outcome?.kind])).toEqual([
    ['2', undefined],
    ['1', 'declined'],
  ]);
});

it('its author takes an open one back', async () => {
  await propose();
  const { proposals } = (await call('resume', { id: '1' })).body as ProposalsState;
  expect(proposals[0]!.outcome?.kind).toBe('withdrawn');
  expect(read()).toContain('"Rok"');
});

it('a kill after the branch was made, or after the files were written, leaves one proposal and one acceptance', async () => {
  await propose();
  const branch = git('rev-parse', 'okienko/proposals/1').trim();
  // As if the studio had been stopped before the steps were laid aside.
  await call('undo', '');
  await start();
  expect(read()).toContain('"Rok"');
  expect(((await call('propose', { title: 'Tytuł' })).body as ProposalsState).proposals).toHaveLength(1);
  expect(read()).toBe(before);
  await as(EWA);
  await call('accept', { id: '1' });
  // As if it had been stopped before the branch was closed.
  git('update-ref', 'refs/heads/okienko/proposals/1', branch);
  await start();
  const head = git('rev-parse', 'HEAD');
  expect(((await call('accept', { id: '1' })).body as ProposalsState).proposals[0]!.outcome?.kind).toBe('accepted');
  expect([git('rev-parse', 'HEAD'), read().includes('"Rok"')]).toEqual([head, true]);
});

it('with an error nothing is accepted', async () => {
  await propose();
  await as(EWA);
  const screen = join(folder, 'screens/slowa.json');
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('proba.tytul', 'proba.czegoNieMa'));
  expect((await view('1')).problems).toMatchObject([{ file: 'screens/slowa.json' }]);
  expect(await why('accept', { id: '1' })).toEqual([422, expect.stringContaining('has an error: screens/slowa.json')]);
  expect([read(), (await state()).proposals[0]!.outcome]).toEqual([before, undefined]);
});

it('nobody proposes unsigned, and nothing is there without git', async () => {
  await write('Rok');
  expect(await why('propose', { title: 'Tytuł' })).toEqual([422, 'Say first who you are: sign under History.']);
  expect((await state()).steps).toHaveLength(1);
});
