import { reaction, when } from 'mobx';
import type { Screen } from '../../../blocks/screen.ts';
import type { Podmiot } from '../../../generated/models.ts';
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

/** The parts of a screen that work without a click: all but its forms. */
export interface WatchedScreen extends StepScreen {
  readonly descriptor: Screen;
  readonly graph: Graph;
  readonly disposed: boolean;
  source(name: string): SourceStore | undefined;
  statusOfTree(tree: Tree): Status;
  run(steps: readonly Step[]): Promise<boolean>;
  empty(): void;
  dispose(): void;
}

/** Starts what a screen does without a click: first requests, redirects, its address, polling. @returns stops all of it */
export function startReactions(screen: WatchedScreen): () => void {
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

/** The data of a screen with first steps is requested after them, since they may change its arguments. */
function whenBegun(screen: WatchedScreen, then: () => void): () => void {
  if (screen.descriptor.start) return when(() => screen.phase === 'open', then);
  then();
  return () => {};
}

/** Requests the first data before anything is drawn: that of guards, essential sources, and blocks shown at first. */
function askFirst(screen: WatchedScreen): void {
  const { descriptor, graph } = screen;
  if (graph.params.missing !== undefined) return;
  const drawn = new Set(graph.sourcesOf(allReads(descriptor.content)));
  for (const { must } of descriptor.guard) screen.statusOfTree(must);
  for (const [name, { essential }] of Object.entries(descriptor.data)) {
    // A source that no block reads is read by steps, and must be loaded when they run.
    if (essential || !drawn.has(graph.source(name)!)) graph.statusOf(`data.${name}`);
  }
  for (const read of firstReads(descriptor.content, (visible) => screen.value(visible) === true)) graph.statusOf(read);
}

/** Redirects when a required parameter is missing or a guard is not true. */
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

/** Runs the steps of a guard; a `go` among them replaces the history entry of the screen. */
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
      // Without a subject the session has ended, and the screen is left.
      if (!before || !now || now === before) return;
      const { name, params, data, calls } = screen.descriptor;
      const ofSubject = Object.values(data).some(({ operation }) => calls[operation]?.subject);
      const { missing } = Object.values(params).find((param) => param.missing) ?? {};
      if (!missing || !ofSubject) return screen.empty();
      // A page about one thing of the former subject, such as a card.
      const place = placeOf(host.manifest, missing, (tree) => screen.value(tree));
      screen.dispose();
      void import('./leaveThing.ts').then(({ leaveThing }) => leaveThing(name, screen, now as Podmiot, place));
    },
  );
}

/** Writes the states that have a query name into the address. */
function keepAddress(screen: WatchedScreen): () => void {
  const { graph, host } = screen;
  return reaction(
    () => graph.states.query,
    () => host.replaceSearch((search) => graph.states.write(search)),
  );
}

/** Few screens poll, so the code is loaded with the first that does. */
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
      // Without a connection another screen would not help: this one stays, and requests again later.
      if (!error || isShownByShell(error) || isSilence(error)) return;
      host.notify(screen.text(essential.notify), 'danger');
      void go(screen, essential.go, {}, true);
    };
    return reaction(() => graph.source(name)?.error, failed, { fireImmediately: true });
  });
}
