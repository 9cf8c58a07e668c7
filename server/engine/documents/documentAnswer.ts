import type { Document, Screen } from '../../../src/blocks/screen.ts';
import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import { attachment } from '../http/attachment.ts';
import type { Context } from '../http/context.ts';
import type { SavedAnswer } from '../http/fileAnswer.ts';
import { networkOf } from '../session/network.ts';
import { documentName } from './documentName.ts';
import { type DocumentRequest, drawDocument } from './draw.ts';
import { withinShare } from './share.ts';

/**
 * Draws the document of an operation from its screen: the data come from the operations that the screen
 * uses, called on behalf of the caller.
 *
 * @param call another operation with the same session and subject
 */
export function answerDocument(
  operation: Operation,
  ctx: Context,
  call: DocumentRequest['call'],
): Promise<SavedAnswer> {
  return withinShareOf(ctx, async () => {
    const request = await requestOf(operation, ctx, call);
    const bytes = await drawDocument(request);
    return { bytes, type: 'application/pdf', disposition: attachment(`${await documentName(request)}.pdf`) };
  });
}

/** The same without its name, for an operation whose response contains the file in a field. */
export function ownDocument(operation: Operation, ctx: Context, call: DocumentRequest['call']): Promise<Buffer> {
  return withinShareOf(ctx, async () => drawDocument(await requestOf(operation, ctx, call)));
}

function withinShareOf<T>(ctx: Context, draw: () => Promise<T>): Promise<T> {
  return withinShare(ctx.session ? { kontoId: ctx.session.konto.kontoId } : { network: networkOf(ctx.ip) }, draw);
}

async function requestOf(operation: Operation, ctx: Context, call: DocumentRequest['call']): Promise<DocumentRequest> {
  const { screen, document } = findDocument(ctx, operation.id);
  const { municipality, lang, session } = ctx;
  return {
    screen,
    document,
    args: ctx.args as Record<string, unknown>,
    call,
    subject: ctx.podmiot ? presentSubject(ctx.podmiot) : null,
    user: session ? await call('dajDaneUzytkownika', {}) : null,
    config: await call('dajKonfiguracje', {}),
    today: ctx.today,
    now: ctx.now.toISOString(),
    language: lang,
    texts: municipality.texts[lang],
    issuer: { name: municipality.manifest.name },
    services: Object.fromEntries(
      municipality.manifest.groups.flatMap((group) =>
        group.services.map(({ uslugaId, name }) => [String(uslugaId), name]),
      ),
    ),
  };
}

function findDocument(ctx: Context, id: string): { screen: Screen; document: Document } {
  for (const screen of Object.values(ctx.municipality.screens)) {
    const document = screen.documents?.[id];
    if (document) return { screen, document };
  }
  throw new Error(`No screen of this municipality draws ${id}.`);
}

/** The root `subject`, as the portal has it. */
export const presentSubject = ({ idPodmiotu, nazwa, czyInstytucja, nip }: NonNullable<Context['podmiot']>) => ({
  idPodmiotu,
  nazwa,
  czyInstytucja: czyInstytucja === 1,
  nip: czyInstytucja === 1 ? nip : null,
});
