import { userInfo } from 'node:os';
import { choice, required, text } from '../../../codegen/command/options.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { oneLine } from '../../engine/words/oneLine.ts';
import { oneTimePassword } from '../konto/kontoDesk.ts';
import { ROLE_STUDIA, type RolaStudia, type UrzednikRow } from './tables.ts';
import {
  addUrzednik,
  changeUrzednik,
  closeUrzednik,
  listUrzednicy,
  renewUrzednik,
  type UrzednicyDesk,
} from './urzednicyDesk.ts';
import { NO_KINDS } from './urzednicyQueries.ts';

const NONE = 'zadne';
const USAGE = `npm run urzednicy -- lista
npm run urzednicy -- dodaj --login ewa.lis --imie Ewa --nazwisko Lis --email ewa.lis@gmina.example --rodzaje wnioski,podania
npm run urzednicy -- zmien --login ewa.lis --uprawnienia nadzoruje
npm run urzednicy -- zmien --login ewa.lis --studio teksty,strony
npm run urzednicy -- odnow --login ewa.lis      a new one-time password and second step
npm run urzednicy -- zamknij --login ewa.lis    sessions end at once`;

const options = {
  login: text('login', 'of the clerk'),
  imie: text('imię', 'of dodaj'),
  nazwisko: text('nazwisko', 'of dodaj'),
  email: text('address', 'of dodaj'),
  rodzaje: text(
    'tables',
    'of dodaj and zmien: tables of data.config.json with commas between them; "wszystkie": all; "zadne": none',
  ),
  uprawnienia: choice(
    ['czyta', 'prowadzi', 'nadzoruje'],
    'of dodaj and zmien: reads; handles applications; also assigns them to others',
  ),
  studio: text(
    'roles',
    'of dodaj and zmien: in the studio, with commas between them: teksty, strony, ekrany, publikacja; "zadne": the clerk cannot enter it',
  ),
};

type Values = Readonly<Partial<Record<Exclude<keyof typeof options, 'uprawnienia'>, string>>> & {
  readonly uprawnienia?: 'czyta' | 'prowadzi' | 'nadzoruje' | undefined;
};

await runOfficeCommand({
  program: 'npm run urzednicy --',
  usage: USAGE,
  description: `Accounts of clerks for the desk, on the database of the environment (docs/desk.md).`,
  arguments: [required('action', 'lista, dodaj, zmien, odnow or zamknij')],
  options,
  plan: ({ action, ...values }) => workOf(action, values),
});

function workOf(action: string, values: Values): CommandWork {
  switch (action) {
    case 'lista':
      return (desk) => listUrzednicy(deskOf(desk));
    case 'dodaj': {
      const made = {
        login: loginOf(values),
        ...{ imie: need(values, 'imie'), nazwisko: need(values, 'nazwisko'), email: need(values, 'email', isEmail) },
        rodzaje: kindsOf(values) ?? [],
        uprawnienia: rightsOf(values) ?? ('PROWADZI' as const),
        studio: rolesIn(values),
      };
      return (desk) => addUrzednik(deskOf(desk), made, oneTimePassword());
    }
    case 'zmien': {
      const login = loginOf(values);
      const change = { uprawnienia: rightsOf(values), rodzaje: kindsOf(values), studio: rolesIn(values) };
      return (desk) => changeUrzednik(deskOf(desk), login, change);
    }
    case 'odnow':
    case 'zamknij': {
      const login = loginOf(values);
      if (action === 'odnow') return (desk) => renewUrzednik(deskOf(desk), login, oneTimePassword());
      return (desk) => closeUrzednik(deskOf(desk), login);
    }
    default:
      throw new CommandRefusal(USAGE);
  }
}

// Functions, not constants: the command runs above, before constants have values.
function deskOf({ db, now, municipality }: CommandDesk): UrzednicyDesk {
  const tables = [...(municipality?.data?.tables.values() ?? [])];
  const kinds = tables.filter((table) => table.kind === 'records').map(({ name }) => name);
  return { db, now, operator: userInfo().username, kinds };
}

function loginOf(values: Values): string {
  return need(values, 'login', (typed) => /^[A-Za-z0-9._-]{3,60}$/.test(typed));
}

function rightsOf({ uprawnienia }: Values): UrzednikRow['uprawnienia'] | undefined {
  return uprawnienia?.toUpperCase() as UrzednikRow['uprawnienia'] | undefined;
}

function kindsOf({ rodzaje }: Values): string[] | undefined {
  if (rodzaje === undefined) return undefined;
  if (rodzaje === 'wszystkie') return [];
  if (rodzaje === NONE) return [...NO_KINDS];
  return rodzaje.split(',').map((one) => one.trim());
}

function rolesIn({ studio }: Values): RolaStudia[] | undefined {
  if (studio === undefined) return undefined;
  if (studio === NONE) return [];
  const named = studio.split(',').map((one) => one.trim().toUpperCase());
  const unknown = named.find((one) => !ROLE_STUDIA.some((role) => role === one));
  if (unknown !== undefined)
    throw new CommandRefusal(
      `"${unknown.toLowerCase()}" is no role in the studio. Known: ${ROLE_STUDIA.join(', ').toLowerCase()}.`,
    );
  return ROLE_STUDIA.filter((role) => named.includes(role));
}

function need(
  values: Values,
  name: Exclude<keyof Values, 'uprawnienia'>,
  is: (text: string) => boolean = () => true,
): string {
  const typed = oneLine(values[name] ?? '').trim();
  if (typed === '' || typed.length > 100 || !is(typed))
    throw new CommandRefusal(`--${name} is missing or wrong.\n\n${USAGE}`);
  return typed;
}
