import type { ScreenStore } from '../../../src/portal/stores/ScreenStore.ts';
import type { ScenarioGivenJson } from '../../generated/descriptors.ts';

/** What an expression compiled from `today` or `now` contains. */
const TIME = /\["\$","(?:today|now)"\]/;

/** The situation in which a screen has opened, as far as the portal knows it; an address that is not given is that of the example. */
export function situationOf(screen: ScreenStore, search: string): ScenarioGivenJson {
  const { descriptor, graph, host } = screen;
  const names = Object.keys(descriptor.params);
  const params = names.flatMap((name) => {
    const value = graph.params.value(name);
    return value === null ? [] : [[name, value] as const];
  });
  const states = Object.values(descriptor.state).flatMap(({ query }) => query ?? []);
  const query = [...new URLSearchParams(search)].filter(([name]) => states.includes(name));
  return {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(TIME.test(JSON.stringify(descriptor)) && { now: new Date(host.now()).toISOString() }),
    ...(host.language !== host.manifest.languages[0] && { language: host.language as 'pl' }),
  };
}
