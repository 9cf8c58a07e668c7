import { flag, required, text } from '../../../codegen/command/options.ts';
import { isCzynnosc } from '../../engine/audit/kinds.ts';
import type { AuditFilter } from '../../engine/audit/readAudit.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { openSecrets } from '../../engine/session/secrets.ts';
import { printAudit, printHead, printVerified } from './print.ts';

const USAGE = `npm run audyt -- pokaz --od 2026-11-01 --rodzaj ODMOWA_LOGOWANIA
npm run audyt -- pokaz --login ewa.lis --json      a clerk; --konto 17 for a resident, --numer WN/3/2026
npm run audyt -- sprawdz                           finds changed, removed and inserted lines
npm run audyt -- sprawdz --glowa 17:hL2…           the chain must reach a head that was noted elsewhere
npm run audyt -- glowa                             the head of the chain, to be noted elsewhere`;

const options = {
  od: text('time', 'of pokaz: from this day or time (UTC) on'),
  do: text('time', 'of pokaz: before this day or time (UTC)'),
  login: text('login', 'of pokaz: of this clerk'),
  konto: text('number', 'of pokaz: of this account'),
  rodzaj: text('kind', 'of pokaz: only this kind (docs/audit.md lists them)'),
  numer: text('number', 'of pokaz: about this application'),
  glowa: text('head', 'of sprawdz: noted outside the database'),
  json: flag('of pokaz and sprawdz: as JSON'),
};

type Values = Readonly<Partial<Record<Exclude<keyof typeof options, 'json'>, string>>> & { readonly json: boolean };

await runOfficeCommand({
  program: 'npm run audyt --',
  usage: USAGE,
  description: `Reads and verifies the audit log, on the database of the environment (docs/audit.md).`,
  fails: 'it is refused, or the log is not whole',
  arguments: [required('action', 'pokaz, sprawdz or glowa')],
  options,
  plan: ({ action, ...values }) => workOf(action, values),
});

function workOf(action: string, values: Values): CommandWork {
  const { json, glowa } = values;
  switch (action) {
    case 'pokaz': {
      const filter = filterOf(values);
      return ({ db }) => printAudit(db, filter, json);
    }
    case 'sprawdz':
      if (glowa !== undefined && !/^\d+:[\w-]{43}$/.test(glowa))
        throw new CommandRefusal(`--glowa is no head.\n\n${USAGE}`);
      return ({ db, config }) => printVerified({ db, secrets: openSecrets(config) }, { head: glowa, json });
    case 'glowa':
      return ({ db }) => printHead(db);
    default:
      throw new CommandRefusal(USAGE);
  }
}

function filterOf(values: Values): AuditFilter {
  const { login, konto, rodzaj, numer } = values;
  if (rodzaj !== undefined && !isCzynnosc(rodzaj))
    throw new CommandRefusal(`"${rodzaj}" is no kind of line: docs/audit.md lists them.`);
  if (konto !== undefined && !/^\d{1,15}$/.test(konto)) throw new CommandRefusal(`--konto is a number.\n\n${USAGE}`);
  return {
    ...{ login, numer, czynnosc: rodzaj, kontoId: konto === undefined ? undefined : Number(konto) },
    ...{ od: timeOf(values.od, 'od'), przed: timeOf(values.do, 'do') },
  };
}

/** ISO times sort as text, so a day stands for its first moment. */
function timeOf(typed: string | undefined, name: string): string | undefined {
  if (typed === undefined || /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{3})?Z?)?)?$/.test(typed)) return typed;
  throw new CommandRefusal(`--${name} is a day or a time such as 2026-11-01 or 2026-11-01T08:30.\n\n${USAGE}`);
}
