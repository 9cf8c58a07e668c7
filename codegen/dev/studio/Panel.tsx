import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { AddView } from './AddView.tsx';
import { Areas } from './Areas.tsx';
import { Bar } from './Bar.tsx';
import { BlockList } from './BlockList.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { RoleNote } from './common/RoleNote.tsx';
import { useStudio } from './context.ts';
import { HistoryView } from './history/HistoryView.tsx';
import { LookView } from './LookView.tsx';
import { PartView } from './PartView.tsx';
import { ProblemList } from './Pending.tsx';
import { PageListView } from './pages/PageListView.tsx';
import { PageView } from './pages/PageView.tsx';
import { ProposalsView } from './proposals/ProposalsView.tsx';
import { PublishView } from './publish/PublishView.tsx';
import { Steps } from './Steps.tsx';
import { ScenariosView } from './scenarios/ScenariosView.tsx';
import { TextView } from './TextView.tsx';

/** The whole studio: one view at a time below its bar. */
export const Panel = observer(function Panel() {
  const studio = useStudio();
  const { view, words, refused, state, language } = studio;
  const onKeyDown = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
    if (!(event.ctrlKey || event.metaKey) || typing) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    void (key === 'y' || event.shiftKey ? studio.redo() : studio.undo());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo and redo work anywhere inside; both have buttons.
    <div className="studio" lang={language} onKeyDown={onKeyDown}>
      <Bar />
      <Areas />
      {refused && (
        <p className="studio__note studio__note--bad">{refused.why ? studio.said(refused.why) : words.unreachable}</p>
      )}
      <RoleNote />
      {state.underWay && (
        <div className="studio__note studio__note--wait">
          {words.underWay}
          <ProblemList problems={state.problems} />
        </div>
      )}
      {view === 'steps' ? (
        <Steps />
      ) : view === 'text' ? (
        <TextView />
      ) : view === 'look' ? (
        <LookView />
      ) : view === 'pages' ? (
        <PageListView />
      ) : view === 'page' ? (
        <PageView />
      ) : view === 'publish' ? (
        <PublishView />
      ) : view === 'proposals' ? (
        <ProposalsView />
      ) : view === 'history' ? (
        <HistoryView />
      ) : view === 'scenarios' ? (
        <ScenariosView />
      ) : view === 'add' ? (
        <AddView key={studio.adding.list} />
      ) : view === 'part' ? (
        <PartView />
      ) : studio.isPortal ? (
        <CatalogueView />
      ) : (
        <BlockList />
      )}
    </div>
  );
});
