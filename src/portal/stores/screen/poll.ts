import { reaction } from 'mobx';
import type { Source } from '../../../lang/descriptors/declarations.ts';
import type { ScreenStore } from '../ScreenStore.ts';
import type { SourceStore } from './SourceStore.ts';

/**
 * Sources with `every` are asked again until `until` holds. Nobody looks at a hidden tab: it asks nothing, its time does
 * not count, and it catches up when it is seen.
 *
 * @returns how to stop it
 */
export function poll(screen: ScreenStore, page: Document | undefined = globalThis.document): () => void {
  const stops = Object.entries(screen.descriptor.data).flatMap(([name, { poll: how }]) => {
    const source = screen.graph.source(name);
    return how && source ? [askAgain(screen, source, how, page)] : [];
  });
  return () => {
    for (const stop of stops) stop();
  };
}

function askAgain(
  screen: ScreenStore,
  source: SourceStore,
  how: NonNullable<Source['poll']>,
  page: Document | undefined,
): () => void {
  let left = 0;
  let missed = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    clearTimeout(timer);
    if (stopped || left <= 0 || source.status !== 'ready' || screen.value(how.until) === true) return;
    timer = setTimeout(ask, how.every * 1000);
  };
  const ask = async () => {
    missed = page?.hidden === true;
    if (missed) return;
    left -= 1;
    await source.again();
    next();
  };
  const seen = () => {
    if (missed) void ask();
  };
  page?.addEventListener('visibilitychange', seen);
  // Other arguments, and the resident's own wish for a fresh answer, begin anew.
  const stop = reaction(
    () => source.rounds,
    () => {
      left = Math.floor(how.for / how.every);
      missed = false;
      next();
    },
    { fireImmediately: true },
  );
  return () => {
    stopped = true;
    stop();
    clearTimeout(timer);
    page?.removeEventListener('visibilitychange', seen);
  };
}
