import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { FailureNotice } from '../../blocks/parts/FailureNotice.tsx';
import type { Widgets } from '../../blocks/widgets.ts';
import { treesOfText } from '../../lang/descriptors/reads.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';
import { failureOf, guardReads } from '../stores/screen/failures.ts';
import { worse } from '../stores/screen/status.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ScreenContent } from './ScreenContent.tsx';
import { ScreenContext } from './ScreenContext.ts';

export interface ScreenViewProps {
  screen: ScreenStore;
  widgets: Widgets;
  contrast: boolean;
  /** Draws the only h1; without a title while that is not known yet. */
  heading(title: string | undefined): ReactNode;
}

/** A whole screen: its title, and its blocks as soon as every guard is decided. */
export const ScreenView = observer(function ScreenView({ screen, widgets, contrast, heading }: ScreenViewProps) {
  const drawing = useMemo(() => ({ screen, widgets, contrast }), [screen, widgets, contrast]);
  const { phase, descriptor, host } = screen;
  if (phase === 'refused') return null;
  const title = titleOf(screen);
  return (
    <ScreenContext value={drawing}>
      {heading(title)}
      {(phase === 'deciding' || phase === 'starting') && (
        <Skeleton height={16} label={host.word('wspolne.ekran.wczytywanie')} />
      )}
      {phase === 'failed' && <GuardFailure screen={screen} />}
      {phase === 'open' && <ScreenContent key={descriptor.name} screen={screen} />}
    </ScreenContext>
  );
});

function titleOf(screen: ScreenStore): string | undefined {
  const { title } = screen.descriptor;
  const status = treesOfText(title)
    .map((tree) => screen.statusOfTree(tree))
    .reduce(worse, 'ready');
  return status === 'pending' ? undefined : screen.text(title);
}

/** The data that decide whether the screen may be seen failed to load. */
const GuardFailure = observer(function GuardFailure({ screen }: { screen: ScreenStore }) {
  const reads = guardReads(screen);
  const failure = failureOf(screen, reads);
  return (
    <FailureNotice
      word={screen.host.word}
      message={failure?.message}
      nrSprawy={failure?.nrSprawy}
      onRetry={() => screen.retry(reads)}
    />
  );
});
