import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract } from '../contract/contract.ts';
import { controlPage } from './controlPage.ts';
import type { Whom } from './session.ts';
import { readOperationState, readState, type Settings, type State } from './states.ts';

/** Outside the API, so that no portal calls it. */
export const CONTROL = '/mock';

/** The states that the page /mock has chosen; each request reads them. */
export interface ChosenStates {
  settings: Settings;
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * GET /mock is a page with one choice for all operations and one for each; POST changes the states in its form or JSON:
 * `{ "state": "empty", "whom": "institution", "operations": { "dajRaty": "failing 500" } }`; /mock/state answers JSON.
 *
 * @returns false when the request has another address
 */
export async function answerControl(
  contract: Contract,
  chosen: ChosenStates,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://mock');
  if (pathname !== CONTROL && pathname !== `${CONTROL}/state`) return false;
  const json = pathname.endsWith('/state');
  const wrong = request.method === 'POST' ? await change(contract, chosen, request) : undefined;
  const body = wrong === undefined ? chosen.settings : { problem: wrong };
  if (json) {
    const head = { ...HEADERS, 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(wrong === undefined ? 200 : 400, head).end(JSON.stringify(body));
  } else if (request.method === 'POST' && wrong === undefined) {
    response.writeHead(303, { ...HEADERS, location: CONTROL }).end();
  } else {
    const head = { ...HEADERS, 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(wrong === undefined ? 200 : 400, head).end(controlPage(contract, chosen.settings, wrong));
  }
  return true;
}

/** @returns the mistake in the request, which then changes nothing */
async function change(contract: Contract, chosen: ChosenStates, request: IncomingMessage): Promise<string | undefined> {
  const { origin, host } = request.headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    return 'A page of another site may not change states.';
  const values = await readValues(request);
  if (!values) return 'The request is neither a form nor JSON.';
  const settings = { ...chosen.settings, operations: { ...chosen.settings.operations } };
  for (const [name, value] of Object.entries(values)) {
    if (name === 'whom') settings.whom = value === 'person' || value === 'institution' ? (value as Whom) : undefined;
    else if (name === 'state') {
      const read = readState(value);
      if ('problem' in read) return read.problem;
      settings.state = read.state;
    } else if (value === '') delete settings.operations[name];
    else {
      const read = readOperationState(contract, `${name}=${value}`);
      if ('problem' in read) return read.problem;
      settings.operations[name] = read.state;
    }
  }
  chosen.settings = settings as Settings & { operations: Record<string, State> };
  return undefined;
}

/** One flat list: the operations of JSON are added to the other values, as in a form. */
async function readValues(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length > 100_000) return undefined;
  }
  if (!request.headers['content-type']?.startsWith('application/json'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const { operations = {}, ...rest } = JSON.parse(text);
    const flat = Object.entries({ ...rest, ...operations });
    return Object.fromEntries(flat.map(([name, value]) => [name, value === null ? '' : String(value)]));
  } catch {
    return undefined;
  }
}
