import type { Text } from '../../src/lang/descriptors/text.ts';
import type { Definitions } from '../../src/lang/expressions/definitions.ts';
import type { Type } from '../../src/lang/expressions/types.ts';
import type { JsonFile, Path } from '../files/jsonFile.ts';

/** A text with parameters that several screens show. */
export interface DefinedText {
  params: Readonly<Record<string, Type>>;
  text: Text;
  textKeys: ReadonlySet<string>;
  where: string;
}

/** What a municipality defines in screens/definitions/: expressions, which expressions call, and texts. */
export interface Defined extends Definitions {
  texts(): readonly string[];
  text(name: string): DefinedText | undefined;
  /** Where a name is defined, for editors. */
  written(name: string): readonly { file: JsonFile; path: Path }[];
}
