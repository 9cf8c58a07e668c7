import { parseArgs } from 'node:util';
import { openMunicipality } from '../../../../codegen/compile/openMunicipality.ts';
import { formatDate } from '../../../../src/lang/values/dates.ts';
import { formatPhone } from '../../../../src/lang/values/phone.ts';
import { CommandRefusal, runCommand } from '../../../engine/command.ts';
import { readConfig } from '../../../engine/config/config.ts';
import { openDatabase } from '../../../engine/db/openDatabase.ts';
import { oneLine } from '../../../engine/words/oneLine.ts';
import { STEPS, type Step, takeStep, waiting } from './orderDesk.ts';
import type { OrderDesk } from './tell.ts';

const LONGEST_REMARK = 500;
const USAGE = `Orders to empty cesspits, on the database of the environment (docs/office.md).

  npm run zamowienia                              those that wait, and those that are accepted and to be done
  npm run zamowienia -- przyjmij 17 [remark]      accepted: the resident cannot cancel it any more
  npm run zamowienia -- wykonaj 17 [remark]       done
  npm run zamowienia -- odrzuc 17 "why"           refused; the resident reads why`;

await runCommand(async () => {
  const run = commandOf(readArguments());
  const config = readConfig(process.env);
  const opened = config.municipality ? await openMunicipality({ root: config.municipality }) : undefined;
  const municipality = { texts: opened?.municipality?.texts ?? {}, office: opened?.municipality?.office };
  const database = await openDatabase(config);
  try {
    const now = new Date();
    return await database.query.transaction().execute((db) => run({ db, config, municipality, now }));
  } finally {
    await database.close();
  }
});

function readArguments(): string[] {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals;
  } catch (failure) {
    throw new CommandRefusal(`${(failure as Error).message}\n\n${USAGE}`);
  }
}

/** @returns what is done in one transaction, and says it did */
function commandOf([name, id, ...words]: readonly string[]): (desk: OrderDesk) => Promise<string> {
  if (name === undefined || (name === 'lista' && id === undefined)) return listed;
  if (!isStep(name)) throw new CommandRefusal(USAGE);
  const idZamowienia = Number(id);
  if (!/^[1-9]\d{0,9}$/.test(id ?? '')) throw new CommandRefusal(`Which order? A number is needed.\n\n${USAGE}`);
  const remark = words.join(' ').trim();
  if ([...remark].length > LONGEST_REMARK)
    throw new CommandRefusal(`A remark has at most ${LONGEST_REMARK} characters.`);
  if (name === 'odrzuc' && remark === '')
    throw new CommandRefusal(`Say why, for the resident:\n  npm run zamowienia -- odrzuc ${id} "why"`);
  return async (desk) => {
    await takeStep(desk, name, idZamowienia, remark);
    return `Order ${idZamowienia}: ${STEPS[name].to}.`;
  };
}

function isStep(name: string): name is Step {
  return Object.hasOwn(STEPS, name);
}

async function listed({ db }: OrderDesk): Promise<string> {
  const lines: string[] = [];
  for (const [stan, heading] of [
    ['NOWE', 'Waiting to be accepted'],
    ['PRZYJETE', 'Accepted, to be done'],
  ] as const) {
    const orders = await waiting(db, stan);
    lines.push(`${heading}: ${orders.length}`);
    for (const order of orders) {
      const days = [...new Set([order.odDnia, order.doDnia])].map(formatDate).join('-');
      const facts = [
        days,
        `${order.pojemnoscSetne / 100} m³`,
        oneLine(order.adres),
        `tel. ${formatPhone(order.telefon)}`,
      ];
      lines.push(`  ${order.idZamowienia}  ${facts.join('  ')}`);
      for (const text of [order.uwagi, order.uwagiUrzedu && `office: ${order.uwagiUrzedu}`])
        if (text) lines.push(`      ${oneLine(text)}`);
    }
  }
  return lines.join('\n');
}
