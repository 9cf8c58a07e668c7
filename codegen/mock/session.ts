import type { Contract } from '../contract/contract.ts';
import { exampleFor } from './examples.ts';

/** The subject of the session; absent: the resident chooses among those of the example account. */
export type Whom = 'person' | 'institution';

type Json = Readonly<Record<string, unknown>>;

const restrictedLogin = { czyOgraniczony: true, czyNiepotwierdzony: true, czy2FaAktywne: false };
/** Fields of the answers for a restricted account. */
const RESTRICTED: Readonly<Record<string, Json>> = {
  zaloguj: restrictedLogin,
  zalogujTotp: restrictedLogin,
  dajDaneUzytkownika: { stan: 'NIEPOTWIERDZONE' },
};

/** An answer of the portal's own operations, adapted to the chosen session; any other answer is unchanged. */
export function inSession(operationId: string, value: unknown, session: { restricted: boolean; whom?: Whom }): unknown {
  const patch = session.restricted ? RESTRICTED[operationId] : undefined;
  if (patch) return { ...(value as Json), ...patch };
  if (operationId !== 'dajListePodmiotow' || session.whom === undefined) return value;
  const { podmioty } = value as { podmioty: readonly { czyInstytucja: boolean }[] };
  return { podmioty: podmioty.filter(({ czyInstytucja }) => czyInstytucja === (session.whom === 'institution')) };
}

/** NIP of the institution that the example account acts for; null: none. */
export function institutionOf(contract: Contract): string | null {
  const list = exampleFor(contract, 'dajListePodmiotow', {})?.value as { podmioty?: { nip: string | null }[] };
  return list?.podmioty?.find(({ nip }) => nip !== null)?.nip ?? null;
}
