import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { RecordsTable } from '../artefact/data/plan.ts';
import type { Process } from '../artefact/data/process.ts';
import { SENT } from '../artefact/data/process.ts';
import type { Path } from '../files/jsonFile.ts';
import { guess, guessOrAll } from '../files/shape.ts';
import { checkCosign } from './cosignCheck.ts';
import type { DataWorld } from './world.ts';

/** The placeholders that the office fills in the mails of a process. */
const MAIL_VALUES = ['numer', 'tytul', 'termin'];
const NO_TERM = MAIL_VALUES.filter((value) => value !== 'termin');

/** Can the process of a table be followed (`data.process`), and are its texts there? */
export function checkProcess(world: DataWorld, table: RecordsTable): void {
  const { name, process } = table;
  if (!process) return;
  const path = ['tables', name, 'records', 'process'];
  checkTexts(world, process, path);
  checkService(world, process, path);
  checkMoves(world, process, path);
  checkWays(world, process, path);
  checkRefused(world, name, process, path);
  checkCosign(world, table, path);
}

function checkTexts(world: DataWorld, { title, states, moves, message }: Process, path: Path): void {
  world.text(title, [...path, 'title']);
  for (const [name, { label }] of moves) if (label !== undefined) world.text(label, [...path, 'moves', name, 'label']);
  if (message?.mail !== undefined) checkMail(world, message.mail, NO_TERM, [...path, 'message', 'mail']);
  for (const [state, { label, text, mail, term }] of states) {
    const at = [...path, 'states', state];
    world.text(label, [...at, 'label']);
    if (text !== undefined) world.text(text, [...at, 'text']);
    const has = term ? MAIL_VALUES : NO_TERM;
    if (mail !== undefined) checkMail(world, mail, has, [...at, 'mail']);
    if (term?.remind) checkMail(world, term.remind.mail, MAIL_VALUES, [...at, 'term', 'remind', 'mail']);
  }
}

/** The service that the mails lead to (`service.unknown`). */
function checkService({ reportAt, services }: DataWorld, { service }: Process, path: Path): void {
  if (!service || service.path) return;
  const known = [...services.keys()].map(String);
  reportAt(
    'service.unknown',
    [...path, 'service'],
    `There is no service ${service.number}.${guess(String(service.number), known)}`,
  );
}

function checkMail(world: DataWorld, key: string, has: readonly string[], path: Path): void {
  world.text(key, path);
  const strange = [...world.placeholders(key)].filter((value) => !has.includes(value));
  if (strange.length === 0) return;
  const hint = strange.includes('termin') && path.includes('states') ? ' This state has no "term".' : '';
  world.reportAt(
    'data.process',
    path,
    `The mail has no value for ${strange.map((value) => `{{${value}}}`).join(', ')}: only ${has.join(', ')}.${hint}`,
  );
}

function checkMoves({ reportAt }: DataWorld, { states, moves }: Process, path: Path): void {
  const known = [...states.keys()];
  const unknown = (state: string, at: Path): void => {
    if (!states.has(state)) reportAt('data.process', at, `There is no state "${state}".${guessOrAll(state, known)}`);
  };
  for (const [name, { label, from, to, by, needs }] of moves) {
    const at = [...path, 'moves', name];
    for (const [index, state] of from.entries()) {
      unknown(state, [...at, 'from', index]);
      if (states.get(state)?.ended)
        reportAt('data.process', [...at, 'from', index], `${state} is ended, so no move leads out of it.`);
    }
    unknown(to, [...at, 'to']);
    if (name === SENT)
      reportAt('data.process', at, `"${SENT}" is the name of sending in the history: choose another name.`, {
        key: true,
      });
    if (by !== 'office' && label !== undefined)
      reportAt('data.process', [...at, 'label'], 'Only clerks see this name: residents have a button of a screen.', {
        key: true,
      });
    if (by !== 'office' && needs.length > 0)
      reportAt(
        'data.process',
        [...at, 'needs'],
        'Only the office is asked for these: what a resident has to send are required arguments of the operation.',
        { key: true },
      );
  }
}

/** Every state is reached, every open one can be left, and a term means something. */
function checkWays({ reportAt }: DataWorld, { states, moves }: Process, path: Path): void {
  const [first = ''] = states.keys();
  const reached = new Set([first]);
  for (const state of reached)
    for (const { from, to } of moves.values()) if (from.includes(state) && states.has(to)) reached.add(to);
  for (const [state, { ended, term }] of states) {
    const at = [...path, 'states', state];
    const out = [...moves.values()].filter(({ from, to }) => from.includes(state) && to !== state);
    if (!reached.has(state))
      reportAt('data.process', at, `No move leads from ${first} to ${state}, so no application is ever in it.`, {
        key: true,
      });
    if (!ended && out.length === 0)
      reportAt('data.process', at, `No move leads out of ${state}: add one, or write "ended": true.`, { key: true });
    if (ended && term)
      reportAt('data.process', [...at, 'term'], `${state} is ended, so it has no term.`, { key: true });
    if (term?.remind && term.remind.workingDays >= term.workingDays)
      reportAt(
        'data.process',
        [...at, 'term', 'remind', 'workingDays'],
        `The term has only ${term.workingDays} working days: remind later than on its first day.`,
      );
    if (term?.closes && !out.some(({ by }) => by !== 'office'))
      reportAt('data.process', [...at, 'term', 'closes'], `Residents have no move out of ${state} that could close.`, {
        key: true,
      });
  }
}

/** The refusal of a resident's move, and the operation that makes each. */
function checkRefused({ reportAt, text, moversOf }: DataWorld, table: string, process: Process, path: Path): void {
  const { refused, moves } = process;
  const bound = moversOf(table);
  const residents = [...moves].filter(([, { by }]) => by !== 'office').map(([name]) => name);
  for (const name of residents) {
    if (bound.some(({ name: one }) => one === name)) continue;
    const message = `No operation makes the move "${name}": bind one with "move", or leave it to the office ("by": "office").`;
    reportAt('data.process', [...path, 'moves', name], message, { key: true });
  }
  if (refused) {
    text(refused.text, [...path, 'refused', 'text']);
    for (const { operation } of bound) checkCode(reportAt, operation, refused.code, [...path, 'refused', 'code']);
    if (residents.length === 0)
      reportAt('data.process', [...path, 'refused'], 'Residents have no move here that could be refused.', {
        key: true,
      });
  } else if (residents.length > 0)
    reportAt(
      'data.process',
      path,
      `Residents have moves (${residents.join(', ')}): say with "refused" how one is refused that the state does not allow.`,
      { key: true },
    );
}

function checkCode(reportAt: DataWorld['reportAt'], { id, errors }: Operation, code: string, path: Path): void {
  if (Object.hasOwn(errors, code)) return;
  reportAt('data.process', path, `${id} has no error "${code}" in its x-errors.${guess(code, Object.keys(errors))}`);
}
