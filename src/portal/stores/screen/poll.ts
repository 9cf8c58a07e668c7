import { reaction, runInAction } from 'mobx';
import type { Screen } from '../../../blocks/screen.ts';
import type { Source } from '../../../lang/descriptors/declarations.ts';
import type { ApiError } from '../../../lang/errors/ApiError.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import type { SourceStore } from './SourceStore.ts';

interface PolledScreen {
  readonly descriptor: Pick<Screen, 'data'>;
  value(tree: Tree): unknown;
  source(name: string): SourceStore | undefined;
}

/**
 * Polls sources with `every` until their `until` is true, also those whose first call failed for a moment. A hidden tab does not poll, its time does not count, and it asks
 * once when it is visible again.
 *
 * @returns stops polling
 */
export function poll(screen: PolledScreen, page: Document | undefined = globalThis.document): () => void {
  const stops = Object.entries(screen.descriptor.data).flatMap(([name, { poll: how }]) => {
    const source = screen.source(name);
    return how && source ? [askAgain(screen, source, how, page)] : [];
  });
  return () => {
    for (const stop of stops) stop();
  };
}

function askAgain(
  screen: PolledScreen,
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
    const isReady = source.status === 'ready';
    const waits = !stopped && (isReady ? screen.value(how.until) !== true : mayPass(source.error));
    runInAction(() => {
      source.gaveUp = isReady && waits && left <= 0;
    });
    if (!waits || left <= 0) return;
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
  // Other arguments or a reload by the resident start the polling time again.
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

/** No connection, or a fault of the office. */
const mayPass = (error: ApiError | null): boolean => error?.kind === 'network' || (error?.status ?? 0) >= 500;
