import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { PublishedContract } from '../artefact/municipality.ts';
import type { ApiFile } from './apiFiles.ts';
import type { ContractPlaces } from './places.ts';

/** The contract, read and checked: what an operation takes and answers, for every part of the toolkit. */
export interface Contract extends PublishedContract {
  /** Component schemas by name, over all domains. */
  schemas: ReadonlyMap<string, Component>;
  /** Follows `$ref`, also into another file, until none is left. */
  resolve(schema: JsonSchema): JsonSchema;
  /** Its type in the expression language. */
  typeOf(schema: JsonSchema): Type;
  /** The types of the scope roots that the contract describes (`x-root`). */
  roots: { config: Type; user: Type; subject: Type };
  /** The schema with everything it refers to under `$defs`. */
  bundle(schema: JsonSchema): JsonSchema;
  /** Its files, as they were read. */
  files: readonly ApiFile[];
  /** The places of its parts. */
  places: ContractPlaces;
  /** Whole example answers of an operation. */
  examples(operationId: string): readonly Example[];
}

export interface Component {
  name: string;
  /** Its file, relative to the root of the repository. */
  source: string;
  schema: JsonSchema;
}

export interface Example {
  name: string;
  summary: string;
  /** The arguments it answers (`x-args`; `nip` for an institution); absent: any. */
  args?: Readonly<Record<string, unknown>>;
  value: unknown;
}
