import type { Format, Text, TextValue } from '../../../src/lang/descriptors/compiled.ts';
import { describe, formatOf } from '../../../src/lang/expressions/check.ts';
import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Path } from '../../files/jsonFile.ts';
import { list, mapRecord, own, type Raw, record, word } from '../../files/raw.ts';
import { kindWord } from './kindName.ts';
import type { Compiled, Room } from './scope.ts';

/** Compiles a text: a key, or one of its objects. */
export function text(room: Room, value: unknown, path: Path): Text {
  if (typeof value === 'string') return keyed(room, value, undefined, path, path);
  const raw = record(value);
  if ('text' in raw) return keyed(room, word(raw.text), raw.values, [...path, 'text'], [...path, 'values']);
  if ('value' in raw) return written(room, raw.value, [...path, 'value'], raw.format, [...path, 'format']);
  if ('match' in raw) return { match: matchLines(room, raw.match, [...path, 'match']) };
  if ('texts' in raw) return wordTexts(room, raw, path, room.expression(raw.of, [...path, 'of'], { what: 'the word' }));
  if ('service' in raw) {
    return {
      service: room.expression(raw.service, [...path, 'service'], {
        what: 'the number of a service',
        kinds: ['number'],
      }).tree,
    };
  }
  return { key: '' };
}

export function optionalText(room: Room, value: unknown, path: Path): Text | undefined {
  return value === undefined ? undefined : text(room, value, path);
}

/** A text key that the language itself brings, such as `wspolne.brakDanych`. */
export function shared(room: Room, key: string): Text {
  room.screen.textKeys.add(key);
  room.screen.municipality.locales.use(key);
  return { key };
}

export function matchLines(room: Room, value: unknown, path: Path): { when?: Tree; text: Text }[] {
  const lines = list(value);
  let inner = room;
  return lines.map((line, index) => {
    const raw = record(line);
    const at = [...path, index];
    const when = inner.condition(raw.when, [...at, 'when'], 'a line’s condition');
    room.lastLine(when !== undefined, index, lines.length, at);
    const here = when ? inner.with({}, when.ifTrue) : inner;
    const shown =
      'text' in raw
        ? keyed(here, word(raw.text), raw.values, [...at, 'text'], [...at, 'values'])
        : written(here, raw.value, [...at, 'value'], raw.format, [...at, 'format']);
    if (when) inner = inner.with({}, when.ifFalse);
    return { ...(when && { when: when.tree }), text: shown };
  });
}

/** Texts for words: complete for an enum, with `other` for any text. They are listed, or a group of texts by its name. */
export function wordTexts(room: Room, raw: Raw, path: Path, of: Compiled): Text {
  const at = [...path, 'texts'];
  const compiled = typeof raw.texts === 'string' ? textGroup(room, raw.texts, at) : textMap(room, raw.texts, at);
  const other = optionalText(room, raw.other, [...path, 'other']);
  const { type } = of;
  const words = () => (type.kind === 'word' ? type.words : []);
  room.screen.heard({ kind: 'word', path: at, keys: true, names: words, written: () => [] });
  if (of.type.kind === 'word') {
    const missing = of.type.words.filter((name) => !Object.hasOwn(compiled, name));
    const strays = Object.keys(compiled).filter((name) => of.type.kind === 'word' && !of.type.words.includes(name));
    if (missing.length && !other) room.problem('texts.incomplete', at, `There is no text for ${missing.join(', ')}.`);
    for (const stray of strays) {
      const listed = typeof raw.texts !== 'string';
      room.problem('texts.stray', listed ? [...at, stray] : at, `"${stray}" is not one of the words.`, {
        key: listed,
        help: [`The words: ${of.type.words.join(', ')}`],
      });
    }
  } else if (of.type.kind !== 'text' && of.type.kind !== 'unknown') {
    room.problem('texts.type', at, 'Texts for words need a value with an enum, or a text with "other".');
  } else if (of.type.kind === 'text' && !other) {
    room.problem(
      'texts.type',
      at,
      'This may be any text: say with "other" what stands for all the rest, or give it an enum.',
    );
  }
  return { texts: compiled, of: of.tree, ...(other && { other }) };
}

const textMap = (room: Room, texts: unknown, path: Path): Record<string, Text> =>
  mapRecord(texts, (item, key) => text(room, item, [...path, key]));

/** Every text right under a key of locales/: a new one there needs no line in any screen. */
function textGroup(room: Room, group: string, path: Path): Record<string, Text> {
  const { locales } = room.screen.municipality;
  const words = locales.wordsOf(group);
  room.screen.heard({ kind: 'texts', path, names: () => locales.groups(), written: (name) => locales.written(name) });
  if (words.length === 0) {
    room.problem('texts.group', path, `There are no texts under "${group}".${locales.nearestGroup(group)}`, {
      help: [`Looked in ${where(group)}`],
    });
  }
  return Object.fromEntries(words.map((name) => [name, keyed(room, `${group}.${name}`, undefined, path, path, true)]));
}

