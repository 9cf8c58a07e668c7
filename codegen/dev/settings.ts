import { anyRecord, word } from '../files/raw.ts';
import { readState, type Settings, type State } from '../mock/states.ts';

/** The settings of the mock office from the page of `okienko dev`; unknown states are left out. */
export function readSettings(given: unknown): Settings {
  const { state, operations, whom } = anyRecord(given);
  const of = Object.entries(anyRecord(operations)).map(([id, one]) => [id, stateIn(one)] as const);
  return {
    state: stateIn(state) ?? 'full',
    operations: Object.fromEntries(of.filter(([, one]) => one !== undefined)) as Record<string, State>,
    ...((whom === 'person' || whom === 'institution') && { whom }),
  };
}

function stateIn(given: unknown): State | undefined {
  const text = word(given);
  const [known, code] = text.split(' ');
  const read = readState(known!);
  if ('problem' in read) return undefined;
  return code === undefined || known !== 'failing' ? read.state : (text as State);
}
