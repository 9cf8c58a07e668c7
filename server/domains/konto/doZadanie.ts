import { lockKonto } from '../../engine/db/lockKonto.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { type Konto, kontoByLogin } from './konta.ts';
import { type AccountDesk, mailConfirmation, mailReset } from './links.ts';
import { writeAgain } from './officeMade.ts';
import { isProved, register, writeOnceADay } from './registration.ts';
import type { Zadanie } from './zadania.ts';

/** Does a task requested without a session, after the response. */
export async function doZadanie(desk: AccountDesk, zadanie: Zadanie): Promise<void> {
  switch (zadanie.rodzaj) {
    case 'REJESTRACJA':
      return register(desk, zadanie.dane, zadanie.dane.strona);
    case 'LINK':
      return sendLinkAgain(desk, zadanie.dane, zadanie.dane.strona);
    case 'RESET':
      return sendReset(desk, zadanie.dane);
  }
}

interface Asked {
  login: string;
  email: string;
  jezyk: string;
}

async function sendLinkAgain(desk: AccountDesk, asked: Asked, strona: string): Promise<void> {
  const konto = await named(desk, asked);
  if (!konto || konto.czyZablokowane) return;
  if (konto.stan === 'NIEAKTYWNE') return writeAgain(desk, konto, strona, asked.jezyk);
  if (isProved(konto)) return writeOnceADay(desk, konto, 'kontoJuzAktywne');
  await mailConfirmation(desk, konto, konto.email, asked.jezyk);
}

/**
 * A link to a new password is sent only to a confirmed address: a mistyped one would open the
 * account to a stranger.
 */
async function sendReset(desk: AccountDesk, asked: Asked): Promise<void> {
  const konto = await named(desk, asked);
  if (!konto) return;
  if (konto.czyZablokowane) return writeOnceADay(desk, konto, 'kontoZablokowane');
  if (konto.stan === 'NIEAKTYWNE') return writeAgain(desk, konto, placeOf(desk.config, 'aktywacja'), asked.jezyk);
  if (isProved(konto)) await mailReset(desk, konto, asked.jezyk);
}

/** The account with this login and this e-mail. */
async function named({ db }: AccountDesk, { login, email }: Asked): Promise<Konto | undefined> {
  const known = await kontoByLogin(db, login);
  if (!known) return undefined;
  // An account whose e-mail is changing gets no link at the former one.
  await lockKonto(db, known.kontoId);
  const konto = await kontoByLogin(db, login);
  return konto?.email.toLowerCase() === email.toLowerCase() ? konto : undefined;
}
