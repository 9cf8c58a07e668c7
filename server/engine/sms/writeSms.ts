import { isPhone } from '../../../src/lang/values/phone.ts';
import type { Db } from '../db/open.ts';
import { isGsm7, LONGEST_SMS } from './gsm7.ts';

export interface Sms {
  /** The event it tells of: the same event is one message, however often it is tried. */
  klucz: string;
  telefon: string;
  /** In the letters of `toGsm7`, no longer than one message. */
  tresc: string;
  jezyk: string;
}

/** Puts a message into the outbox, in the transaction of what it tells. It leaves afterwards. */
export async function writeSms(db: Db, { klucz, telefon, tresc, jezyk }: Sms, kiedyMs: number): Promise<void> {
  if (!isPhone(telefon)) return;
  if (!isGsm7(tresc) || tresc.length > LONGEST_SMS) throw new Error(`A message is too long for one: ${klucz}`);
  await db
    .insertInto('smsy')
    .values({ klucz, telefon, tresc, jezyk, kiedyMs, proby: 0, nastepnaMs: kiedyMs, wyslanoMs: null })
    .onConflict((conflict) => conflict.column('klucz').doNothing())
    .execute();
}
