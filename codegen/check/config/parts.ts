import type { Tree } from '../../../src/lang/expressions/tree.ts';
import type { JsonFile } from '../../files/jsonFile.ts';
import type { ReportAt } from '../../files/openFile.ts';
import { asWritten, list, number, type Raw, record, word } from '../../files/raw.ts';
import { guess } from '../../files/shape.ts';
import type { FragmentJson, ServicesJson } from '../../generated/descriptors.ts';
import { guessScreen } from '../guessScreen.ts';
import type { Config, Part } from './config.ts';

/** The parts of each screen in their order: first the services that the screen names, then the others as in the list of services. */
export function readParts(raw: Raw<ServicesJson>): ReadonlyMap<string, readonly Part[]> {
  const parts = new Map<string, Part[]>();
  for (const [group, item] of list(raw.groups).entries())
    for (const [index, one] of list(record(item).services).entries()) {
      const { uslugaId, parts: contributed, only, flag } = record(one);
      for (const [screen, fragment] of Object.entries(record(contributed)))
        parts.set(screen, [
          ...(parts.get(screen) ?? []),
          {
            service: number(uslugaId),
            fragment: word(fragment),
            at: ['groups', group, 'services', index, 'parts', screen],
            ...(only !== undefined && { only: only as 'osoba' | 'instytucja' }),
            ...(flag !== undefined && { flag: word(flag) }),
          },
        ]);
    }
  for (const [screen, all] of parts) {
    const order = list(record(record(raw.screens)[screen]).parts).map((service) => number(service));
    const place = ({ service }: Part): number => (order.includes(service) ? order.indexOf(service) : order.length);
    parts.set(
      screen,
      all.toSorted((a, b) => place(a) - place(b)),
    );
  }
  return parts;
}

/** The words of the parts of a screen, each once, as the list that `parts` is in its expressions. */
export function askedWords(parts: readonly Part[] = [], fragments: ReadonlyMap<string, JsonFile>): Tree {
  const words = parts.flatMap(({ fragment }) => {
    const { asks } = asWritten<FragmentJson>(fragments.get(fragment)?.value);
    return asks === undefined ? [] : [word(asks)];
  });
  return ['list', ...new Set(words)];
}

/**
 * Every part has a fragment without parameters, and a screen that shows it.
 *
 * @param composed screens with a block `parts`
 */
export function checkParts(
  { parts, screens }: Config,
  raw: Raw<ServicesJson>,
  fragments: ReadonlyMap<string, JsonFile>,
  composed: ReadonlySet<string>,
  problem: ReportAt,
): void {
  for (const [screen, all] of parts)
    for (const { fragment: name, at } of all) {
      const fragment = fragments.get(name);
      const params = Object.keys(record(asWritten<FragmentJson>(fragment?.value).params));
      if (!screens.has(screen))
        problem('screen.unknown', at, `"${screen}" has no address.${guessScreen(screen, [...screens.keys()])}`, {
          key: true,
        });
      else if (!composed.has(screen))
        problem('part.nowhere', at, `screens/${screen}.json has no block "parts", so this part is never shown.`, {
          key: true,
        });
      if (!fragment)
        problem('fragment.unknown', at, `There is no fragment "${name}".${guess(name, [...fragments.keys()])}`);
      else if (params.length > 0)
        problem('part.params', at, `The fragment "${name}" needs "${params[0]}", and a part is given no parameters.`);
    }
  for (const [screen, one] of Object.entries(record(raw.screens))) {
    const services = (parts.get(screen) ?? []).map(({ service }) => service);
    const order = list(record(one).parts).map((service) => number(service));
    for (const [index, service] of order.entries()) {
      const at = ['screens', screen, 'parts', index];
      if (order.indexOf(service) < index) problem('part.order', at, `Service ${service} is in this list already.`);
      else if (!services.includes(service))
        problem('part.order', at, `Service ${service} has no part for this screen.`, {
          warning: true,
          help: [services.length > 0 ? `Parts come from: ${services.join(', ')}` : 'No service has one.'],
        });
    }
  }
}
