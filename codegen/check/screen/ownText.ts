import type { Text } from '../../../src/lang/descriptors/text.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Scope } from './scope.ts';

/**
 * A text that a block type brings, of the namespace `bloki`: only screens with such a block load it.
 *
 * @param values names that the block gives in words
 */
export function ownText(scope: Scope, key: string, path: Path, values: readonly string[] = []): Text {
  const { locales } = scope.screen.municipality;
  scope.screen.textKeys.add(key);
  locales.use(key);
  if (!locales.has(key))
    scope.problem('text.unknown', path, `There is no text "${key}", which this block shows.`, {
      help: [`Looked in locales/pl/${key.split('.')[0]}.json`],
    });
  if (values.length === 0) return { key };
  const filled = values.map((name) => [name, { value: ['$', name] as const, format: 'text' as const }]);
  return { key, values: Object.fromEntries(filled) };
}
