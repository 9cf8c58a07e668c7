import type { IncomingMessage, ServerResponse } from 'node:http';
import { anyRecord, word } from '../files/raw.ts';
import { bytesOf } from '../mock/bytesOf.ts';
import { type Plan, type Refused, STUDIO, type StudioState } from '../studio/api.ts';
import { Refusal, readEdit, readFile, type Sentence } from '../studio/edit.ts';
import type { OwnChange } from '../studio/edited.ts';
import type { History } from '../studio/history/history.ts';
import { pictureOf } from '../studio/pages/picture.ts';
import type { Pictures } from '../studio/proposals/proposal.ts';
import type { Proposals } from '../studio/proposals/proposals.ts';
import { type Clerk, mayChange, RoleMissing, type Subject } from '../studio/rights.ts';
import type { Scenarios } from '../studio/scenarios/scenarios.ts';
import type { Studio } from '../studio/studio.ts';
import { choicesIn } from './choices.ts';
import type { CommonCalls } from './commonCalls.ts';
import { pageHeaders } from './pageFiles.ts';
import { proposalCalls } from './proposalCalls.ts';
import type { Publishing } from './publishing.ts';
import { isForeign, jsonOf } from './requests.ts';
import { SCENARIO_CALLS, scenarioCalls } from './scenarioCalls.ts';
import type { Workbench } from './workbench.ts';

/** An edit may have a picture in it. */
const MOST_BYTES = 8 * 1024 * 1024;
/** They change no file of the municipality. */
const ASKING = [
  'POST plan',
  'POST picture',
  'POST publish',
  'POST serve',
  'POST author',
  'POST proposal',
  'POST pictures',
  'POST decline',
  'POST takeover',
  'POST share',
  ...SCENARIO_CALLS,
];

const said = ({ pl, en }: Sentence, inPolish: string, inEnglish: string): Sentence => ({
  pl: `${inPolish}: ${pl}`,
  en: `${inEnglish}: ${en}`,
});

interface Studios {
  studio: Studio;
  publishing: Publishing;
  history: History;
  proposals: Proposals;
  /** Shows the municipality with changes beside that of now. */
  show: (changes: readonly OwnChange[]) => Promise<Pictures>;
  /** Of a hosted studio. */
  clerk: Clerk | undefined;
  common?: CommonCalls | undefined;
  /** @throws Refusal when there is no room for another step */
  requireRoom?: (() => void) | undefined;
  scenarios: Scenarios;
  workbench: Workbench;
}

/**
 * Answers a call below /dev/studio/.
 *
 * @param look shows the files as they are now
 */
export async function answerStudio(
  { studio, publishing, history, proposals, show, clerk, common, requireRoom, ...running }: Studios,
  look: () => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const call = `${request.method} ${pathname.slice(STUDIO.length)}`;
  const asked = (name: string): string => searchParams.get(name) ?? '';
  const roles = clerk?.roles;
  const need = (subject: Subject): void => {
    if (!mayChange(roles, subject)) throw new RoleMissing([subject]);
  };
  const recorded = (done: Plan & StudioState): Plan & StudioState => {
    history.record(done, done.sentence);
    return done;
  };
  const calls: Readonly<Record<string, () => unknown>> = {
    ...scenarioCalls(running, () => jsonOf(request, MOST_BYTES), {
      require: () => need('screen'),
      async make(edit) {
        requireRoom?.();
        recorded(studio.edit(edit, roles));
        await look();
      },
    }),
    'GET state': () => studio.state,
    'GET clerk': () => clerk ?? {},
    'GET part': () => studio.part(readFile(asked('file')), asked('at')),
    'GET offers': () => studio.offers(readFile(asked('file')), asked('at')),
    'GET catalogue': () => studio.catalogue(),
    'GET look': () => studio.look(),
    'GET text': () => studio.text(asked('key')),
    'GET pages': () => studio.pages(),
    'GET page': () => studio.page(asked('id')),
    'GET targets': () => studio.targets(),
    'POST picture': async () => pictureOf(await bytesOf(request, MOST_BYTES).catch(() => undefined)),
    'POST plan': async () => studio.plan(readEdit(await jsonOf(request, MOST_BYTES)), roles),
    'POST edit': async () => {
      requireRoom?.();
      return recorded(studio.edit(readEdit(await jsonOf(request, MOST_BYTES)), roles));
    },
    'GET history': () => history.state,
    'GET revision': () => history.changesOf(asked('id')),
    'POST author': async () => history.sign(await jsonOf(request)),
    'POST restore': async () => {
      const id = word(anyRecord(await jsonOf(request)).id);
      const changes = history.without(id);
      const sentence = history.state.revisions.find((one) => one.id === id)?.sentence ?? { pl: id, en: id };
      return recorded(studio.put(changes, said(sentence, 'Wycofano', 'Taken back'), roles));
    },
    ...proposalCalls(
      proposals,
      () => history.author && { ...history.author, ...(clerk && { roles: clerk.roles }) },
      () => jsonOf(request),
      show,
    ),
    'GET common': () => common?.summary ?? {},
    'POST takeover': async () => common?.takeOver(await jsonOf(request)),
    'POST share': async () => common?.share(await jsonOf(request)),
    'GET publishing': () => publishing.state,
    'POST publish': async () => {
      need('publishing');
      common?.refuseUnderWay();
      const body = await jsonOf(request);
      const published = await publishing.publish(word(anyRecord(body).note), choicesIn(body));
      // What others have handed in has come into the files.
      if (common) await look();
      return published;
    },
    'POST serve': async () => {
      need('publishing');
      return publishing.serve(Number(anyRecord(await jsonOf(request)).nr));
    },
    'POST undo': () => {
      const sentence = studio.state.steps.at(-1)?.sentence;
      const state = studio.undo(roles);
      if (sentence) history.record(state, said(sentence, 'Cofnięto', 'Undone'));
      return state;
    },
    'POST redo': () => {
      const sentence = studio.state.undone[0]?.sentence;
      const state = studio.redo(roles);
      if (sentence) history.record(state, said(sentence, 'Ponowiono', 'Made again'));
      return state;
    },
  };
  const answer = Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!answer || isForeign(request)) {
    response.writeHead(answer ? 403 : 404, pageHeaders).end();
    return;
  }
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { ...pageHeaders, 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  try {
    const body = await answer();
    if (request.method === 'POST' && !ASKING.includes(call)) await look();
    send(200, body);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const { why } = failure;
    send(failure instanceof RoleMissing ? 403 : 422, { why } satisfies Refused);
  }
}
