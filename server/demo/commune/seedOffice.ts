import type { OfficeFacts } from '../../../codegen/artefact/municipality.ts';
import { blockKonto, createKonto, oneTimePassword } from '../../domains/konto/kontoDesk.ts';
import type { Db } from '../../engine/db/open.ts';
import type { Secrets } from '../../engine/session/secrets.ts';
import type { DemoLogin } from '../kit/demoAccounts.ts';

/** What the office of the demo commune did this morning; its mails wait in the outbox. */
export async function actAsOffice(
  db: Db,
  secrets: Secrets,
  { adres, contact }: { adres: string; contact?: OfficeFacts['contact'] | undefined },
  today: string,
): Promise<void> {
  const desk = {
    db,
    secrets,
    config: { adres },
    municipality: {
      texts: {},
      ...(contact && { office: { contact, menu: [], notices: [], login: [], draftDays: 30, bases: {} } }),
    },
    now: new Date(`${today}T06:30:00Z`),
  };
  const halina: DemoLogin = 'halina.lis';
  const zofia: DemoLogin = 'zofia.kruk';
  const { pesel } = await db
    .selectFrom('podmioty')
    .select('pesel')
    .where('nazwa', '=', 'Halina Lis')
    .orderBy('podmiotId')
    .executeTakeFirstOrThrow();
  const person = { imie: 'Halina', nazwisko: 'Lis', login: halina, email: `${halina}@poczta.example`, pesel };
  const counter = { stan: 'AKTYWNE', droga: 'mail', jezyk: 'pl', hasloWMailu: true } as const;
  await createKonto(desk, { ...person, ...counter }, oneTimePassword());
  await blockKonto(desk, zofia);
}
