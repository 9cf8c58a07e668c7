import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useStudio } from './context.ts';
import { useRevisions } from './history/Revisions.ts';
import { usePages } from './pages/context.ts';
import { useProposals } from './proposals/ProposalStore.ts';
import { usePublisher } from './publish/Publisher.ts';
import { useScenarios } from './scenarios/Scenarios.ts';
import type { View } from './view.ts';

const OF_MUNICIPALITY: readonly View[] = ['pages', 'page', 'publish', 'history', 'scenarios', 'proposals'];

/** What of the municipality is worked on. */
export const Areas = observer(function Areas() {
  const studio = useStudio();
  const pages = usePages();
  const { words, view } = studio;
  const publisher = usePublisher();
  const history = useRevisions();
  const scenarios = useScenarios();
  const proposals = useProposals();
  const isPages = view === 'pages' || view === 'page';
  // The text of a page needs more room than properties do.
  useEffect(() => {
    document.body.toggleAttribute('data-wide', view === 'page');
    return () => document.body.removeAttribute('data-wide');
  }, [view]);
  const isScreen = !OF_MUNICIPALITY.includes(view);
  const isHere = isScreen && !studio.isPortal;
  // From elsewhere it leads back to the chosen part, from there to all blocks.
  const toScreen = () => {
    if (studio.wantsPortal) studio.turnTo(false);
    else studio.go(isHere || studio.at === undefined ? 'blocks' : 'part');
  };
  const screen = { name: words.screen, current: isHere, open: toScreen };
  const areas = [
    ...(studio.shown.screen === undefined ? [] : [screen]),
    { name: words.portal, current: isScreen && studio.isPortal, open: () => studio.turnTo(true) },
    { name: pages.words.area, current: isPages, open: () => pages.open() },
    { name: scenarios.words.area, current: view === 'scenarios', open: () => scenarios.open() },
    { name: publisher.words.area, current: view === 'publish', open: () => publisher.open() },
    { name: proposals.words.area, current: view === 'proposals', open: () => proposals.open() },
    { name: history.words.area, current: view === 'history', open: () => history.open() },
  ];
  return (
    <nav className="studio__areas" aria-label={words.areas}>
      {areas.map(({ name, current, open }) => (
        <button key={name} type="button" aria-current={current ? 'page' : undefined} onClick={open}>
          {name}
        </button>
      ))}
    </nav>
  );
});
