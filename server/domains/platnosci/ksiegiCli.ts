import { formatDatetime } from '../../../src/lang/values/dates.ts';
import { formatKwota, fromGrosze } from '../../../src/lang/values/kwota.ts';
import { runOfficeCommand } from '../../engine/officeCommand.ts';
import { checkKsiegi, doWyjasnienia, idsOf } from './ksiegi.ts';

await runOfficeCommand({
  program: 'npm run ksiegi',
  description: `Checks the books on the database of the environment (docs/office.md): prints what does not agree, and the payments
that wait for somebody to look at them.`,
  fails: 'something does not agree',
  plan:
    () =>
    async ({ db }) => {
      const wrong = await checkKsiegi(db, Date.now());
      const waiting = await doWyjasnienia(db);
      const lines = [
        ...wrong.map((one) => `${one.kod}: it does not hold that ${one.nazwa}: ${idsOf(one)}.`),
        ...(waiting.length > 0 ? ['Payments to be looked at by hand:'] : []),
        ...waiting.map((row) => {
          const when = formatDatetime(new Date(row.zleconoMs).toISOString());
          return `  ${row.id} ${row.kanal} ${when} ${formatKwota(fromGrosze(row.kwotaGrosze))} ${row.przyczyna ?? ''}`;
        }),
        ...(wrong.length === 0 ? ['The books agree.'] : []),
      ];
      return { text: lines.join('\n'), failed: wrong.length > 0 };
    },
});