/** A value as words: its format follows the type, or is asked for and must suit it. */
export function written(
  room: Room,
  value: unknown,
  path: Path,
  format: unknown,
  formatPath: Path,
): Extract<Text, { value: Tree }> {
  const { tree, type } = room.expression(value, path, { what: 'what is shown' });
  return { value: tree, ...chosenFormat(room, type, format, formatPath, path) };
}

export function chosenFormat(
  room: Room,
  type: Type,
  format: unknown,
  formatPath: Path,
  path: Path,
): { format: Format; unit?: string } {
  const unit = type.kind === 'number' ? type.unit : undefined;
  const fitting = () => Object.keys(suitable).filter((one) => suitable[one as Format]?.includes(type.kind));
  room.screen.heard({ kind: 'format', path: formatPath, names: fitting, written: () => [] });
  if (type.kind === 'html') {
    room.problem('html.place', path, 'This text has markup: only the block "html" shows it.');
    return { format: 'text' };
  }
  if (type.kind === 'file') {
    const message = 'This is a file: the step "save" saves it, the block "pictures" shows pictures.';
    room.problem('file.place', path, message);
    return { format: 'text' };
  }
  if (format === undefined) {
    if (type.kind === 'record' || type.kind === 'list') {
      room.problem(
        'format.type',
        path,
        `${type.kind === 'list' ? 'A list' : 'A record'} can't be shown as words. Take one of its fields.`,
      );
      return { format: 'text' };
    }
    return { format: formatOf(type), ...(unit && { unit }) };
  }
  const name = word(format) as Format;
  const suits = own(suitable, name);
  if (suits && type.kind !== 'unknown' && type.kind !== 'nothing' && !suits.includes(type.kind)) {
    room.problem(
      'format.type',
      formatPath,
      `The format "${name}" is for ${suits.map(kindWord).join(' or ')}, and this is ${describe(type)}.`,
      {
        help: [`For ${describe(type)}: ${fitting().join(', ')}`],
      },
    );
  }
  return { format: name, ...(unit && { unit }) };
}

const suitable: Partial<Record<Format, readonly Type['kind'][]>> = {
  money: ['money'],
  integer: ['number'],
  decimal: ['number', 'money'],
  percent: ['number'],
  date: ['date', 'datetime'],
  datetime: ['datetime'],
  month: ['date', 'number'],
  account: ['text'],
  text: ['text', 'word', 'number'],
  multiline: ['text'],
  email: ['text'],
  tel: ['text'],
  uri: ['text'],
  bytes: ['number'],
  flag: ['flag'],
  unit: ['number'],
};

/** @param implied the place names a group that this text is in */
function keyed(room: Room, key: string, values: unknown, path: Path, valuesPath: Path, implied = false): Text {
  const { locales } = room.screen.municipality;
  room.screen.visit(path);
  room.screen.heard({
    kind: 'text',
    path,
    ...(implied && { implied: key }),
    names: () => locales.keys(),
    written: (name) => locales.written(name),
  });
  if (!key) return { key };
  room.screen.textKeys.add(key);
  locales.use(key);
  if (!locales.has(key)) {
    room.problem('text.unknown', path, `There is no text "${key}".${locales.nearest(key)}`, {
      help: [`Looked in ${where(key)}`],
    });
    return { key };
  }
  const given = record(values);
  const wanted = locales.placeholders(key);
  const counted = locales.isPlural(key);
  for (const name of wanted) {
    if (Object.hasOwn(given, name) || (name === 'count' && counted && 'count' in given)) continue;
    room.problem('text.value', path, `"${key}" has the placeholder {{${name}}}, and "values" does not give it.`, {
      help: [`See ${where(key)}`],
    });
  }
  if (counted && !('count' in given) && !wanted.has('count')) {
    room.problem('text.count', path, `"${key}" has plural forms, so "values" must give "count".`);
  }
  for (const name of Object.keys(given)) {
    if (wanted.has(name) || (name === 'count' && counted)) continue;
    room.problem('text.value', [...valuesPath, name], `"${key}" has no placeholder {{${name}}}.`, {
      key: true,
      help: [`See ${where(key)}`],
    });
  }
  const compiled = mapRecord(given, (item, name): TextValue => {
    const at = [...valuesPath, name];
    if (name === 'count') {
      const { tree } = room.expression(item, at, { what: 'count', kinds: ['number'] });
      return { value: tree, format: 'integer' };
    }
    const raw = record(item);
    return 'value' in raw
      ? written(room, raw.value, [...at, 'value'], raw.format, [...at, 'format'])
      : written(room, item, at, undefined, at);
  });
  return Object.keys(compiled).length ? { key, values: compiled } : { key };
}

function where(key: string): string {
  return `locales/pl/${key.split('.')[0]}.json`;
}
