import type { Schemas } from '../files/schemas.ts';
import type { Layers } from '../overlay/layers.ts';

/** A municipality that is edited. */
export interface Edited {
  /** Its folder. */
  folder: string;
  /** The folder with schemas/. */
  root: string;
  layers: Layers;
  schemas: Schemas;
}

/** A file of the municipality's own folder; undefined: there is none. */
export interface OwnChange {
  file: string;
  before: string | undefined;
  after: string | undefined;
}
