import { auditKonto } from '../../engine/audit/audit.ts';
import { todayAt } from '../../engine/calendar/today.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { writeMail } from '../../engine/mail/writeMail.ts';
import type { MailKind } from '../../engine/words/officeWords.ts';
import { insertKonto, type Konto, kontaByEmail, kontoByLogin, lockNewKonta } from './konta.ts';
import { type AccountDesk, mailActivation } from './links.ts';
import { isOfficeMade, writeAgain } from './officeMade.ts';
import { keepsEmail, keepsPesel } from './registrationRules.ts';
import type { Zadania } from './zadania.ts';

/**
 * A registration after its response. Its sender learns only the content of the mail to the typed address, which is
 * unconfirmed: such a mail repeats nothing that was typed.
 */
export async function register(desk: AccountDesk, dane: Zadania['REJESTRACJA'], strona: string): Promise<void> {
  await lockNewKonta(desk.db);
  const withEmail = await kontaByEmail(desk.db, dane.email).execute();
  const owner = await firstOf(withEmail, async (konto) => keepsEmail(konto, await isOfficeMade(desk.db, konto)));
  if (owner) return writeToOwner(desk, owner, strona);

  const withLogin = await kontoByLogin(desk.db, dane.login);
  if (withLogin) {
    // The same person again, before the mail was used: the account waits for its link.
    if (withEmail.some(({ kontoId }) => kontoId === withLogin.kontoId))
      return writeAgain(desk, withLogin, strona, dane.jezyk);
    return writeTo(desk, dane, 'loginZajety', { rejestracja: placeOf(desk.config, 'rejestracja') });
  }

  const withPesel = await desk.db
    .selectFrom('konta')
    .selectAll()
    .where('pesel', '=', dane.pesel)
    .where('stan', '!=', 'USUNIETE')
    .execute();
  const known = await firstOf(withPesel, async (konto) => keepsPesel(konto, await isOfficeMade(desk.db, konto)));
  if (known) {
    if (known.czyEmailPotwierdzony) await writeOnceADay(desk, known, 'peselZajety');
    return writeTo(desk, dane, 'rejestracjaWstrzymana', waysIn(desk));
  }

  const { zgody, strona: _, ...typed } = dane;
  const kontoId = await insertKonto(desk.db, {
    ...typed,
    login: dane.login.toLowerCase(),
    stan: 'NIEAKTYWNE',
    czyInstytucja: 0,
    czyPierwszeLogowanie: 1,
    czyEmailPotwierdzony: 0,
    zgodyRejestracji: JSON.stringify(zgody),
  });
  await auditKonto(desk, kontoId, { czynnosc: 'REJESTRACJA' });
  const konto = await desk.db.selectFrom('konta').selectAll().where('kontoId', '=', kontoId).executeTakeFirstOrThrow();
  await mailActivation(desk, konto, strona, dane.jezyk);
}

async function writeToOwner(desk: AccountDesk, owner: Konto, strona: string): Promise<void> {
  if (owner.stan === 'NIEAKTYWNE') return writeAgain(desk, owner, strona, owner.jezyk);
  await writeOnceADay(desk, owner, 'rejestracjaPowtorzona');
}

/** At most one mail a day, however often somebody tries. */
export async function writeOnceADay(desk: AccountDesk, konto: Konto, rodzaj: MailKind): Promise<void> {
  await writeMail(desk, {
    klucz: `${rodzaj}:${konto.kontoId}:${todayAt(desk.now)}`,
    adresat: konto.email,
    jezyk: konto.jezyk,
    rodzaj,
    // The login of an account that was only used through the node is not put into a mail.
    values: { login: konto.czyHasloWlasne ? konto.login : undefined, ...waysIn(desk) },
  });
}

/** The same to an address without an account. */
async function writeTo(
  desk: AccountDesk,
  { email, jezyk }: { email: string; jezyk: string },
  rodzaj: MailKind,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const whose = desk.secrets.hmac(`adresat:${email.toLowerCase()}`);
  const klucz = `${rodzaj}:${whose}:${desk.now.getTime()}`;
  await writeMail(desk, { klucz, adresat: email, jezyk, rodzaj, values });
}

const waysIn = ({ config }: AccountDesk) => ({
  logowanie: placeOf(config, 'logowanie'),
  reset: placeOf(config, 'resetHasla'),
});

async function firstOf<T>(all: readonly T[], is: (one: T) => Promise<boolean>): Promise<T | undefined> {
  for (const one of all) if (await is(one)) return one;
  return undefined;
}
