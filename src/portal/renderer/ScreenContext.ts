import { createContext, useContext } from 'react';
import type { Widgets } from '../../blocks/widgets.ts';
import type { ScreenStore } from '../stores/ScreenStore.ts';

/** What every block needs, at any depth. */
export interface Drawing {
  screen: ScreenStore;
  widgets: Widgets;
  contrast: boolean;
}

export const ScreenContext = createContext<Drawing | null>(null);

export function useDrawing(): Drawing {
  const drawing = useContext(ScreenContext);
  if (!drawing) throw new Error('a block outside of a screen');
  return drawing;
}
