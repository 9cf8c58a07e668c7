import type { Path } from '../files/jsonFile.ts';
import { listed } from '../files/listed.ts';
import { list, type Raw, record, word } from '../files/raw.ts';
import type { NamePlace } from '../files/symbolListener.ts';
import type { DataMoveJson, DataProcessJson } from '../generated/descriptors.ts';
import type { Locales } from '../texts/locales.ts';
import type { DataWorld } from './world.ts';

/** What the names of data.config.json are passed with. */
export interface Noting {
  world: DataWorld;
  locales: Locales;
  note(place: Omit<NamePlace, 'file'>): void;
}

/** Passes the texts of a process, its states and the code of its refusal to a listener. */
export function noteProcess(path: Path, raw: Raw<DataProcessJson>, { world, locales, note }: Noting): void {
  const text = (at: Path): void =>
    note({ kind: 'text', path: at, names: () => locales.keys(), written: (key) => locales.written(key) });
  const states = record(raw.states);
  text([...path, 'title']);
  for (const [name, state] of Object.entries(states)) {
    const at = [...path, 'states', name];
    const { text: about, mail, term } = record(state);
    text([...at, 'label']);
    if (about !== undefined) text([...at, 'text']);
    if (mail !== undefined) text([...at, 'mail']);
    if (record(term).remind !== undefined) text([...at, 'term', 'remind', 'mail']);
  }
  const state = (at: Path): void =>
    note({ kind: 'word', path: at, names: () => Object.keys(states), written: () => [] });
  for (const [name, move] of Object.entries(record(raw.moves))) {
    const at = [...path, 'moves', name];
    for (const index of list(record(move).from).keys()) state([...at, 'from', index]);
    state([...at, 'to']);
  }
  if (raw.refused === undefined) return;
  const movers = world.moversOf(word(path[1] as string)).map(({ operation }) => operation);
  text([...path, 'refused', 'text']);
  note({
    kind: 'error',
    path: [...path, 'refused', 'code'],
    names: () => movers.flatMap(({ errors }) => Object.keys(errors)),
    written: (code) =>
      movers.flatMap(({ id, errors }) =>
        Object.hasOwn(errors, code) ? listed(world.contract.places.error(id, code)) : [],
      ),
  });
}

/** Passes the move that an operation is bound to. */
export function noteMove(path: Path, raw: Raw<DataMoveJson>, { world, note }: Noting): void {
  const table = world.tables.get(word(raw.table));
  const moves = table?.kind === 'records' ? [...(table.process?.moves ?? [])] : [];
  note({
    kind: 'word',
    path: [...path, 'name'],
    names: () => moves.filter(([, { by }]) => by === 'resident').map(([name]) => name),
    written: () => [],
  });
}
