import './studio.css';
import { createRoot } from 'react-dom/client';
import './pages/pages.css';
import './proposals/proposals.css';
import './publish/publish.css';
import './scenarios/scenarios.css';
import { reaction } from 'mobx';
import { type Spoken, typeNames } from '../../studio/names.ts';
import { askerOver, callsOver } from './calls.ts';
import { Common, CommonContext } from './common/Common.ts';
import { StudioContext } from './context.ts';
import { Revisions, RevisionsContext } from './history/Revisions.ts';
import { Panel } from './Panel.tsx';
import { pageCalls } from './pages/calls.ts';
import { PagesContext } from './pages/context.ts';
import { Pages } from './pages/Pages.ts';
import { ProposalContext, ProposalStore } from './proposals/ProposalStore.ts';
import { Publisher, PublisherContext } from './publish/Publisher.ts';
import { Studio } from './Studio.ts';
import { type FromPortal, Scenarios, ScenariosContext, type Stage } from './scenarios/Scenarios.ts';
import type { Shown } from './surroundings.ts';

/** The workbench around the studio. */
export interface Workbench extends Stage {
  language: Spoken;
  outline(block: string | undefined): void;
  /** Shows colours in the portal that are not saved yet. */
  paint(theme: Readonly<Record<string, string>>): void;
  portalColours(): Readonly<Record<string, string>>;
  visit(address: string): void;
  say(text: string): void;
}

/** What the workbench says to the studio. */
export interface Mounted {
  show(shown: Shown): void;
  /** Names of block types in the language of the studio. */
  types(): Readonly<Record<string, string>>;
  speak(language: Spoken): void;
  choose(block: string): void;
  openText(key: string): void;
  /** A screen was chosen from the list: it is what is edited now, unless something is recorded or not saved. */
  screenChosen(): void;
  /** The portal reports what was done in it. */
  heard(message: FromPortal): void;
  /** Other answers of the office were chosen. @returns whether they became a step of a recording */
  answersChosen(): boolean;
}

/** Draws the studio in its place; the page of `okienko dev` loads this file when somebody opens it. */
export function mount(place: HTMLElement, workbench: Workbench): Mounted {
  const ask = askerOver((address, how) => fetch(address, how));
  const studio = new Studio({
    ...workbench,
    calls: callsOver(ask),
  });
  const common = new Common(ask, workbench.say, studio);
  const publisher = new Publisher(ask, workbench.say, studio, common);
  const proposals = new ProposalStore(ask, workbench.say, studio);
  const history = new Revisions(ask, workbench.say, studio);
  const pages = new Pages(pageCalls(ask), workbench.visit, workbench.say, studio);
  const scenarios = new Scenarios(ask, workbench, studio);
  reaction(
    () => studio.shown.round,
    () => {
      void common.load();
      void pages.reload();
      void publisher.reload();
      void history.reload();
      void scenarios.reload();
      void proposals.reload();
    },
  );
  createRoot(place).render(
    <StudioContext value={studio}>
      <PagesContext value={pages}>
        <CommonContext value={common}>
          <PublisherContext value={publisher}>
            <RevisionsContext value={history}>
              <ScenariosContext value={scenarios}>
                <ProposalContext value={proposals}>
                  <Panel />
                </ProposalContext>
              </ScenariosContext>
            </RevisionsContext>
          </PublisherContext>
        </CommonContext>
      </PagesContext>
    </StudioContext>,
  );
  return {
    show: (shown) => studio.show(shown),
    types: () => typeNames(studio.language),
    speak: (language) => studio.speak(language),
    choose: (block) => void studio.point(block),
    openText: (key) => void studio.openText(key),
    screenChosen() {
      if (scenarios.state === 'off' && studio.drafts.list.length === 0) studio.turnTo(false);
    },
    heard: (message) => void scenarios.heard(message),
    answersChosen() {
      const isStep = scenarios.state === 'recording';
      if (isStep) void scenarios.answersChosen();
      return isStep;
    },
  };
}
