import { required, text } from '../../../codegen/command/options.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { openSecrets } from '../../engine/session/secrets.ts';
import { listKlucze, makeKlucz, prawaTyped, revokeKlucz, type ZdarzeniaDesk } from './kluczeDesk.ts';

const USAGE = `npm run zdarzenia -- klucze                    the keys of other systems, and how far they have read
npm run zdarzenia -- klucz --nazwa ksiegowosc --prawa platnosc.zaksiegowana
npm run zdarzenia -- odwolaj --nazwa ksiegowosc   the key is refused from now on`;

const options = {
  nazwa: text('name', 'of the key'),
  prawa: text('words', 'of klucz: types of events, "zdarzenia" for all of them, with commas between them'),
};

type Values = Readonly<Partial<Record<keyof typeof options, string>>>;

await runOfficeCommand({
  program: 'npm run zdarzenia --',
  usage: USAGE,
  description: `Events for other systems, on the database of the environment (docs/events.md).`,
  arguments: [required('action', 'klucze, klucz or odwolaj')],
  options,
  plan: ({ action, ...values }) => workOf(action, values),
});

function workOf(action: string, values: Values): CommandWork {
  switch (action) {
    case 'klucze':
      return (desk) => listKlucze(deskOf(desk));
    case 'klucz': {
      const nazwa = nameOf(values);
      const prawa = prawaTyped(need(values, 'prawa'));
      return (desk) => makeKlucz(deskOf(desk), nazwa, prawa);
    }
    case 'odwolaj': {
      const nazwa = nameOf(values);
      return (desk) => revokeKlucz(deskOf(desk), nazwa);
    }
    default:
      throw new CommandRefusal(USAGE);
  }
}

// Functions, not constants: the command runs above, before constants have values.
function deskOf({ db, config, now }: CommandDesk): ZdarzeniaDesk {
  return { db, secrets: openSecrets(config), now };
}

function nameOf(values: Values): string {
  const name = need(values, 'nazwa');
  if (/^[a-z0-9][a-z0-9-]{1,39}$/.test(name)) return name;
  throw new CommandRefusal(`--nazwa has 2 to 40 small letters, digits and hyphens.\n\n${USAGE}`);
}

function need(values: Values, name: keyof Values): string {
  const typed = values[name]?.trim() ?? '';
  if (typed === '') throw new CommandRefusal(`--${name} is missing.\n\n${USAGE}`);
  return typed;
}
