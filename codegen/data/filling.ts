import type { Operation } from '../../src/lang/descriptors/contract.ts';
import type { JsonSchema } from '../../src/lang/descriptors/jsonSchema.ts';
import type { JoinedField, Table } from '../artefact/data/plan.ts';
import type { Path } from '../files/jsonFile.ts';
import type { Raw, Unchecked } from '../files/raw.ts';
import type { DataFieldsJson, DataFillJson, DataVariantsJson } from '../generated/descriptors.ts';

/** What fills an object: a table, and where names differ. */
export interface Filling {
  operation: Operation;
  table: Table;
  /** `fields` as it is written, and where. */
  fields: Raw<DataFieldsJson>;
  path: Path;
  /** The place of one of the fields, if it is another one. */
  placeOf?: (name: string) => Path;
  /** `variants` as it is written. */
  variants?: Unchecked<DataVariantsJson>;
  /** Plans a field that comes from another table. */
  join(property: JsonSchema, raw: Raw<DataFillJson>, path: Path): Omit<JoinedField, 'name'> | undefined;
}
