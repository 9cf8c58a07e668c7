import { servicePath } from '../../src/lang/descriptors/siteMap.ts';
import type { Cosign, Process, ProcessMove, ProcessState, ProcessTerm } from '../artefact/data/process.ts';
import { MOVE_NEEDS, MOVERS } from '../artefact/data/process.ts';
import { list, mapRecord, number, type Raw, record, word } from '../files/raw.ts';
import type {
  DataCosignJson,
  DataProcessJson,
  DataProcessMoveJson,
  DataProcessStateJson,
} from '../generated/descriptors.ts';

/** The services of the municipality, by number. */
export type Services = ReadonlyMap<number, { slug: string }>;

/** The process of a table as it is written; checkProcess says what is wrong with it. */
export function readProcess(raw: Raw<DataProcessJson>, services: Services): Process {
  const { code, text } = record(raw.refused);
  return {
    title: word(raw.title),
    ...(raw.service !== undefined && { service: readService(number(raw.service), services) }),
    states: new Map(Object.entries(mapRecord(raw.states, (state) => readState(record(state))))),
    moves: new Map(Object.entries(mapRecord(raw.moves, (move) => readMove(record(move))))),
    ...(raw.cosign !== undefined && { cosign: readCosign(record(raw.cosign)) }),
    ...(raw.message !== undefined && { message: readMessage(record(raw.message)) }),
    ...(raw.refused !== undefined && { refused: { code: word(code), text: word(text) } }),
  };
}

function readService(uslugaId: number, services: Services): NonNullable<Process['service']> {
  const known = services.get(uslugaId);
  return { number: uslugaId, ...(known && { path: servicePath(known.slug) }) };
}

function readCosign({ by, sign, sees, mail, remindAfter }: Raw<DataCosignJson>): Cosign {
  return {
    by: word(by),
    sign: word(sign),
    sees: list(sees).map((name) => word(name)),
    mail: word(mail),
    ...(remindAfter !== undefined && { remindAfter: number(remindAfter, 0) }),
  };
}

function readState({ label, text, ended, term, mail }: Raw<DataProcessStateJson>): ProcessState {
  return {
    label: word(label),
    ...(text !== undefined && { text: word(text) }),
    ended: ended === true,
    ...(term !== undefined && { term: readTerm(record(term)) }),
    ...(mail !== undefined && { mail: word(mail) }),
  };
}

function readTerm({ workingDays, closes, remind }: Raw<NonNullable<DataProcessStateJson['term']>>): ProcessTerm {
  const { workingDays: before, mail } = record(remind);
  return {
    workingDays: number(workingDays, 0),
    closes: closes === true,
    ...(remind !== undefined && { remind: { workingDays: number(before, 0), mail: word(mail) } }),
  };
}

const readMessage = ({ mail }: Raw<NonNullable<DataProcessJson['message']>>): NonNullable<Process['message']> => ({
  ...(mail !== undefined && { mail: word(mail) }),
});

function readMove({ label, from, to, by, needs }: Raw<DataProcessMoveJson>): ProcessMove {
  return {
    ...(label !== undefined && { label: word(label) }),
    from: list(from).map((state) => word(state)),
    to: word(to),
    by: MOVERS.find((one) => one === by) ?? 'office',
    needs: MOVE_NEEDS.filter((need) => list(needs).includes(need)),
  };
}
