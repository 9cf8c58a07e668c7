import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  artifactResponseFor,
  type Citizen,
  type Question,
  responseAbout,
} from '../../../../server/demo/wezel/answers.ts';
import { type DemoWezel, openDemoWezel } from '../../../../server/demo/wezel/openDemoWezel.ts';
import type { Wezel } from '../../../../server/domains/wezel/wezel.ts';
import { NS } from '../../../../server/engine/xml/names.ts';
import { parseStrictly } from '../../../../server/engine/xml/parse.ts';
import { attr, oneOf, soleChild } from '../../../../server/engine/xml/read.ts';
import { inEnvelope } from '../../../../server/engine/xml/soap.ts';
import { type Answer, clientOf, openOffice, type TestDatabase, type TestOffice } from '../../helpers.ts';

export const ORIGIN = 'http://localhost:8080';
export const ADDRESSES = {
  adresPrzekierowaniaOk: `${ORIGIN}/return-url-ok`,
  adresPrzekierowaniaBlad: `${ORIGIN}/return-url-blad`,
  adresPrzekierowaniaPotwierdzenieDanych: `${ORIGIN}/return-url-potwierdz`,
};
const ARTIFACT = Buffer.concat([Buffer.from([0, 4, 0, 0]), Buffer.alloc(40, 7)]).toString('base64');

/** The answer of the test's node to an ArtifactResolve: the text of the envelope, made for its id. */
export type Reply = (idPytania: string) => string;

export interface WezelWorld {
  office: TestOffice;
  node: DemoWezel;
  wezel: Wezel;
  /** Answers the next ArtifactResolve; `listen` handles the request itself instead. */
  reply: { with: Reply; listen?: RequestListener };
  /** Begins a login in a new browser. */
  begin(addresses?: object, ip?: string): Promise<Attempt>;
  /** Posts the artifact, like the node's page. */
  bringArtifact(ip?: string): Promise<Back>;
  /** Logs a person in at the node, and returns to the office. */
  passAs(citizen: Citizen, attempt: Attempt): Promise<Back>;
  /** The reason of the last refusal in the log. */
  reason(): string | undefined;
}

/** A login attempt: the data that the office gave the browser. */
export interface Attempt extends Question {
  /** The cookie that binds it to the browser. */
  cookie: string;
  saml: string;
  answer: Answer;
}

/** The address that the browser was redirected to. */
export interface Back {
  status: number;
  path: string;
  query: Record<string, string>;
}

/** An office with a node whose answers a test writes. */
export function withWezel(make: () => Promise<TestDatabase>, env: Record<string, string> = {}): () => WezelWorld {
  let world: WezelWorld;
  let database: TestDatabase;
  let server: Server;
  const folder = mkdtempSync(join(tmpdir(), 'okienko-wezel-'));
  beforeAll(async () => {
    const reply: WezelWorld['reply'] = { with: () => '' };
    server = createServer(async (request, response) => {
      if (reply.listen) return reply.listen(request, response);
      let body = '';
      for await (const part of request) body += part;
      response.setHeader('content-type', 'text/xml');
      response.end(reply.with(idOfResolve(body)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const opened = openDemoWezel({ varDir: folder, host: '127.0.0.1', port });
    database = await make();
    const office = await openOffice(
      database,
      { OKIENKO_WEZEL: '0', OKIENKO_PROXIES: '1', ...env },
      { wezel: opened.wezel },
    );
    world = worldOf(office, opened.wezel, opened.demoWezel, reply);
  }, 60_000);
  afterAll(async () => {
    await world?.office.close();
    await database?.drop();
    server?.closeAllConnections();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => world;
}

function worldOf(office: TestOffice, wezel: Wezel, node: DemoWezel, reply: WezelWorld['reply']): WezelWorld {
  const world: WezelWorld = {
    office,
    node,
    wezel,
    reply,
    async begin(addresses = ADDRESSES, ip = '10.0.0.1') {
      const from = { 'x-forwarded-for': ip };
      return attemptOf(await office.anonymous.post('/api/konto/wezel/logowanie', addresses, from));
    },
    async bringArtifact(ip) {
      return backOf(await postArtifact(office, undefined, ip));
    },
    async passAs(citizen, { idZadania, acs }) {
      reply.with = answering(world, (now) => responseAbout(node, citizen, { idZadania, acs }, now));
      return world.bringArtifact();
    },
    reason: () => {
      const lines = office.lines.map((line) => JSON.parse(line)).filter(({ zdarzenie }) => zdarzenie === 'wezelOdmowa');
      return lines.at(-1)?.kod;
    },
  };
  return world;
}

/** The data that the office gave a browser, read like the node. */
export function attemptOf(answer: Answer): Attempt {
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = cookies.find((one) => one.startsWith('__Host-wezel='))?.split(';')[0] ?? '';
  const { saml = '' } = answer.status === 200 ? answer.json() : {};
  if (saml === '') return { idZadania: '', acs: '', cookie, saml, answer };
  const request = parseStrictly(Buffer.from(saml, 'base64').toString('utf8'));
  const acs = attr(request, 'AssertionConsumerServiceURL') ?? '';
  return { idZadania: attr(request, 'ID') ?? '', acs, cookie, saml, answer };
}

/** A response in a signed ArtifactResponse in an envelope. */
export const answering = (world: WezelWorld, response: (now: Date) => string): Reply => {
  const { now } = clockOf(world);
  return (idPytania) => inEnvelope(artifactResponseFor(world.node, idPytania, now, response(now)));
};

const clockOf = ({ office }: WezelWorld) => ({ now: new Date(office.clock.ms) });

/** @param ip of the browser, by a proxy in front of the office */
export const postArtifact = (
  office: TestOffice,
  body = `SAMLart=${encodeURIComponent(ARTIFACT)}`,
  ip = '10.0.0.1',
): Promise<Answer> =>
  office.anonymous.post('/wezel/acs', body, {
    'x-forwarded-for': ip,
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://login.gov.pl',
    'sec-fetch-site': 'cross-site',
  });

export function backOf(answer: Answer): Back {
  const url = new URL(String(answer.headers.location ?? 'none:'), ORIGIN);
  return { status: answer.status, path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

/** A caller with the cookie of an attempt. */
export const browserOf = (office: TestOffice, { cookie }: { cookie: string }) => clientOf(() => office.app, { cookie });

function idOfResolve(envelope: string): string {
  const body = oneOf(parseStrictly(envelope), NS.soap, 'Body');
  return attr(soleChild(body, NS.protocol, 'ArtifactResolve'), 'ID') ?? '';
}
