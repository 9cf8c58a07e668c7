import { formatDatetime } from '../../../src/lang/values/dates.ts';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { runCommand } from '../../engine/command.ts';
import { readConfig } from '../../engine/config/config.ts';
import { openDatabase } from '../../engine/db/openDatabase.ts';
import { checkKsiegi, doWyjasnienia, idsOf } from './ksiegi.ts';

/** Prints what does not agree in the books, and which payments wait for people; exits 1 when something does not agree. */
await runCommand(async () => {
  const database = await openDatabase(readConfig(process.env));
  try {
    const wrong = await checkKsiegi(database.query, Date.now());
    const waiting = await doWyjasnienia(database.query);
    if (wrong.length > 0) process.exitCode = 1;
    return [
      ...wrong.map((one) => `${one.kod}: it does not hold that ${one.nazwa}: ${idsOf(one)}.`),
      ...(waiting.length > 0 ? ['Payments to be looked at by hand:'] : []),
      ...waiting.map((row) => {
        const when = formatDatetime(new Date(row.zleconoMs).toISOString());
        return `  ${row.id} ${row.kanal} ${when} ${formatKwota(fromGrosze(row.kwotaGrosze))} ${row.przyczyna ?? ''}`;
      }),
      ...(wrong.length === 0 ? ['The books agree.'] : []),
    ].join('\n');
  } finally {
    await database.close();
  }
});
