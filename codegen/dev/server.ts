import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mockApi } from '../mock/api.ts';
import { listening, listeningAt } from '../mock/listening.ts';
import { BASE } from '../mock/serve.ts';
import { framed } from '../report/lines.ts';
import { answerSite } from '../site/answerSite.ts';
import { pageHeaders as portalHeaders } from '../site/securityHeaders.ts';
import { STUDIO } from '../studio/api.ts';
import { CommonState } from '../studio/common/commonState.ts';
import type { OwnChange } from '../studio/edited.ts';
import { Git } from '../studio/history/git.ts';
import { History } from '../studio/history/history.ts';
import { Proposals } from '../studio/proposals/proposals.ts';
import { Scenarios } from '../studio/scenarios/scenarios.ts';
import { Studio } from '../studio/studio.ts';
import { CommonCalls } from './commonCalls.ts';
import { contentAnswers } from './contentAnswers.ts';
import { clerkIn, type Hosted, requireRoom } from './hosted.ts';
import { insideHeaders, insideSite } from './inside.ts';
import { newsOf } from './news.ts';
import { PAGE, pageFiles, pageHeaders } from './pageFiles.ts';
import { ProposalPictures } from './pictures/ProposalPictures.ts';
import { officeAt } from './proxy.ts';
import { Publishing } from './publishing.ts';
import { isForeign, jsonOf } from './requests.ts';
import { readSettings } from './settings.ts';
import { answerStudio } from './studioApi.ts';
import { watchFolders } from './watch.ts';
import { type Running, Workbench } from './workbench.ts';

export interface DevOptions {
  folder: string;
  /** The folder of the built portal. */
  portal: string;
  port: number;
  /** The API of a real office, used instead of the mock. */
  office?: URL;
  /** The folder of published versions. */
  place?: string;
  /** It is the copy of a clerk in a hosted studio. */
  hosted?: Hosted;
  /** Prints the result of every check. */
  say?(line: string): void;
}

export interface DevServer {
  address: string;
  workbench: Workbench;
  /** Reads the files now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the portal of a municipality in development, and the page around it that inspects its screens. */
export async function serveDev({
  folder,
  portal,
  port,
  office,
  place,
  hosted,
  say = () => {},
}: DevOptions): Promise<DevServer> {
  const workbench = new Workbench(folder, portal);
  const files = pageFiles();
  const listeners = new Set<ServerResponse>();
  const real = office && officeAt(office, BASE);
  let settings = readSettings({});
  let api: { of: Running; answer: ReturnType<typeof mockApi> } | undefined;

  const studio = new Studio(folder, workbench.cache);
  const git = Git.of(folder);
  const history = new History(folder, git, hosted?.author);
  const common = hosted && new CommonState(folder, hosted.common, hosted.author);
  const shared = common && hosted && { common, history, branch: hosted.common, by: hosted.author.name };
  const publishing = new Publishing(folder, place, studio, shared);
  const proposals = new Proposals({ folder, git, studio, history, unpublished: () => publishing.unpublished });
  const scenarios = new Scenarios(folder, () => workbench.found.round);
  const pictures = new ProposalPictures(folder, portal, real ? undefined : () => settings);
  const show = (changes: readonly OwnChange[]) => pictures.show(workbench.running, changes, workbench.cache.copy());

  const look = async () => {
    studio.forget();
    const before = workbench.found;
    const found = await workbench.look();
    say(reportOf(workbench, before.problems.length > 0));
    const news = `data: ${JSON.stringify(newsOf(workbench, !real, hosted !== undefined))}\n\n`;
    if (found.round > 0) for (const listener of listeners) listener.write(news);
  };
  let watched: ReturnType<typeof watchFolders> | undefined;
  // One check at a time: all changes during a check are found by the next.
  let looking = Promise.resolve();
  let waits = false;
  const lookAgain = () => {
    if (waits) return looking;
    waits = true;
    looking = looking.then(() => {
      waits = false;
      // What the studio has written is checked once, not again because it was written.
      watched?.read();
      return look();
    });
    return looking;
  };

  const commonCalls = common && new CommonCalls(common, studio, lookAgain, () => workbench.found.stale);

  const server = createServer((request, response) => {
    answer(request, response).catch((failure) => {
      console.error(failure);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Refuses foreign host names (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end('This server answers only this computer.');
      return;
    }
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (path === PAGE.slice(0, -1)) {
      response.writeHead(302, { location: PAGE }).end();
    } else if (path === `${PAGE}events`) {
      response.writeHead(200, { ...pageHeaders, 'content-type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(newsOf(workbench, !real, hosted !== undefined))}\n\n`);
      listeners.add(response.on('close', () => listeners.delete(response)));
    } else if (path === `${PAGE}settings` && request.method === 'PUT') {
      if (isForeign(request)) response.writeHead(403).end();
      else {
        settings = readSettings(await jsonOf(request));
        response.writeHead(204, pageHeaders).end();
      }
    } else if (path.startsWith(STUDIO)) {
      const copy = {
        clerk: hosted && clerkIn(request, hosted),
        common: commonCalls,
        requireRoom: hosted && (() => requireRoom(folder, hosted)),
      };
      const parts = { studio, publishing, history, proposals, show, scenarios, workbench, ...copy };
      await answerStudio(parts, lookAgain, request, response);
    } else if (workbench.running && (await pictures.answer(request, response, workbench.running.site))) {
      return;
    } else if (path.startsWith(PAGE)) {
      const file = files.get(path);
      if (file) response.writeHead(200, { ...pageHeaders, 'content-type': file.type }).end(file.body);
      else response.writeHead(404, pageHeaders).end();
    } else await answerPortal(request, response, path);
  }

  async function answerPortal(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { running } = workbench;
    if (real?.(request, response)) return;
    if (!running || path === '/sw.js') {
      response.writeHead(running ? 404 : 503, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end('The municipality has errors: the page of okienko dev lists them.');
      return;
    }
    if (api?.of !== running)
      api = {
        of: running,
        answer: mockApi(running.municipality.contract, {
          base: BASE,
          settings: () => settings,
          own: contentAnswers(running.municipality),
        }),
      };
    if (await api.answer(request, response)) return;
    const headers = insideHeaders(portalHeaders(running.municipality.manifest));
    answerSite(insideSite(running.site), headers, request, response);
  }

  await lookAgain();
  watched = watchFolders(workbench.folders, () => void lookAgain());
  const address = hosted
    ? await listeningAt(server, hosted.socket).then(() => 'http://localhost')
    : `http://localhost:${await listening(server, port)}`;
  return {
    address,
    workbench,
    look: lookAgain,
    async close() {
      watched?.stop();
      await looking;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The text for the console after a check. */
function reportOf({ found, running }: Workbench, wereProblems: boolean): string {
  const { problems, stale, ms } = found;
  const took = `${Math.round(ms)} ms`;
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) {
    const warnings = problems.length > 0 ? `, ${problems.length} warnings` : '';
    return `${wereProblems ? 'Mended' : 'Checked'} in ${took}${warnings}.`;
  }
  const outcome = running && stale ? 'The last good configuration is still shown.' : 'Nothing can be shown yet.';
  return `${errors.map(framed).join('\n\n')}\n\n${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in ${took}. ${outcome}`;
}
