import type { Source } from '../../../src/lang/descriptors/declarations.ts';
import type { Path } from '../../files/jsonFile.ts';
import type { Raw } from '../../files/raw.ts';
import type { SourceJson } from '../../generated/descriptors.ts';
import type { Scope } from './scope.ts';

/** A source that is asked again by itself: how often, until when, and for how long at most. */
export function pollOf(scope: Scope, raw: Raw<SourceJson>, name: string, path: Path): Pick<Source, 'poll'> {
  const { every, until, for: longest } = raw;
  const given = Object.entries({ every, until, for: longest }).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  );
  if (given.length === 0) return {};
  if (typeof every !== 'number' || until === undefined || typeof longest !== 'number') {
    const missing = ['every', 'until', 'for'].filter((key) => !given.includes(key));
    scope.problem(
      'source.poll',
      [...path, given[0]!],
      `Polling needs "every" (how often), "until" (when it is done) and "for" (how long at most). Missing: ${missing.join(', ')}.`,
      { key: true },
    );
    return {};
  }
  if (longest < every)
    scope.problem(
      'source.poll',
      [...path, 'for'],
      `Every ${every} seconds for at most ${longest} seconds: it would never be asked again.`,
    );
  // Asking again does not wait for its own answer: this is no edge of the graph.
  const apart = scope.apart();
  const { tree, reads } = apart.expression(until, [...path, 'until'], { what: 'until', kinds: ['flag'] });
  if (reads.length > 0 && !reads.some((read) => read === `data.${name}` || read.startsWith('calc.')))
    scope.problem(
      'source.until',
      [...path, 'until'],
      `This condition does not read the answer, so polling would not change it. Read data.${name}.`,
    );
  return { poll: { every, for: longest, until: tree } };
}
