import { required, text, whole } from '../../../codegen/command/options.ts';
import { CommandRefusal } from '../../engine/command.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../engine/officeCommand.ts';
import { openSecrets } from '../../engine/session/secrets.ts';
import { listKlucze, makeKlucz, prawaTyped, revokeKlucz, typesTyped } from './kluczeDesk.ts';
import {
  addOdbiorca,
  listMartwe,
  listOdbiorcy,
  type OdbiorcyDesk,
  removeOdbiorca,
  rotateSekret,
  sendAnew,
  setStan,
} from './odbiorcyDesk.ts';
import { savePackage } from './savePackage.ts';
import { settings } from './settings.ts';

const USAGE = `npm run zdarzenia -- klucze                    the keys of other systems, and how far they have read
npm run zdarzenia -- klucz --nazwa ksiegowosc --prawa platnosc.zaksiegowana
npm run zdarzenia -- odwolaj --nazwa ksiegowosc   the key is refused from now on
npm run zdarzenia -- odbiorcy                  the receivers of webhooks: what is sent, waits or is dead, and why
npm run zdarzenia -- odbiorca --nazwa ezd --adres https://ezd.gmina.example/zdarzenia --typy wniosek.zlozony
npm run zdarzenia -- obroc --nazwa ezd         a new secret; the one before signs too for 24 hours, or --godziny
npm run zdarzenia -- wstrzymaj --nazwa ezd     events wait; wznow sends them, usun deletes the receiver
npm run zdarzenia -- martwe --nazwa ezd        events that were tried for three days in vain
npm run zdarzenia -- ponow --nazwa ezd         sends them anew, and what waits for its next attempt; with --id only this one
npm run zdarzenia -- paczka --numer WN/3/2026 --plik WN-3-2026.zip    an application for the registry (EZD)`;

const options = {
  nazwa: text('name', 'of the key or the receiver'),
  prawa: text(
    'words',
    'of klucz: types of events ("zdarzenia": all), odpowiedzi (reports back), paczki (packages), with commas between them',
  ),
  adres: text('address', 'of odbiorca: where events are sent'),
  typy: text('types', 'of odbiorca: types of events with commas between them; without it all'),
  godziny: whole('hours', 'of obroc: how long the secret before signs too', 24, 720),
  id: text('id', 'of ponow: of one event'),
  numer: text('number', 'of paczka: of the application'),
  plik: text('file', 'of paczka: where the ZIP is written'),
};

type Values = Readonly<Partial<Record<Exclude<keyof typeof options, 'godziny'>, string>>> & {
  readonly godziny: number;
};

await runOfficeCommand({
  program: 'npm run zdarzenia --',
  usage: USAGE,
  description: `Events for other systems, on the database of the environment (docs/events.md).`,
  arguments: [
    required(
      'action',
      'klucze, klucz, odwolaj, odbiorcy, odbiorca, obroc, wstrzymaj, wznow, usun, martwe, ponow or paczka',
    ),
  ],
  options,
  plan: ({ action, ...values }) => workOf(action, values),
});

function workOf(action: string, values: Values): CommandWork {
  if (action === 'klucze') return (desk) => listKlucze(deskOf(desk));
  if (action === 'odbiorcy') return (desk) => listOdbiorcy(deskOf(desk));
  if (action === 'paczka') {
    const [numer, plik] = [need(values, 'numer'), need(values, 'plik')];
    return (desk) => savePackage(desk, numer, plik);
  }
  const work = namedWork(action, values);
  if (!work) throw new CommandRefusal(USAGE);
  const nazwa = nameOf(values);
  return (desk) => work(deskOf(desk), nazwa);
}

/** What is done with one key or receiver. */
function namedWork(
  action: string,
  values: Values,
): ((desk: OdbiorcyDesk, nazwa: string) => Promise<string>) | undefined {
  switch (action) {
    case 'klucz': {
      const prawa = prawaTyped(need(values, 'prawa'));
      return (desk, nazwa) => makeKlucz(desk, nazwa, prawa);
    }
    case 'odwolaj':
      return revokeKlucz;
    case 'odbiorca': {
      const adres = need(values, 'adres');
      const typy = values.typy === undefined ? [] : typesTyped(values.typy);
      return (desk, nazwa) => addOdbiorca(desk, { nazwa, adres, typy });
    }
    case 'obroc':
      return (desk, nazwa) => rotateSekret(desk, nazwa, values.godziny);
    case 'wstrzymaj':
      return (desk, nazwa) => setStan(desk, nazwa, 'WSTRZYMANY');
    case 'wznow':
      return (desk, nazwa) => setStan(desk, nazwa, 'CZYNNY');
    case 'usun':
      return removeOdbiorca;
    case 'martwe':
      return listMartwe;
    case 'ponow':
      return (desk, nazwa) => sendAnew(desk, nazwa, values.id);
    default:
      return undefined;
  }
}

// Functions, not constants: the command runs above, before constants have values.
function deskOf({ db, config, now }: CommandDesk): OdbiorcyDesk {
  return { db, secrets: openSecrets(config), now, config: { ...config, ...settings.read(process.env) } };
}

function nameOf(values: Values): string {
  const name = need(values, 'nazwa');
  if (/^[a-z0-9][a-z0-9-]{1,39}$/.test(name)) return name;
  throw new CommandRefusal(`--nazwa has 2 to 40 small letters, digits and hyphens.\n\n${USAGE}`);
}

function need(values: Values, name: Exclude<keyof Values, 'godziny'>): string {
  const typed = values[name]?.trim() ?? '';
  if (typed === '') throw new CommandRefusal(`--${name} is missing.\n\n${USAGE}`);
  return typed;
}
