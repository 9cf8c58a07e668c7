import { rest } from '../../../../codegen/command/options.ts';
import { formatDate } from '../../../../src/lang/values/dates.ts';
import { formatPhone } from '../../../../src/lang/values/phone.ts';
import { CommandRefusal } from '../../../engine/command.ts';
import { type CommandDesk, type CommandWork, runOfficeCommand } from '../../../engine/officeCommand.ts';
import { oneLine } from '../../../engine/words/oneLine.ts';
import type { ZamowieniaDesk } from './notify.ts';
import { STEPS, type Step, takeStep, waiting } from './zamowieniaDesk.ts';

const LONGEST_REMARK = 500;
const USAGE = `npm run zamowienia                              those that wait, and those that are accepted and to be done
npm run zamowienia -- przyjmij 17 [remark]      accepted: the resident cannot cancel it any more
npm run zamowienia -- wykonaj 17 [remark]       done
npm run zamowienia -- odrzuc 17 "why"           refused; the resident reads why`;

await runOfficeCommand({
  program: 'npm run zamowienia --',
  usage: USAGE,
  description: 'Orders to empty cesspits, on the database of the environment (docs/office.md).',
  arguments: [rest('words', 'nothing, or a step, the number of an order and a remark')],
  plan: ({ words }) => workOf(words),
});

function orderDesk({ municipality, ...desk }: CommandDesk): ZamowieniaDesk {
  return { ...desk, municipality: { texts: municipality?.texts ?? {}, office: municipality?.office } };
}

function workOf([name, id, ...words]: readonly string[]): CommandWork {
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
    await takeStep(orderDesk(desk), name, idZamowienia, remark);
    return `Order ${idZamowienia}: ${STEPS[name].to}.`;
  };
}

function isStep(name: string): name is Step {
  return Object.hasOwn(STEPS, name);
}

async function listed({ db }: CommandDesk): Promise<string> {
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
