import { readsOfTrees, treesOfText } from '../../../src/lang/descriptors/reads.ts';
import type { Text } from '../../../src/lang/descriptors/text.ts';
import { withGiven } from '../../../src/lang/expressions/definitions.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import { mapRecord, own, type Raw, record, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { TextOfDefinitionJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';

/** A text of screens/definitions/, with the values that it is given here. */
export function definedText(scope: Scope, raw: Raw<TextOfDefinitionJson>, path: Path): Text {
  const { screen } = scope;
  const { definitions, usedDefinitions, locales } = screen.municipality;
  const name = word(raw.define);
  const names = definitions.texts();
  screen.noteSymbol({
    kind: 'definition',
    path: [...path, 'define'],
    names: () => names,
    written: (one) => definitions.written(one),
  });
  const found = definitions.text(name);
  if (!found) {
    const help =
      names.includes(name) || !definitions.get(name)
        ? []
        : [`"${name}" is an expression: call it in one, ${definitions.get(name)!.use}.`];
    scope.problem(
      'definition.unknown',
      [...path, 'define'],
      `There is no definition of a text "${name}".${guess(name, names)}`,
      { help },
    );
    return { key: '' };
  }
  usedDefinitions.add(name);
  const { params, text, textKeys, where } = found;
  const owner = `the definition "${name}" (${where})`;
  screen.noteSymbol({
    kind: 'param',
    path: [...path, 'with'],
    keys: true,
    names: () => Object.keys(params),
    written: (param) => definitions.written(name).map((at) => ({ ...at, path: [...at.path, 'params', param] })),
    type: (param) => own(params, param),
  });
  for (const [param, type] of Object.entries(params))
    if (!Object.hasOwn(record(raw.with), param) && !type.optional)
      scope.problem('argument.missing', path, `The definition "${name}" needs "${param}".`, {
        help: [`Defined in ${where}`],
      });
  const given = mapRecord(raw.with, (item, param): Tree => {
    const at = [...path, 'with', param];
    const type = own(params, param);
    if (!type)
      scope.problem(
        'argument.unknown',
        at,
        `The definition "${name}" has no parameter "${param}".${guess(param, Object.keys(params))}`,
        {
          key: true,
          help: [`Defined in ${where}`],
        },
      );
    const want = { what: `The parameter ${param}`, ...(type && { type, there: !type.optional, owner }) };
    return scope.expression(item, at, want).tree;
  });
  for (const key of textKeys) {
    screen.textKeys.add(key);
    locales.use(key);
  }
  for (const read of readsOfTrees(treesOfText(text))) if (read === 'config') scope.reads.add(read);
  return withGivenValues(text, given);
}

function withGivenValues(text: Text, given: Readonly<Record<string, Tree>>): Text {
  const inside = (one: Text): Text => withGivenValues(one, given);
  if ('key' in text)
    return text.values
      ? { ...text, values: Object.fromEntries(Object.entries(text.values).map(([key, one]) => [key, inside(one)])) }
      : text;
  if ('match' in text)
    return {
      match: text.match.map(({ when, text: line }) => ({
        ...(when !== undefined && { when: withGiven(when, given) }),
        text: inside(line),
      })),
    };
  if ('texts' in text)
    return {
      texts: Object.fromEntries(Object.entries(text.texts).map(([key, one]) => [key, inside(one)])),
      of: withGiven(text.of, given),
      ...(text.other && { other: inside(text.other) }),
    };
  if ('service' in text) return { service: withGiven(text.service, given) };
  return { ...text, value: withGiven(text.value, given) };
}
