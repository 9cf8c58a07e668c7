import type { Contract } from '../contract/contract.ts';
import { exampleFor } from './examples.ts';

/** For whom the session acts; left out: for whomever the example account may, chosen by the resident. */
export type Whom = 'person' | 'institution';

/**
 * What the portal itself asks, whatever screen is open. These stay as they are while a state is chosen for everything:
 * an empty list of subjects would show a portal without a session instead of an empty screen.
 */
export const FRAME: ReadonlySet<string> = new Set([
  'zaloguj',
  'zalogujTotp',
  'dajDaneUzytkownika',
  'dajListePodmiotow',
  'przedluzSesje',
  'wyloguj',
  'dajKonfiguracje',
  'dajStanPrzerwyTechnicznej',
]);

type Json = Readonly<Record<string, unknown>>;

const restrictedLogin = { czyOgraniczony: true, czyNiepotwierdzony: true, czy2FaAktywne: false };
/** What the answers of a login say when the account is a restricted one. */
const RESTRICTED: Readonly<Record<string, Json>> = {
  zaloguj: restrictedLogin,
  zalogujTotp: restrictedLogin,
  dajDaneUzytkownika: { stan: 'NIEPOTWIERDZONE' },
};

/** An answer of the frame as the chosen session has it; any other answer as it is. */
export function inSession(operationId: string, value: unknown, session: { restricted: boolean; whom?: Whom }): unknown {
  const patch = session.restricted ? RESTRICTED[operationId] : undefined;
  if (patch) return { ...(value as Json), ...patch };
  if (operationId !== 'dajListePodmiotow' || session.whom === undefined) return value;
  const { podmioty } = value as { podmioty: readonly { czyInstytucja: boolean }[] };
  return { podmioty: podmioty.filter(({ czyInstytucja }) => czyInstytucja === (session.whom === 'institution')) };
}

/** The tax number of the institution that the example account acts for; null when it acts for none. */
export function institutionOf(contract: Contract): string | null {
  const list = exampleFor(contract, 'dajListePodmiotow', {})?.value as { podmioty?: { nip: string | null }[] };
  return list?.podmioty?.find(({ nip }) => nip !== null)?.nip ?? null;
}
