import { choice, flag, required, text } from '../../../codegen/command/options.ts';
import { isEmail } from '../../../src/lang/values/email.ts';
import { isNip } from '../../../src/lang/values/nip.ts';
import { isPesel } from '../../../src/lang/values/pesel.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { openSecrets } from '../../engine/session/secrets.ts';
import { blockKonto, confirmIdentity, createKonto, oneTimePassword, renewLink, unblockKonto } from './kontoDesk.ts';
import type { AccountDesk } from './links.ts';

const USAGE = `npm run account -- create --login jan.kos --imie Jan --nazwisko Kos --email jan@example.pl --pesel 84831545206
npm run account -- link --login jan.kos         a new link and a new one-time password
npm run account -- confirm --login jan.kos      the identity card was seen: a full account
npm run account -- block --login jan.kos
npm run account -- unblock --login jan.kos`;

const options = {
  login: text('login', 'of the account'),
  imie: text('imię', 'of create'),
  nazwisko: text('nazwisko', 'of create'),
  email: text('address', 'of create; the activation link goes there'),
  pesel: text('PESEL', 'of create'),
  nip: text('NIP', 'of create: the account of an institution; of confirm: acts for it, whose papers were seen'),
  nazwa: text('nazwa', 'of the institution: "Kos sp. z o.o."'),
  jezyk: choice(['pl', 'en', 'de', 'uk'], 'of create: the language of its mails', 'pl'),
  list: flag('of create: by application in writing, a restricted account; prints the link as well, for the letter'),
};

type Values = Readonly<Partial<Record<Exclude<keyof typeof options, 'jezyk' | 'list'>, string>>> & {
  readonly jezyk: 'pl' | 'en' | 'de' | 'uk';
  readonly list: boolean;
};

await runOfficeCommand({
  program: 'npm run account --',
  usage: USAGE,
  description: `Accounts from the office's side, on the database of the environment (docs/office.md). create makes an account at the
counter, a full one once its link is used, and prints the one-time password to hand over; the link goes by mail.`,
  arguments: [required('action', 'create, link, confirm, block or unblock')],
  options,
  plan: ({ action, ...values }) => workOf(action, values),
});

function workOf(action: string, values: Values): CommandWork {
  const login = need(values, 'login', (typed) => /^[A-Za-z0-9._-]{3,60}$/.test(typed));
  const password = oneTimePassword();
  switch (action) {
    case 'create': {
      const made = newKonto(values, login);
      return async (desk) => handedOver(await createKonto(accountDesk(desk), made, password), password, values.list);
    }
    case 'link':
      return async (desk) => handedOver(await renewLink(accountDesk(desk), login, password), password, true);
    case 'confirm': {
      const instytucja = institution(values);
      return async (desk) => {
        await confirmIdentity(accountDesk(desk), login, instytucja);
        return `The identity of ${login} is confirmed.`;
      };
    }
    case 'block':
    case 'unblock':
      return async (desk) => {
        await (action === 'block' ? blockKonto : unblockKonto)(accountDesk(desk), login);
        return `${login} is ${action}ed.`;
      };
    default:
      throw new CommandRefusal(USAGE);
  }
}

function accountDesk({ municipality, ...desk }: CommandDesk): AccountDesk {
  return {
    ...desk,
    secrets: openSecrets(desk.config),
    municipality: { texts: municipality?.texts ?? {}, office: municipality?.office },
  };
}

function newKonto(values: Values, login: string) {
  const instytucja = institution(values);
  return {
    login,
    imie: need(values, 'imie'),
    nazwisko: need(values, 'nazwisko'),
    email: need(values, 'email', isEmail),
    // An account of an institution has no person.
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

function need(values: Values, name: Exclude<keyof Values, 'list'>, is: (text: string) => boolean = () => true): string {
  const typed = (values[name] ?? '').trim();
  if (typed === '' || !is(typed)) throw new CommandRefusal(`--${name} is missing or wrong.\n\n${USAGE}`);
  return typed;
}

function handedOver(link: string, password: string, withLink: boolean): string {
  return [`One-time password, to be handed over: ${password}`, ...(withLink ? [`Link: ${link}`] : [])].join('\n');
}
