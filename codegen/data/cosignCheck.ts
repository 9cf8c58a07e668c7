import type { RecordsTable } from '../artefact/data/plan.ts';
import { type Cosign, type Process, waitingState } from '../artefact/data/process.ts';
import type { Path } from '../files/jsonFile.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import { cellTypeOf } from './cellType.ts';
import type { DataWorld } from './world.ts';

/** Can the second persons of a process sign, and does nothing happen before they have (`data.cosign`)? */
export function checkCosign(world: DataWorld, { name, process }: RecordsTable, path: Path): void {
  if (!process) return;
  const { cosign, moves } = process;
  if (cosign) {
    checkArguments(world, name, cosign, [...path, 'cosign']);
    checkWaiting(world, process, cosign, path);
    return;
  }
  for (const [move, { by }] of moves)
    if (by === 'cosigner')
      world.reportAt(
        'data.cosign',
        [...path, 'moves', move, 'by'],
        'Nobody is named to sign: add "cosign" to the process.',
      );
}

function checkArguments({ contract, reportAt, writers }: DataWorld, table: string, cosign: Cosign, path: Path): void {
  const sending = writers.get(table) ?? [];
  const names = [...new Set(sending.flatMap(({ args }) => Object.keys(args)))];
  const unknown = (argument: string, at: Path): void =>
    reportAt(
      'data.argument',
      at,
      `No operation that writes into this table has an argument "${argument}".${guess(argument, names)}`,
    );
  for (const [index, argument] of cosign.sees.entries())
    if (!names.includes(argument)) unknown(argument, [...path, 'sees', index]);
  if (!names.includes(cosign.by)) unknown(cosign.by, [...path, 'by']);
  for (const { id, args } of sending) {
    const argument = args[cosign.by];
    if (!argument) continue;
    const schema = contract.resolve(argument.schema);
    if (cellTypeOf(contract, schema.items ?? argument.schema)?.kind !== 'text')
      reportAt(
        'data.cosign',
        [...path, 'by'],
        `"${cosign.by}" of ${id} must be a text with a PESEL, or a list of them.`,
      );
  }
}

function checkWaiting(world: DataWorld, process: Process, cosign: Cosign, path: Path): void {
  const { reportAt } = world;
  const { moves, states } = process;
  const [first = ''] = states.keys();
  world.text(cosign.mail, [...path, 'cosign', 'mail']);
  const strange = [...world.placeholders(cosign.mail)].filter((value) => value !== 'tytul');
  if (strange.length > 0)
    reportAt('data.cosign', [...path, 'cosign', 'mail'], `The mail has no value for ${braced(strange)}: only tytul.`);
  const sign = moves.get(cosign.sign);
  if (sign?.by !== 'cosigner') {
    const named = [...moves].filter(([, { by }]) => by === 'cosigner').map(([name]) => name);
    const message = sign
      ? `"${cosign.sign}" is not a move of the second person: "by" must be "cosigner".`
      : `There is no move "${cosign.sign}".${guessOrAll(cosign.sign, named)}`;
    reportAt('data.cosign', [...path, 'cosign', 'sign'], message);
    return;
  }
  const waiting = waitingState(process);
  if (sign.from.length !== 1 || waiting !== first)
    reportAt(
      'data.cosign',
      [...path, 'moves', cosign.sign, 'from'],
      `An application waits for signatures in the first state: write ["${first}"].`,
    );
  for (const [name, { from, to, by }] of moves) {
    const at = [...path, 'moves', name];
    if (by === 'cosigner' && from.some((state) => state !== waiting))
      reportAt('data.cosign', [...at, 'from'], `A second person may move only out of ${waiting}.`);
    if (by === 'office' && from.includes(first))
      reportAt(
        'data.cosign',
        [...at, 'from'],
        `The office does not see an application in ${first}: it is not filed yet.`,
      );
    if (to === waiting)
      reportAt('data.cosign', [...at, 'to'], `Nothing leads back to ${waiting}: a filed application stays filed.`);
  }
  const mail = states.get(first)?.mail;
  if (mail && world.placeholders(mail).has('numer'))
    reportAt(
      'data.cosign',
      [...path, 'states', first, 'mail'],
      `An application in ${first} has no number yet, so its mail may not have {{numer}}.`,
    );
}

const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');
