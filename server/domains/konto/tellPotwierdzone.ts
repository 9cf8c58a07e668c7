import type { KontoPotwierdzone } from '../../../src/generated/events.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Db } from '../../engine/db/open.ts';
import { osobaInEvent } from '../../engine/events/subjects.ts';
import { writeEvent } from '../../engine/events/writeEvent.ts';

/** Tells other systems, and the audit log, that an account has become a full one, in the transaction in which it has. */
export async function tellPotwierdzone(
  desk: { db: Db; now: Date },
  kontoId: number,
  sposob: KontoPotwierdzone['data']['sposob'],
): Promise<void> {
  const konto = await desk.db
    .selectFrom('konta')
    .select(['imie', 'nazwisko', 'pesel', 'nip'])
    .where('kontoId', '=', kontoId)
    .executeTakeFirstOrThrow();
  const strona = sposob === 'URZAD' ? 'OPERATOR' : 'MIESZKANIEC';
  await audit(desk, { strona, kontoId }, { czynnosc: 'TOZSAMOSC', szczegoly: { sposob } });
  await writeEvent(desk, 'konto.potwierdzone', { osoba: osobaInEvent(konto), nip: konto.nip || null, sposob });
}
