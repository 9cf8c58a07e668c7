import './studio.css';
import { createRoot } from 'react-dom/client';
import { callsOver } from './calls.ts';
import { StudioContext } from './context.ts';
import { Panel } from './Panel.tsx';
import { Studio } from './Studio.ts';
import type { Shown } from './surroundings.ts';
import { spokenLanguage } from './words.ts';

/** The workbench around the studio. */
export interface Workbench {
  outline(block: string | undefined): void;
  /** Shows colours in the portal that are not saved yet. */
  paint(theme: Readonly<Record<string, string>>): void;
  say(text: string): void;
  /** Names the tab. */
  name(text: string): void;
}

/** What the workbench says to the studio. */
export interface Mounted {
  show(shown: Shown): void;
  choose(block: string): void;
  openText(key: string): void;
}

/** Draws the studio in its place; the page of `okienko dev` loads this file when somebody opens it. */
export function mount(place: HTMLElement, workbench: Workbench): Mounted {
  const studio = new Studio({
    ...workbench,
    calls: callsOver((address, how) => fetch(address, how)),
    language: spokenLanguage(localStorage, navigator.languages),
  });
  createRoot(place).render(
    <StudioContext value={studio}>
      <Panel />
    </StudioContext>,
  );
  return {
    show: (shown) => studio.show(shown),
    choose: (block) => void studio.point(block),
    openText: (key) => void studio.openText(key),
  };
}
