import type { Operation } from '../../../src/lang/descriptors/contract.ts';
import type { PodmiotRow } from '../db/tables.ts';
import type { Session } from '../session/sessions.ts';
import { Forbidden, NoSession, NotFound } from './refusals.ts';

/** @throws NoSession, Forbidden: a restricted session does only what the contract marks `restricted` */
export function checkAccess(operation: Operation, session: Session | undefined): void {
  if (operation.access === 'public') return;
  if (!session) throw new NoSession();
  if (operation.access === 'full' && session.czyOgraniczona) throw new Forbidden();
}

/**
 * For whom the call is: the institution of `nip`, without it the person itself.
 *
 * @throws NotFound when the session has no such subject: the number only chooses, it proves nothing
 */
export function chooseSubject(session: Session, nip: string | undefined): PodmiotRow {
  const podmiot = session.podmioty.find((one) =>
    nip === undefined ? one.czyInstytucja === 0 : one.czyInstytucja === 1 && one.nip === nip,
  );
  if (!podmiot) throw new NotFound();
  return podmiot;
}
