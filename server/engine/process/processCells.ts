import type { Selectable } from 'kysely';
import { cellOfList } from '../../../codegen/artefact/data/cell.ts';
import { movesFrom } from '../../../codegen/artefact/data/process.ts';
import { listCell } from '../../../codegen/artefact/data/processColumns.ts';
import { todayAt } from '../calendar/today.ts';
import type { WpisRow } from '../db/tables.ts';
import type { Context } from '../http/context.ts';
import { officeWord } from '../words/officeWords.ts';
import { isClosed } from './closed.ts';
import type { Entry } from './history.ts';
import type { ProcessTable } from './takeMove.ts';

/** A record; of one that waits for a signature, the moment when this person signed. */
export type Signable = Selectable<WpisRow> & { podpisano?: string | null };

/** The columns that a process adds to a record, as texts, with the words of the caller's language. */
export function processCells(
  { municipality: { texts }, lang, today }: Context,
  { process, forCosigner }: ProcessTable,
  wpis: Signable,
  history: readonly Entry[] = [],
): Record<string, () => string> {
  const word = (key: string | undefined) => (key && officeWord(texts, lang, key)) || '';
  const wordsOf = (state: string) => {
    const { label, text } = process.states.get(state) ?? {};
    return { '@label': word(label) || state, '@text': word(text) };
  };
  const moves = () =>
    isClosed(process, wpis, today) || wpis.podpisano
      ? []
      : movesFrom(process, wpis.stan, forCosigner ? 'cosigner' : 'resident');
  return {
    '@label': () => wordsOf(wpis.stan)['@label'],
    '@text': () => wordsOf(wpis.stan)['@text'],
    '@reference': () => wpis.numer,
    '@changed': () => wpis.kiedyZmieniono,
    '@term': () => wpis.termin ?? '',
    '@hasDocument': () => String(wpis.czyDokument === 1),
    '@moves': () => cellOfList(moves().map(([name]) => name)),
    '@timeline': () =>
      listCell(
        history.map((entry, index) => ({ ...argumentsOf(entry), ...cellsOf(entry, index), ...wordsOf(entry.stan) })),
      ),
  };
}

const cellsOf = ({ kiedy, ruch, stan, kto, uwagi, czyDokument }: Entry, index: number) => ({
  '@entry': String(index + 1),
  '@time': kiedy,
  '@day': todayAt(new Date(kiedy)),
  '@move': ruch,
  '@state': stan,
  '@who': kto,
  '@remark': uwagi ?? '',
  '@hasDocument': String(czyDokument),
});

/** What the resident sent with a move, as the cells of a record. */
const argumentsOf = ({ dane }: Entry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(JSON.parse(dane) as Record<string, unknown>).map(([name, value]) => [name, String(value ?? '')]),
  );
