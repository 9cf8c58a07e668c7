import type { Options } from '../../lang/descriptors/blockParts.ts';
import { treesOfText } from '../../lang/descriptors/reads.ts';
import type { Text } from '../../lang/descriptors/text.ts';
import type { Tree } from '../../lang/expressions/tree.ts';
import type { FormField } from './block.ts';

/** The expressions by which the value of a field is judged; those of rows apart, since they read a row. */
export interface FieldTrees {
  /** Is it shown? */
  visible: readonly Tree[];
  /** Conditions and bounds. */
  rules: readonly Tree[];
  /** Of the words in which it is refused. */
  words: readonly Tree[];
}

export function treesOfField({
  rules,
  limit,
  digits,
  min,
  max,
  options,
  files,
  visible,
  required,
  requiredWhen,
  rows,
}: FormField): FieldTrees {
  const given = rows && [rows.sync];
  return {
    visible: present([visible]),
    rules: present([
      ...rules.flatMap(({ when, must }) => [when, must]),
      requiredWhen,
      limit,
      digits?.whole,
      digits?.fraction,
      min,
      max,
      options && offeredBy(options),
      files?.documents && offeredBy(files.documents.options),
      ...(given ?? []),
    ]),
    words: wordsOf([required, digits?.say, ...rules.map(({ say }) => say)]),
  };
}

/** The expressions over each row of a list of records. */
export function treesOfRows({ rows }: FormField): FieldTrees {
  const fields = rows?.fields.map(treesOfField) ?? [];
  const own = rows?.rules ?? [];
  return {
    visible: fields.flatMap(({ visible }) => visible),
    rules: [...fields.flatMap(({ rules }) => rules), ...present(own.flatMap(({ when, must }) => [when, must]))],
    words: [...fields.flatMap(({ words }) => words), ...wordsOf(own.map(({ say }) => say))],
  };
}

/** Conditions over the rows that are there from the start. */
export const treesOfLocks = ({ rows, initial }: FormField): readonly Tree[] => {
  const locks = rows ? [rows.locked, ...rows.fields.map(({ locked }) => locked)] : [];
  return rows?.key === undefined ? [] : present([initial, ...locks]);
};

const present = (trees: readonly (Tree | undefined)[]): Tree[] => trees.filter((tree) => tree !== undefined);

const wordsOf = (texts: readonly (Text | undefined)[]): Tree[] =>
  texts.flatMap((text) => (text ? [...treesOfText(text)] : []));

/** The list that is offered. */
export function offeredBy(options: Options): Tree | undefined {
  if ('fixed' in options) return undefined;
  return 'list' in options ? options.list : options.rows;
}
