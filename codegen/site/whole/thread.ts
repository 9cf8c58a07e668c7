import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Manifest } from '../../../src/lang/descriptors/manifest.ts';
import type { PageRequest, RenderedPage } from '../../../src/lang/descriptors/wholePage.ts';
import type { DigestedResponse } from './ask.ts';

/** What the thread draws with. */
export interface ThreadData {
  /** The built portal for Node: dist/pages/renderPage.js. */
  code: string;
  manifest: Manifest;
  /** The compiled files of the municipality, by name. */
  files: ReadonlyMap<string, string>;
  origin: string;
}

/** To the thread: a page to draw, or the response to a request it has sent. */
export type ToThread =
  | { kind: 'draw'; id: number; request: PageRequest }
  | ({ kind: 'response'; id: number } & DigestedResponse);

/** A request to the API that a page was drawn from, and the digest of its response. */
export interface UsedCall {
  address: string;
  digest: string;
}

/** From the thread: a drawn page, a failure, or a request to the API. */
export type FromThread =
  | { kind: 'drawn'; id: number; page: RenderedPage; calls: readonly UsedCall[] }
  | { kind: 'failed'; id: number; why: string }
  | { kind: 'ask'; id: number; address: string };

interface Renderer {
  renderPage(source: object, request: PageRequest): Promise<RenderedPage>;
}

const { code, manifest, files, origin } = workerData as ThreadData;
const { renderPage } = (await import(pathToFileURL(code).href)) as Renderer;
const base = new URL(manifest.api.base, origin).href.replace(/\/$/, '');
const waiting = new Map<number, (response: DigestedResponse) => void>();
let asked = 0;

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') return void draw(message.id, message.request);
  waiting.get(message.id)?.(message);
  waiting.delete(message.id);
});

async function draw(id: number, request: PageRequest): Promise<void> {
  const calls: UsedCall[] = [];
  const source = {
    manifest,
    origin,
    files: { json, module },
    fetch: async (url: string) => {
      const address = url.slice(base.length);
      const { status, body, digest } = await ask(address);
      calls.push({ address, digest });
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    },
  };
  try {
    const page = await renderPage(source, request);
    say({ kind: 'drawn', id, page, calls });
  } catch (error) {
    say({ kind: 'failed', id, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function ask(address: string): Promise<DigestedResponse> {
  const id = asked++;
  say({ kind: 'ask', id, address });
  return new Promise((answered) => waiting.set(id, answered));
}

const parsed = new Map<string, unknown>();

/** Each file is parsed once; nobody writes into one. */
async function json(name: string): Promise<unknown> {
  if (!parsed.has(name)) parsed.set(name, JSON.parse(files.get(name) ?? missing(name)));
  return parsed.get(name);
}

const modules = new Map<string, Promise<unknown>>();

/** Each module is encoded once. */
function module(name: string): Promise<unknown> {
  const known = modules.get(name);
  if (known) return known;
  const loaded = import(
    `data:text/javascript;base64,${Buffer.from(files.get(name) ?? missing(name)).toString('base64')}`
  );
  modules.set(name, loaded);
  return loaded;
}

function missing(name: string): never {
  throw new Error(`The municipality has no file ${name}.`);
}

function say(message: FromThread): void {
  parentPort?.postMessage(message);
}
