import { doZadanie } from './accounts/askedByMail.ts';
import { doingZadania } from './accounts/zadania.ts';
import { type Background, inBackground } from './background.ts';
import { mailSending } from './mail/sender.ts';
import { openPost } from './mail/transport.ts';
import type { Office } from './office.ts';
import { openPayments } from './payments/work.ts';
import { checkReminder } from './przypomnienia/check.ts';
import { openGateway } from './sms/gateway.ts';
import { readSms } from './sms/readSms.ts';
import { smsSending } from './sms/sender.ts';

/**
 * What the office does beside its answers: tasks that were noted, then the mails that they and others have written, text
 * messages, payments.
 */
export function openWork(office: Office): Background {
  const { config, database, log, secrets, now } = office;
  const db = database.query;
  const failed = (failure: unknown) =>
    log({ poziom: 'blad', zdarzenie: 'praca', blad: failure instanceof Error ? `${failure.stack}` : String(failure) });
  const { smtp, od } = config.poczta;
  const keepText = config.mode === 'demo';
  const sending = smtp
    ? mailSending({
        ...{ db, log, now, keepText, post: openPost(smtp, od, config.adres) },
        check: ({ klucz, adresat }) => checkReminder(db, 'zgodaEmail', { klucz, dokad: adresat }, now()),
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
  const zadania = inBackground(async () => {
    const more = await doing();
    if (!more) mail.wake();
    return more;
  }, failed);
  const payments = openPayments(office);
  return {
    wake() {
      zadania.wake();
      sms.wake();
      payments.wake();
    },
    async settled() {
      await zadania.settled();
      await mail.settled();
      await sms.settled();
      await payments.settled();
    },
    async stop() {
      await zadania.stop();
      await mail.stop();
      await sms.stop();
      await payments.stop();
    },
  };
}
