import type { Type } from '../../../../src/lang/expressions/types.ts';
import type { Path } from '../../../files/jsonFile.ts';
import { trace } from '../../../files/traced.ts';
import type { Words } from '../../../new/words.ts';
import { blocksOf } from '../../../overlay/address.ts';
import type { Offer } from '../../api.ts';
import type { OfferedKind } from '../../blockKinds.ts';
import type { Address, Json, SmallEdit } from '../../edit.ts';
import { isObject, type LooseObject } from '../../value.ts';
import type { Around } from '../around.ts';
import { type ContractField, fieldsOf } from '../contractField.ts';
import { membersOf } from '../factOffers.ts';
import { freeName } from '../freeName.ts';
import type { Texts, Wording } from '../wording.ts';

/** Starting values of one kind of block, in one place of a screen. */
export type Start = (starting: Starting) => Offer[];

/** A record or a list that the screen reads. */
export interface Source {
  /** As an expression names it: `data.raty.ratyZbiorcze`. */
  from: string;
  name: string;
  type: Type;
}

/** A list, with the fields of its rows. */
export interface Rows extends Source {
  fields: readonly ContractField[];
}

/** Where a block is being added: the names that it may have, and what it can show. */
export class Starting {
  readonly around: Around;
  readonly wording: Wording;
  readonly at: Address;
  readonly list: Path;
  readonly #blocks: ReadonlyMap<string, Path>;
  #sources: readonly Source[] | undefined;

  constructor(around: Around, wording: Wording, at: Address, list: Path) {
    this.around = around;
    this.wording = wording;
    this.at = at;
    this.list = list;
    this.#blocks = blocksOf(trace(around.file), []);
  }

  /** An id that no block of the screen has. */
  id(wanted: string): string {
    return freeName(wanted, new Set(this.#blocks.keys()));
  }

  /** The blocks of a type, by id, with their paths. */
  blocks(type: string): { id: string; path: Path; value: LooseObject }[] {
    return [...this.#blocks].flatMap(([id, path]) => {
      const value = this.around.value(path);
      return isObject(value) && value.type === type ? [{ id, path, value }] : [];
    });
  }

  /** The answers of the office that the screen reads, and what is inside of them. */
  get sources(): readonly Source[] {
    this.#sources ??= this.#found();
    return this.#sources;
  }

  get rows(): Rows[] {
    return this.sources.flatMap((source) =>
      source.type.kind === 'list' ? [{ ...source, fields: fieldsOf(source.type.of) }] : [],
    );
  }

  get records(): Rows[] {
    return this.sources.flatMap((source) =>
      source.type.kind === 'record' ? [{ ...source, fields: fieldsOf(source.type) }] : [],
    );
  }

  /** `kartyPodatkowe` -> `Karty podatkowe`. */
  named(name: string): Words {
    return this.wording.spelled(name);
  }

  /**
   * One block with its texts.
   *
   * @param texts writes a sentence of its own: gives its key
   * @param of the data that it shows
   */
  offer(
    kind: OfferedKind,
    wanted: string,
    make: (id: string, text: (name: string, words: Words) => string) => LooseObject,
    of: { title?: string; from?: string; texts?: Texts; more?: readonly SmallEdit[] } = {},
  ): Offer {
    const id = this.id(wanted);
    const texts: Texts = {};
    const text = (name: string, words: Words): string => {
      const written = this.wording.written(this.wording.free(name ? `${id}.${name}` : id), words);
      Object.assign(texts, written.texts);
      return written.key;
    };
    const item = { id, type: kind, ...make(id, text) } as Json;
    return {
      name: id,
      kind,
      title: of.title ?? '',
      ...(of.from !== undefined && { description: of.from }),
      item,
      ...(of.more && { more: of.more }),
      texts: { ...texts, ...of.texts },
    };
  }

  #found(): Source[] {
    const place = this.around.expressionIn([]);
    if (!place) return [];
    const sources = membersOf(place, 'data').map(({ name, type }) => ({ from: `data.${name}`, name, type }));
    const inside = sources.flatMap(({ from, type }) =>
      type.kind === 'record'
        ? membersOf(place, from).map((one) => ({ from: `${from}.${one.name}`, name: one.name, type: one.type }))
        : [],
    );
    return [...sources, ...inside];
  }
}
