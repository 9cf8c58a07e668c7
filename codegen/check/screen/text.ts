import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, mapRecord, type Raw, record, scalar, type Unchecked, word } from '../../files/raw.ts';
import type {
  ExpressionJson,
  FormatJson,
  MatchLinesJson,
  TextJson,
  TextsJson,
  TextWithValuesJson,
} from '../../generated/descriptors.ts';
import { checkLastLine } from './calc.ts';
import { definedText } from './definedText.ts';
import { chosenFormat } from './format.ts';
import type { Compiled, Scope } from './scope.ts';

/** Compiles a text: a key, or one of its objects. */
export function text(scope: Scope, value: Unchecked<TextJson>, path: Path): Text {
  if (typeof value === 'string') return keyed(scope, value, undefined, path, path);
  const raw = record(value);
  if (raw.text !== undefined) return keyed(scope, word(raw.text), raw.values, [...path, 'text'], [...path, 'values']);
  if (raw.value !== undefined) return written(scope, raw.value, [...path, 'value'], raw.format, [...path, 'format']);
  if (raw.match !== undefined) return { match: matchLines(scope, raw.match, [...path, 'match']) };
  if (raw.texts !== undefined)
    return wordTexts(scope, raw, path, scope.expression(raw.of, [...path, 'of'], { what: 'the word' }));
  if (raw.define !== undefined) return definedText(scope, raw, path);
  if (raw.service !== undefined) return nameOfService(scope, raw.service, [...path, 'service']);
  return { key: '' };
}

/** The name of a service; of one that is known now, its text. */
function nameOfService(scope: Scope, value: Unchecked<ExpressionJson>, path: Path): Text {
  if (typeof value !== 'number')
    return { service: scope.expression(value, path, { what: 'the number of a service', kinds: ['number'] }).tree };
  const service = scope.screen.municipality.services.get(value);
  if (service) return shared(scope, service.name);
  scope.problem('service.unknown', path, `There is no service ${value}.`);
  return { key: '' };
}

export function optionalText(scope: Scope, value: Unchecked<TextJson>, path: Path): Text | undefined {
  return value === undefined ? undefined : text(scope, value, path);
}

/** A text key that the language itself brings, such as `wspolne.brakDanych`. */
export function shared(scope: Scope, key: string): Text {
  scope.screen.textKeys.add(key);
  scope.screen.municipality.locales.use(key);
  return { key };
}

export function matchLines(scope: Scope, value: Unchecked<MatchLinesJson>, path: Path): { when?: Tree; text: Text }[] {
  const lines = list(value);
  let inner = scope;
  return lines.map((line, index) => {
    const raw = record(line);
    const at = [...path, index];
    const when = inner.condition(raw.when, [...at, 'when'], 'a line’s condition');
    checkLastLine(scope, when?.tree, index, lines.length, at);
    const here = when ? inner.with({}, when.ifTrue) : inner;
    const shown =
      raw.text !== undefined
        ? keyed(here, word(raw.text), raw.values, [...at, 'text'], [...at, 'values'])
        : written(here, raw.value, [...at, 'value'], raw.format, [...at, 'format']);
    if (when) inner = inner.with({}, when.ifFalse);
    return { ...(when && { when: when.tree }), text: shown };
  });
}

/** Texts for words: complete for an enum, with `other` for any text. They are listed, or a group of texts by its name. */
export function wordTexts(
  scope: Scope,
  raw: Raw<{ texts: TextsJson; other?: TextJson }>,
  path: Path,
  of: Compiled,
): Text {
  const at = [...path, 'texts'];
  const compiled = namedTexts(scope, raw.texts, at);
  const other = optionalText(scope, raw.other, [...path, 'other']);
  const { type } = of;
  const words = () => (type.kind === 'word' ? type.words : []);
  scope.screen.noteSymbol({ kind: 'word', path: at, keys: true, names: words, written: () => [] });
  if (of.type.kind === 'word') {
    const missing = of.type.words.filter((name) => !Object.hasOwn(compiled, name));
    const strays = Object.keys(compiled).filter((name) => of.type.kind === 'word' && !of.type.words.includes(name));
    const unread = typeof raw.texts === 'string' && scope.screen.municipality.locales.unread(`${raw.texts}.`);
    if (missing.length && !other && !unread)
      scope.problem('texts.incomplete', at, `There is no text for ${missing.join(', ')}.`);
    for (const stray of strays) {
      const listed = typeof raw.texts !== 'string';
      scope.problem('texts.stray', listed ? [...at, stray] : at, `"${stray}" is not a value of this enum.`, {
        key: listed,
        help: [`Values of the enum: ${of.type.words.join(', ')}`],
      });
    }
  } else if (of.type.kind !== 'text' && of.type.kind !== 'unknown') {
    scope.problem('texts.type', at, 'Texts for words need a value with an enum, or a text with "other".');
  } else if (of.type.kind === 'text' && !other) {
    scope.problem(
      'texts.type',
      at,
      'This may be any text: give "other" for all remaining values, or an enum in the contract.',
    );
  }
  return { texts: compiled, of: of.tree, ...(other && { other }) };
}

