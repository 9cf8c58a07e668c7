import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { Path } from '../files/jsonFile.ts';
import { listed } from '../files/listed.ts';
import type { NamePlace } from '../files/symbolListener.ts';
import type { Locales } from '../texts/locales.ts';
import type { DataWorld } from './world.ts';

type Place = Omit<NamePlace, 'file'>;

/** Passes a name of data.config.json to a listener: one function for each kind of name. */
export interface DataNames {
  world: DataWorld;
  note(place: Place): void;
  text(path: Path): void;
  /** A code that one of the operations refuses with. */
  error(path: Path, of: readonly Operation[]): void;
  argument(path: Path, of: readonly Operation[], more?: Partial<Place>): void;
  operation(path: Path, more?: Partial<Place>): void;
  /** A word that is written nowhere else: a state, a move. */
  word(path: Path, names: () => Iterable<string>): void;
}

export function dataNames(world: DataWorld, locales: Locales, note: (place: Place) => void): DataNames {
  const { operations, places } = world.contract;
  return {
    world,
    note,
    text: (path) => note({ kind: 'text', path, names: () => locales.keys(), written: (key) => locales.written(key) }),
    error: (path, of) =>
      note({
        kind: 'error',
        path,
        names: () => of.flatMap(({ errors }) => Object.keys(errors)),
        written: (code) =>
          of.flatMap(({ id, errors }) => (Object.hasOwn(errors, code) ? listed(places.error(id, code)) : [])),
      }),
    argument: (path, of, more) =>
      note({
        kind: 'argument',
        path,
        names: () => [...new Set(of.flatMap(({ args }) => Object.keys(args)))],
        written: (name) => of.flatMap(({ id }) => listed(places.argument(id, name))),
        ...more,
      }),
    operation: (path, more) =>
      note({
        kind: 'operation',
        path,
        names: () => operations.keys(),
        written: (id) => listed(places.operation(id)),
        ...more,
      }),
    word: (path, names) => note({ kind: 'word', path, names, written: () => [] }),
  };
}
