import type { Path } from '../files/jsonFile.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import type { DataMoveJson, DataProcessJson } from '../generated/descriptors.ts';
import type { DataNames } from './dataNames.ts';

/** Passes the texts of a process, its states and the code of its refusal to a listener. */
export function noteProcess(path: Path, raw: Raw<DataProcessJson>, names: DataNames): void {
  const states = record(raw.states);
  names.text([...path, 'title']);
  if (raw.service !== undefined)
    names.note({
      kind: 'service',
      path: [...path, 'service'],
      names: () => [...names.world.services.keys()].map(String),
      written: () => [],
    });
  for (const [name, state] of Object.entries(states)) {
    const at = [...path, 'states', name];
    const { text: about, mail, term } = record(state);
    names.text([...at, 'label']);
    if (about !== undefined) names.text([...at, 'text']);
    if (mail !== undefined) names.text([...at, 'mail']);
    if (record(term).remind !== undefined) names.text([...at, 'term', 'remind', 'mail']);
  }
  if (record(raw.message).mail !== undefined) names.text([...path, 'message', 'mail']);
  const state = (at: Path): void => names.word(at, () => Object.keys(states));
  for (const [name, move] of Object.entries(record(raw.moves))) {
    const at = [...path, 'moves', name];
    if (record(move).label !== undefined) names.text([...at, 'label']);
    for (const index of list(record(move).from).keys()) state([...at, 'from', index]);
    state([...at, 'to']);
  }
  if (raw.refused === undefined) return;
  const movers = names.world.moversOf(word(path[1] as string)).map(({ operation }) => operation);
  names.text([...path, 'refused', 'text']);
  names.error([...path, 'refused', 'code'], movers);
}

/** Passes the move that an operation is bound to. */
export function noteMove(path: Path, raw: Raw<DataMoveJson>, names: DataNames): void {
  const table = names.world.tables.get(word(raw.table));
  const moves = table?.kind === 'records' ? [...(table.process?.moves ?? [])] : [];
  names.word([...path, 'name'], () => moves.filter(([, { by }]) => by === 'resident').map(([name]) => name));
}
