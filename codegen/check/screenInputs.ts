import { asWritten } from '../files/raw.ts';
import type { ScreenJson } from '../generated/descriptors.ts';
import type { Gathered } from './gather.ts';

/** All inputs of the check of a screen beside its own file: while they are equal, the cached result is used. */
export function screenInputs({
  context,
  locales,
  files,
  definitions,
}: Pick<Gathered, 'context' | 'locales' | 'files' | 'definitions'>): readonly unknown[] {
  const screens = [...context.screens.values()].map(
    ({ name, path, access, found, missingParamTargets, startTargets }) => {
      const { params } = asWritten<ScreenJson>(files.get(name)?.value);
      return [name, path, access, found, missingParamTargets, startTargets, params];
    },
  );
  const words = Object.entries(locales.all(locales.languages[0] ?? 'pl')).map(([key, text]) => [
    key,
    text.match(/\{\{[^}]*\}\}/g),
  ]);
  const { services, parts, hosts, frameHosts, postHosts, servicesScreen, contract, schemas, fragments } = context;
  const others = [locales.languages, [...services], [...parts], hosts, frameHosts, postHosts, servicesScreen];
  return [contract, schemas, ...fragments.values(), ...definitions, JSON.stringify([screens, words, others])];
}
