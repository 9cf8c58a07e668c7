import { type Claims, signToken } from '../../../codegen/artefact/backendToken.ts';
import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { StartError } from '../config/startError.ts';
import { keepFormRules } from '../form-rules/keepFormRules.ts';
import { ProviderFailure } from '../http/callProvider.ts';
import type { Context, Handler } from '../http/context.ts';
import { NotFound } from '../http/refusals.ts';
import { answerOf } from './answer.ts';
import { Backend, BackendSilent } from './backend.ts';
import { BACKEND, type BackendSettings } from './settings.ts';

/** When a resident may try again after a single failure, in seconds. */
const AGAIN_S = 5;

/**
 * Handlers of the operations that other backends answer: each passes the checked call on.
 *
 * @param bases name of a backend -> domains of the contract (`api.bases` of services.config.json)
 * @throws StartError for a backend without an address
 */
export function bindBackends(
  bases: Readonly<Record<string, readonly string[]>>,
  operations: Iterable<Operation>,
  settings: Readonly<Record<string, BackendSettings>>,
): Map<string, Handler> {
  const byDomain = new Map<string, (operation: Operation) => Handler>();
  for (const [name, domains] of Object.entries(bases)) {
    const own = settings[name];
    if (!own)
      throw new StartError(
        `The backend ${name} of services.config.json has no address: ${BACKEND}${name} must name a file with "adres" and "klucz" (docs/office.md).`,
      );
    const backend = new Backend(own);
    for (const domain of domains) byDomain.set(domain, (operation) => forward(operation, name, backend, own.key));
  }
  return new Map(
    [...operations].flatMap((operation): [string, Handler][] => {
      const handler = byDomain.get(operation.domain)?.(operation);
      return handler && operation.answer !== 'document' ? [[operation.id, handler]] : [];
    }),
  );
}

function forward(operation: Operation, name: string, backend: Backend, key: string): Handler<Record<string, unknown>> {
  return async (ctx) => {
    if (operation.writes) await keepFormRules(operation.id, ctx);
    const nowMs = ctx.now.getTime();
    const token = signToken(claimsOf(ctx, operation, name), key, ctx.now);
    const call = { operation, args: ctx.args, lang: ctx.lang, token, key: keyOf(ctx, name), nowMs };
    try {
      return answerOf(operation, await backend.call(call));
    } catch (failure) {
      if (!(failure instanceof ProviderFailure)) throw failure;
      ctx.fault(new Error(`The backend ${name} gave no usable answer to ${operation.id}.`, { cause: failure }));
      throw new BackendSilent(AGAIN_S);
    }
  };
}

/** @throws NotFound for a subject that the office knows by no number: another backend cannot know it */
function claimsOf({ config, session, podmiot, secrets }: Context, { subject }: Operation, name: string): Claims {
  const all: Claims = { iss: config.adres, aud: name };
  if (!session) return all;
  const number = podmiot && (podmiot.czyInstytucja === 1 ? podmiot.nip : podmiot.pesel);
  if (subject && !number) throw new NotFound();
  return {
    ...all,
    ...(subject && { sub: `${podmiot?.czyInstytucja === 1 ? 'nip' : 'pesel'}:${number}` }),
    konto: secrets.hmac(`zaplecze:${name}:${session.konto.kontoId}`),
    dostep: session.czyOgraniczona ? 'restricted' : 'full',
  };
}

/** The client's key, made one of its account: two accounts may use the same. */
function keyOf({ klucz, session, secrets }: Context, name: string): string | undefined {
  return klucz && session && secrets.hmac(`klucz:${name}:${session.konto.kontoId}:${klucz}`);
}
