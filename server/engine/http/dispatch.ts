import type { RawRequest } from '../../../codegen/artefact/officeCode.ts';
import { answersData, type Operation } from '../../../src/lang/descriptors/contract.ts';
import type { Db } from '../db/open.ts';
import type { PodmiotRow } from '../db/tables.ts';
import { answerDocument, ownDocument } from '../documents/documentAnswer.ts';
import type { DocumentRequest } from '../documents/draw.ts';
import { savedPrint } from '../documents/savedPrint.ts';
import { draftSentBy, draftWasSent } from '../drafts/endDraft.ts';
import { claimFiles } from '../files/claimFiles.ts';
import { checkAccess, chooseSubject } from './access.ts';
import type { Context } from './context.ts';
import { answerWithFile, type SavedAnswer } from './fileAnswer.ts';
import { once } from './idempotency.ts';
import { BadRequest } from './refusals.ts';
import type { Registry } from './registry.ts';

/** A call before its arguments are read. */
export interface Caller extends Omit<Context, 'args' | 'podmiot' | 'document' | 'ask' | 'db'> {
  /** The database in the role of the caller. @param podmioty whose rows it may read */
  dbOf(podmioty: readonly PodmiotRow[]): Db;
}

export type Answer = { json: string } | SavedAnswer;

/**
 * One operation from its raw request to its response, the same for every operation: access, arguments, subject, the
 * idempotency key of a write, the handler or the document, the validation of the response against the contract.
 *
 * @throws Refusal
 */
export async function dispatch(
  operation: Operation,
  raw: RawRequest,
  caller: Caller,
  klucz: string | undefined,
  registry: Registry,
): Promise<Answer> {
  const { dbOf, ...rest } = caller;
  const ctx = prepare(operation, raw, { ...rest, klucz }, registry, (podmiot) =>
    dbOf(podmiot ? [podmiot] : (caller.session?.podmioty ?? [])),
  );
  const guard = registry.guards.get(operation.id);
  if (guard) await guard(ctx as Context<never>);
  if (operation.answer === 'document') {
    const print = await registry.prints.get(operation.id)?.(ctx as Context<never>);
    return print ? savedPrint(ctx, print) : answerDocument(operation, ctx, siblings(ctx, registry));
  }
  const handler = handlerOf(operation.id, registry);
  if (operation.answer === 'file') return answerWithFile(operation.id, await handler(ctx as Context<never>));
  const { serialise } = registry.code;
  const run = async (one: Context) => serialise(operation.id, await handler(one as Context<never>));
  const runWithin = async (db: Db) => {
    const within: Context = { ...ctx, db, ask: (id, args) => callSibling(id, args, within, registry) };
    const draft = await draftSentBy(within);
    await claimFiles(operation, within);
    const json = await run(within);
    if (draft) await draftWasSent(operation.id, draft, json, within);
    return json;
  };
  const kontoId = ctx.session?.konto.kontoId;
  if (!operation.writes || registry.repeatable.has(operation.id) || kontoId === undefined)
    return { json: await run(ctx) };
  if (klucz === undefined) return { json: await ctx.db.transaction().execute(runWithin) };
  // The same key with another body or for another subject is a different write.
  const args = { args: ctx.args, podmiotId: ctx.podmiot?.podmiotId };
  const write = { kontoId, operacja: operation.id, klucz, args };
  return { json: await once(ctx.db, write, ctx.now.getTime(), runWithin) };
}

function prepare(
  operation: Operation,
  raw: RawRequest,
  caller: Omit<Caller, 'dbOf'>,
  registry: Registry,
  dbOf: (podmiot: PodmiotRow | undefined) => Db,
): Context {
  checkAccess(operation, caller.session);
  const request = registry.code.readRequest(operation.id, raw);
  if ('problems' in request) {
    const fields = request.problems.filter(({ field }) => field !== '');
    throw new BadRequest(Object.fromEntries(fields.map(({ field, keyword }) => [field, { key: `pole.${keyword}` }])));
  }
  const podmiot = operation.subject && caller.session ? chooseSubject(caller.session, request.nip) : undefined;
  const ctx: Context = {
    ...caller,
    args: request.args,
    podmiot,
    db: dbOf(podmiot),
    lang: request.lang ?? caller.lang,
    ask: (id, args) => callSibling(id, args, ctx, registry),
    document: () => ownDocument(operation, ctx, siblings(ctx, registry)),
  };
  return ctx;
}

/** The operations that a document of this operation calls. */
const siblings =
  (ctx: Context, registry: Registry): DocumentRequest['call'] =>
  (id, args) =>
    callSibling(id, args, ctx, registry);

/** An operation that a document needs, with the rights and the subject of the caller. */
async function callSibling(
  id: string,
  args: Readonly<Record<string, unknown>>,
  ctx: Context,
  registry: Registry,
): Promise<unknown> {
  const operation = ctx.municipality.contract.operations.get(id);
  if (!operation || operation.writes || !answersData(operation.answer))
    throw new Error(`A document may not call ${id}.`);
  const query = textsIn(operation, 'query', args);
  const { podmiot } = ctx;
  if (operation.subject && podmiot?.czyInstytucja === 1 && podmiot.nip) query.nip = podmiot.nip;
  const raw = { params: textsIn(operation, 'path', args), query };
  // The same rows: a call without a subject may read those of all subjects of the session.
  const called = prepare(operation, raw, ctx, registry, () => ctx.db);
  return handlerOf(id, registry)(called as Context<never>);
}

function textsIn(
  operation: Operation,
  place: 'path' | 'query',
  args: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const given = Object.entries(args).filter(([name, value]) => operation.args[name]?.in === place && value != null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function handlerOf(id: string, registry: Registry) {
  const handler = registry.handlers.get(id);
  if (!handler) throw new Error(`There is no handler of ${id}.`);
  return handler;
}