/** Texts by name: listed, or a group of texts by its key. */
export function namedTexts(scope: Scope, texts: Unchecked<TextsJson>, path: Path): Record<string, Text> {
  return typeof texts === 'string' ? textGroup(scope, texts, path) : textMap(scope, texts, path);
}

const textMap = (scope: Scope, texts: Unchecked<TextsJson>, path: Path): Record<string, Text> =>
  mapRecord(texts, (item, key) => text(scope, item, [...path, key]));

/** Every text right under a key of locales/: a new one there needs no line in any screen. */
function textGroup(scope: Scope, group: string, path: Path): Record<string, Text> {
  const { locales } = scope.screen.municipality;
  const words = locales.wordsOf(group);
  scope.screen.noteSymbol({
    kind: 'texts',
    path,
    names: () => locales.groups(),
    written: (name) => locales.written(name),
  });
  if (words.length === 0 && !locales.unread(`${group}.`)) {
    scope.problem('texts.group', path, `There are no texts under "${group}".${locales.nearestGroup(group)}`, {
      help: [`Looked in ${where(group)}`],
    });
  }
  return Object.fromEntries(words.map((name) => [name, keyed(scope, `${group}.${name}`, undefined, path, path, true)]));
}

/** A value as words: its format follows the type, or is asked for and must suit it. */
export function written(
  scope: Scope,
  value: Unchecked<ExpressionJson>,
  path: Path,
  format: Unchecked<FormatJson>,
  formatPath: Path,
): Extract<Text, { value: Tree }> {
  const { tree, type } = scope.expression(value, path, { what: 'what is shown' });
  return { value: tree, ...chosenFormat(scope, type, format, formatPath, path) };
}

/** The value of a placeholder: where it may be null, the sentence would have a gap. */
function surely(
  scope: Scope,
  name: string,
  value: Unchecked<ExpressionJson>,
  path: Path,
  format: Unchecked<FormatJson>,
  formatPath: Path,
): Text {
  const { tree, type } = scope.expression(value, path, { what: 'what is shown' });
  if (type.kind !== 'unknown' && type.optional)
    scope.problem('text.nothing', path, `{{${name}}} may be null, and the sentence would have a gap.`, {
      warning: true,
      help: [
        'Let the text be a match: a line with present(…), then a line with another text.',
        'Or give the placeholder a value in any case: orElse(…, …), or { "match": … } in its place.',
      ],
    });
  return { value: tree, ...chosenFormat(scope, type, format, formatPath, path) };
}

/** @param implied the place names a group that this text is in */
function keyed(
  scope: Scope,
  key: string,
  values: Unchecked<TextWithValuesJson['values']>,
  path: Path,
  valuesPath: Path,
  implied = false,
): Text {
  const { locales } = scope.screen.municipality;
  scope.screen.visit(path);
  scope.screen.noteSymbol({
    kind: 'text',
    path,
    ...(implied && { implied: key }),
    names: () => locales.keys(),
    written: (name) => locales.written(name),
  });
  if (!key) return { key };
  scope.screen.textKeys.add(key);
  locales.use(key);
  if (!locales.has(key)) {
    scope.problem('text.unknown', path, `There is no text "${key}".${locales.nearest(key)}`, {
      help: [`Looked in ${where(key)}`],
    });
    return { key };
  }
  const given = locales.unread(key) ? {} : record(values);
  const wanted = locales.unread(key) ? new Set<string>() : locales.placeholders(key);
  const counted = !locales.unread(key) && locales.isPlural(key);
  for (const name of wanted) {
    if (Object.hasOwn(given, name) || (name === 'count' && counted && Object.hasOwn(given, 'count'))) continue;
    scope.problem('text.value', path, `"${key}" has the placeholder {{${name}}}, and "values" does not give it.`, {
      help: [`See ${where(key)}`],
    });
  }
  if (counted && !Object.hasOwn(given, 'count') && !wanted.has('count')) {
    scope.problem('text.count', path, `"${key}" has plural forms, so "values" must give "count".`);
  }
  for (const name of Object.keys(given)) {
    if (wanted.has(name) || (name === 'count' && counted)) continue;
    scope.problem('text.value', [...valuesPath, name], `"${key}" has no placeholder {{${name}}}.`, {
      key: true,
      help: [`See ${where(key)}`],
    });
  }
  const compiled = mapRecord(values, (item, name): Text => {
    const at = [...valuesPath, name];
    if (name === 'count') {
      const { tree } = scope.expression(scalar(item), at, { what: 'count', kinds: ['number'] });
      return { value: tree, format: 'integer' };
    }
    const raw = record(item);
    if (typeof item === 'object' && item !== null && raw.value === undefined) return text(scope, item, at);
    const [expression, place] = raw.value === undefined ? [scalar(item), at] : [raw.value, [...at, 'value']];
    return surely(scope, name, expression, place, raw.format, [...at, 'format']);
  });
  return Object.keys(compiled).length ? { key, values: compiled } : { key };
}

function where(key: string): string {
  return `locales/pl/${key.split('.')[0]}.json`;
}
