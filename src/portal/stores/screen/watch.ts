import { reaction, when } from 'mobx';
import type { Screen } from '../../../blocks/screen.ts';
import type { Step } from '../../../lang/descriptors/steps.ts';
import type { ApiError } from '../../../lang/errors/ApiError.ts';
import type { Tree } from '../../../lang/expressions/tree.ts';
import { isSilence } from '../ConnectionStore.ts';
import { isShownByShell } from '../failureText.ts';
import { allReads, firstReads } from './eager.ts';
import type { Graph } from './Graph.ts';
import { placeOf } from './ScreenHost.ts';
import type { SourceStore } from './SourceStore.ts';
import type { Status } from './status.ts';
import { go, type StepScreen } from './steps.ts';

/** What a screen does by itself needs all of it but its forms. */
export interface WatchedScreen extends StepScreen {
  readonly descriptor: Screen;
  readonly graph: Graph;
  readonly disposed: boolean;
  source(name: string): SourceStore | undefined;
  statusOfTree(tree: Tree): Status;
  run(steps: readonly Step[]): Promise<boolean>;
  empty(): void;
}

/** What a screen does by itself as long as it is there. @returns how to stop it */
export function watch(screen: WatchedScreen): () => void {
  screen.graph.states.start();
  const stops = [
    whenBegun(screen, () => askFirst(screen)),
    leadOn(screen),
    followSubject(screen),
    keepAddress(screen),
    askAgain(screen),
    ...watchEssential(screen),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the screen's first steps change is asked for after them. */
function whenBegun(screen: WatchedScreen, then: () => void): () => void {
  if (screen.descriptor.start) return when(() => screen.phase === 'open', then);
  then();
  return () => {};
}

/** The first data is asked for before anything is drawn: what guards need, what is essential, what is drawn at first. */
function askFirst(screen: WatchedScreen): void {
  const { descriptor, graph } = screen;
  if (graph.params.missing !== undefined) return;
  const drawn = new Set(graph.sourcesOf(allReads(descriptor.content)));
  for (const { must } of descriptor.guard) screen.statusOfTree(must);
  for (const [name, { essential }] of Object.entries(descriptor.data)) {
    // What no block ever reads, steps do: it has to be there when they run.
    if (essential || !drawn.has(graph.source(name)!)) graph.statusOf(`data.${name}`);
  }
  for (const read of firstReads(descriptor.content, (visible) => screen.value(visible) === true)) graph.statusOf(read);
}

/** A parameter that has to be there, and the guards. */
function leadOn(screen: WatchedScreen): () => void {
  const { descriptor, graph, host } = screen;
  return reaction(
    () => screen.phase,
    (phase) => {
      if (phase !== 'refused') return;
      const { missing } = graph.params;
      if (missing !== undefined) {
        const place = placeOf(host.manifest, missing, (tree) => screen.value(tree));
        if (place) host.go(place, true);
        return;
      }
      const refused = descriptor.guard.find(({ must }) => screen.value(must) !== true);
      void leadAway(screen, refused?.else ?? []);
    },
    { fireImmediately: true },
  );
}

/** The steps of a guard; where they lead on, the screen leaves no trace in the history. */
async function leadAway(screen: WatchedScreen, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const went = step.do === 'go' ? await go(screen, step.to, {}, true) : await screen.run([step]);
    if (!went) return;
  }
}

function followSubject(screen: WatchedScreen): () => void {
  const { host } = screen;
  return reaction(
    () => (host.subject.status === 'ready' ? host.subject.value : undefined),
    (now, before) => {
      // Without one the session is over, and the screen is left.
      if (before && now && now !== before) screen.empty();
    },
  );
}

/** States with a name in the address live there. */
function keepAddress(screen: WatchedScreen): () => void {
  const { graph, host } = screen;
  return reaction(
    () => graph.states.query,
    () => host.replaceSearch((search) => graph.states.write(search)),
  );
}

/** Few screens do: the code comes with them. */
function askAgain(screen: WatchedScreen): () => void {
  let stop = () => {};
  if (Object.values(screen.descriptor.data).some(({ poll }) => poll))
    import('./poll.ts').then(
      ({ poll }) => {
        if (!screen.disposed) stop = poll(screen);
      },
      () => undefined,
    );
  return () => stop();
}

function watchEssential(screen: WatchedScreen): (() => void)[] {
  const { descriptor, graph, host } = screen;
  return Object.entries(descriptor.data).flatMap(([name, { essential }]) => {
    if (!essential) return [];
    const failed = (error: ApiError | null | undefined) => {
      // Without a connection every place is as bad: it stays, and asks again when there is one.
      if (!error || isShownByShell(error) || isSilence(error)) return;
      host.notify(screen.text(essential.notify), 'danger');
      void go(screen, essential.go, {}, true);
    };
    return reaction(() => graph.source(name)?.error, failed, { fireImmediately: true });
  });
}
