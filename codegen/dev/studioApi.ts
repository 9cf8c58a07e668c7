import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Refused, STUDIO } from '../studio/api.ts';
import { Refusal, readEdit, readFile } from '../studio/edit.ts';
import type { Studio } from '../studio/studio.ts';
import { pageHeaders } from './pageFiles.ts';
import { isForeign, jsonOf } from './requests.ts';

/**
 * Answers a call below /dev/studio/.
 *
 * @param look shows the files as they are now
 */
export async function answerStudio(
  studio: Studio,
  look: () => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const call = `${request.method} ${pathname.slice(STUDIO.length)}`;
  const asked = (name: string): string => searchParams.get(name) ?? '';
  const calls: Readonly<Record<string, () => unknown>> = {
    'GET state': () => studio.state,
    'GET part': () => studio.part(readFile(asked('file')), asked('at')),
    'GET offers': () => studio.offers(readFile(asked('file')), asked('at')),
    'GET catalogue': () => studio.catalogue(),
    'GET look': () => studio.look(),
    'GET text': () => studio.text(asked('key')),
    'POST plan': async () => studio.plan(readEdit(await jsonOf(request))),
    'POST edit': async () => studio.edit(readEdit(await jsonOf(request))),
    'POST undo': () => studio.undo(),
    'POST redo': () => studio.redo(),
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
    if (request.method === 'POST' && call !== 'POST plan') await look();
    send(200, body);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const { why } = failure;
    send(422, { why } satisfies Refused);
  }
}
