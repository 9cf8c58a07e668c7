import { lockKonto } from '../../engine/db/lockKonto.ts';
import { placeOf } from '../../engine/mail/places.ts';
import { type Konto, kontoByLogin } from './konta.ts';
import { type AccountDesk, mailConfirmation, mailReset } from './links.ts';
import { writeAgain } from './officeMade.ts';
import { register, writeOnceADay } from './registration.ts';
import { answerToLinkRequest, answerToReset } from './registrationRules.ts';
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
  if (!konto) return;
  switch (answerToLinkRequest(konto)) {
    case 'activation':
      return writeAgain(desk, konto, strona, asked.jezyk);
    case 'alreadyActive':
      return writeOnceADay(desk, konto, 'kontoJuzAktywne');
    case 'confirmation':
      return mailConfirmation(desk, konto, konto.email, asked.jezyk);
  }
}

async function sendReset(desk: AccountDesk, asked: Asked): Promise<void> {
  const konto = await named(desk, asked);
  if (!konto) return;
  switch (answerToReset(konto)) {
    case 'blocked':
      return writeOnceADay(desk, konto, 'kontoZablokowane');
    case 'activation':
      return writeAgain(desk, konto, placeOf(desk.config, 'aktywacja'), asked.jezyk);
    case 'newPassword':
      return mailReset(desk, konto, asked.jezyk);
  }
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
