import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import type { PodmiotRow } from '../db/tables.ts';
import type { Session } from '../session/sessions.ts';
import { Forbidden, NoSession, NotFound } from './refusals.ts';

/** @throws NoSession, Forbidden: a restricted session may only call operations that the contract marks `restricted` */
export function checkAccess(operation: Operation, session: Session | undefined): void {
  if (operation.access === 'public') return;
  if (!session) throw new NoSession();
  if (operation.access === 'full' && session.czyOgraniczona) throw new Forbidden();
}

/**
 * The subject of a call: the institution with this NIP, or without one the person.
 *
 * @throws NotFound when the session has no such subject: the NIP only selects, it proves nothing
 */
export function chooseSubject(session: Session, nip: string | undefined): PodmiotRow {
  const podmiot = session.podmioty.find((one) =>
    nip === undefined ? one.czyInstytucja === 0 : one.czyInstytucja === 1 && one.nip === nip,
  );
  if (!podmiot) throw new NotFound();
  return podmiot;
}
