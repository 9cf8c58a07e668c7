import { describe, formatOf } from '../../../src/lang/expressions/check.ts';
import type { Type } from '../../../src/lang/expressions/types.ts';
import type { Format } from '../../../src/lang/values/formats.ts';
import type { Path } from '../../files/jsonFile.ts';
import { own, type Unchecked, word } from '../../files/raw.ts';
import type { FormatJson } from '../../generated/descriptors.ts';
import { kindName } from './kindName.ts';
import type { Scope } from './scope.ts';

/** How a value is written in words: by its type, or as `format` asks, which must suit the type. */
export function chosenFormat(
  scope: Scope,
  type: Type,
  format: Unchecked<FormatJson>,
  formatPath: Path,
  path: Path,
): { format: Format; unit?: string } {
  const unit = type.kind === 'number' ? type.unit : undefined;
  const fitting = () => Object.keys(suitable).filter((one) => suitable[one as Format]?.includes(type.kind));
  scope.screen.noteSymbol({ kind: 'format', path: formatPath, names: fitting, written: () => [] });
  if (type.kind === 'html') {
    scope.problem('html.place', path, 'This text has markup: only the block "html" shows it.');
    return { format: 'text' };
  }
  if (type.kind === 'file') {
    const message = 'This is a file: the step "save" saves it, the block "pictures" shows pictures.';
    scope.problem('file.place', path, message);
    return { format: 'text' };
  }
  if (format === undefined) {
    if (type.kind === 'record' || type.kind === 'list') {
      scope.problem(
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
    scope.problem(
      'format.type',
      formatPath,
      `The format "${name}" is for ${suits.map(kindName).join(' or ')}, but this is ${describe(type)}.`,
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
  decimal1: ['number', 'money'],
  decimal2: ['number', 'money'],
  decimal3: ['number', 'money'],
  decimal4: ['number', 'money'],
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
