import { list, type Raw, record, type Unchecked, word } from '../files/raw.ts';
import type { ScreenJson, StepsJson } from '../generated/descriptors.ts';

/**
 * The screens to one of which these steps certainly lead; none, if they may end here. A `choose` leads on when every line
 * does and the last has no condition; a named action counts where it is run.
 */
export function leadsTo(
  steps: Unchecked<StepsJson>,
  actions: Raw<ScreenJson>['actions'],
  running: readonly string[] = [],
): string[] {
  for (const item of list(steps)) {
    const step = record(item);
    const screen = word(record(step.go).screen);
    if (screen) return [screen];
    const lines = list(step.choose).map((line) => record(line));
    const found = lines.map((line) => leadsTo(line.do, actions, running));
    if (lines.length > 0 && lines.at(-1)?.when === undefined && found.every(({ length }) => length > 0))
      return found.flat();
    const action = word(step.run);
    const inside = record(record(actions)[action]).do;
    const led = action && !running.includes(action) ? leadsTo(inside, actions, [...running, action]) : [];
    if (led.length > 0) return led;
  }
  return [];
}

/** A screen with the screens that it opens by itself. */
interface Opening {
  startTargets: readonly string[];
  missingParamTargets: readonly string[];
}

/** Those that never come to rest: by their start they always open another one of these, or they do without a parameter. */
export function restless(screens: ReadonlyMap<string, Opening>): ReadonlySet<string> {
  const found = new Set(screens.keys());
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, { startTargets, missingParamTargets }] of screens) {
      const starts = startTargets.length > 0 && startTargets.every((target) => found.has(target));
      if (!starts && !missingParamTargets.some((target) => found.has(target))) found.delete(name);
    }
  }
  return found;
}
