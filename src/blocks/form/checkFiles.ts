import { operationOf } from '../../../codegen/check/screen/operation.ts';
import { fieldOf, options } from '../../../codegen/check/screen/options.ts';
import { ownText } from '../../../codegen/check/screen/ownText.ts';
import type { Scope } from '../../../codegen/check/screen/scope.ts';
import type { Path } from '../../../codegen/files/jsonFile.ts';
import { list, type Raw, record, type Unchecked, word } from '../../../codegen/files/raw.ts';
import type { FormBlockJson, OptionsJson } from '../../../codegen/generated/descriptors.ts';
import { type FileField, fileFieldOf } from '../../lang/descriptors/fileField.ts';
import { isFileKind } from '../../lang/descriptors/fileKinds.ts';
import type { JsonSchema } from '../../lang/descriptors/jsonSchema.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import { describe } from '../../lang/expressions/check.ts';
import type { Type } from '../../lang/expressions/types.ts';
import type { FormField } from './block.ts';
import { FILE_WORDS, type FileChoice, type FileWord } from './sentFiles.ts';

type FieldJson = Raw<FormBlockJson['fields'][number]>;

/** The operations that carry files to the office, whatever the form sends. */
const CARRIERS = ['rozpocznijPlik', 'dopiszDoPliku', 'dajStanPliku', 'usunPlik'];
/** Keys for a field whose value is typed or chosen. */
const TYPED = ['options', 'initial', 'limit', 'digits', 'min', 'max', 'meter', 'ownWords', 'autocomplete'] as const;
const KEYS = ['kinds', 'size', 'number', 'documents'] as const;

/** Does the contract take files here? Reports what only a field with files may have. @param root of the form, or of a row in it */
export function drawnAsFiles(scope: Scope, raw: FieldJson, schema: JsonSchema, path: Path, root: string): boolean {
  const wrong = (at: Path, message: string) => scope.problem('form.files', at, message);
  if (fileFieldOf(schema)) {
    if (raw.as !== undefined && raw.as !== 'files')
      wrong([...path, 'as'], `This field takes files, so it is drawn as "files", not as "${word(raw.as)}".`);
    if (root !== 'form')
      wrong([...path, 'field'], 'Files are fields of the form itself: inside a row none can be sent.');
    return true;
  }
  if (word(raw.as) === 'files')
    wrong([...path, 'as'], `"${word(raw.field)}" takes no files: its schema in the contract has no "x-file".`);
  for (const key of KEYS)
    if (raw[key] !== undefined && word(raw.as) !== 'files')
      scope.problem('form.files', [...path, key], `"${key}" is for files, and this field takes none.`, { key: true });
  return word(raw.as) === 'files';
}

/** The files that a field takes: what the contract says, narrowed by the field. */
export function filesOf(
  scope: Scope,
  raw: FieldJson,
  path: Path,
  schema: JsonSchema,
  operation: string,
): Pick<FormField, 'files'> {
  const taken = fileFieldOf(schema);
  if (!taken) return {};
  for (const key of TYPED)
    if (raw[key] !== undefined)
      scope.problem(
        'form.files',
        [...path, key],
        `"${key}" is for what is typed or chosen, and this field takes files.`,
        {
          key: true,
        },
      );
  for (const id of CARRIERS) operationOf(scope.screen, id, path, 'data', scope.facts);
  const kinds = list(raw.kinds)
    .map((kind) => word(kind))
    .filter(isFileKind);
  for (const [index, kind] of kinds.entries())
    if (!taken.kinds.includes(kind))
      scope.problem(
        'form.files',
        [...path, 'kinds', index],
        `The contract takes no "${kind}" here, only ${taken.kinds.join(', ')}.`,
      );
  const size = narrowed(scope, raw.size, [...path, 'size'], taken.size);
  const files: FileChoice = {
    operation,
    shape: taken.shape,
    ...(taken.names && { names: taken.names }),
    kinds: kinds.length > 0 ? kinds : taken.kinds,
    ...(size !== undefined && { size }),
    most: narrowed(scope, raw.number, [...path, 'number'], taken.most) ?? taken.most,
    ...documents(scope, raw, path, taken),
    words: Object.fromEntries(
      Object.entries(FILE_WORDS).map(([name, values]) => [name, ownText(scope, `bloki.pliki.${name}`, path, values)]),
    ) as Record<FileWord, Text>,
  };
  return { files };
}

function narrowed(scope: Scope, given: unknown, path: Path, most: number | undefined): number | undefined {
  if (typeof given !== 'number') return most;
  if (most !== undefined && given > most) scope.problem('form.files', path, `The contract takes at most ${most} here.`);
  return given;
}

/** In a list of records each file is a document, and a row of data names it. */
function documents(
  scope: Scope,
  raw: FieldJson,
  path: Path,
  { shape, names }: FileField,
): Pick<FileChoice, 'documents'> {
  const at = [...path, 'documents'];
  const given = record(raw.documents);
  if (shape !== 'documents') {
    if (raw.documents !== undefined)
      scope.problem('form.files', at, 'Files have names of documents only in a list of records of the contract.', {
        key: true,
      });
    return {};
  }
  if (raw.documents === undefined) {
    scope.problem(
      'form.files',
      path,
      `Each file here is a document, named in "${names?.document}": "documents" lists them.`,
    );
    return {};
  }
  const { kinds, ...choices } = given;
  const chosen = options(scope, choices as Unchecked<OptionsJson>, at, { kind: 'text' }, (row) => {
    if (kinds !== undefined) kindsOf(scope, row, word(kinds), [...at, 'kinds']);
  });
  return { documents: { options: chosen, ...(kinds !== undefined && { kinds: word(kinds) }) } };
}

/** The field of a document's row with its kinds: words, one or a list. */
function kindsOf(scope: Scope, row: Type, name: string, path: Path): void {
  const type = fieldOf(scope, row, name, path);
  const one = type?.kind === 'list' ? type.of : type;
  if (one && !['text', 'word', 'unknown'].includes(one.kind))
    scope.problem('form.files', path, `Kinds of files are words, such as "pdf", and "${name}" is ${describe(type!)}.`);
}
