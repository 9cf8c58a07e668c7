import { formatDatetime } from '../../../src/lang/values/dates.ts';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { readConfig } from '../../engine/config/config.ts';
import { StartError } from '../../engine/config/startError.ts';
import { openDatabase } from '../../engine/db/prepare.ts';
import { checkKsiegi, doWyjasnienia, idsOf } from './ksiegi.ts';

/** Prints what does not agree in the books, and which payments wait for people; exits 1 when something does not agree. */
try {
  const database = await openDatabase(readConfig(process.env));
  try {
    const wrong = await checkKsiegi(database.query, Date.now());
    for (const one of wrong) console.log(`${one.kod}: it does not hold that ${one.nazwa}: ${idsOf(one)}.`);
    const waiting = await doWyjasnienia(database.query);
    if (waiting.length > 0) console.log('Payments to be looked at by hand:');
    for (const row of waiting) {
      const when = formatDatetime(new Date(row.zleconoMs).toISOString());
      console.log(
        `  ${row.id} ${row.kanal} ${when} ${formatKwota(fromGrosze(row.kwotaGrosze))} ${row.przyczyna ?? ''}`,
      );
    }
    if (wrong.length === 0) console.log('The books agree.');
    else process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
