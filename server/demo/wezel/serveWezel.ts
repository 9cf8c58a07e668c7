import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../../../src/lang/descriptors/language.ts';
import { ACS } from '../../domains/wezel/wezel.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import { acceptForms, formOf } from '../../engine/http/acceptForms.ts';
import { BadRequest } from '../../engine/http/refusals.ts';
import type { Office } from '../../engine/office.ts';
import { NS } from '../../engine/xml/names.ts';
import { parseStrictly } from '../../engine/xml/parse.ts';
import { attr, mustBe, oneOf, soleChild, textOf } from '../../engine/xml/read.ts';
import { verified } from '../../engine/xml/signature.ts';
import { inEnvelope } from '../../engine/xml/soap.ts';
import { artifactResponseFor, type Question, responseAbout, responseFor } from './answers.ts';
import { type DemoWezel, NODE, RESOLVE, SSO } from './openDemoWezel.ts';
import { backPage, choicePage, headers, languages, latePage } from './pages.ts';
import { peopleOf } from './people.ts';
import { shortMemory } from './shortMemory.ts';

export type { DemoWezel } from './openDemoWezel.ts';

const LARGEST_QUESTION = 64 * 1024;

/**
 * Stands in for the national node: its page, where a visitor chooses a person without proof, and its service, which
 * answers the office for an artifact. Signed, encrypted and once only, like the real one.
 */
export function serveWezel(app: FastifyInstance, office: Office, node: DemoWezel): void {
  const attempts = shortMemory<Question & { system: string }>();
  const answers = shortMemory<string>();
  const returns = shortMemory<{ acs: string; artifact: string }>();

  app.register(async (demo) => {
    // A signed question is longer than other forms.
    acceptForms(demo, LARGEST_QUESTION);
    demo.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    demo.post(SSO, async (request, reply) => {
      const proba = attempts.keep(readQuestion(node, fieldOf(request.body, 'SAMLRequest')), office.now());
      return reply.redirect(`${NODE}/logowanie?proba=${proba}`, 303);
    });

    demo.get(`${NODE}/logowanie`, async (request, reply) => {
      const { proba = '', jezyk } = request.query as Record<string, string | undefined>;
      const lang = languageOf(jezyk);
      const attempt = attempts.see(proba, office.now());
      if (!attempt) return send(reply, latePage(lang));
      return send(reply, choicePage(lang, proba, attempt.system, await people()));
    });

    demo.post(`${NODE}/wybor`, async (request, reply) => {
      const lang = languageOf(fieldOf(request.body, 'jezyk'));
      const attempt = attempts.take(fieldOf(request.body, 'proba'), office.now());
      if (!attempt) return send(reply, latePage(lang));
      const id = fieldOf(request.body, 'osoba');
      const citizen = (await people()).find((one) => one.id === id);
      const now = office.now();
      const response = citizen ? responseAbout(node, citizen, attempt, now) : responseFor(node, attempt, now);
      const artifact = answers.keep(response, now, newArtifact());
      const powrot = returns.keep({ acs: attempt.acs, artifact }, now);
      return reply.redirect(`${NODE}/powrot?powrot=${powrot}&jezyk=${lang}`, 303);
    });

    // A browser that goes back to a page which came by POST shows an error of its own; to this one it can go back.
    demo.get(`${NODE}/powrot`, async (request, reply) => {
      const { powrot = '', jezyk } = request.query as Record<string, string | undefined>;
      const lang = languageOf(jezyk);
      const way = returns.take(powrot, office.now());
      return send(reply, way ? backPage(lang, way.acs, way.artifact) : latePage(lang));
    });

    demo.post(RESOLVE, async (request, reply) => {
      const now = office.now();
      const { id, artifact } = readResolve(node, String(request.body));
      const answer = artifactResponseFor(node, id, now, answers.take(artifact, now));
      return reply.type('text/xml; charset=utf-8').send(inEnvelope(answer));
    });
  });

  const people = () => peopleOf(office.database.query, todayAt(office.now()));
}

const send = (reply: FastifyReply, html: string): FastifyReply => reply.headers(headers).send(html);

const fieldOf = (body: unknown, name: string): string => formOf(body).get(name) ?? '';

const languageOf = (text: string | undefined): Language => languages.find((one) => one === text) ?? 'pl';

/** The format of SAML: type 4, the first endpoint, then two times 20 bytes. */
const newArtifact = (): string => Buffer.concat([Buffer.from([0, 4, 0, 0]), randomBytes(40)]).toString('base64');

/** Reads a request that the office has signed. @throws BadRequest */
function readQuestion(node: DemoWezel, saml: string): Question & { system: string } {
  return asked(() => {
    const text = Buffer.from(saml, 'base64').toString('utf8');
    const root = mustBe(parseStrictly(text), NS.protocol, 'AuthnRequest');
    const { element: request } = verified({ text, element: root }, [node.certyfikatSystemu]);
    const acs = new URL(attr(request, 'AssertionConsumerServiceURL') ?? '');
    const known = textOf(oneOf(request, NS.assertion, 'Issuer')) === node.idSystemu && acs.pathname === ACS;
    if (!known) throw new BadRequest();
    return { idZadania: attr(request, 'ID') ?? '', acs: acs.href, system: attr(request, 'ProviderName') ?? '' };
  });
}

/** @throws BadRequest */
function readResolve(node: DemoWezel, text: string): { id: string; artifact: string } {
  return asked(() => {
    const body = oneOf(mustBe(parseStrictly(text), NS.soap, 'Envelope'), NS.soap, 'Body');
    const element = soleChild(body, NS.protocol, 'ArtifactResolve');
    const resolve = verified({ text, element }, [node.certyfikatSystemu]).element;
    return { id: attr(resolve, 'ID') ?? '', artifact: textOf(oneOf(resolve, NS.protocol, 'Artifact')) };
  });
}

function asked<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw Object.assign(new BadRequest(), { cause });
  }
}
