import { doZadanie } from './accounts/askedByMail.ts';
import { doingZadania } from './accounts/zadania.ts';
import { type Background, inBackground } from './background.ts';
import { mailSending } from './mail/sender.ts';
import { openPost } from './mail/transport.ts';
import type { Office } from './office.ts';
import { openPayments } from './payments/work.ts';

/** What the office does beside its answers: tasks that were noted, then the mails that they and others have written. */
export function openWork(office: Office): Background {
  const { config, database, log, secrets, now } = office;
  const db = database.query;
  const failed = (failure: unknown) =>
    log({ poziom: 'blad', zdarzenie: 'praca', blad: failure instanceof Error ? `${failure.stack}` : String(failure) });
  const { smtp, od } = config.poczta;
  const sending = smtp
    ? mailSending({ db, post: openPost(smtp, od, config.adres), log, now, keepText: config.mode === 'demo' })
    : async () => false;
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
      payments.wake();
    },
    async settled() {
      await zadania.settled();
      await mail.settled();
      await payments.settled();
    },
    async stop() {
      await zadania.stop();
      await mail.stop();
      await payments.stop();
    },
  };
}
