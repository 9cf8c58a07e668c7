import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw } from '../../files/raw.ts';
import type { TextJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';
import { optionalText } from './text.ts';

const ADDRESSES: readonly string[] = ['uri', 'email', 'tel'];

/** The words of a link, allowed only for an address. */
export function linkOf(
  scope: Scope,
  raw: Raw<{ link?: TextJson }>,
  shown: Text | undefined,
  path: Path,
): { link?: Text } {
  const link = optionalText(scope, raw.link, [...path, 'link']);
  if (!link) return {};
  const format = shown && 'format' in shown ? shown.format : undefined;
  if (format === undefined || !ADDRESSES.includes(format)) {
    scope.problem('link.format', [...path, 'link'], 'Only an address can be a link, and this value is not one.', {
      help: ['Its format in the contract, or "format" here, must be uri, email or tel.'],
    });
  }
  return { link };
}
