import { parseArgs } from 'node:util';
import { openMunicipality } from '../../../codegen/compile/openMunicipality.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import { isPesel } from '../../../src/lang/values/pesel.ts';
import { CommandRefusal, runCommand } from '../../engine/command.ts';
import { type Config, readConfig } from '../../engine/config/config.ts';
import { openDatabase } from '../../engine/db/openDatabase.ts';
import { openSecrets } from '../../engine/session/secrets.ts';
import { isLanguage } from '../../engine/words/messages.ts';
import { blockKonto, confirmIdentity, createKonto, oneTimePassword, renewLink, unblockKonto } from './counter.ts';
import type { AccountDesk } from './links.ts';

const USAGE = `The office's side of accounts, on the database of the environment (docs/office.md).

  npm run account -- create --login jan.kos --imie Jan --nazwisko Kos --email jan@example.pl --pesel 84831545206
      at the counter: a full account once its link is used. Prints the one-time password to hand over; the link goes by mail.
      --nip 9991002340 --nazwa "Kos sp. z o.o."   the account of an institution
      --list       by application in writing: a restricted account; prints the link as well, for the letter
      --jezyk pl|en|de|uk
  npm run account -- link --login jan.kos         a new link and a new one-time password
  npm run account -- confirm --login jan.kos      the identity card was seen: a full account
      --nip 9991002340 --nazwa "Kos sp. z o.o."   and acts for this institution, whose papers were seen
  npm run account -- block --login jan.kos
  npm run account -- unblock --login jan.kos`;

const options = {
  login: { type: 'string' },
  imie: { type: 'string' },
  nazwisko: { type: 'string' },
  email: { type: 'string' },
  pesel: { type: 'string' },
  nip: { type: 'string' },
  nazwa: { type: 'string' },
  jezyk: { type: 'string', default: 'pl' },
  list: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

await runCommand(async () => {
  const { positionals, values } = readArguments();
  const run = commandOf(positionals[0], values);
  return withDesk(readConfig(process.env), run);
});

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (failure) {
    throw new CommandRefusal(`${(failure as Error).message}\n\n${USAGE}`);
  }
}

/** @returns what is done in one transaction, and says it did */
function commandOf(name: string | undefined, values: Values): (desk: AccountDesk) => Promise<string> {
  const login = need(values, 'login', (text) => /^[A-Za-z0-9._-]{3,60}$/.test(text));
  const password = oneTimePassword();
  switch (name) {
    case 'create': {
      const made = newKonto(values, login);
      return async (desk) => told(await createKonto(desk, made, password), password, values.list);
    }
    case 'link':
      return async (desk) => told(await renewLink(desk, login, password), password, true);
    case 'confirm': {
      const instytucja = institution(values);
      return async (desk) => {
        await confirmIdentity(desk, login, instytucja);
        return `The identity of ${login} is confirmed.`;
      };
    }
    case 'block':
    case 'unblock':
      return async (desk) => {
        await (name === 'block' ? blockKonto : unblockKonto)(desk, login);
        return `${login} is ${name}ed.`;
      };
    default:
      throw new CommandRefusal(USAGE);
  }
}

function newKonto(values: Values, login: string) {
  const instytucja = institution(values);
  if (!isLanguage(values.jezyk)) throw new CommandRefusal('--jezyk must be pl, en, de or uk.');
  return {
    login,
    imie: need(values, 'imie'),
    nazwisko: need(values, 'nazwisko'),
    email: need(values, 'email', isEmail),
    // An account of an institution is nobody's own.
    pesel: instytucja ? null : need(values, 'pesel', isPesel),
    jezyk: values.jezyk,
    stan: values.list ? ('NIEPOTWIERDZONE' as const) : ('AKTYWNE' as const),
    droga: values.list ? ('list' as const) : ('mail' as const),
    ...(instytucja && { instytucja }),
  };
}

function institution(values: Values): { nip: string; nazwa: string } | undefined {
  if (values.nip === undefined) return undefined;
  return { nip: need(values, 'nip', isNip), nazwa: need(values, 'nazwa') };
}

function need(values: Values, name: keyof Values & string, is: (text: string) => boolean = () => true): string {
  const text = String(values[name] ?? '').trim();
  if (text === '' || !is(text)) throw new CommandRefusal(`--${name} is missing or wrong.\n\n${USAGE}`);
  return text;
}

function told(link: string, password: string, withLink: boolean): string {
  return [`One-time password, to be handed over: ${password}`, ...(withLink ? [`Link: ${link}`] : [])].join('\n');
}

async function withDesk(config: Config, run: (desk: AccountDesk) => Promise<string>): Promise<string> {
  const secrets = openSecrets(config);
  const opened = config.municipality ? await openMunicipality({ root: config.municipality }) : undefined;
  const database = await openDatabase(config);
  const municipality = { texts: opened?.municipality?.texts ?? {}, office: opened?.municipality?.office };
  try {
    return await database.query
      .transaction()
      .execute((db) => run({ db, config, secrets, municipality, now: new Date() }));
  } finally {
    await database.close();
  }
}
