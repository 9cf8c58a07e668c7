import { isPhone } from '../../../src/lang/values/phone.ts';
import type { Db } from '../db/open.ts';
import { isGsm7, LONGEST_SMS } from './gsm7.ts';

export interface Sms {
  /** The key of the event: one event gives one message, however often it is retried. */
  klucz: string;
  telefon: string;
  /** In the letters of `toGsm7`, at most one message long. */
  tresc: string;
  jezyk: string;
}

/** Puts a message into the outbox, in the transaction of its event. It is sent afterwards. */
export async function writeSms(db: Db, { klucz, telefon, tresc, jezyk }: Sms, kiedyMs: number): Promise<void> {
  if (!isPhone(telefon)) return;
  if (!isGsm7(tresc) || tresc.length > LONGEST_SMS) throw new Error(`A message is too long for one: ${klucz}`);
  await db
    .insertInto('smsy')
    .values({ klucz, telefon, tresc, jezyk, kiedyMs, proby: 0, nastepnaMs: kiedyMs, wyslanoMs: null })
    .onConflict((conflict) => conflict.column('klucz').doNothing())
    .execute();
}
