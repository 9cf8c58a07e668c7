import { doZadanie } from '../domains/konto/doZadanie.ts';
import { doingZadania } from '../domains/konto/zadania.ts';
import { openPayments } from '../domains/platnosci/paymentWork.ts';
import { checkReminder } from '../domains/przypomnienia/checkReminder.ts';
import { openWebhooki } from '../domains/zdarzenia/webhooki.ts';
import { checkingFiles } from '../engine/files/checkWaiting.ts';
import { mailSending } from '../engine/mail/sender.ts';
import { openPost } from '../engine/mail/transport.ts';
import type { Office } from '../engine/office.ts';
import { atRandom } from '../engine/outbox/atRandom.ts';
import { type Background, inBackground } from '../engine/outbox/background.ts';
import { checkTermMail } from '../engine/process/remindTerms.ts';
import { openGateway } from '../engine/sms/gateway.ts';
import { readSms } from '../engine/sms/readSms.ts';
import { smsSending } from '../engine/sms/sender.ts';

/**
 * The background work of the office: stored tasks, then the mails that they and others have written, text
 * messages, payments.
 *
 * @param withinMs tasks begin at a random moment within this time; 0: at once
 */
export function openWork(office: Office, withinMs: number): Background {
  const { config, database, log, secrets, now } = office;
  const db = database.query;
  const failed = (failure: unknown) =>
    log({ poziom: 'blad', zdarzenie: 'praca', blad: failure instanceof Error ? `${failure.stack}` : String(failure) });
  const { smtp, od } = config.poczta;
  const keepText = config.mode === 'demo';
  const sending = smtp
    ? mailSending({
        ...{ db, log, now, keepText, post: openPost(smtp, od, config.adres) },
        check: async ({ klucz, adresat }) => {
          const verdict = await checkTermMail(db, klucz);
          return verdict === 'go' ? checkReminder(db, 'zgodaEmail', { klucz, dokad: adresat }, now()) : verdict;
        },
      })
    : async () => false;
  const texting = config.sms
    ? smsSending({
        ...{ db, log, now, keepText, gateway: openGateway(readSms(config.sms)) },
        check: ({ klucz, telefon }) => checkReminder(db, 'zgodaTelefon', { klucz, dokad: telefon }, now()),
      })
    : async () => false;
  const sms = inBackground(texting, failed);
  const mail = inBackground(sending, failed);
  const doing = doingZadania(
    db,
    (trx, zadanie) => doZadanie({ db: trx, config, secrets, municipality: office.municipality, now: now() }, zadanie),
    { log, now },
  );
  const step = async () => {
    const more = await doing();
    if (!more) mail.wake();
    return more;
  };
  const zadania = atRandom(inBackground(step, failed), withinMs);
  const payments = openPayments(office);
  const files = inBackground(checkingFiles(office), failed);
  const webhooki = openWebhooki(office, failed);
  return {
    wake() {
      zadania.wake();
      sms.wake();
      payments.wake();
      files.wake();
      webhooki.wake();
    },
    async settled() {
      await zadania.settled();
      await mail.settled();
      await sms.settled();
      await payments.settled();
      await files.settled();
      await webhooki.settled();
    },
    async stop() {
      await zadania.stop();
      await mail.stop();
      await sms.stop();
      await payments.stop();
      await files.stop();
      await webhooki.stop();
    },
  };
}
